# Domande e quiz

quiz-submit = Controlla i segni
quiz-submit-tip = Rispondi con i luoghi segnati (C)
quiz-unmark = Togli i segni
quiz-unmark-tip = Togli tutti i segni
quiz-hint = Suggerimento
quiz-hint-tip = Un passo verso la risposta (H)
quiz-next = Altra domanda
quiz-next-tip = Passa a un'altra domanda (N)
quiz-topic = Argomento
quiz-level = Livello
quiz-score = { $answered ->
    [0] Ancora nessuna risposta.
    [one] 1 risposta, { $at_once } giusta al primo colpo.
   *[other] { $answered } risposte, al primo colpo { $at_once }, di fila { $row }.
 }
