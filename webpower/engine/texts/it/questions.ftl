# Le risposte, e che cosa se ne dice

answer-number = { $number }
answer-players = { $number ->
    [0] nessuno
   *[other] { $players }
 }
answer-places = { $number ->
    [0] da nessuna parte
   *[other] { $places }
 }
wanted-number = La risposta è un numero intero, come 7.
wanted-players = La risposta è il nome di un giocatore, come "Blu", più nomi, come ["Blu", "Rosso"], oppure "nessuno".
wanted-places = La risposta è una lista di nomi, come ["Fulda", "Chorin"].
wanted-option = La risposta è una lettera da "a" a "{ $last }".
no-such-name = Qui { $name } non c'è; { $alike ->
    [0] ci sono { $names }.
   *[other] forse { $names }?
 }
is-right = Giusto.
not-so = Non è così, e non è neppure uno degli errori soliti. Prendi un suggerimento e vai un passo alla volta.
level-rises = { $number } di fila: si passa al livello { $level }.

# Parole da cui si leggono le risposte, separate da virgole

read-nobody = nessuno, nessuna, da nessuna parte
read-and = e
read-yes = sì, si
read-no = no, nessuna, nessuno
read-both = entrambi, entrambe, tutte e due
