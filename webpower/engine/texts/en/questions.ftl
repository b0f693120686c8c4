# Answers, and what is said about them

answer-number = { $number }
answer-players = { $number ->
    [0] nobody
   *[other] { $players }
 }
answer-places = { $number ->
    [0] none
   *[other] { $places }
 }
wanted-number = The answer is a whole number, such as 7.
wanted-players = The answer is a player's name, such as "Blue", several of them as ["Blue", "Red"], or "nobody".
wanted-places = The answer is a list of names, such as ["Fulda", "Chorin"].
wanted-option = The answer is a letter from "a" to "{ $last }".
no-such-name = There is no { $name } here; { $alike ->
    [0] there is { $names }.
   *[other] did you mean { $names }?
 }
is-right = Right.
not-so = That is not it, and it is none of the usual mistakes either. Take a hint, and go step by step.
level-rises = { $number } in a row: on to level { $level }.

# Words that answers are read by, separated by commas

read-nobody = nobody, no one, none
read-and = and
read-yes = yes
read-no = no, none
read-both = both, either
