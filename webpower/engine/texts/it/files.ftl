# Che cosa non va in un file: che cosa ci si aspettava e che cosa c'è

file-wrong = atteso: { $expected }; trovato: { $got }
file-missing = manca; atteso: { $expected }
file-unknown-key = chiave sconosciuta; atteso: { $expected }
file-twice = atteso: una volta; trovato: due volte
file-more-mistakes = … e { $number ->
    [one] un altro errore
   *[other] altri { $number } errori
 }
file-ok = va bene
file-and-more = e altri { $number }
file-part = { $part }: { $wrong }

# Che cosa ci si può aspettare

file-a-text = un testo
file-a-whole-number = un numero intero
file-a-number = un numero
file-true-or-false = true o false
file-a-list = una lista
file-an-object = un oggetto
file-a-value = un valore
file-a-json-object = un oggetto JSON
file-between = un numero da { $least } a { $most }
file-digits = un numero intero di al massimo { $digits } cifre
file-entries = da { $least } a { $most } voci
file-entries-exactly = { $number ->
    [one] 1 voce
   *[other] { $number } voci
 }
file-characters = un testo da { $least } a { $most } caratteri
file-characters-most = al massimo { $most } caratteri
file-not-blank = un testo non vuoto
file-plain = un testo su una riga, senza caratteri di controllo
file-good-entries = voci leggibili
file-bytes-most = al massimo { $most } byte
file-depth-most = al massimo { $most } liste e oggetti uno dentro l'altro
file-path = il percorso di un file
file-whole-characters = caratteri interi
file-utf-8 = un testo in UTF-8

# Che cosa può esserci

file-more = di più
file-number = { $number }
file-in-it = { $value } nel testo
file-all-wrong = { $number } voci illeggibili prima di questa; il resto non è stato controllato
file-half-character = mezzo carattere in { $value }
file-byte = il byte { $byte } nella posizione { $number }

# Testo che non è JSON

json-wrong = non è JSON; atteso: { $expected }; trovato: { $got } (riga { $line }, colonna { $column })
json-value = un valore
json-key = una chiave tra virgolette doppie
json-colon = i due punti
json-comma = una virgola o la fine della lista o dell'oggetto
json-end = la fine del file
json-quote = un testo che finisca con le virgolette doppie
json-character = un testo senza interruzioni di riga e caratteri di controllo
json-escape = una sequenza di escape di JSON
json-other = JSON valido
json-file-end = la fine del file
json-number = non è JSON leggibile; atteso: un numero; trovato: { $got }
json-digits = non è JSON leggibile; atteso: numeri di al massimo { $digits } cifre; trovato: uno più lungo

# File che non si possono aprire o scrivere

file-not-opened = atteso: un file che si possa aprire; trovato: { $why }
file-not-written = impossibile scrivere: { $why }
