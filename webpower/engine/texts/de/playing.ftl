# Eine Partie auf dem Tisch

desk-show-hand = { $player } am Zug: meine Hand zeigen
desk-show-hand-tip = Nur { $player } sollte jetzt hinsehen
desk-not-you = { $player } ist am Zug
desk-hand-covered = Die Hand von { $player } ist verdeckt: Zeige sie zuerst
desk-start = Das ist der Anfang des Spiels: Es gibt nichts zurückzunehmen
desk-end = Es gibt nichts noch einmal zu spielen
desk-where = Zug { $turn }, { $actions ->
    [0] noch nichts gespielt
    [one] 1 Aktion gespielt
   *[other] { $actions } Aktionen gespielt
 }
desk-saved = Jede Aktion wird sofort gespeichert in { $path }
desk-not-saved = Dieses Spiel wird nicht in einer Datei gespeichert
desk-not-kept = Das Spiel geht weiter, kann aber nicht gespeichert werden: { $reason }. Die nächste Aktion versucht es wieder
desk-played-elsewhere = Dieses Spiel wurde auch an einem anderen Tisch gespielt; was dort gespielt wurde, bleibt ebenfalls erhalten, als Zugfolge
desk-undo = ↶ Zurück
desk-undo-tip = Deine letzte Entscheidung zurücknehmen, und was die Bots seither taten (Strg+Z)
desk-redo = ↷ Vor
desk-redo-tip = Zurückgenommenes noch einmal spielen (Strg+Y)
desk-restart = Von vorn
desk-restart-tip = Zurück an den Anfang desselben Spiels; was gespielt wurde, bleibt als Zugfolge erhalten
desk-next-seed = Neues Spiel
desk-next-seed-tip = Dieselben am Tisch, aber andere Karten: der nächste Startwert. Dieses Spiel bleibt in seiner Datei
desk-hint = Tipp
desk-hint-tip = Was { $bot } tun würde, und warum
desk-let = { $bot } entscheiden lassen
desk-let-tip = { $bot } entscheidet einmal für dich
desk-to-end = Zu Ende spielen
desk-to-end-tip = { $bot } spielt für dich, bis das Spiel zu Ende ist
desk-view-own = wer am Zug ist
desk-view-all = alle
desk-view-none = keine
desk-person = ein Mensch
desk-no-folder = Dieser Tisch speichert keine Dateien, die Aufzeichnung kann also nur heruntergeladen werden
desk-no-file = Im Ordner gibt es keine Datei { $name }
desk-file-name = Ein Dateiname besteht aus höchstens 100 Buchstaben, Ziffern, Leerzeichen, Punkten und Bindestrichen; { $name } geht nicht
desk-cant-write = { $path } lässt sich nicht schreiben: { $why }
desk-file-there = Eine Datei { $name } gibt es schon: Wähle einen anderen Namen
desk-record-saved = Die Aufzeichnung dieser Zugfolge liegt in { $path }
desk-tree-saved = Dieses Spiel begann mit einer Stellung, für die eine Aufzeichnung keinen Platz hat, daher liegt es mit allen seinen Zugfolgen in { $path }
desk-cant-open = Diese Datei lässt sich nicht öffnen: { $why }
desk-opened = Das Spiel von { $players } liegt auf dem Tisch
