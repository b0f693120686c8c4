# Aufzeichnungen, die eine Regel brechen, und was in der Datei eines Spiels zu erwarten ist

file-a-card-set = ein Kartensatz oder sein Kürzel
file-law-split = vier Zahlen, keine unter 0, die zusammen 8 ergeben
file-land-card = die Nummer einer Länderkarte dieses Kartensatzes
wrong-land-cards = die Aufzeichnung hat { $number } Länderkarten, { $twice ->
    [0] jede einmal
    [one] 1 davon zweimal
   *[other] { $twice } davon zweimal
 }, und es gibt { $expected }, jede einmal
wrong-law-cards = die Aufzeichnung hat { $number ->
    [one] 1 Gesetzeskarte
   *[other] { $number } Gesetzeskarten
 } „{ $law }“, und nach ihren Regeln gibt es { $expected }
