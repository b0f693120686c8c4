# Was der Befehl sagt

app-here = Die App ist unter { $address } zu finden (Strg+C beendet sie)
app-others = Für andere in diesem Netz: { $address }
app-port = Die App kann Port { $port } von { $host } nicht öffnen: { $why }. Nenne einen anderen Port

# Wegweiser

nav-start = Web of Power
nav-play = Spielen
nav-play-about = Wähl ein Spiel und setz dich an seinen Tisch, gegen Bots oder mit anderen am selben Bildschirm. Dein Spiel wird gespeichert und geht weiter, wenn du wiederkommst.
nav-step = Ein Spiel nachspielen
nav-step-about = Ein ganzes aufgezeichnetes Spiel, oder eines von dir, Aktion für Aktion, mit Schaubildern, die jeden Schritt begleiten.
nav-gallery = Galerie
nav-gallery-about = Alle Bilder, die es gibt, Spiel für Spiel: Pläne und Karten, Mehrheiten, Bündnisse, Ketten, Punkte und Chancen.
nav-demos = Vorführungen
nav-demos-about = Folien für den Beamer: ein Spiel, eins nach dem anderen, und Fragen zu jedem Spiel, die Schritt für Schritt gelöst werden.
nav-rules = Die Regeln
nav-rules-about = Alle Regeln aller Spiele in eigenen Worten, jede mit ihrer Nummer.

# Solange man wartet, und wenn etwas schiefgeht

wait-kernel = Der Kernel startet …
wait-page = Die Seite wird aufgebaut …
wait-long = Das dauert länger, als es sollte.
wait-gone = Diese Seite schläft, weil hier lange nichts geschah. Was gespeichert wurde, ist nach dem Neuladen wieder da.
wait-away = Der Server ist nicht zu erreichen.
wait-script = Die App braucht JavaScript, und das ist in diesem Browser abgeschaltet.
load-again = Neu laden
page-failed = Auf dieser Seite ging etwas schief: { $error }
page-not-set-up = Diese Seite konnte nicht aufgebaut werden. Lade sie neu; hilft das nicht, sag es denen, die die App betreiben.

token-title = Ein Token wird gebraucht
token-about = Öffne die ganze Adresse, die du bekommen hast: Sie endet mit ?token= und einigen Buchstaben. Oder schreib das Token hierher:
token-open = Öffnen
sorry-404 = Diese Seite gibt es nicht.
sorry-503 = Im Moment sind alle Plätze besetzt. Versuch es in ein paar Minuten noch einmal.
sorry = Das konnte der Server nicht ({ $status }).

# Die Spielseite

form-title = Ein neuer Tisch
form-game = Spiel
form-number = Spieler
form-seat = Platz { $number }
form-person = ein Mensch
form-name = Name
form-seed = Startwert
form-pace = Bots spielen
form-pace-at-once = sofort
form-pace-fast = schnell
form-pace-normal = gut sichtbar
form-pace-slow = langsam
form-pace-on-click = auf Klick
form-play = Spielen
form-play-tip = Den Tisch öffnen
form-kept = Derselbe Startwert gibt dieselben Karten. Jede Aktion wird auf dem Server für diesen Browser gespeichert; dieselbe Auswahl setzt ein begonnenes Spiel fort.
form-bad-name = Ein Mensch braucht einen Namen aus 1 bis { $longest } Zeichen
form-bots-name = So heißt ein Bot: { $name }. Wähle den Bot oder einen anderen Namen
play-anew = Einen neuen Tisch aufbauen
play-anew-tip = Andere Spieler oder Regeln wählen; das Spiel an diesem Tisch bleibt gespeichert

# Die Seite zum Nachspielen

step-game = Spiel
step-recorded = { $game }: { $title }
step-own = Deines: { $name }
step-no-game = Du hast kein Spiel namens { $name }
step-no-step = { $text } ist kein Schritt eines Spiels
