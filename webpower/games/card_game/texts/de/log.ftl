# Ereignisse: was gerade geschehen ist

did-take = { $player } nimmt { $card } vom { $end ->
    [left] linken
   *[right] rechten
 } Ende der Reihe { $row }
stone-back = Der Stein darauf kommt in den Vorrat von { $player } zurück
stone-freed = Der Stein darauf kommt in den Vorrat von { $owner } zurück, und die Karte muss bezahlt werden
got = { $player } nimmt die Gesetzeskarte darauf: „{ $law }“
got-hidden = { $player } nimmt die Gesetzeskarte darauf; sonst darf sie niemand ansehen
paid-slot-only = { $player } bezahlt mit dem letzten eigenen Stein, von { $spot }: Er kommt aus dem Spiel
paid-reserve-only = { $player } bezahlt mit einem Stein aus dem Vorrat, da keiner auf einer Karte liegt: Er kommt aus dem Spiel
did-pay-reserve = { $player } bezahlt mit einem Stein aus dem Vorrat: Er kommt aus dem Spiel
did-pay-slot = { $player } bezahlt mit dem Stein auf { $spot }: Er kommt aus dem Spiel
did-play = { $player } spielt die Gesetzeskarte „{ $law }“: { $kind ->
    [take_back_stone] Ein Stein, der aus dem Spiel war, ist wieder im Vorrat
    [three_symbols] In diesem Zug sind drei Symbole erlaubt
   *[different_colours] In diesem Zug sind Karten aus verschiedenen Ländern erlaubt
 }
did-end-take = { $player } nimmt keine Karte mehr
did-place = { $player } setzt einen Stein auf { $spot }
did-lift = { $player } hebt den Stein von { $spot } auf
did-move = { $player } versetzt den Stein von { $source } auf { $target }
did-end-turn = { $player } setzt keinen Stein
did-pass = { $player } kann keine Karte nehmen und passt
nothing-to-take = { $player } kann in diesem Zug nichts mehr nehmen
nothing-to-claim = { $player } kann einen Stein weder setzen noch versetzen, und der Zug ist zu Ende
ended = Die letzte Karte ist genommen: Das Spiel ist zu Ende
player-points = { $player } { $points }
scored = Schlusswertung: { $scores }

# Was beim Zurückgehen verraten wird

reveals-taken = { $player } hat gesehen, welche Gesetzeskarte dort lag: „{ $law }“
reveals-hidden = { $player } hat gesehen, welche Gesetzeskarte dort lag
reveals-played = Alle haben gesehen, dass { $player } die Gesetzeskarte „{ $law }“ hatte
reveals-shown = Alle haben gesehen, wer die Gesetzeskarte „{ $law }“ hat: { $players }
