# Che cosa non va in un file di carte: che cosa ci si può aspettare

file-card-set = una serie di carte o il suo nome breve: { $ids }
file-ruled = { $expected } [{ $rule }]
file-number-is = { $number }
file-new = qualcosa che non c'è ancora
file-as-in = { $value } come in { $place }
file-countries = una delle nove nazioni: { $countries }
file-country = una nazione di questa serie
file-country-there = che ci sia la nazione { $country }
file-none = nessuna
file-family = una famiglia di questa serie
file-family-of = una famiglia di { $country }
file-number-printed = { $number }, quante sono le carte di { $country }
file-land-cards = { $number } carte di { $country }
file-ids = i numeri da 1 a { $most }, ognuno una volta
file-without = una lista senza { $ids }{ $more ->
    [0] {""}
    [one] { " " }e un altro
   *[other] { " " }e altri { $more }
 }
file-row = una fila da 1 a { $most }
file-law-cards = { $number } carte legge «{ $law }»; altri numeri sono un'opzione
file-playable = { $value }
