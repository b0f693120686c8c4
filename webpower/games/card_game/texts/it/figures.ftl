# Grafici

chart-lands-title = Nazioni: le carte di ogni nazione
chart-lands-about = Su una barra: quanto valgono le carte se la partita finisce ora. Sotto una nazione: quante carte ha.
chart-lands-axis = carte
chart-symbols-title = Simboli: i più numerosi di una famiglia in ogni nazione
chart-symbols-about = Su una barra: quanto valgono i simboli se la partita finisce ora. Indica una barra per leggerli tutti.
chart-symbols-axis = simboli di una famiglia
chart-sums-about = In basso: tutti questi punti, nazione per nazione.
chart-routes-title = Catene di navi e di carrozze
chart-routes-about = { $least } o più navi, o carrozze, valgono quante sono; meno non valgono nulla.
chart-routes-axis = navi, carrozze
chart-route = { $route ->
    [ship] navi
   *[carriage] carrozze
 }
chart-threshold = { $least } sono una catena
chart-threshold-words = parole accanto alla linea
chart-part-lands = nazioni
chart-part-symbols = simboli
chart-part-ships = navi
chart-part-carriages = carrozze
chart-part-laws = carte legge
