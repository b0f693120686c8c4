# Schaubilder von Ketten und Punkten

chart-gains-about = Offene Marken: Ein Kloster mehr dort bringt die Punkte, die daneben stehen.
chart-gain = { $player }, ein Kloster mehr in { $site }: +{ $points }, { $way ->
    [new] eine neue Kette aus { $length }
    [longer] eine längere Kette aus { $length }
    [joined] Ketten verbunden zu einer aus { $length }
   *[changed] eine Kette aus { $length }, die einer anderen einen Teil nimmt
 }, von { $first } bis { $last }
chart-none-left = { $player } hat kein Kloster mehr für längere Ketten
chart-no-gain = { $player }: kein einzelnes Kloster bringt den Ketten mehr.
chart-other-sets = { $player }: { $others ->
    [0] keine andere Wahl der Reihen bringt { $points }.
    [one] noch eine andere Wahl der Reihen bringt { $points }, { $share ->
        [none] mit mehr Reihen.
       *[all] mit ebenso wenigen Reihen.
    }
   *[other] noch { $others } andere Möglichkeiten, die Reihen zu wählen, bringen { $points }, { $share ->
        [none] alle mit mehr Reihen.
        [all] alle mit ebenso wenigen Reihen.
       *[some] { $few } davon mit ebenso wenigen Reihen.
    }
 }
chart-other-set = Eine andere Wahl: { $lines }.
chart-set-line = { $sites } ({ $number })
chart-row-chain = { $first } – { $last }
chart-row-alliance = { $number } { $a } – { $b }
chart-line-of = { $part ->
    [interim] Zwischenwertung: { $line }
   *[final] Schlusswertung: { $line }
 }
chart-places-title = { $ended ->
    [over] Der Endstand nach Land, Bündnis und Kette
   *[now] Der Stand, wenn jetzt Schluss wäre, nach Land, Bündnis und Kette
 }
chart-place-short = { $kind ->
    [alliances] Bündnis { $place }
    [chains] Kette
   *[cloisters] { $place }
 }
chart-places-about = Ein Land enthält Zwischen- und Schlusswertung; zeige auf ein Stück, um seine Wertungszeilen zu lesen
chart-waterfall-title = { $ended ->
    [over] Von der Zwischenwertung zum Endstand
   *[now] Von der Zwischenwertung zum Stand, wenn jetzt Schluss wäre
 }
chart-waterfall-about = Jeder Balken beginnt, wo der darüber endet; zeige auf ihn, um seine Wertungszeilen zu lesen
chart-step = { $part ->
    [doubled] { $place }, verdoppelt
    [council] { $place }, Ratstafel
   *[other] { $place }
 }
chart-chain-number = { $number ->
    [1] längste Kette
   *[other] Kette { $number }
 }
chart-step-reached = { $step }, zusammen { $total }
chart-all-players = alle
