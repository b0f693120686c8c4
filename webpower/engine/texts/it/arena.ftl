# Perché un giocatore ha perso una partita prima della fine

fault-crash = { $player } (posto { $seat }) { $decision ->
    [0] non ha potuto cominciare
   *[other] ha dato un errore alla decisione { $decision }
 }: { $detail }
fault-illegal = { $player } (posto { $seat }) alla decisione { $decision } ha restituito qualcosa che non è un'azione ammessa: { $detail }
fault-cheat = { $player } (posto { $seat }) alla decisione { $decision } ha modificato quel che aveva ricevuto
fault-slow = { $player } (posto { $seat }) ha impiegato più di { $detail } s per la decisione { $decision }
fault-hang = { $player } (posto { $seat }) non era arrivato alla decisione { $decision } quando la partita durava già da { $detail } s
fault-death = { $player } (posto { $seat }) alla decisione { $decision } ha fatto cadere il suo processo

# Perché le partite non si possono giocare o continuare

arena-child-start = il processo che doveva giocare le partite non si è avviato: { $detail }
arena-child-silent = il processo che doveva giocare le partite non ha dato notizie per { $detail } s
arena-child-gone = il processo che doveva giocare la partita { $match } è terminato prima che cominciasse
arena-not-sent = i giocatori fatti da te si possono mandare ad altri processi con il pacchetto cloudpickle (pip install 'webpower[arena]'); senza, giocano con workers=0
arena-not-taken = quel che si doveva giocare non si può mandare a un altro processo: { $detail }; con workers=0 si gioca in questo
arena-game-broke = la partita { $match } non si è potuta giocare, e non è colpa di nessun giocatore: { $detail }
arena-no-dask = per un cluster ci vuole il pacchetto distributed: pip install 'webpower[dask]'
arena-no-ratings = per le valutazioni ci vuole il pacchetto openskill: pip install 'webpower[arena]'
arena-other-run = { $path } contiene le partite di un altro torneo: { $what } lì è { $there } e qui { $here }
arena-no-run = { $path } non contiene partite di un torneo
arena-no-cluster = all'indirizzo { $address } non c'è uno scheduler di Dask
arena-alone = Un browser non ha né processi né thread né un cluster: le partite si giocano qui, una dopo l'altra.

# Risultati

column-match = partita
column-deal = distribuzione
column-seed = seme
column-seat = posto
column-player = giocatore
column-other = contro
column-points = punti
column-lead = sul migliore
column-share = quota di vittorie
column-fair = quota equa
column-wins = vittorie
column-ties = condivise
column-games = partite
column-faults = errori
column-fault = perché è finita prima
column-interval = intervallo al 95 %
column-ahead = davanti in
column-margin = punti in più
column-source = origine
column-part = parte del totale
column-mu = valutazione
column-sigma = dispersione
column-rating-low = minimo probabile
from-to = da { $low } a { $high }
results = { $games ->
    [one] 1 partita
   *[other] { $games } partite
 } con { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
 } delle carte
results-part = { $results }; ne erano previste { $wanted }
results-faults = { $number ->
    [one] 1 partita è finita prima per colpa di un giocatore.
   *[other] { $number } partite sono finite prima per colpa di un giocatore.
 }
results-line = Di nuovo la stessa cosa: { $line }
arena-no-bar = per una barra di avanzamento ci vuole il pacchetto tqdm: pip install 'webpower[arena]'
column-what = che cosa
column-wins-more = vittorie oltre la quota equa
column-points-more = punti in più
column-needed = partite necessarie

# Le partite dietro un torneo

arena-end = Partita { $number }: { $winners } { $winning ->
    [one] vince
   *[other] condividono la vittoria
 } con { $best } punti, e chi segue ne ha { $second }
arena-blunder = Partita { $number }, dopo { $step ->
    [one] 1 azione
   *[other] { $step } azioni
 }: { $remark }

# Esperimenti

experiment-seats = Conta dove si è seduti?
experiment-patience = È meglio avere un piano, o prendere quel che c'è?
experiment-counts = Conta in quanti si gioca?
experiment-read-share = L'ultima colonna dice quante partite servono per riconoscere una differenza di { $size } delle vittorie, con una confidenza di { $confidence } e una potenza di { $power }.
experiment-read-points = L'ultima colonna dice quante partite servono per riconoscere una differenza di { $size } punti, con una confidenza di { $confidence } e una potenza di { $power }.
experiment-part = Partite giocate: { $played } su { $games }.
experiment-line = Di nuovo la stessa cosa: { $line }
trial-seat = posto { $seat }
trial-among = { $bot } contro { $number } { $others }
trial-count = { $players } giocatori
