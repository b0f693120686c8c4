# Come si chiamano le carte

card-plain = { $country }
card-signs = { $country } ({ $signs })
spot = { $card } al posto { $column } della fila { $row }
symbols = { $family ->
    [cross] { $number ->
        [one] croce
       *[other] { $number } croci
    }
    [fan] { $number ->
        [one] ventaglio
       *[other] { $number } ventagli
    }
    [rose] { $number ->
        [one] rosa
       *[other] { $number } rose
    }
   *[other] { $number ->
        [one] { $family }
       *[other] { $number } × { $family }
    }
 }
counted = { $family ->
    [cross] { $number ->
        [one] 1 croce
       *[other] { $number } croci
    }
    [fan] { $number ->
        [one] 1 ventaglio
       *[other] { $number } ventagli
    }
    [rose] { $number ->
        [one] 1 rosa
       *[other] { $number } rose
    }
   *[other] { $number } × { $family }
 }
routes = { $route ->
    [ship] { $number ->
        [one] nave
       *[other] { $number } navi
    }
   *[carriage] { $number ->
        [one] carrozza
       *[other] { $number } carrozze
    }
 }
law = { $law ->
    [take_back_stone] Riprendi una pietra
    [three_symbols] Tre simboli
    [different_colours] Colori diversi
   *[minus_two] Meno due
 }
