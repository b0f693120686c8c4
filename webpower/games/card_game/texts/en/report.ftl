# A game on a page

report-title = Kardinal & König, the card game: { $players }
report-cards = Cards: { $cards }. { $about }
report-about = Kardinal & König, the card game, is by Michael Schacht; it belongs to its author and its publisher. This page was made by a program for studying the game and shows nothing of its artwork.
