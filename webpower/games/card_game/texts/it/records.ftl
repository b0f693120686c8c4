# Registrazioni che violano una regola, e che cosa ci si può aspettare in un file di una partita

file-a-card-set = una serie di carte o il suo nome breve
file-law-split = quattro numeri, nessuno sotto lo 0, che fanno 8
file-land-card = il numero di una carta nazione di questa serie
wrong-land-cards = la registrazione ha { $number ->
    [one] 1 carta nazione
   *[other] { $number } carte nazione
 }, { $twice ->
    [0] ognuna una volta
    [one] di cui 1 ripetuta
   *[other] di cui { $twice } ripetute
 }, ma devono essere { $expected }, ognuna una volta
wrong-law-cards = carte legge «{ $law }» nella registrazione: { $number ->
    [0] nessuna
   *[other] { $number }
 }, mentre con le sue regole sono { $expected }
