# Wie Karten heißen

card-plain = { $country }
card-signs = { $country } ({ $signs })
spot = { $card } in Reihe { $row }, Platz { $column }
symbols = { $family ->
    [cross] { $number ->
        [one] Kreuz
       *[other] { $number } Kreuze
    }
    [fan] { $number ->
        [one] Fächer
       *[other] { $number } Fächer
    }
    [rose] { $number ->
        [one] Rose
       *[other] { $number } Rosen
    }
   *[other] { $number ->
        [one] { $family }
       *[other] { $number } × { $family }
    }
 }
counted = { $family ->
    [cross] { $number ->
        [one] 1 Kreuz
       *[other] { $number } Kreuze
    }
    [fan] { $number ->
        [one] 1 Fächer
       *[other] { $number } Fächer
    }
    [rose] { $number ->
        [one] 1 Rose
       *[other] { $number } Rosen
    }
   *[other] { $number } × { $family }
 }
routes = { $route ->
    [ship] { $number ->
        [one] Schiff
       *[other] { $number } Schiffe
    }
   *[carriage] { $number ->
        [one] Kutsche
       *[other] { $number } Kutschen
    }
 }
law = { $law ->
    [take_back_stone] Stein zurück
    [three_symbols] Drei Symbole
    [different_colours] Verschiedene Farben
   *[minus_two] Minus zwei
 }
