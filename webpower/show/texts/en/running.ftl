# Many games in the background

run-stop = Stop
run-stop-tip = Play no further game; what has been played is kept
run-starts = { $done } of { $games } games; it starts
run-left = { $done } of { $games } games, { $seconds ->
    [0] less than a second
    [one] 1 second
   *[other] { $seconds } seconds
 } left
run-over = all { $games } games
run-stopped = stopped after { $done } of { $games } games
run-failed = ended after { $done } of { $games } games: { $error }
run-job = { $games } games in the background: { $job }
