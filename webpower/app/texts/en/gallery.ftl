# The gallery: a heading for every kind of picture, and what is to be seen on it

gallery-title = Gallery: every picture there is
gallery-about = One game, all its pictures. Most tell more when you point at a part of them, and each has its words beneath it.
gallery-in-words = The same in words
reports = Whole games on a page
reports-about = How each recorded game went: the score, the table at the end, charts, every action, and the rules that all this rests on.
