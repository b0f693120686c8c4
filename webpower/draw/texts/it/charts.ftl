# Grafici dei punteggi

chart-breakdown-title = { $ended ->
    [over] Il punteggio finale e da dove viene
   *[now] Il punteggio se la partita finisse ora, e da dove viene
 }
chart-breakdown-about = Punta una parte per leggere le righe del foglio dei punti che la formano
chart-points = punti
chart-total = totale
chart-part-points = { $player }, { $part }: { $points }
chart-player-total = { $player }: { $points } in tutto
chart-timeline-title = Il punteggio se la partita finisse dopo ogni azione
chart-timeline-box = Dopo { $step } azioni { $player } avrebbe { $points } punti
chart-actions = azioni giocate
chart-names = nomi
chart-marks = segni
chart-mark-words = parole ai segni
chart-cursor = ora
chart-cursor-points = punti ora
chart-mark-end = fine
chart-at = Dopo { $step ->
    [one] 1 azione
   *[other] { $step } azioni
 }: { $scores }.
chart-at-mark = { $mark }, dopo { $step ->
    [one] 1 azione
   *[other] { $step } azioni
 }: { $scores }.
chart-now = Ora, dopo { $step } azioni su { $last }: { $scores }.
chart-lead-changes = cambi in testa
chart-lead-title = in testa
chart-lead = Dopo { $step ->
    [one] 1 azione
   *[other] { $step } azioni
 } { $player } passa in testa con { $points }{ $way ->
    [first] .
   *[from] , superando { $before }.
 }
chart-no-lead = Nessuno è in testa da solo.
chart-differences-title = { $ended ->
    [over] I distacchi da chi ha vinto, e il suo vantaggio sul secondo posto
   *[now] Se la partita finisse ora: i distacchi da chi è in testa, e il suo vantaggio
 }
chart-differences-about = A destra del centro: più di chi è nominato sotto; a sinistra: meno. Il segno è la somma.
chart-difference-short = { $points } su { $other }
chart-difference-sum = somma
chart-difference-points = punti in più o in meno
chart-difference = { $way ->
    [ahead] { $player } ha { $points } in più di { $other }.
    [behind] { $player } ha { $points } in meno di { $other }.
   *[level] { $player } e { $other } sono in parità.
 }
chart-difference-part = { $player }, { $part }: { $way ->
    [ahead] { $points } in più di { $other }.
    [behind] { $points } in meno di { $other }.
   *[level] quanti ne ha { $other }.
 }
chart-change = { $player } { $points }
player-points = { $player } { $points }
