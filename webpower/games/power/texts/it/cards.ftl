# Dove sono le carte, per quanto ne sa un giocatore

cards-title = Le carte come le conosce { $player }
cards-about = { $unseen ->
    [0] Nessuna carta è ancora da vedere.
    [one] Una carta non vista: { $stack } nel mazzo, { $hidden } in mano agli altri.
   *[other] { $unseen } carte non viste: { $stack } nel mazzo, { $hidden } in mano agli altri.
 } Il numero in fondo a una barra conta tutte le carte del tipo.
cards-number = carte
cards-open = scoperte
cards-discard = scartate
cards-unseen = non viste
cards-kind = { $card }: in tutto { $number ->
    [one] 1 carta
   *[other] { $number } carte
 }.
cards-own = { $card }: { $player } ne ha { $number } in mano.
cards-known = { $card }: { $player } ne ha { $number } in mano, { $number ->
    [one] presa
   *[other] prese
 } fra le carte scoperte.
cards-in-open = { $card }: { $number ->
    [one] 1 scoperta
   *[other] { $number } scoperte
 }.
cards-in-discard = { $card }: { $number ->
    [one] 1 scartata
   *[other] { $number } scartate
 }.
cards-in-unseen = { $card }: { $number ->
    [one] 1 non vista
   *[other] { $number } non viste
 }, fra quelle del mazzo ({ $stack }){ $hidden ->
    [0] {""}
   *[other] {" "}e quelle nascoste in mano agli altri ({ $hidden })
 }.

# Le probabilità delle carte

chances-title = Che cosa può pescare { $player }, e che cosa ci potrebbe pagare
chances-about = { $drawable ->
    [0] Non si pesca più nessuna carta.
   *[other] Ogni carta che { $player } non ha visto può trovarsi ovunque con la stessa probabilità: sono { $unseen }, di cui { $stack } nel mazzo.
 }
chances-next = prossima carta del mazzo
chances-among = fra le prossime { $number }
chances-pair = due uguali
chances-axis = probabilità
chances-pays = Probabilità che la mano del prossimo turno paghi un pezzo lì, o abbia due carte uguali
chances-plan = { $act ->
    [keep] tenere { $cards }, pescare { $drawn }
    [nothing] non tenere nulla, pescare { $drawn }
    [take] prendere { $cards }{ $drawn ->
        [0] {""}
       *[other] , pescare { $drawn } dal mazzo
    }
   *[draw] { $drawn ->
        [0] la mano resta com'è
       *[other] pescare { $drawn } dal mazzo
    }
 }
chances-plan-short = { $act ->
    [keep] tenere { $cards }
    [nothing] non tenere nulla
    [take] prendere { $cards }
   *[draw] { $drawn ->
        [0] la mano resta com'è
       *[other] nessuna carta scoperta
    }
 }
chances-of-card = { $number ->
    [one] { $card }
   *[other] { $number } { $card }
 }
chances-told-next = { $card } come prossima carta del mazzo: { $percent } ({ $exact }).
chances-told-among = { $card }, almeno una fra le prossime { $number } del mazzo: { $percent } ({ $exact }).
chances-told-pair = Due dello stesso tipo fra le prossime { $number } del mazzo: { $percent } ({ $exact }).
chances-told-pays = { $plan }: la mano del prossimo turno paga un pezzo in { $card }, con una carta così o con due di un altro tipo, con probabilità { $percent } ({ $exact }).
chances-told-holds = { $plan }: la mano del prossimo turno ha due carte dello stesso tipo con probabilità { $percent } ({ $exact }).
chances-told-row = { $plan }: { $cells }.
chances-cell = { $column } { $percent } ({ $exact })
chances-no-plan = La partita è finita.
