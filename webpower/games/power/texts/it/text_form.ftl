# Un tabellone, una posizione e un foglio dei punti come testo

text-board = { $board }: { $sites } luoghi, { $roads } strade, { $alliances } alleanze
text-country = nazione
text-card = carta
text-sites = luoghi
text-roads-to = strade per
text-alliances = alleanze: { $alliances }
text-none = nessuna
text-free-sites = luoghi liberi
text-advisors-room = consiglieri / posti
text-pieces = { $cloisters }M { $advisors }C
text-open = scoperte: { $cards }
text-vatican = Vaticano: { $held }
text-vatican-empty = Vaticano: vuoto
text-interim = conteggio intermedio: monasteri
text-final = { $kind ->
    [cloisters] conteggio finale: monasteri
    [alliances] conteggio finale: alleanze
   *[chains] conteggio finale: catene
 }
text-total = totale
text-game = Web of Power, { $players }: posizione { $at } di { $last }
