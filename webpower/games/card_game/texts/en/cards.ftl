# What cards are called

card-plain = { $country }
card-signs = { $country } ({ $signs })
spot = { $card } in row { $row }, column { $column }
symbols = { $family ->
    [cross] { $number ->
        [one] cross
       *[other] { $number } crosses
    }
    [fan] { $number ->
        [one] fan
       *[other] { $number } fans
    }
    [rose] { $number ->
        [one] rose
       *[other] { $number } roses
    }
   *[other] { $number ->
        [one] { $family }
       *[other] { $number } × { $family }
    }
 }
counted = { $family ->
    [cross] { $number ->
        [one] 1 cross
       *[other] { $number } crosses
    }
    [fan] { $number ->
        [one] 1 fan
       *[other] { $number } fans
    }
    [rose] { $number ->
        [one] 1 rose
       *[other] { $number } roses
    }
   *[other] { $number } × { $family }
 }
routes = { $route ->
    [ship] { $number ->
        [one] ship
       *[other] { $number } ships
    }
   *[carriage] { $number ->
        [one] carriage
       *[other] { $number } carriages
    }
 }
law = { $law ->
    [take_back_stone] Take back a stone
    [three_symbols] Three symbols
    [different_colours] Different colours
   *[minus_two] Minus two
 }
