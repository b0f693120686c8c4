# Perché una riga del foglio dei punti ha il suo numero, passo per passo

why-cloisters = Monasteri in { $country }: { $counts }{ $number ->
    [0] { "" }
    [one] ; { $players } non ne ha e non ottiene nulla
   *[other] ; { $players } non ne hanno e non ottengono nulla
 }
why-rank = { $number ->
    [one] { $players } è al { $rank }º posto con { $cloisters }
   *[other] { $players } condividono il { $rank }º posto con { $cloisters } a testa: chi è in parità ottiene lo stesso, e chi viene dopo occupa il posto seguente
 }
why-first = Il 1º posto ottiene un punto per ogni monastero in { $country }, di qualunque colore, quindi { $players } { $number ->
    [one] ottiene { $sum }
   *[other] ottengono { $sum } a testa
 }
why-next = Il { $rank }º posto ottiene tanti punti quanti sono i monasteri di un giocatore del { $above }º posto, quindi { $players } { $number ->
    [one] ottiene { $points }
   *[other] ottengono { $points } a testa
 }
why-so = Quindi { $players } { $number ->
    [one] ottiene { $points }
   *[other] ottengono { $points } a testa
 }
why-no-cloister = In { $country } non c'è nessun monastero, quindi nessuno fa punti
why-on-arms = Un consigliere di { $player } sta sullo stemma di { $country } nella tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 } del Vaticano
why-doubled = Quindi { $points ->
    [one] l'unico punto di { $player } in { $country } conta una seconda volta: un altro
   *[other] i punti di { $player } in { $country } contano una seconda volta: altri { $points }
 }, in tutto { $total }
why-advisors = Consiglieri in { $country }: { $counts }. { $leading ->
    [one] { $players } ha la maggioranza
   *[other] { $players } condividono la maggioranza, e la parità vale come maggioranza
 }
why-no-advisor = In { $country } non c'è nessun consigliere, quindi nessuno è in testa
why-count = { $player } { $number }
why-both = { $number ->
    [0] Nessuno ha la maggioranza sia in { $a } sia in { $b }, quindi l'alleanza { $alliance } non dà punti a nessuno
    [one] { $players } ha la maggioranza sia in { $a } sia in { $b }
   *[other] { $players } hanno la maggioranza sia in { $a } sia in { $b }
 }
why-one-only = { $number ->
    [one] { $players } è in testa in una sola delle due e non ottiene nulla: qui non c'è un secondo posto
   *[other] { $players } sono in testa in una sola delle due e non ottengono nulla: qui non c'è un secondo posto
 }
why-every-advisor = L'alleanza { $alliance } dà un punto per ogni consigliere nelle sue due nazioni, di qualunque colore: { $sum }
why-council = Quindi { $points ->
    [one] l'unico consigliere in { $country } conta una seconda volta per { $player }: un altro punto
   *[other] ognuno dei consiglieri in { $country } conta una seconda volta per { $player }: altri { $points }
 }, e con il resto dell'alleanza { $sum }
why-joined = Le strade uniscono fra loro { $number } monasteri di { $player }: { $sites }
why-start = La linea comincia in { $country }: { $sites }
why-border = Una strada prosegue oltre il confine (i confini non contano) in { $country }: { $sites }
why-ring = Una strada unisce anche { $first } e { $last }: un anello conta come la linea che passa per i suoi luoghi
why-branch = { $sites } { $number ->
    [one] sta
   *[other] stanno
 } su una diramazione da { $at } e { $number ->
    [one] non conta
   *[other] non contano
 }: una catena non ha diramazioni, e quel che resta non basta per una linea di { $least }
why-other-chain = La strada da { $here } a { $there } porta alla catena da { $first } a { $last }: un monastero conta in una catena sola
why-all-count = Contano tutti e { $all }, quindi nessun'altra linea potrebbe dare di più
why-best = Di questi { $all } monasteri ne contano { $covered }; ogni altro modo di tracciare le catene è stato confrontato e nessuno dà di più
why-chain = Quindi la catena ha { $points } monasteri, un punto ciascuno, e { $player } ottiene { $points }
