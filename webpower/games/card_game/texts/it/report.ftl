# Una partita su una pagina

report-title = Kardinal & König, il gioco di carte: { $players }
report-cards = Carte: { $cards }. { $about }
report-about = Kardinal & König, il gioco di carte, è di Michael Schacht e appartiene al suo autore e al suo editore. Questa pagina l'ha fatta un programma per studiare il gioco, e non mostra nulla delle sue figure.
