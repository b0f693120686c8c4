# Figures

chart-lands-title = Land: cards of each country
chart-lands-about = On a bar: what its cards score if the game ends now. Beneath a country: how many cards it has.
chart-lands-axis = cards
chart-symbols-title = Symbols: the most of one family of each country
chart-symbols-about = On a bar: what its symbols score if the game ends now. Point at a bar to read all of them.
chart-symbols-axis = symbols of a family
chart-sums-about = At the bottom: all these points of each player, country by country.
chart-routes-title = Chains of ships and of carriages
chart-routes-about = { $least } or more ships, or carriages, score their number; fewer score nothing.
chart-routes-axis = ships, carriages
chart-route = { $route ->
    [ship] ships
   *[carriage] carriages
 }
chart-threshold = { $least } are a chain
chart-threshold-words = words at the line
chart-part-lands = land
chart-part-symbols = symbols
chart-part-ships = ships
chart-part-carriages = carriages
chart-part-laws = law cards
