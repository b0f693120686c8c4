# Una partita sul tavolo

desk-show-hand = Tocca a { $player }: mostra la mano
desk-show-hand-tip = Ora dovrebbe guardare solo { $player }
desk-not-you = È il turno di { $player }
desk-hand-covered = La mano di { $player } è coperta: prima mostrala
desk-start = Questo è l'inizio della partita: non c'è nulla da annullare
desk-end = Non c'è nulla da ripetere
desk-where = Turno { $turn }, { $actions ->
    [0] ancora nessuna azione
    [one] 1 azione giocata
   *[other] { $actions } azioni giocate
 }
desk-saved = Ogni azione è conservata subito in { $path }
desk-not-saved = Questa partita non è conservata in un file
desk-not-kept = La partita continua, ma non si riesce a conservarla: { $reason }. La prossima azione ci riprova
desk-played-elsewhere = Questa partita è stata giocata anche a un altro tavolo; anche quel che si è giocato lì è conservato, come variante
desk-undo = ↶ Annulla
desk-undo-tip = Annulla la tua ultima decisione, e quel che hanno fatto da allora i bot (Ctrl+Z)
desk-redo = ↷ Ripeti
desk-redo-tip = Rigioca quel che è stato annullato (Ctrl+Y)
desk-restart = Da capo
desk-restart-tip = Torna all'inizio della stessa partita; quel che si è giocato resta come variante
desk-next-seed = Altra partita
desk-next-seed-tip = Gli stessi giocatori e altre carte: il seme seguente. Questa partita resta nel suo file
desk-hint = Suggerimento
desk-hint-tip = Che cosa farebbe { $bot }, e perché
desk-let = Decide { $bot }
desk-let-tip = { $bot } decide una volta per te
desk-to-end = Gioca fino alla fine
desk-to-end-tip = { $bot } gioca per te finché la partita non è finita
desk-view-own = di chi è di turno
desk-view-all = tutte
desk-view-none = nessuna
desk-person = una persona
desk-no-folder = Questo tavolo non conserva file, quindi la registrazione si può solo scaricare
desk-no-file = Nella cartella non c'è nessun file { $name }
desk-file-name = Il nome di un file è fatto di lettere, cifre, spazi, punti e trattini, al massimo 100; { $name } non va bene
desk-cant-write = Impossibile scrivere { $path }: { $why }
desk-file-there = C'è già un file { $name }: scegli un altro nome
desk-record-saved = La registrazione di questa variante è in { $path }
desk-tree-saved = Questa partita è cominciata da una posizione, per cui in una registrazione non c'è posto: con tutte le sue varianti è in { $path }
desk-cant-open = Impossibile aprire questo file: { $why }
desk-opened = Sul tavolo c'è la partita di { $players }
