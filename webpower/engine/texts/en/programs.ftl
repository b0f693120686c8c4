# Answers that are functions

answer-program = { $code }
wanted-program = The answer is a function of ({ $names }): write it into a cell with def, and give its name here, without brackets behind it.
wanted-arguments = The function has to take exactly these, in this order: { $names }.

# What a function does and should not

program-stops = Your function stops with an error in line { $line } ({ $code }): { $error }
program-fails = Your function stops with an error before it begins: { $error }
program-endless = Your function does not come to an end: after { $steps } steps it was in line { $line } ({ $code }). Does the loop there ever end?
program-slow = Your function takes too long: after { $seconds } seconds it was in line { $line } ({ $code }).
program-global = Your function uses the chance of the module random. Use the generator that it is given: then the same seed gives the same game.
program-differs = Asked twice in the same position, with the same chance, your function chooses { $one }, and then { $other }. It remembers something, or uses other chance than its generator.
program-changes-legal = Your function changes the list of legal actions that it is given. Make a list of your own, for example with [action for action in legal if …].
program-changes-observation = Your function changes the observation that it is given. It may only look at it.
program-nothing = Your function returns nothing (None). Does every way through it end with return?
program-illegal = Your function returns { $action }, and that is none of the legal actions here. Choose from the list legal.
program-number = Your function returns the number { $number }. Return the action itself: with its number in the list that is legal[{ $number }].
program-several = Your function returns a list, with { $number ->
    [one] 1 thing
   *[other] { $number } things
 } in it. Return one action.
program-something = Your function returns { $what } ({ $kind }), and that is no action. Return one of the list legal.
