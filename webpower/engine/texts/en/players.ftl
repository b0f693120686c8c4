# Why a player does something

any-of = { $number ->
    [one] there is no other choice
   *[other] any of { $number } legal actions, each as likely as the next
 }
no-reason = { $player } does not say why
hint = { $bot } would choose: { $action }, because { $reason }
