# La galleria: un titolo per ogni tipo di immagine, e che cosa vi si vede

gallery-map = La mappa
gallery-map-about = Le casette sono monasteri, i cilindri consiglieri; oltre al colore portano il segno del loro giocatore. Accanto a uno stemma sta quanti consiglieri ha la nazione e per quanti c'è spazio. Un anello mostra l'ultimo pezzo piazzato.
gallery-greys = In grigio
gallery-greys-about = La stessa in formato ridotto, per una stampante senza colori.
gallery-map-figure = Come grafico
gallery-map-figure-about = Una mappa può stare anche accanto ai grafici. Punta un luogo, una nazione, uno stemma o il numero di un'alleanza.
gallery-what-if = E se…?
gallery-what-if-about = Tutti i posti dove { $player } può mettere ora un pezzo, con quel che cambierebbe se la partita finisse subito dopo: i punti propri meno quelli del rivale che guadagna di più.
gallery-majorities = Maggioranze
gallery-majorities-about = Monasteri e consiglieri in ogni nazione. Il numero su una barra dice quanto danno questi monasteri. La riga di segni dice chi, con il prossimo monastero lì, avrebbe la maggioranza: pieno da soli, vuoto in parità.
gallery-majority-graph = Le maggioranze come grafo
gallery-majority-graph-about = Una linea per ogni giocatore che ha monasteri in una nazione, tanto più grossa quanti più sono, con i punti che porta; continua per chi è in testa.
gallery-alliances = Alleanze
gallery-alliances-about = Ogni alleanza lega due nazioni. Una linea grossa nel colore di un giocatore gli dà i punti indicati; una freccia punta verso la nazione dove un altro consigliere farebbe fare punti a qualcuno.
gallery-chains = Catene
gallery-chains-about = Le linee migliori di ogni giocatore con i loro punti. Le altre strade fra monasteri dello stesso giocatore sono tratteggiate. Un segno vuoto con un numero è un luogo libero dove un altro monastero farebbe guadagnare quei punti.
gallery-sources = Da dove vengono i punti
gallery-sources-about = Per tipo di conteggio, per nazione, alleanza e catena; dal conteggio intermedio al totale finale; rispetto a chi è in testa; e come tabella con le somme.
gallery-over-time = Punti nel tempo
gallery-over-time-about = Che cosa avrebbe ognuno se la partita finisse dopo ogni azione, con i momenti in cui il mazzo si è esaurito e si sono contati i monasteri. La striscia sotto mostra chi era in testa.
gallery-cards = Carte
gallery-cards-about = Che cosa sa delle carte chi è di turno, e le probabilità che ne derivano.
