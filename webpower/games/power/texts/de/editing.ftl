# Eine Stellung aufbauen

edit-row-put = Hinstellen
edit-put-tip = Klicke auf den Plan, um Figuren von { $player } hinzustellen (Taste { $key }): ein Kloster auf einen Ort, einen Ratsherrn auf ein Wappen. Ein Klick auf ein Kloster von { $player } nimmt es weg
edit-erase = ✕ Wegnehmen
edit-erase-tip = Klicke auf den Plan, um Figuren wegzunehmen (Taste E)
edit-row-whose = Wessen Ratsherr?
edit-whose-tip = Einen Ratsherrn von { $player } wegnehmen
edit-cancel = Abbrechen
edit-cancel-tip = Nichts wegnehmen

edit-row-mover = Am Zug
edit-mover-tip = Ein Zug von { $player } beginnt
edit-row-phase = Jetzt
edit-phase-place = Ein Zug beginnt
edit-phase-place-tip = Wer am Zug ist, darf setzen oder eine Karte tauschen
edit-phase-more = Zweite Figur
edit-phase-more-tip = Wer am Zug ist, hat eine Figur gesetzt und darf eine zweite setzen
edit-phase-draw = Ziehen
edit-phase-draw-tip = Wer am Zug ist, hat gesetzt oder eine Karte abgelegt und zieht
edit-phase-over = Spielende
edit-phase-over-tip = Das Spiel ist zu Ende: durch den Plan, wenn niemand mehr setzen kann, sonst durch den Stapel
edit-row-placed = Nach
edit-placed = einer Figur in { $country }
edit-placed-tip = Die erste Figur des Zuges steht in { $country }
edit-exchanged = einem Tausch
edit-exchanged-tip = In diesem Zug wurde nichts gesetzt, sondern eine Karte abgelegt
edit-row-times = Stapel
edit-times-0 = Erster Stapel
edit-times-0-tip = Der Stapel war noch nicht aufgebraucht, und es gab keine Zwischenwertung
edit-times-1 = Zweiter Stapel
edit-times-1-tip = Der Stapel war einmal aufgebraucht: Gewertet sind die Klöster, die jetzt stehen
edit-times-2 = Letzte Züge
edit-times-2-tip = Der Stapel ist zum zweiten Mal aufgebraucht: Niemand zieht mehr
edit-interim = Zwischenwertung: wie jetzt
edit-interim-tip = Die Klöster, die jetzt stehen, sind die der Zwischenwertung

edit-row-cards = Karten von
edit-cards-tip = Die Hand von { $player } zeigen und ändern
edit-cards-open = Offene Karten
edit-cards-open-tip = Die offenen Karten zeigen und ändern
edit-row-back = Zurücklegen
edit-back = − { $card }
edit-back-tip = Diese Karte { $card } zu den übrigen zurücklegen
edit-row-give = Dazu
edit-give = + { $card } ({ $number })
edit-give-tip = Eine Karte { $card } dazugeben; { $number ->
    [0] keine ist
    [one] 1 ist
   *[other] { $number } sind
 } übrig
edit-row-stack = Im Stapel: { $number }
edit-stack-less = − { $number }
edit-stack-less-tip = Weniger Karten im Stapel und ebenso viele mehr auf der Ablage
edit-stack-more = + { $number }
edit-stack-more-tip = Mehr Karten im Stapel und ebenso viele weniger auf der Ablage
edit-deal = Fehlende austeilen
edit-deal-tip = Die Hände und die offenen Karten auffüllen
edit-other-cards = Andere Karten
edit-other-cards-tip = Alle Karten neu austeilen, mit dem nächsten Startwert

edit-row-play = Wer spielt
edit-sit-person = { $player }: ein Mensch
edit-sit-person-tip = { $player } wird von einem Menschen gespielt; ein Klick lässt { $bot } spielen
edit-sit-bot = { $player }: { $bot }
edit-sit-bot-tip = { $player } wird von { $bot } gespielt; ein Klick lässt einen Menschen spielen. Am Tisch kann jeder Bot einen Platz übernehmen

edit-undo = ↶ Zurück
edit-undo-tip = Die letzte Änderung zurücknehmen (Strg+Z)
edit-redo = ↷ Vor
edit-redo-tip = Wieder ändern (Strg+Y)
edit-clear = Leerer Plan
edit-clear-tip = Alle Figuren vom Plan nehmen; die Karten bleiben, wie sie sind
edit-sheet = Wertungsbogen
edit-sheet-tip = Alle Zeilen der Wertung, wenn jetzt Schluss wäre, jede mit ihrer Regel und wie sie zustande kommt

edit-where = Stellung aufbauen; Startwert { $seed }
edit-legal = Diese Stellung ist gültig: Sie kann gewertet, gespeichert und weitergespielt werden.
edit-legal-over = Diese Stellung ist gültig, und das Spiel ist darin zu Ende.
edit-not-legal = { $number ->
    [one] Eine Sache stimmt
   *[other] { $number } Dinge stimmen
 } noch nicht:
edit-first-fault = ✗ { $why }
edit-no-points = Noch bekäme niemand Punkte.

# Klicks, die nichts bewirken

edit-nothing-there = dort steht nichts, was man wegnehmen könnte
edit-start = so wurde die Stellung geöffnet: Es gibt nichts zurückzunehmen
edit-end = es gibt nichts, was wieder zu ändern wäre
edit-hand-full = { $player } hat schon drei Karten: Lege zuerst eine zurück
edit-open-full = zwei Karten liegen schon offen: Lege zuerst eine zurück
edit-no-card = bei { $players } Spielern gibt es { $number } Karten { $card }, und alle sind auf Händen oder offen
edit-stack-size = der Stapel hat mindestens eine Karte, und { $number } Karten bleiben für ihn und die Ablage
edit-stack-gone = der Stapel ist zum zweiten Mal aufgebraucht, also liegt keine Karte darin
edit-no-piece = { $player } hat keine Figur auf dem Plan, also ist in diesem Zug keine gesetzt worden
edit-no-interim = der Stapel war noch nicht aufgebraucht, also gab es keine Zwischenwertung

# Dateien

edit-no-folder = Hier wird nichts in Dateien gespeichert, die Stellung kann also nur heruntergeladen werden
edit-not-saved = Eine Stellung wird gespeichert, sobald sie gültig ist: { $why }
edit-saved = Die Stellung ist gespeichert in { $path }
edit-opened = { $name ->
    [none] Das ist die Stellung aus der Datei
   *[other] Das ist die Stellung aus { $name }
 }
