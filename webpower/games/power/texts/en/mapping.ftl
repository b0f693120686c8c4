# Drawing a board by clicks

mapping-title = Drawing { $board }
mapping-words = A board with { $sites ->
    [one] 1 site
   *[other] { $sites } sites
 } and { $roads ->
    [one] 1 road
   *[other] { $roads } roads
 }
mapping-site = { $site }, { $country }

mapping-click = A click
mapping-country = adds a country
mapping-country-tip = A click on the map puts the arms of a new country there
mapping-site-tool = adds a site
mapping-site-tool-tip = A click on the map puts a site there; it belongs to the country chosen beside
mapping-join = joins
mapping-join-tip = Two clicks on sites draw a road, or take it away; two on arms an alliance: by land, by sea, none
mapping-move = moves
mapping-move-tip = A click on a site or on arms, and one where they are to be
mapping-erase = takes away
mapping-erase-tip = A click takes away a road, a site with its roads, or a country with all that is in it

mapping-undo = ↶ Undo
mapping-undo-tip = Take the last change back
mapping-redo = ↷ Redo
mapping-redo-tip = Do again what was taken back
mapping-fit = Show all
mapping-fit-tip = Move the picture so that all that is drawn is in it, with room around
mapping-new = Empty board
mapping-new-tip = Begin with nothing; the last board comes back by Undo
mapping-preview = Finished map
mapping-preview-tip = Show beneath how the board will look, once it is good

mapping-of-country = New sites are in
mapping-head-site = The site
mapping-head-country = The country
mapping-head-board = The whole board
mapping-name = Name
mapping-in-country = Country
mapping-card = Card
mapping-own-card = one of its own
mapping-count = How many
mapping-colour = Colour
mapping-board-name = Board's name
mapping-board-id = Id in files
mapping-chain = Chain from
mapping-cloisters = Cloisters each
mapping-advisors = Advisors each
mapping-removed-3 = Cards out if 3 play
mapping-removed-4 = Cards out if 4 play
mapping-removed-5 = Cards out if 5 play
mapping-arms = Vatican
mapping-arms-yes = all countries
mapping-arms-no = no arms
mapping-arms-own = as in its file
mapping-outlines = Outlines
mapping-outlines-own = as in its file
mapping-outlines-grown = around the sites

mapping-begin = Click into the picture, or move the cursor there with the arrow keys and press Enter: the arms of the first country will stand there
mapping-cursor-at = Here: longitude { $x }, latitude { $y }
mapping-cursor-on = Here: { $what }
mapping-arms-of = Arms of { $country }
mapping-good = This board is good
mapping-wrong = { $number ->
    [one] 1 thing is
   *[other] { $number } things are
 } still missing or wrong
mapping-no-countries = There is no country yet
mapping-no-sites = There is no site yet
mapping-no-country = A site belongs to a country: add one first
mapping-second = Now click the other end
mapping-where = Now click where it is to be
mapping-nothing = There is nothing to click there
mapping-taken = There is a country called { $name } already
mapping-no-name = A name has 1 to 60 characters, without control characters
mapping-no-folder = Nothing is kept in files here, so the board can only be downloaded
mapping-saved = The board is in { $path }
mapping-saved-unfinished = The board is in { $path }; it can't be played on yet
mapping-not-openable = This can't be opened again yet: { $why }
mapping-opened = The board { $board } is open
