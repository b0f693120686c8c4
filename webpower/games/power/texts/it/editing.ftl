# Preparare una posizione

edit-row-put = Metti
edit-put-tip = Fai clic sulla mappa per mettere pezzi di { $player } (tasto { $key }): un monastero su un luogo, un consigliere su uno stemma. Un clic su un monastero di { $player } lo toglie
edit-erase = ✕ Togli
edit-erase-tip = Fai clic sulla mappa per togliere pezzi (tasto E)
edit-row-whose = Di chi?
edit-whose-tip = Togli un consigliere di { $player }
edit-cancel = Annulla
edit-cancel-tip = Non togliere nulla

edit-row-mover = Di turno
edit-mover-tip = Comincia un turno di { $player }
edit-row-phase = Ora
edit-phase-place = Inizio turno
edit-phase-place-tip = Chi è di turno può piazzare, o scambiare una carta
edit-phase-more = Secondo pezzo
edit-phase-more-tip = Chi è di turno ha piazzato un pezzo e può piazzarne un secondo
edit-phase-draw = Si pesca
edit-phase-draw-tip = Chi è di turno ha piazzato, o scartato una carta, e pesca
edit-phase-over = Fine partita
edit-phase-over-tip = La partita è finita: per il tabellone se nessuno può più piazzare, altrimenti per il mazzo
edit-row-placed = Dopo
edit-placed = un pezzo in { $country }
edit-placed-tip = Nel turno si è piazzato il primo pezzo in { $country }
edit-exchanged = uno scambio
edit-exchanged-tip = Nel turno non si è piazzato nulla: si è scartata una carta
edit-row-times = Mazzo
edit-times-0 = Primo mazzo
edit-times-0-tip = Il mazzo non si è ancora esaurito, e non c'è stato un conteggio intermedio
edit-times-1 = Secondo mazzo
edit-times-1-tip = Il mazzo si è esaurito una volta: si sono contati i monasteri che ci sono ora
edit-times-2 = Ultimi turni
edit-times-2-tip = Il mazzo si è esaurito per la seconda volta: nessuno pesca più
edit-interim = Conteggio intermedio: come ora
edit-interim-tip = I monasteri che ci sono ora sono quelli visti dal conteggio intermedio

edit-row-cards = Carte di
edit-cards-tip = Mostra e cambia la mano di { $player }
edit-cards-open = Carte scoperte
edit-cards-open-tip = Mostra e cambia le carte scoperte
edit-row-back = Rimetti via
edit-back = − { $card }
edit-back-tip = Rimetti questa carta { $card } fra le altre
edit-row-give = Aggiungi
edit-give = + { $card } ({ $number })
edit-give-tip = Aggiungi una carta { $card }; { $number ->
    [0] non ce ne sono più
    [one] ce n'è ancora 1
   *[other] ce ne sono ancora { $number }
 }
edit-row-stack = Nel mazzo: { $number }
edit-stack-less = − { $number }
edit-stack-less-tip = Meno carte nel mazzo, e altrettante in più negli scarti
edit-stack-more = + { $number }
edit-stack-more-tip = Più carte nel mazzo, e altrettante in meno negli scarti
edit-deal = Dai le mancanti
edit-deal-tip = Completa le mani e le carte scoperte
edit-other-cards = Altre carte
edit-other-cards-tip = Ridai tutte le carte, con il seme seguente

edit-row-play = Chi gioca
edit-sit-person = { $player }: persona
edit-sit-person-tip = Per { $player } gioca una persona; un clic fa giocare { $bot }
edit-sit-bot = { $player }: { $bot }
edit-sit-bot-tip = Per { $player } gioca { $bot }; un clic fa giocare una persona. Al tavolo qualsiasi bot può prendere un posto

edit-undo = ↶ Annulla
edit-undo-tip = Annulla l'ultima modifica (Ctrl+Z)
edit-redo = ↷ Ripeti
edit-redo-tip = Rifai la modifica (Ctrl+Y)
edit-clear = Tabellone vuoto
edit-clear-tip = Togli tutti i pezzi dal tabellone; le carte restano come sono
edit-sheet = Foglio dei punti
edit-sheet-tip = Tutte le righe del punteggio se la partita finisse ora, ciascuna con la sua regola e come nasce

edit-where = Preparazione di una posizione; seme { $seed }
edit-legal = Questa posizione è ammessa: si può contare, conservare e giocare.
edit-legal-over = Questa posizione è ammessa, e la partita vi è finita.
edit-not-legal = { $number ->
    [one] Una cosa non è
   *[other] { $number } cose non sono
 } ancora in regola:
edit-first-fault = ✗ { $why }
edit-no-points = Nessuno farebbe ancora punti.

# Clic che non fanno nulla

edit-nothing-there = lì non c'è nulla da togliere
edit-start = la posizione è stata aperta così: non c'è nulla da annullare
edit-end = non c'è nulla da rifare
edit-hand-full = { $player } ha già tre carte in mano: prima rimettine via una
edit-open-full = ci sono già due carte scoperte: prima rimettine via una
edit-no-card = con { $players } giocatori le carte { $card } sono { $number }, e sono tutte in mano o scoperte
edit-stack-size = il mazzo ha almeno una carta, e per mazzo e scarti ne restano { $number }
edit-stack-gone = il mazzo si è esaurito per la seconda volta, quindi non contiene carte
edit-no-piece = { $player } non ha pezzi sul tabellone, quindi in questo turno non ne è stato piazzato nessuno
edit-no-interim = il mazzo non si è esaurito, quindi non c'è stato un conteggio intermedio

# File

edit-no-folder = Qui non si conservano file, quindi la posizione si può solo scaricare
edit-not-saved = Una posizione si conserva quando è ammessa: { $why }
edit-saved = La posizione è conservata in { $path }
edit-opened = { $name ->
    [none] Questa è la posizione del file
   *[other] Questa è la posizione di { $name }
 }
