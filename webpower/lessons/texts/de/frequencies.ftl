# Ein Versuch neben der Formel

frequency-title = Wie oft es eintrat, und was die Formel sagt
frequency-about = { $runs ->
    [one] Die Linie ist die relative Häufigkeit: bei welchem Anteil der Versuche bis dahin es eintrat.
   *[other] Jede Linie ist ein Durchgang für sich: bei welchem Anteil der Versuche bis dahin es eintrat.
 }
frequency-formula = Formel: { $percent } ({ $exact })
frequency-bounds = 19 von 20 liegen dazwischen
frequency-run = Durchgang { $run }
frequency-trials = Versuche
frequency-share = Anteil der Versuche
frequency-box = Durchgang { $run }, nach { $trials ->
    [one] 1 Versuch
   *[other] { $trials } Versuchen
 }: { $percent }
frequency-formula-told = Die Formel sagt { $percent } ({ $exact }).
frequency-bounds-told = Nach { $trials ->
    [one] 1 Versuch
   *[other] { $trials } Versuchen
 } liegen neunzehn von zwanzig Durchgängen zwischen { $low } und { $high }.
