# Diagramme

chart-lands-title = Länder: die Karten jedes Landes
chart-lands-about = Auf einem Balken: was die Karten zählen, wenn das Spiel jetzt endet. Unter einem Land: wie viele Karten es hat.
chart-lands-axis = Karten
chart-symbols-title = Symbole: die meisten einer Familie in jedem Land
chart-symbols-about = Auf einem Balken: was die Symbole zählen, wenn das Spiel jetzt endet. Zeige darauf, um alle zu lesen.
chart-symbols-axis = Symbole einer Familie
chart-sums-about = Unten: alle diese Punkte, Land für Land.
chart-routes-title = Ketten von Schiffen und von Kutschen
chart-routes-about = { $least } oder mehr Schiffe oder Kutschen zählen, so viele es sind; weniger zählen nicht.
chart-routes-axis = Schiffe, Kutschen
chart-route = { $route ->
    [ship] Schiffe
   *[carriage] Kutschen
 }
chart-threshold = { $least } sind eine Kette
chart-threshold-words = Worte an der Linie
chart-part-lands = Länder
chart-part-symbols = Symbole
chart-part-ships = Schiffe
chart-part-carriages = Kutschen
chart-part-laws = Gesetzeskarten
