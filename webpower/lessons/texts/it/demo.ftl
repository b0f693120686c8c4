# Dimostrazioni per il proiettore

demo-tour = Web of Power, una cosa alla volta
demo-slides = { $title }: { $number } diapositive
demo-question = { $topic } · domanda { $number }
demo-mark = Segna sulla mappa.

# Il gioco, una cosa alla volta

tour-board = L'Europa nel XII secolo
tour-board-about = Web of Power è un gioco per tre, quattro o cinque persone. La mappa ha { $countries } nazioni. I punti vengono dai monasteri, dai consiglieri e dalle catene lungo le strade.
tour-country = Nazioni
tour-country-about = Questa è { $country }. Una carta mostra una o due nazioni, e ogni nazione ha il colore della sua carta.
tour-sites = Luoghi e strade
tour-sites-about = { $country } ha { $sites } luoghi. In ognuno si può fondare un monastero: una casetta del colore di chi gioca, con il suo segno. Le strade uniscono i luoghi, anche oltre i confini.
tour-coat = Lo stemma
tour-coat-about = I consiglieri stanno sullo scudo bianco della nazione. C'è spazio per tanti consiglieri quanti sono lì i monasteri di chi ne ha di più.
tour-turn = Un turno
tour-turn-about = { $player } ha tre carte: { $hand }. Una carta paga un pezzo in una nazione che mostra; due carte dello stesso tipo pagano in ogni nazione che non mostrano.
tour-place = Un posto per un monastero
tour-place-about = Con questa mano { $player } { $number ->
    [one] ha a disposizione un luogo
   *[other] ha a disposizione { $number } luoghi
 }. In un turno si piazzano uno o due pezzi, tutti in una nazione.
tour-advisor = Un posto per un consigliere
tour-advisor-about = { $number ->
    [0] Con questa mano { $player } non può piazzare nessun consigliere.
    [one] Con questa mano { $player } può piazzare un consigliere in una nazione.
   *[other] Con questa mano { $player } può piazzare un consigliere in { $number } nazioni.
 }
tour-draw = Pescare
tour-draw-about = Poi { $player } pesca finché la mano ha di nuovo tre carte, dal mazzo o dalle due carte scoperte, e il turno passa.
tour-cloisters = Punti per i monasteri
tour-cloisters-about = In ogni nazione chi ha più monasteri ottiene un punto per ogni monastero di lì; ogni posto seguente ottiene il numero del posto sopra. Succede due volte in una partita.
tour-alliances = Punti per i consiglieri
tour-alliances-about = I quadrati numerati uniscono due nazioni. Chi ha la maggioranza in tutte e due ottiene un punto per ogni consigliere delle due nazioni.
tour-chains = Punti per le catene
tour-chains-about = Quattro o più monasteri dello stesso colore in linea lungo le strade danno un punto ciascuno.
tour-end = La fine
tour-end-about = Quando il mazzo si esaurisce per la seconda volta si giocano gli ultimi turni e si conta tutto. Vince chi ha più punti.
