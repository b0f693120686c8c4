# La galleria: un titolo per ogni tipo di immagine, e che cosa vi si vede

gallery-table = Il tavolo
gallery-table-about = Quattro file di carte nazione, ognuna con il numero della sua nazione, i suoi simboli e una nave o una carrozza; una pietra su una carta porta, oltre al colore, il segno del suo giocatore. Sotto, quel che ognuno ha. Un anello mostra l'ultima cosa fatta.
gallery-greys = In grigio
gallery-greys-about = Lo stesso in formato ridotto, per una stampante senza colori.
gallery-taken = Che cosa hanno i giocatori
gallery-taken-about = Senza le file: di ogni nazione le carte e il maggior numero di simboli di una famiglia, le navi e le carrozze, le carte legge e le pietre. E le carte di una nazione, { $country }, con i punti che darebbero.
gallery-lands = Nazioni
gallery-lands-about = Quante carte ha ognuno di ogni nazione, e i punti che darebbero se la partita finisse ora.
gallery-symbols = Simboli
gallery-symbols-about = Il maggior numero di simboli di una famiglia che ognuno ha in ogni nazione; chi ne ha più di tutti li segna come punti.
gallery-routes = Navi e carrozze
gallery-routes-about = Danno punti da cinque in su: la linea mostra dove si comincia.
gallery-sources = Da dove vengono i punti
gallery-sources-about = Per tipo di conteggio; rispetto a chi è in testa; e come tabella con le somme.
gallery-over-time = Punti nel tempo
gallery-over-time-about = Che cosa avrebbe ognuno se la partita finisse dopo ogni azione. La striscia sotto mostra chi era in testa.
