# Was sich über einen Plan sagen lässt

board-size = { $countries ->
    [one] 1 Land
   *[other] { $countries } Länder
 }, { $sites ->
    [one] 1 Ort
   *[other] { $sites } Orte
 }, { $roads ->
    [0] keine Straße
    [one] 1 Straße
   *[other] { $roads } Straßen
 }, { $alliances ->
    [0] kein Bündnis
    [one] 1 Bündnis
   *[other] { $alliances } Bündnisse
 }
board-cards = Karten: { $kinds }
board-card = { $count } { $card }
board-decks = Im Spiel: { $decks }
board-deck = { $cards } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
 }
board-supply = Alle haben { $cloisters ->
    [one] 1 Kloster
   *[other] { $cloisters } Klöster
 } und { $advisors ->
    [0] keinen Ratsherrn
    [one] 1 Ratsherrn
   *[other] { $advisors } Ratsherren
 }
board-chain = { $least } Klöster in einer Reihe bilden eine Kette
board-degrees = Straßen an einem Ort: { $degrees }
board-degree = { $sites ->
    [one] 1 Ort hat { $roads }
   *[other] { $sites } Orte haben { $roads }
 }
board-busiest = Die meisten Straßen, { $roads }, treffen sich in { $sites }
board-parts = Das Straßennetz hat { $parts ->
    [one] einen Teil
   *[other] { $parts } Teile mit { $sizes } Orten
 } und die Breite { $breadth }, erlaubt ist { $most }
board-longest = Die längste Reihe entlang der Straßen hat { $length ->
    [one] 1 Ort
   *[other] { $length } Orte
 }: { $sites }
board-alliances = { $route ->
    [land] Bündnisse über Land
   *[sea] Bündnisse über See
 }: { $alliances }
board-alliance = { $number } { $a } mit { $b }
board-arms = Der Vatikan zeigt { $arms ->
    [0] keine Wappen
   *[other] { $arms } Wappen
 }

# Was Regeln vom gedruckten Plan sagen, auf einem anderen

board-here = Auf { $board }: { $what }.
board-kinds = Die Karten sind { $kinds }
board-order = Die Länder werden in der Reihenfolge { $countries } gewertet
board-ties = Es gibt { $alliances ->
    [0] kein Bündnis
    [one] 1 Bündnis
   *[other] { $alliances } Bündnisse
 }

# Seine Seite

board-facts = Daten
board-countries = Länder
board-country = Land
board-card-head = Karte
board-sites-head = Orte
board-neighbours = Straßen nach
board-allied = Bündnisse
board-none = keine
