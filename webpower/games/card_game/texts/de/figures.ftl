# Schaubilder

chart-lands-title = Länder: die Karten jedes Landes
chart-lands-about = Auf einem Balken: was seine Karten bringen, wenn das Spiel jetzt endet. Unter einem Land: wie viele Karten es hat.
chart-lands-axis = Karten
chart-symbols-title = Symbole: in jedem Land die meisten einer Familie
chart-symbols-about = Auf einem Balken: was seine Symbole bringen, wenn das Spiel jetzt endet. Zeige auf einen Balken, um alle zu lesen.
chart-symbols-axis = Symbole einer Familie
chart-sums-about = Ganz unten: alle diese Punkte zusammen, Land für Land.
chart-routes-title = Ketten aus Schiffen und aus Kutschen
chart-routes-about = Ab { $least } bringen Schiffe, oder Kutschen, je einen Punkt; weniger bringen nichts.
chart-routes-axis = Schiffe, Kutschen
chart-route = { $route ->
    [ship] Schiffe
   *[carriage] Kutschen
 }
chart-threshold = ab { $least } eine Kette
chart-threshold-words = Worte an der Linie
chart-part-lands = Länder
chart-part-symbols = Symbole
chart-part-ships = Schiffe
chart-part-carriages = Kutschen
chart-part-laws = Gesetzeskarten
