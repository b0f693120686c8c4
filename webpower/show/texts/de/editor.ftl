# Der Stellungseditor

play-from-position = Ab hier weiterspielen
play-from-position-tip = An die Stelle des Editors tritt ein Tisch mit einem neuen Spiel, das mit dieser Stellung beginnt
play-once-legal = Hier kann man noch nicht weiterspielen: { $why }
back-to-editor = ‹ Zum Editor
back-to-editor-tip = Die Stellung, wie sie aufgebaut war; das Spiel, das hier gespielt wurde, bleibt in seiner Datei
drawer-position-file = Speichern und Öffnen
position-file-name = Stellung
position-file-save = Speichern
position-file-save-tip = Die Stellung in eine neue Datei schreiben
position-file-choice = Dateien
position-file-open = Öffnen
position-file-open-tip = Die Stellung aus dieser Datei aufbauen, oder die, in der ein Spiel verlassen wurde
position-file-upload = Vom Computer öffnen
position-file-upload-tip = Eine Stellung, eine Aufzeichnung oder ein gespeichertes Spiel, als JSON-Datei
position-file-download = Stellung herunterladen
position-file-folder = Die Dateien liegen in { $folder }
position-file-no-folder = Hier wird nichts in Dateien gespeichert
