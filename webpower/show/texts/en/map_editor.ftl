# The board editor

drawer-board-file = Save and open
board-file-name = File name
board-file-save = Save
board-file-save-tip = Write the board to a new file
board-file-choice = Files
board-file-open = Open
board-file-open-tip = Go on drawing the board in this file
board-file-upload = Open from your computer
board-file-upload-tip = A board, as a JSON file
board-file-download = Download the board
board-file-folder = Files lie in { $folder }
board-file-no-folder = Nothing is kept in files here
