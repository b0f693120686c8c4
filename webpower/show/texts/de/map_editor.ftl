# Der Planeditor

drawer-board-file = Speichern und Öffnen
board-file-name = Dateiname
board-file-save = Speichern
board-file-save-tip = Den Plan in eine neue Datei schreiben
board-file-choice = Dateien
board-file-open = Öffnen
board-file-open-tip = Am Plan in dieser Datei weiterzeichnen
board-file-upload = Vom Computer öffnen
board-file-upload-tip = Ein Plan, als JSON-Datei
board-file-download = Plan herunterladen
board-file-folder = Die Dateien liegen in { $folder }
board-file-no-folder = Hier wird nichts in Dateien gespeichert
