# Die Startseite

site-title = Web of Power
about = Ein Brettspiel um Klöster, Ratsherren und Straßen im Mittelalter, mit einem Kurs, der es auseinandernimmt. Alles läuft in diesem Browser: Es gibt nichts zu installieren und kein Konto.
play-now = Jetzt spielen
play-about = Öffnet einen Tisch mit drei Bots. Dein Spiel bleibt in diesem Browser gespeichert und geht weiter, wenn du wiederkommst.
play-title = Spielen · Web of Power
play-kept = Dieselbe Zahl verteilt dieselben Karten. Jede Aktion wird in diesem Browser gespeichert; dieselbe Wahl setzt ein begonnenes Spiel fort.
lessons = Der Kurs
lessons-about = Lektionen mit Aufgaben, die sich selbst prüfen. Öffne eine, wähle im Menü Run den Punkt Run All Cells, gehe wieder nach oben, lies und klicke. Fang mit der ersten an.
others = Zum Ansehen, Spielen und Ausprobieren
rules = Die Regeln
in-english = auf Englisch
lab = Alle Notebooks in JupyterLab, für alle, die selbst Python schreiben wollen
owner = Web of Power (Kardinal & König) ist ein Spiel von Michael Schacht; es gehört seinem Autor und seinen Verlagen. Der Plan ist eine Rekonstruktion.

expect = Was dich erwartet
expect-size = Beim ersten Mal kommen etwa { $megabytes } MB übers Netz. Der Browser hebt sie für das nächste Mal auf.
expect-time = Eine Seite braucht einige Sekunden zum Starten, auf einem alten Rechner eine halbe Minute; eine Zeile sagt, wie weit sie ist. Danach geschieht alles sofort.
expect-kept = Was du löst und spielst, bleibt in diesem Browser auf diesem Rechner. Ein anderer Browser weiß nichts davon, und einer, der alles vergessen soll, vergisst auch das.
expect-alone = Nichts, was du tust, verlässt diesen Rechner.
expect-not = Ein Browser tut eins nach dem anderen: Versuche mit vielen Spielen laufen Spiel für Spiel, und die stärksten Bots denken länger nach als in einem eigenen Python.

lesson-1 = Ein Rundgang
lesson-1-about = Der Plan, die drei Quellen von Punkten, wie Aufgaben gehen.
lesson-2 = Der Plan als Graph
lesson-2-about = Grade, kürzeste Wege, Teile, Brücken, Eulers Formel.
lesson-3 = Ein Zug
lesson-3-about = Karten und Jokerpaare, was gesetzt werden darf, und warum etwas nicht geht.
lesson-4 = Mehrheiten
lesson-4-about = Ränge und Gleichstände bei den Klöstern.
lesson-5 = Bündnisse
lesson-5-about = Ratsherren, und die meisten in zwei Ländern zugleich.
lesson-6 = Ketten
lesson-6-about = Längste Linien, warum Gier scheitert, genaue Suche; eine Schlussstellung von Hand.
lesson-7 = Ein Spiel lesen
lesson-7-about = Punkte im Lauf des Spiels, Wendepunkte, wann ein Spiel endet, was wäre wenn.
lesson-8 = Karten und Zufall
lesson-8-about = Chancen von Karten, was man weiß, Simulation neben der Formel.
lesson-9 = Die schnellere Variante und der Vatikan
lesson-9-about = Zwei Länder in einem Zug, was Wappen kosten und verdoppeln, Entscheidungen.
lesson-10 = Einen Bot bauen
lesson-10-about = Ein Spieler als Funktion: Zufall, eine Regel, eine Bewertung, Gier, ein Blick voraus, was ein Bot nicht wissen darf.
lesson-11 = Experimente und ehrliche Statistik
lesson-11-about = Gerechte Anteile, Intervalle, Paare, und wie man sich selbst täuscht.
lesson-12 = Ein Strategielabor
lesson-12-about = Eigene Fragen: Hinweise nebeneinander, weiterspielen, Pläne vergleichen, wie sicher; fünf offene Fragen.
lesson-13 = Dein eigener Plan
lesson-13-about = Ein Plan als Daten: ihn ändern, was die Prüfungen sagen, darauf spielen.
lesson-14 = Das Kartenspiel
lesson-14-about = Das andere Spiel: Karten nehmen, Steine, Gesetzeskarten, Wertung von Hand, Bots.

notebook-1 = Ein Spiel nachspielen
notebook-1-about = Ein ganzes aufgezeichnetes Spiel, Schritt für Schritt, mit Schaubildern und der Wertung.
notebook-2 = Was darf ich tun?
notebook-2-about = Was eine Hand kann, warum ein Zug nicht geht, woher Punkte kommen; zurückgehen, verzweigen, vergleichen; der Vatikan und die Varianten.
notebook-3 = Die Galerie
notebook-3-about = Alle Bilder, die es gibt: Pläne, Mehrheiten, Bündnisse, Ketten, Punkte, Karten und Chancen.
notebook-4 = Spielen
notebook-4-about = Gegen Bots spielen, oder zu mehreren an einem Bildschirm, mit Klicks.
notebook-5 = Eine Stellung aufbauen
notebook-5-about = Jede erlaubte Stellung mit Klicks aufbauen, werten, aufheben, von ihr aus weiterspielen.
notebook-6 = Versuche
notebook-6-about = Viele Spiele zwischen Bots: wer stärker ist, ob der Platz zählt, was eine offene Karte wert ist, und wie sicher das ist.
notebook-7 = Einen eigenen Plan zeichnen
notebook-7-about = Ein kleiner Plan für erste Spiele, und wie man einen mit Klicks zeichnet.
notebook-8 = Vorführungen
notebook-8-about = Folien für den Beamer: das Spiel, eins nach dem anderen, und Fragen, die Schritt für Schritt gelöst werden.

# Solange eine Seite startet

wait-page = Die Seite wird geladen …
wait-python = Python startet …
wait-library = Das Spiel und seine Bilder werden geholt …
wait-kernel = Das Spiel wird aufgebaut …
wait-ready = Bereit.
wait-long = Das dauert länger, als es sollte: Lade die Seite neu.

# Was der Erbauer sagt

fetch-builder = Hole, womit die Site gebaut wird: dauert einmal ein, zwei Minuten.
fetch-wheels = Hole die Pakete für das Python des Browsers, einmal.
fetch-runtime = Hole das Python des Browsers, einmal.
packing = Übersetze und packe die Bibliothek …
building = Baue die Seiten …
built = Die Site liegt in { $folder }: { $files } Dateien, { $megabytes } MB. Ansehen mit: make serve-site
no-tool = Zum Bauen der Site fehlt auf diesem Rechner { $tool }: Installiere Node.js, das node und npm mitbringt
no-checkout = Die Site wird aus dem Quellbaum des Projekts gebaut, in dem die Notebooks liegen
command-failed = { $command } ist gescheitert: { $said }
other-runtime = Das Python des Browsers ist nicht das festgelegte: erwartet { $wanted }, bekommen { $got }
bad-site = Die Site ist nicht, wie sie sein soll: { $what }
