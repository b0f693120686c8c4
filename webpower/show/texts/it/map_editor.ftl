# L'editor di tabelloni

drawer-board-file = Salva e apri
board-file-name = Nome del file
board-file-save = Salva
board-file-save-tip = Scrivi il tabellone in un nuovo file
board-file-choice = File
board-file-open = Apri
board-file-open-tip = Continua a disegnare il tabellone di questo file
board-file-upload = Apri dal tuo computer
board-file-upload-tip = Un tabellone, come file JSON
board-file-download = Scarica il tabellone
board-file-folder = I file sono in { $folder }
board-file-no-folder = Qui non si conservano file
