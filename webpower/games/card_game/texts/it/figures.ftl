# Grafici

chart-lands-title = Nazioni: le carte di ciascuna
chart-lands-about = Su una barra: quanto danno le sue carte se la partita finisce ora. Sotto una nazione: quante carte ha.
chart-lands-axis = carte
chart-symbols-title = Simboli: in ogni nazione, quelli della famiglia migliore
chart-symbols-about = Su una barra: quanto danno i suoi simboli se la partita finisce ora. Punta una barra per leggerli tutti.
chart-symbols-axis = simboli di una famiglia
chart-sums-about = In basso: tutti questi punti di ogni giocatore, nazione per nazione.
chart-routes-title = Catene di navi e di carrozze
chart-routes-about = Da { $least } in su le navi, o le carrozze, danno altrettanti punti; di meno non danno nulla.
chart-routes-axis = navi, carrozze
chart-route = { $route ->
    [ship] navi
   *[carriage] carrozze
 }
chart-threshold = { $least } fanno una catena
chart-threshold-words = scritta sulla linea
chart-part-lands = nazioni
chart-part-symbols = simboli
chart-part-ships = navi
chart-part-carriages = carrozze
chart-part-laws = carte legge
