# Molte partite in secondo piano

run-stop = Ferma
run-stop-tip = Non giocare altre partite; quelle già giocate restano
run-starts = partite { $done } su { $games }; si comincia
run-left = partite { $done } su { $games }, { $seconds ->
    [0] manca meno di un secondo
    [one] manca 1 secondo
   *[other] mancano { $seconds } secondi
 }
run-over = partite giocate: tutte ({ $games })
run-stopped = fermo dopo { $done } partite su { $games }
run-failed = interrotto dopo { $done } partite su { $games }: { $error }
run-job = { $games } partite in secondo piano: { $job }
