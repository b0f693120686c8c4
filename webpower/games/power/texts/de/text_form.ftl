# Ein Plan, eine Stellung und ein Wertungsbogen als Text

text-board = { $board }: { $sites } Orte, { $roads } Straßen, { $alliances } Bündnisse
text-country = Land
text-card = Karte
text-sites = Orte
text-roads-to = Straßen nach
text-alliances = Bündnisse: { $alliances }
text-none = keine
text-free-sites = freie Orte
text-advisors-room = Ratsherren / Plätze
text-pieces = { $cloisters }K { $advisors }R
text-open = offen: { $cards }
text-vatican = Vatikan: { $held }
text-vatican-empty = Vatikan: leer
text-interim = Zwischenwertung: Klöster
text-final = { $kind ->
    [cloisters] Schlusswertung: Klöster
    [alliances] Schlusswertung: Bündnisse
   *[chains] Schlusswertung: Ketten
 }
text-total = Summe
text-game = Web of Power, { $players }: Stellung { $at } von { $last }
