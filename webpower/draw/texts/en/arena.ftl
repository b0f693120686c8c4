# Charts of tournaments

chart-found = found
chart-interval = 95 % interval: { $low } to { $high }
chart-games = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
chart-wins-title = Share of the wins
chart-wins-about = The line through a point is its 95 % interval; players who tie share a win
chart-wins-axis = share of the wins
chart-wins-fair = a fair share
chart-leads-title = Points ahead of the best of the others
chart-leads-about = On average over all games; the line through a point is its 95 % interval
chart-leads-axis = points
chart-leads-fair = level
chart-seats-title = Share of the wins by seat
chart-seats-about = Whoever sits there; the line through a point is its 95 % interval
chart-seats-axis = share of the wins
chart-seats-fair = a fair share
chart-ratings-title = Ratings
chart-ratings-about = How strong each player seems by the order in which all finish, and how sure that is
chart-ratings-axis = rating
chart-findings-share-about = Wins above a fair share; the line through a point is its 95 % interval
chart-findings-share-title = Wins above a fair share
chart-findings-share-axis = wins above a fair share
chart-findings-share-fair = a fair share
chart-findings-points-about = The line through a point is its 95 % interval
chart-findings-points-title = Points more
chart-findings-points-axis = points
chart-findings-points-fair = no difference
chart-points-title = Where the points come from
chart-points-about = On average over all games, by what was scored
chart-points-axis = points a game
chart-source = { $player }: { $source }, { $points } points a game
chart-heads-title = Who is ahead of whom
chart-heads-about = How often the player in the row had more points than the one in the column; a tie is half
chart-heads-axis = { "" }
chart-ahead = { $player } was ahead of { $other } in { $share } of { $games } games

# A page of results

results-title = Tournament: { $players }
results-spoilt = Games that a player spoilt
results-numbers = the numbers
