# Warum ein Spieler ein Spiel vor dem Ende verloren hat

fault-crash = { $player } (Platz { $seat }) { $decision ->
    [0] konnte nicht erzeugt werden
   *[other] stürzte bei Entscheidung { $decision } ab
 }: { $detail }
fault-illegal = { $player } (Platz { $seat }) gab bei Entscheidung { $decision } etwas zurück, das keine erlaubte Aktion ist: { $detail }
fault-cheat = { $player } (Platz { $seat }) veränderte bei Entscheidung { $decision }, was zum Ansehen übergeben wurde
fault-slow = { $player } (Platz { $seat }) brauchte mehr als { $detail } s für Entscheidung { $decision }
fault-hang = { $player } (Platz { $seat }) war nicht bis zu Entscheidung { $decision } gekommen, als das Spiel { $detail } s gedauert hatte
fault-death = { $player } (Platz { $seat }) brachte bei Entscheidung { $decision } den eigenen Prozess zum Absturz

# Warum Spiele nicht gespielt oder fortgesetzt werden können

arena-child-start = der Prozess, der die Spiele spielen sollte, ist nicht gestartet: { $detail }
arena-child-silent = von dem Prozess, der die Spiele spielen sollte, war { $detail } s lang nichts zu hören
arena-child-gone = der Prozess, der Spiel { $match } spielen sollte, endete, bevor es begann
arena-not-sent = eigene Spieler lassen sich mit dem Paket cloudpickle an andere Prozesse schicken (pip install 'webpower[arena]'); ohne es spielen sie mit workers=0
arena-not-taken = was gespielt werden sollte, lässt sich nicht an einen anderen Prozess schicken: { $detail }; mit workers=0 wird es in diesem gespielt
arena-game-broke = Spiel { $match } konnte nicht gespielt werden, und kein Spieler ist schuld: { $detail }
arena-no-dask = ein Cluster braucht das Paket distributed: pip install 'webpower[dask]'
arena-no-ratings = Spielstärken brauchen das Paket openskill: pip install 'webpower[arena]'
arena-other-run = { $path } enthält Spiele eines anderen Turniers: { $what } ist dort { $there } und hier { $here }
arena-no-run = { $path } enthält keine Spiele eines Turniers
arena-no-cluster = unter { $address } gibt es keinen Dask-Scheduler
arena-alone = Ein Browser hat weder Prozesse noch Threads noch einen Cluster: Die Spiele werden hier gespielt, eins nach dem anderen.

# Ergebnisse

column-match = Spiel
column-deal = Mischung
column-seed = Startwert
column-seat = Platz
column-player = Spieler
column-other = gegen
column-points = Punkte
column-lead = Vorsprung
column-share = Sieganteil
column-fair = gerecht
column-wins = Siege
column-ties = geteilt
column-games = Spiele
column-faults = Fehler
column-fault = warum vorzeitig zu Ende
column-interval = 95-%-Intervall
column-ahead = vorn in
column-margin = Punkte mehr
column-source = Herkunft
column-part = Anteil
column-mu = Spielstärke
column-sigma = Streuung
column-rating-low = wohl mindestens
from-to = { $low } bis { $high }
results = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 } aus { $deals ->
    [one] 1 Mischung
   *[other] { $deals } Mischungen
 }
results-part = { $results }; { $wanted } Spiele waren gewünscht
results-faults = { $number ->
    [one] 1 Spiel endete vorzeitig durch den Fehler eines Spielers.
   *[other] { $number } Spiele endeten vorzeitig durch den Fehler eines Spielers.
 }
results-line = Noch einmal dasselbe: { $line }
arena-no-bar = ein Fortschrittsbalken braucht das Paket tqdm: pip install 'webpower[arena]'
column-what = was
column-wins-more = Siege mehr als gerecht
column-points-more = Punkte mehr
column-needed = nötige Spiele

# Die Spiele hinter einem Turnier

arena-end = Spiel { $number }: { $winners } { $winning ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
 } mit { $best } zu { $second } Punkten
arena-blunder = Spiel { $number }, nach { $step ->
    [one] 1 Aktion
   *[other] { $step } Aktionen
 }: { $remark }

# Experimente

experiment-seats = Kommt es darauf an, wo man sitzt?
experiment-patience = Ist es besser, zu planen oder zu nehmen, was da ist?
experiment-counts = Kommt es darauf an, wie viele spielen?
experiment-read-share = Die letzte Spalte sagt, wie viele Spiele es braucht, um einen Unterschied von { $size } der Siege zu erkennen, mit { $confidence } Sicherheit und einer Teststärke von { $power }.
experiment-read-points = Die letzte Spalte sagt, wie viele Spiele es braucht, um einen Unterschied von { $size } Punkten zu erkennen, mit { $confidence } Sicherheit und einer Teststärke von { $power }.
experiment-part = { $played } von { $games } Spielen sind gespielt.
experiment-line = Noch einmal dasselbe: { $line }
trial-seat = Platz { $seat }
trial-among = { $bot } gegen { $number }-mal { $others }
trial-count = { $players } am Tisch
