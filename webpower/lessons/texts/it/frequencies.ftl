# Una simulazione accanto alla formula

frequency-title = Quante volte è successo, e che cosa dice la formula
frequency-about = { $runs ->
    [one] La linea è la quota delle prove fatte fin lì in cui è successo.
   *[other] Ogni linea è una serie a sé: la quota delle prove fatte fin lì in cui è successo.
 }
frequency-formula = secondo la formula: { $percent } ({ $exact })
frequency-bounds = fra queste 19 serie su 20
frequency-run = serie { $run }
frequency-trials = prove
frequency-share = quota delle prove
frequency-box = Serie { $run }, dopo { $trials ->
    [one] 1 prova
   *[other] { $trials } prove
 }: { $percent }
frequency-formula-told = La formula dice { $percent } ({ $exact }).
frequency-bounds-told = Dopo { $trials ->
    [one] 1 prova
   *[other] { $trials } prove
 } diciannove serie su venti stanno fra { $low } e { $high }.
