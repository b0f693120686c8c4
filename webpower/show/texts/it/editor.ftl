# L'editor di posizioni

play-from-position = Gioca da qui
play-from-position-tip = Al posto dell'editor viene un tavolo, con una nuova partita che comincia da questa posizione
play-once-legal = Da qui non si può ancora giocare: { $why }
back-to-editor = ‹ All'editor
back-to-editor-tip = La posizione come era stata preparata; la partita giocata qui resta nel suo file
drawer-position-file = Salva e apri
position-file-name = Posizione
position-file-save = Salva
position-file-save-tip = Scrivi la posizione in un nuovo file
position-file-choice = File
position-file-open = Apri
position-file-open-tip = Prepara la posizione che è in questo file, o quella in cui si è lasciata una partita
position-file-upload = Apri dal tuo computer
position-file-upload-tip = Una posizione, una registrazione o una partita salvata, come file JSON
position-file-download = Scarica la posizione
position-file-folder = I file sono in { $folder }
position-file-no-folder = Qui non si conservano file
