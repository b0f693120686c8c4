# Die Galerie: eine Überschrift für jede Art Bild, und was darauf zu sehen ist

gallery-table = Der Tisch
gallery-table-about = Vier Reihen von Länderkarten, jede mit der Zahl ihres Landes, ihren Symbolen und einem Schiff oder einer Kutsche; ein Stein auf einer Karte trägt außer der Farbe auch das Zeichen dessen, der ihn gesetzt hat. Darunter, was alle haben. Ein Ring zeigt, was zuletzt geschah.
gallery-greys = In Grau
gallery-greys-about = Dasselbe im kleinen Format, für einen Drucker ohne Farben.
gallery-taken = Was die Spieler haben
gallery-taken-about = Ohne die Reihen: von jedem Land die Karten und die meisten Symbole einer Familie, die Schiffe und Kutschen, Gesetzeskarten und Steine. Und die Karten eines Landes, { $country }, mit ihren Punkten.
gallery-lands = Länder
gallery-lands-about = Wie viele Karten alle von jedem Land haben, und was sie zählen würden, wenn das Spiel jetzt endete.
gallery-symbols = Symbole
gallery-symbols-about = Die meisten Symbole einer Familie, die alle in jedem Land haben; wer davon am meisten hat, bekommt sie als Punkte.
gallery-routes = Schiffe und Kutschen
gallery-routes-about = Sie zählen ab fünf: Die Linie zeigt, wo das anfängt.
gallery-sources = Woher die Punkte kommen
gallery-sources-about = Nach Art der Wertung; im Abstand zur Führung; und als Tabelle, die aufgeht.
gallery-over-time = Punkteverlauf
gallery-over-time-about = Was alle hätten, wenn das Spiel nach der jeweiligen Aktion endete. Der Streifen darunter zeigt, wer in Führung lag.
