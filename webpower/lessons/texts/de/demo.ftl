# Vorführungen für den Beamer

demo-tour = Web of Power, eins nach dem anderen
demo-slides = { $title }: { $number } Folien
demo-question = { $topic } · Frage { $number }
demo-mark = Markiere auf dem Plan.

# Das Spiel, eins nach dem anderen

tour-board = Europa im 12. Jahrhundert
tour-board-about = Web of Power ist ein Spiel für drei bis fünf Personen. Der Plan zeigt { $countries } Länder. Punkte gibt es für Klöster, für Ratsherren und für Ketten entlang der Straßen.
tour-country = Länder
tour-country-about = Das ist { $country }. Eine Karte zeigt ein oder zwei Länder, und jedes Land hat die Farbe seiner Karte.
tour-sites = Orte und Straßen
tour-sites-about = { $country } hat { $sites } Orte. An jedem kann ein Kloster gegründet werden: ein Haus in der eigenen Farbe, mit dem eigenen Zeichen. Straßen verbinden Orte, auch über Grenzen hinweg.
tour-coat = Das Wappen
tour-coat-about = Ratsherren stehen auf dem weißen Schild des Landes. Es hat Platz für so viele, wie die stärkste Farbe Klöster in dem Land hat.
tour-turn = Ein Zug
tour-turn-about = { $player } hat drei Karten: { $hand }. Eine Karte bezahlt eine Figur in einem Land, das sie zeigt; zwei gleiche Karten bezahlen in jedem Land, das sie nicht zeigen.
tour-place = Platz für ein Kloster
tour-place-about = Mit dieser Hand { $number ->
    [one] steht { $player } ein Ort
   *[other] stehen { $player } { $number } Orte
 } offen. In einem Zug setzt man eine oder zwei Figuren, alle in einem Land.
tour-advisor = Platz für einen Ratsherrn
tour-advisor-about = { $number ->
    [0] Mit dieser Hand kann { $player } nirgends einen Ratsherrn setzen.
    [one] Mit dieser Hand kann { $player } in einem Land einen Ratsherrn setzen.
   *[other] Mit dieser Hand kann { $player } in { $number } Ländern einen Ratsherrn setzen.
 }
tour-draw = Ziehen
tour-draw-about = Dann zieht { $player }, bis die Hand wieder drei Karten hat, vom Stapel oder von den zwei offenen Karten, und es geht reihum weiter.
tour-cloisters = Punkte für Klöster
tour-cloisters-about = In jedem Land wertet, wer die meisten Klöster hat, alle Klöster dort; jeder weitere Rang wertet die Zahl des Rangs darüber. Das geschieht zweimal im Spiel.
tour-alliances = Punkte für Ratsherren
tour-alliances-about = Die nummerierten Quadrate verbinden zwei Länder. Wer in beiden die meisten Ratsherren hat, wertet alle Ratsherren der beiden Länder.
tour-chains = Punkte für Ketten
tour-chains-about = Vier oder mehr Klöster einer Farbe in einer Reihe entlang der Straßen bringen je einen Punkt.
tour-end = Das Ende
tour-end-about = Ist der Stapel zum zweiten Mal aufgebraucht, folgen noch ein paar letzte Züge, und alles wird gewertet. Die meisten Punkte gewinnen.
