# Die Galerie: eine Überschrift für jede Art Bild, und was darauf zu sehen ist

gallery-title = Galerie: alle Bilder, die es gibt
gallery-about = Ein Spiel, alle seine Bilder. Die meisten sagen mehr, wenn du auf einen Teil zeigst, und unter jedem steht es auch in Worten.
gallery-in-words = Dasselbe in Worten
reports = Ganze Spiele auf einer Seite
reports-about = Wie jedes aufgezeichnete Spiel verlief: die Wertung, der Tisch am Ende, Schaubilder, jede Aktion, und die Regeln, auf denen das alles beruht.
