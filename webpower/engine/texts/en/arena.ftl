# Why a player lost a match before it was over

fault-crash = { $player } (seat { $seat }) { $decision ->
    [0] could not be made
   *[other] crashed at decision { $decision }
 }: { $detail }
fault-illegal = { $player } (seat { $seat }) returned what is no legal action at decision { $decision }: { $detail }
fault-cheat = { $player } (seat { $seat }) changed what it was given at decision { $decision }
fault-slow = { $player } (seat { $seat }) took more than { $detail } s for decision { $decision }
fault-hang = { $player } (seat { $seat }) had not come to decision { $decision } when the game had taken { $detail } s
fault-death = { $player } (seat { $seat }) brought its process down at decision { $decision }

# Why games can't be played or gone on with

arena-child-start = the process that was to play the games did not start: { $detail }
arena-child-silent = the process that was to play the games was not heard of for { $detail } s
arena-child-gone = the process that was to play match { $match } ended before it began
arena-not-sent = players of your own can be sent to other processes with the package cloudpickle (pip install 'webpower[arena]'); without it they play with workers=0
arena-not-taken = what was to be played can't be sent to another process: { $detail }; with workers=0 it is played in this one
arena-game-broke = match { $match } could not be played, and no player is to blame: { $detail }
arena-no-dask = a cluster takes the package distributed: pip install 'webpower[dask]'
arena-no-ratings = ratings take the package openskill: pip install 'webpower[arena]'
arena-other-run = { $path } holds games of another tournament: { $what } is { $there } there and { $here } here
arena-no-run = { $path } holds no tournament's games
arena-no-cluster = there is no Dask scheduler at { $address }
arena-alone = A browser has neither processes nor threads nor a cluster: the games are played here, one after the other.

# Results

column-match = game
column-deal = deal
column-seed = seed
column-seat = seat
column-player = player
column-other = against
column-points = points
column-lead = ahead of best
column-share = share of wins
column-fair = fair share
column-wins = wins
column-ties = shared
column-games = games
column-faults = faults
column-fault = why it ended early
column-interval = 95 % interval
column-ahead = ahead in
column-margin = points more
column-source = source
column-part = part of all
column-mu = rating
column-sigma = spread
column-rating-low = lowest likely
from-to = { $low } to { $high }
results = { $games ->
    [one] 1 game
   *[other] { $games } games
 } of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
 }
results-part = { $results }; { $wanted } games were wanted
results-faults = { $number ->
    [one] 1 game ended early through a player's fault.
   *[other] { $number } games ended early through a player's fault.
 }
results-line = The same again: { $line }
arena-no-bar = a progress bar takes the package tqdm: pip install 'webpower[arena]'
column-what = what
column-wins-more = wins above a fair share
column-points-more = points more
column-needed = games needed

# The games behind a tournament

arena-end = Game { $number }: { $winners } { $winning ->
    [one] wins
   *[other] share the win
 } with { $best } points, and the next has { $second }
arena-blunder = Game { $number }, after { $step ->
    [one] 1 action
   *[other] { $step } actions
 }: { $remark }

# Experiments

experiment-seats = Does it matter where one sits?
experiment-patience = Is it better to plan than to take what there is?
experiment-counts = Does it matter how many play?
experiment-read-share = The last column says how many games it takes to tell a difference of { $size } of the wins, at { $confidence } confidence and with a power of { $power }.
experiment-read-points = The last column says how many games it takes to tell a difference of { $size } points, at { $confidence } confidence and with a power of { $power }.
experiment-part = { $played } of { $games } games have been played.
experiment-line = The same again: { $line }
trial-seat = seat { $seat }
trial-among = { $bot } among { $number } { $others }
trial-count = { $players } players
