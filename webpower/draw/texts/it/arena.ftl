# Grafici dei tornei

chart-found = trovato
chart-interval = intervallo al 95 %: da { $low } a { $high }
chart-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }
chart-wins-title = Quota di vittorie
chart-wins-about = La linea attraverso un punto è il suo intervallo al 95 %; in parità una vittoria si divide
chart-wins-axis = quota di vittorie
chart-wins-fair = una quota equa
chart-leads-title = Punti di vantaggio sul migliore degli altri
chart-leads-about = In media su tutte le partite; la linea attraverso un punto è il suo intervallo al 95 %
chart-leads-axis = punti
chart-leads-fair = parità
chart-seats-title = Quota di vittorie per posto a sedere
chart-seats-about = Chiunque vi sieda; la linea attraverso un punto è il suo intervallo al 95 %
chart-seats-axis = quota di vittorie
chart-seats-fair = una quota equa
chart-ratings-title = Valutazioni
chart-ratings-about = Quanto sembra forte ogni giocatore secondo l'ordine d'arrivo di tutti, e quanto è sicuro
chart-ratings-axis = valutazione
chart-findings-share-about = Vittorie oltre la quota equa; la linea attraverso un punto è il suo intervallo al 95 %
chart-findings-share-title = Vittorie oltre la quota equa
chart-findings-share-axis = vittorie oltre la quota equa
chart-findings-share-fair = una quota equa
chart-findings-points-about = La linea attraverso un punto è il suo intervallo al 95 %
chart-findings-points-title = Punti in più
chart-findings-points-axis = punti
chart-findings-points-fair = nessuna differenza
chart-points-title = Da dove vengono i punti
chart-points-about = In media su tutte le partite, secondo che cosa si è contato
chart-points-axis = punti a partita
chart-source = { $player }: { $source }, { $points } punti a partita
chart-heads-title = Chi sta davanti a chi
chart-heads-about = Quante volte chi è nella riga aveva più punti di chi è nella colonna; la parità vale mezza volta
chart-heads-axis = { "" }
chart-ahead = { $player } davanti a { $other }: { $share } di { $games } partite

# Una pagina di risultati

results-title = Torneo: { $players }
results-spoilt = Partite rovinate da un giocatore
results-numbers = i numeri
