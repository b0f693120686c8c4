# La pagina iniziale

site-title = Web of Power
about = Un gioco da tavolo di monasteri, consiglieri e strade nel Medioevo, con un corso che lo smonta pezzo per pezzo. Tutto funziona in questo browser: non c'è niente da installare e non serve registrarsi.
play-now = Gioca subito
play-about = Apre un tavolo con tre bot. La tua partita resta in questo browser e continua quando torni.
play-title = Gioca · Web of Power
play-kept = Lo stesso numero distribuisce le stesse carte. Ogni azione è conservata in questo browser; la stessa scelta continua una partita cominciata.
lessons = Il corso
lessons-about = Lezioni con esercizi che si correggono da soli. Aprine una, scegli Run e poi Run All Cells, torna in cima, leggi e clicca. Comincia dalla prima.
others = Per guardare, giocare e provare
rules = Le regole
in-english = in inglese
lab = Tutti i notebook in JupyterLab, per chi vuole scrivere in Python
owner = Web of Power (Kardinal & König) è un gioco di Michael Schacht; appartiene al suo autore e ai suoi editori. Il tabellone è una ricostruzione.

expect = Che cosa aspettarsi
expect-size = La prima volta arrivano dalla rete circa { $megabytes } MB. Il browser li conserva per la volta seguente.
expect-time = Una pagina impiega alcuni secondi a partire, su un computer vecchio mezzo minuto; una riga dice a che punto è. Poi tutto risponde subito.
expect-kept = Ciò che risolvi e giochi resta in questo browser, su questo computer. Un altro browser non ne sa nulla, e un browser che deve dimenticare tutto dimentica anche questo.
expect-alone = Niente di ciò che fai lascia questo computer.
expect-not = Un browser fa una cosa alla volta: gli esperimenti con molte partite le giocano una dopo l'altra, e i bot più forti pensano più a lungo che in un Python installato.

lesson-1 = Un primo giro
lesson-1-about = Il tabellone, le tre fonti di punti, come funzionano gli esercizi.
lesson-2 = Il tabellone come grafo
lesson-2-about = Gradi, cammini minimi, parti, ponti, la formula di Eulero.
lesson-3 = Un turno
lesson-3-about = Carte e coppie jolly, che cosa si può piazzare, e perché no.
lesson-4 = Le maggioranze
lesson-4-about = Posti e parità dei monasteri.
lesson-5 = Le alleanze
lesson-5-about = I consiglieri, e la maggioranza in due nazioni insieme.
lesson-6 = Le catene
lesson-6-about = Le linee più lunghe, perché l'avidità sbaglia, ricerca esatta; una posizione finale a mano.
lesson-7 = Leggere una partita
lesson-7-about = I punti nel tempo, le svolte, quando finisce una partita, che cosa sarebbe successo se.
lesson-8 = Carte e probabilità
lesson-8-about = Probabilità delle carte, ciò che si sa, la simulazione accanto alla formula.
lesson-9 = La versione rapida e il Vaticano
lesson-9-about = Due nazioni in un turno, quanto costano e raddoppiano gli stemmi, le decisioni.
lesson-10 = Costruire un bot
lesson-10-about = Un giocatore come funzione: il caso, una regola, una valutazione, avidità, uno sguardo avanti, ciò che un bot non deve sapere.
lesson-11 = Esperimenti e statistica onesta
lesson-11-about = Quote giuste, intervalli, coppie, e come ci si inganna da soli.
lesson-12 = Un laboratorio di strategia
lesson-12-about = Domande proprie: suggerimenti a confronto, giocare oltre, piani a confronto, quanto è sicuro; cinque domande aperte.
lesson-13 = Il tuo tabellone
lesson-13-about = Un tabellone come dati: cambiarlo, che cosa dicono i controlli, giocarci.
lesson-14 = Il gioco di carte
lesson-14-about = L'altro gioco: prendere carte, pietre, carte legge, il punteggio a mano, i bot.

notebook-1 = Ripercorrere una partita
notebook-1-about = Un'intera partita registrata, passo per passo, con i grafici e il foglio dei punti.
notebook-2 = Che cosa posso fare?
notebook-2-about = Che cosa può una mano, perché una mossa è rifiutata, da dove vengono i punti; tornare indietro, diramare, confrontare; il Vaticano e le varianti.
notebook-3 = La galleria
notebook-3-about = Tutte le immagini che ci sono: mappe, maggioranze, alleanze, catene, punti, carte e probabilità.
notebook-4 = Giocare
notebook-4-about = Giocare contro i bot, o in più persone allo stesso schermo, con i clic.
notebook-5 = Preparare una posizione
notebook-5-about = Preparare con i clic qualsiasi posizione permessa, contarne i punti, conservarla, continuare da lì.
notebook-6 = Esperimenti
notebook-6-about = Molte partite fra bot: chi è più forte, se conta il posto, quanto vale una carta scoperta, e con quale certezza.
notebook-7 = Disegnare un tabellone
notebook-7-about = Un tabellone piccolo per le prime partite, e come disegnarne uno con i clic.
notebook-8 = Dimostrazioni
notebook-8-about = Diapositive per il proiettore: il gioco, una cosa alla volta, e domande risolte passo per passo.

# Mentre una pagina parte

wait-page = La pagina si carica …
wait-python = Python parte …
wait-library = Arrivano il gioco e le sue immagini …
wait-kernel = Il gioco si prepara …
wait-ready = Pronto.
wait-long = Ci vuole più del dovuto: ricarica la pagina.

# Che cosa dice chi costruisce il sito

fetch-builder = Prendo ciò che costruisce il sito: un minuto o due, una volta sola.
fetch-wheels = Prendo i pacchetti per il Python del browser, una volta sola.
fetch-runtime = Prendo il Python del browser, una volta sola.
packing = Compilo e impacchetto la libreria …
building = Costruisco le pagine …
built = Il sito è in { $folder }: { $files } file, { $megabytes } MB. Per guardarlo: make serve-site
no-tool = Per costruire il sito serve { $tool }, che su questo computer non c'è: installa Node.js, che porta node e npm
no-checkout = Il sito si costruisce da una copia del progetto, dove stanno i notebook
command-failed = { $command } non è riuscito: { $said }
other-runtime = Il Python del browser non è quello fissato: atteso { $wanted }, ricevuto { $got }
bad-site = Il sito non è come dovrebbe: { $what }
