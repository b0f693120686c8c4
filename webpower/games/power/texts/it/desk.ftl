# Giocare con i clic

desk-stop = Nessun secondo pezzo
desk-stop-tip = Basta un pezzo: ora si pesca
desk-pass = Passa
desk-pass-tip = Non piazzare nulla in questo turno
desk-exchange = Scambia la carta scelta
desk-exchange-tip = Scarta la carta scelta e pescane un'altra, invece di piazzare
desk-stack = Pesca dal mazzo
desk-stack-tip = La prima carta del mazzo, che ha { $number ->
    [one] 1 carta
   *[other] { $number } carte
 }
desk-open = Prendi { $card }
desk-open-tip = Prendi questa carta scoperta
desk-pay = Paga { $paid }
desk-pay-tip = Piazza il pezzo pagando { $paid }
desk-cancel = Annulla
desk-cancel-tip = Non piazzare nulla lì
desk-choose-one = Scegli la carta che { $player } scarta, poi scambiala
desk-which-payment = Come paga { $player }?
desk-not-a-place = Lì non si piazza nulla. Un monastero va su un luogo, un consigliere su uno stemma
desk-what-if = E se…?
desk-what-if-tip = Mostra in ogni posto possibile che cosa cambierebbe lì un pezzo se la partita finisse subito dopo
coach-remark = Se la partita finisse ora: { $place } avrebbe dato a { $player } { $net } sul miglior rivale, e quel che { $player } ha fatto ha dato { $done }
