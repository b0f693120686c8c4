# A board, a position and a score sheet as plain text

text-board = { $board }: { $sites } sites, { $roads } roads, { $alliances } alliances
text-country = country
text-card = card
text-sites = sites
text-roads-to = roads to
text-alliances = alliances: { $alliances }
text-none = none
text-free-sites = free sites
text-advisors-room = advisors / room
text-pieces = { $cloisters }c { $advisors }a
text-open = open: { $cards }
text-vatican = Vatican: { $held }
text-vatican-empty = Vatican: empty
text-interim = interim: cloisters
text-final = { $kind ->
    [cloisters] final: cloisters
    [alliances] final: alliances
   *[chains] final: chains
 }
text-total = total
text-game = Web of Power, { $players }: position { $at } of { $last }
