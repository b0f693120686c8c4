# Diagramme von Wertungen

chart-breakdown-title = { $ended ->
    [over] Der Endstand und woraus er sich ergibt
   *[now] Der Stand, wenn jetzt Schluss wäre, und woraus er sich ergibt
 }
chart-breakdown-about = Zeige auf ein Stück, um die Zeilen des Wertungsbogens dazu zu lesen
chart-points = Punkte
chart-total = gesamt
chart-part-points = { $player }, { $part }: { $points }
chart-player-total = { $player }: zusammen { $points }
chart-timeline-title = Der Stand, wenn nach dieser Aktion Schluss wäre
chart-timeline-box = { $player } hätte nach Aktion { $step } den Stand { $points }
chart-actions = gespielte Aktionen
chart-names = Namen
chart-marks = Marken
chart-mark-words = Worte an Marken
chart-cursor = jetzt
chart-cursor-points = Stand jetzt
chart-mark-end = Ende
chart-at = Nach { $step ->
    [one] 1 Aktion
   *[other] { $step } Aktionen
 }: { $scores }.
chart-at-mark = { $mark }, nach { $step ->
    [one] 1 Aktion
   *[other] { $step } Aktionen
 }: { $scores }.
chart-now = Jetzt, nach { $step } von { $last } Aktionen: { $scores }.
chart-lead-changes = Führungswechsel
chart-lead-title = in Führung
chart-lead = Nach { $step ->
    [one] 1 Aktion
   *[other] { $step } Aktionen
 } geht { $player } mit { $points } in Führung{ $way ->
    [first] .
   *[from] , bisher war { $before } vorn.
 }
chart-no-lead = Niemand liegt allein in Führung.
chart-differences-title = { $ended ->
    [over] Rückstand auf den ersten Platz, und dessen Vorsprung auf den zweiten
   *[now] Wenn jetzt Schluss wäre: Rückstand auf die Führung, und deren Vorsprung
 }
chart-differences-about = Rechts der Mitte: mehr als der Name darunter; links davon: weniger. Das Dreieck ist die Summe.
chart-difference-short = { $points } zu { $other }
chart-difference-sum = Summe
chart-difference-points = Punkte mehr oder weniger
chart-difference = { $way ->
    [ahead] { $player } liegt { $points } vor { $other }.
    [behind] { $player } liegt { $points } hinter { $other }.
   *[level] { $player } und { $other } haben gleich viel.
 }
chart-difference-part = { $player }, { $part }: { $way ->
    [ahead] { $points } mehr als { $other }.
    [behind] { $points } weniger als { $other }.
   *[level] so viel wie { $other }.
 }
chart-change = { $player } { $points }
player-points = { $player } { $points }
