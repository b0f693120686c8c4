# Was an einer Datei nicht stimmt: was erwartet wurde und was kam

file-wrong = erwartet: { $expected }; gefunden: { $got }
file-missing = fehlt; erwartet: { $expected }
file-unknown-key = unbekannter Schlüssel; erwartet: { $expected }
file-twice = erwartet: einmal; gefunden: zweimal
file-more-mistakes = … und { $number ->
    [one] 1 weiterer Fehler
   *[other] { $number } weitere Fehler
 }
file-ok = in Ordnung
file-and-more = und { $number } weitere
file-part = { $part }: { $wrong }

# Was erwartet werden kann

file-a-text = ein Text
file-a-whole-number = eine ganze Zahl
file-a-number = eine Zahl
file-true-or-false = true oder false
file-a-list = eine Liste
file-an-object = ein Objekt
file-a-value = ein Wert
file-a-json-object = ein JSON-Objekt
file-between = eine Zahl von { $least } bis { $most }
file-digits = eine ganze Zahl mit höchstens { $digits } Ziffern
file-entries = { $least } bis { $most } Einträge
file-entries-exactly = { $number ->
    [one] 1 Eintrag
   *[other] { $number } Einträge
 }
file-characters = ein Text mit { $least } bis { $most } Zeichen
file-characters-most = höchstens { $most } Zeichen
file-not-blank = ein Text, der nicht leer ist
file-plain = ein Text in einer Zeile, ohne Steuerzeichen
file-good-entries = lesbare Einträge
file-bytes-most = höchstens { $most } Bytes
file-depth-most = höchstens { $most } Listen und Objekte ineinander
file-path = der Pfad einer Datei
file-whole-characters = ganze Zeichen
file-utf-8 = Text in UTF-8

# Was gekommen sein kann

file-more = mehr
file-number = { $number }
file-in-it = { $value } darin
file-all-wrong = { $number } unlesbare vor diesem; den Rest hat niemand angesehen
file-half-character = ein halbes in { $value }
file-byte = das Byte { $byte } an Stelle { $number }

# Text, der kein JSON ist

json-wrong = kein JSON; erwartet: { $expected }; gefunden: { $got } (Zeile { $line }, Spalte { $column })
json-value = ein Wert
json-key = ein Schlüssel in doppelten Anführungszeichen
json-colon = ein Doppelpunkt
json-comma = ein Komma oder das Ende der Liste oder des Objekts
json-end = das Ende der Datei
json-quote = ein Text, der mit einem doppelten Anführungszeichen endet
json-character = ein Text ohne Zeilenumbrüche und Steuerzeichen
json-escape = eine Maskierung, die es in JSON gibt
json-other = gültiges JSON
json-file-end = das Ende der Datei
json-number = kein lesbares JSON; erwartet: eine Zahl; gefunden: { $got }
json-digits = kein lesbares JSON; erwartet: Zahlen mit höchstens { $digits } Ziffern; gefunden: eine längere

# Dateien, die sich nicht öffnen oder schreiben lassen

file-not-opened = erwartet: eine Datei, die sich öffnen lässt; gefunden: { $why }
file-not-written = lässt sich nicht schreiben: { $why }
