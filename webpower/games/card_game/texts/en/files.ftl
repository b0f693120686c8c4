# What is wrong in a file of cards: what may be expected there

file-card-set = a set of cards, or the id of one: { $ids }
file-ruled = { $expected } [{ $rule }]
file-number-is = { $number }
file-new = one that is not there yet
file-as-in = { $value } as in { $place }
file-countries = one of the nine countries: { $countries }
file-country = a country of this set
file-country-there = the country { $country } in it
file-none = none
file-family = a family of this set
file-family-of = a family of { $country }
file-number-printed = { $number }, as many as { $country } has
file-land-cards = { $number } cards of { $country }
file-ids = the ids 1 to { $most }, each once
file-without = a list without { $ids }{ $more ->
    [0] {""}
   *[other] { " " }and { $more } more
 }
file-row = a row from 1 to { $most }
file-law-cards = { $number } law cards “{ $law }”; other numbers are an option
file-playable = { $value }
