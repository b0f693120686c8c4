# Ein Spiel auf einer Seite

report-title = Kardinal & König, das Kartenspiel: { $players }
report-cards = Karten: { $cards }. { $about }
report-about = Kardinal & König, das Kartenspiel, ist von Michael Schacht; es gehört seinem Autor und seinem Verlag. Diese Seite hat ein Programm gemacht, mit dem sich das Spiel studieren lässt; von den Bildern des Spiels zeigt sie nichts.
