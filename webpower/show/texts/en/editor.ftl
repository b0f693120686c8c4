# The position editor

play-from-position = Play on from here
play-from-position-tip = A table takes the editor's place, with a new game that begins from this position
play-once-legal = This can't be played on yet: { $why }
back-to-editor = ‹ Back to the editor
back-to-editor-tip = The position as it was set up; the game that was played here stays in its file
drawer-position-file = Save and open
position-file-name = Position
position-file-save = Save
position-file-save-tip = Write the position to a new file
position-file-choice = Files
position-file-open = Open
position-file-open-tip = Set up the position that is in this file, or the one where a game was left
position-file-upload = Open from your computer
position-file-upload-tip = A position, a record or a saved game, as a JSON file
position-file-download = Download the position
position-file-folder = Files lie in { $folder }
position-file-no-folder = Nothing is kept in files here
