# Che cosa dice il comando

app-here = L'app è all'indirizzo { $address } (Ctrl+C la chiude)
app-others = Indirizzo per gli altri in questa rete: { $address }
app-port = L'app non può stare in ascolto sulla porta { $port } di { $host }: { $why }. Indica un'altra porta

# Per orientarsi

nav-start = Web of Power
nav-play = Gioca
nav-play-about = Scegli un gioco e prendi posto al suo tavolo, contro i bot o con altri davanti allo stesso schermo. La tua partita è conservata, e continua quando torni.
nav-step = Ripercorri una partita
nav-step-about = Un'intera partita registrata, o una delle tue, azione per azione, con grafici che seguono ogni passo.
nav-gallery = Galleria
nav-gallery-about = Tutte le immagini che ci sono, gioco per gioco: tabelloni e carte, maggioranze, alleanze, catene, punti e probabilità.
nav-demos = Dimostrazioni
nav-demos-about = Diapositive per il proiettore: un gioco, una cosa alla volta, e domande su ogni gioco, risolte passo per passo.
nav-rules = Le regole
nav-rules-about = Tutte le regole di ogni gioco con parole nostre, ciascuna con il suo numero.

# Quando c'è da aspettare, e quando qualcosa va storto

wait-kernel = Il kernel si sta avviando …
wait-page = La pagina è in preparazione …
wait-long = Ci vuole più tempo del dovuto.
wait-gone = Questa pagina è stata messa a riposo, perché qui non si è fatto nulla per molto tempo. Quel che è stato conservato c'è di nuovo quando la ricarichi.
wait-away = Il server non è raggiungibile.
wait-script = L'app ha bisogno di JavaScript, che in questo browser è disattivato.
load-again = Ricarica
page-failed = Su questa pagina qualcosa è andato storto: { $error }
page-not-set-up = Non è stato possibile preparare questa pagina. Ricaricala; se non serve, dillo a chi gestisce l'app.

token-title = Serve un token
token-about = Apri l'indirizzo completo che ti è stato dato: finisce con ?token= e alcune lettere. Oppure scrivi il token qui:
token-open = Apri
sorry-404 = Questa pagina non esiste.
sorry-503 = In questo momento i posti sono tutti occupati. Riprova fra qualche minuto.
sorry = Il server non c'è riuscito ({ $status }).

# La pagina per giocare

form-title = Un nuovo tavolo
form-game = Gioco
form-number = Giocatori
form-seat = Posto { $number }
form-person = una persona
form-name = Nome
form-seed = Distribuzione
form-pace = Ritmo dei bot
form-pace-at-once = subito
form-pace-fast = veloce
form-pace-normal = visibile
form-pace-slow = lento
form-pace-on-click = quando glielo chiede un clic
form-play = Gioca
form-play-tip = Apri il tavolo
form-kept = Lo stesso numero dà le stesse carte. Ogni azione è conservata sul server per questo browser; con le stesse scelte si continua una partita già cominciata.
form-bad-name = Una persona ha bisogno di un nome da 1 a { $longest } lettere
form-bots-name = { $name } è il nome di un bot: scegli il bot, o un altro nome
play-anew = Prepara un nuovo tavolo
play-anew-tip = Scegli altri giocatori o altre regole; la partita di questo tavolo è conservata

# La pagina del lettore

step-game = Partita
step-recorded = { $game }: { $title }
step-own = Tua: { $name }
step-no-game = Non hai nessuna partita di nome { $name }
step-no-step = { $text } non è un passo di una partita
