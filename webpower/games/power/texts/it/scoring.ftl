# Righe del foglio dei punti

part-interim = Conteggio intermedio
part-final = Conteggio finale
score-cloisters = { $country }: { $counts } { $all ->
    [one] monastero
   *[other] monasteri
 }; { $rank ->
    [1] { $number ->
        [one] { $players } ha la maggioranza e ottiene { $points }
       *[other] { $players } condividono la maggioranza e ottengono { $points } a testa
    }
   *[other] { $number ->
        [one] { $players } ne ha { $cloisters } e ottiene { $points }, quanti ne ha chi sta al posto sopra
       *[other] { $players } ne hanno { $cloisters } a testa e ottengono { $points } a testa, quanti ne ha chi sta al posto sopra
    }
 }
score-doubled = { $country }: { $player } occupa lo stemma di questa nazione nella tabella dei Monasteri del Vaticano e conta due volte i propri punti: { $points ->
    [one] un altro
   *[other] altri { $points }
 }
score-alliance = Alleanza { $alliance }, { $a } e { $b }: { $number ->
    [one] { $players } ha la maggioranza dei consiglieri in entrambe e ottiene
   *[other] { $players } hanno la maggioranza dei consiglieri in entrambe e ottengono a testa
 } { $here } + { $there }
score-council = Alleanza { $alliance }: { $player } occupa lo stemma di { $country } nella tabella del Concilio del Vaticano, quindi { $advisors ->
    [one] il consigliere di lì conta
   *[other] i consiglieri di lì ({ $advisors }) contano
 } un'altra volta
score-chain = Catena di { $points }, da { $first } a { $last }: { $player } ottiene { $points } ({ $sites })
