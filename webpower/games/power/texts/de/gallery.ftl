# Die Galerie: eine Überschrift für jede Art von Bild, und was darauf zu sehen ist

gallery-map = Der Plan
gallery-map-about = Häuser sind Klöster, Zylinder sind Ratsherren; jede Figur trägt neben der Farbe auch ihr Zeichen. Neben einem Wappen steht, wie viele Ratsherren das Land hat und wie viele es aufnimmt. Ein Ring zeigt, was zuletzt gesetzt wurde.
gallery-greys = In Grautönen
gallery-greys-about = Derselbe Plan, kleiner, für einen Drucker ohne Farben.
gallery-map-figure = Als Schaubild
gallery-map-figure-about = Der Plan kann auch neben Schaubildern stehen. Zeige auf einen Ort, ein Land, ein Wappen oder die Nummer eines Bündnisses.
gallery-what-if = Was wäre wenn
gallery-what-if-about = Alle Orte, an die { $player } jetzt eine Figur setzen kann, und was das ändern würde, wenn das Spiel gleich danach endete: die eigenen Punkte minus die der anderen Farbe, die am meisten gewinnt.
gallery-majorities = Mehrheiten
gallery-majorities-about = Klöster und Ratsherren in jedem Land. Die Zahl über einem Balken ist, was diese Klöster bringen. Die Reihe der Zeichen sagt, wer mit dem nächsten Kloster dort vorn läge, voll für allein, hohl für gleichauf.
gallery-majority-graph = Mehrheiten als Graph
gallery-majority-graph-about = Eine Linie für alle, die in einem Land Klöster haben, je mehr, desto breiter, mit den Punkten, die sie bringt; durchgezogen für die, die vorn liegen.
gallery-alliances = Bündnisse
gallery-alliances-about = Jedes Bündnis verknüpft zwei Länder. Eine breite Linie in einer Farbe bringt dieser Farbe die Punkte, die dabeistehen; ein Pfeil zeigt auf das Land, in dem ein Ratsherr mehr jemandem die Punkte brächte.
gallery-chains = Ketten
gallery-chains-about = Die besten Reihen jeder Farbe mit ihren Punkten. Andere Straßen zwischen Klöstern einer Farbe sind gestrichelt. Eine offene Marke mit einer Zahl ist ein freier Ort, an dem ein Kloster mehr so viel brächte.
gallery-sources = Woher die Punkte kommen
gallery-sources-about = Nach Art der Wertung, nach Land, Bündnis und Kette; von der Zwischenwertung zum Endstand; im Abstand zur Führung; und als Tabelle, die aufgeht.
gallery-over-time = Punkteverlauf
gallery-over-time-about = Was alle hätten, wenn das Spiel nach der jeweiligen Aktion endete, mit den Augenblicken, in denen der Stapel aufgebraucht war und die Klöster gewertet wurden. Der Streifen darunter zeigt, wer in Führung lag.
gallery-cards = Karten
gallery-cards-about = Was über die Karten weiß, wer am Zug ist, und die Chancen, die daraus folgen.
