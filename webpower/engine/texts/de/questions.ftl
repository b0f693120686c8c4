# Antworten, und was dazu gesagt wird

answer-number = { $number }
answer-players = { $number ->
    [0] niemand
   *[other] { $players }
 }
answer-places = { $number ->
    [0] keine
   *[other] { $places }
 }
wanted-number = Die Antwort ist eine ganze Zahl, zum Beispiel 7.
wanted-players = Die Antwort ist ein Name, zum Beispiel "Blau", mehrere als ["Blau", "Rot"], oder "niemand".
wanted-places = Die Antwort ist eine Liste von Namen, zum Beispiel ["Fulda", "Chorin"].
wanted-option = Die Antwort ist ein Buchstabe von "a" bis "{ $last }".
no-such-name = { $name } gibt es hier nicht; { $alike ->
    [0] es gibt { $names }.
   *[other] meinst du { $names }?
 }
is-right = Richtig.
not-so = Das stimmt nicht, und es ist auch keiner der üblichen Fehler. Nimm einen Tipp und geh Schritt für Schritt vor.
level-rises = { $number } in Folge: weiter mit Stufe { $level }.

# Wörter, an denen Antworten erkannt werden, durch Kommas getrennt

read-nobody = niemand, keiner, keine
read-and = und
read-yes = ja
read-no = nein, keins, keines, weder noch
read-both = beide, beides, entweder oder
