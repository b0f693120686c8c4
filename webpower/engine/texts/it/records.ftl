# Registrazioni che violano una regola

wrong-players = { $number ->
    [one] 1 giocatore
   *[other] { $number } giocatori
 }; il gioco è per { $least }-{ $most }
wrong-seat = con { $players } giocatori non c'è un posto a sedere { $seat }
result-missing = la partita è finita, ma la registrazione non ha un risultato
result-too-early = la registrazione ha un risultato, ma la partita non è finita
after-the-end = la registrazione continua dopo la fine

# Risultati sbagliati

result-differs = risultato, { $place }: dice { $found }, ma è { $expected }

# Una registrazione che diventa sbagliata per strada

record-action = azione { $number }: { $wrong }
record-branch = variante { $number }: { $wrong }

# Che cosa ci si aspetta nel file di una partita

file-a-record = una registrazione
file-a-position = una posizione intera
file-seat = un posto da 0 a { $last }
file-numbers-each = { $seats } numeri, uno per posto
file-entries-each = { $seats } voci, una per posto
file-no-such-key = nessuna chiave di questo nome con { $act }
file-action = almeno un'azione
file-none = niente
file-line = una variante da 0 a { $last }
file-after = un numero di azioni da 0 a { $last }, poiché la variante { $line } ne ha { $length }
file-game = una partita registrata: { $names }

# Che cosa viene rifiutato in ogni partita

not-your-turn = è il turno di { $mover }, non di { $player }
