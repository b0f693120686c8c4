# Disegnare un tabellone con i clic

mapping-title = Disegno di { $board }
mapping-words = Un tabellone con { $sites ->
    [one] 1 luogo
   *[other] { $sites } luoghi
 } e { $roads ->
    [one] 1 strada
   *[other] { $roads } strade
 }
mapping-site = { $site }, { $country }

mapping-click = Un clic
mapping-country = aggiunge nazione
mapping-country-tip = Un clic sulla mappa mette lì lo stemma di una nuova nazione
mapping-site-tool = aggiunge luogo
mapping-site-tool-tip = Un clic sulla mappa mette lì un luogo; appartiene alla nazione scelta accanto
mapping-join = unisce
mapping-join-tip = Due clic su luoghi tracciano una strada, o la tolgono; due su stemmi un'alleanza: via terra, via mare, nessuna
mapping-move = sposta
mapping-move-tip = Un clic su un luogo o su uno stemma, e uno dove deve andare
mapping-erase = toglie
mapping-erase-tip = Un clic toglie una strada, un luogo con le sue strade, o una nazione con tutto quel che contiene

mapping-undo = ↶ Annulla
mapping-undo-tip = Annulla l'ultima modifica
mapping-redo = ↷ Ripeti
mapping-redo-tip = Rifai quel che è stato annullato
mapping-fit = Mostra tutto
mapping-fit-tip = Sposta l'immagine in modo che ci stia tutto il disegno, con spazio attorno
mapping-new = Tabellone vuoto
mapping-new-tip = Comincia da zero; con Annulla torna il tabellone di prima
mapping-preview = Mappa finita
mapping-preview-tip = Mostra sotto come sarà il tabellone, quando va bene

mapping-of-country = Nuovi luoghi in
mapping-head-site = Il luogo
mapping-head-country = La nazione
mapping-head-board = Tutto il tabellone
mapping-name = Nome
mapping-in-country = Nazione
mapping-card = Carta
mapping-own-card = una propria
mapping-count = Quante
mapping-colour = Colore
mapping-board-name = Nome del tabellone
mapping-board-id = Id nei file
mapping-chain = Catena da
mapping-cloisters = Monasteri a testa
mapping-advisors = Consiglieri a testa
mapping-removed-3 = Carte tolte in 3
mapping-removed-4 = Carte tolte in 4
mapping-removed-5 = Carte tolte in 5
mapping-arms = Vaticano
mapping-arms-yes = tutte le nazioni
mapping-arms-no = nessuno stemma
mapping-arms-own = come nel suo file
mapping-outlines = Contorni
mapping-outlines-own = come nel suo file
mapping-outlines-grown = attorno ai luoghi

mapping-begin = Fai clic nell'immagine, o porta lì il cursore con le frecce e premi Invio: lì ci sarà lo stemma della prima nazione
mapping-cursor-at = Qui: longitudine { $x }, latitudine { $y }
mapping-cursor-on = Qui: { $what }
mapping-arms-of = Stemma di { $country }
mapping-good = Questo tabellone va bene
mapping-wrong = { $number ->
    [one] 1 cosa manca o non va
   *[other] { $number } cose mancano o non vanno
 } ancora
mapping-no-countries = Non c'è ancora nessuna nazione
mapping-no-sites = Non c'è ancora nessun luogo
mapping-no-country = Un luogo appartiene a una nazione: prima aggiungine una
mapping-second = Ora fai clic sull'altro capo
mapping-where = Ora fai clic dove deve andare
mapping-nothing = Lì non c'è nulla su cui fare clic
mapping-taken = C'è già una nazione di nome { $name }
mapping-no-name = Un nome ha da 1 a 60 caratteri, senza caratteri di controllo
mapping-no-folder = Qui non si conservano file, quindi il tabellone si può solo scaricare
mapping-saved = Il tabellone è in { $path }
mapping-saved-unfinished = Il tabellone è in { $path }; ancora non ci si può giocare
mapping-not-openable = Questo non si può ancora riaprire: { $why }
mapping-opened = Il tabellone { $board } è aperto
