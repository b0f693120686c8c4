# Was an einer Datei von Karten nicht stimmt: was dort erwartet werden kann

file-card-set = ein Kartensatz oder sein Kürzel: { $ids }
file-ruled = { $expected } [{ $rule }]
file-number-is = { $number }
file-new = etwas, das es noch nicht gibt
file-as-in = { $value } wie in { $place }
file-countries = eines der neun Länder: { $countries }
file-country = ein Land dieses Kartensatzes
file-country-there = darin auch das Land { $country }
file-none = nichts
file-family = eine Familie dieses Kartensatzes
file-family-of = eine Familie von { $country }
file-number-printed = { $number }, so viele Karten hat { $country }
file-land-cards = { $number } Karten von { $country }
file-ids = die Nummern 1 bis { $most }, jede einmal
file-without = eine Liste ohne { $ids }{ $more ->
    [0] {""}
   *[other] { " " }und { $more } weitere
 }
file-row = eine Reihe von 1 bis { $most }
file-law-cards = { $number } Gesetzeskarten „{ $law }“; andere Zahlen sind eine Option
file-playable = { $value }
