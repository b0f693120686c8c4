# Viele Spiele im Hintergrund

run-stop = Anhalten
run-stop-tip = Kein weiteres Spiel beginnen; was gespielt ist, bleibt erhalten
run-starts = { $done } von { $games } Spielen; es geht los
run-left = { $done } von { $games } Spielen, noch { $seconds ->
    [0] weniger als eine Sekunde
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
 }
run-over = alle { $games } Spiele
run-stopped = angehalten nach { $done } von { $games } Spielen
run-failed = beendet nach { $done } von { $games } Spielen: { $error }
run-job = { $games } Spiele im Hintergrund: { $job }
