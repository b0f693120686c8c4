# The games behind a tournament

arena-end = Game { $number }: { $winners } wins with { $best } points, and the next has { $second }
arena-blunder = Game { $number }, after { $step ->
    [one] 1 action
   *[other] { $step } actions
 }: { $remark }

# Experiments

experiment-seats = Does it matter where one sits?
experiment-patience = Is it better to plan than to take what there is?
experiment-counts = Does it matter how many play?
experiment-variants = Does the variant matter?
experiment-open = What are the open cards worth, in points?
experiment-weight = How much does it matter to believe in another weight? { $name } is usually { $usual }
experiment-read-share = The last column says how many games it takes to tell a difference of { $size } of the wins, at { $confidence } confidence and with a power of { $power }.
experiment-read-points = The last column says how many games it takes to tell a difference of { $size } points, at { $confidence } confidence and with a power of { $power }.
experiment-part = { $played } of { $games } games have been played.
experiment-line = The same again: { $line }
trial-seat = seat { $seat }
trial-among = { $bot } among { $number } { $others }
trial-count = { $players } players
trial-variant = { $variant ->
    [fast] fast
   *[standard] standard
 }{ $vatican ->
    [True] {" "}with the Vatican
   *[False] { "" }
 }
trial-open-game = a game without open cards
trial-open-each = for each of the { $taken } that others take
