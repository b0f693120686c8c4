# Esercizi e progressi

exercise = Esercizio { $exercise }
exercise-solved = Esercizio { $exercise } (già risolto)
picture-at = L'immagine è all'esercizio { $exercise }; chi esegue la cella la vede anche qui.
numbers-of-class = Gli esercizi hanno i numeri della classe { $class }.
numbers-of-pupil = Gli esercizi hanno i numeri di { $pupil }.
numbers-of-both = Gli esercizi hanno i numeri di { $pupil }, classe { $class }.
numbers-of-everybody = Gli esercizi hanno i numeri che non sono di nessuna classe.
no-such-exercise = non c'è un esercizio { $exercise }; { $alike ->
    [0] le lezioni sono { $names }, come in chains-2
   *[other] intendevi { $names }?
 }
no-such-lesson = non c'è una lezione { $lesson }; ci sono { $names }
no-answer-yet = Non c'è ancora una risposta: metti la tua al posto dei puntini ed esegui di nuovo la cella.
write-answer = Scrivi la tua risposta in una cella ed eseguila: check("{ $exercise }", il_nome_della_tua_funzione)
take-a-hint = Un passo più avanti: hint("{ $exercise }")
last-hint = Questo era l'ultimo suggerimento.
not-kept = (I tuoi progressi non si sono potuti conservare: { $error })
progress = esercizi risolti: { $solved } su { $all }
state-open = da fare
state-tried = iniziato
state-solved = risolto
state-at-once = risolto al primo colpo
head-exercise = esercizio
head-state = a che punto
head-answers = risposte
head-hints = suggerimenti
solutions = Soluzioni: { $about }
solutions-course = tutto il corso
solutions-class = classe { $class }
solution-why = Perché
worksheet = { $topic }: scheda
worksheet-about = Livello { $level }, scheda { $seed }
worksheet-name = Nome:
worksheet-date = Data:
worksheet-mark = Segna sulla mappa.
worksheet-key = Risposte
worksheet-number = Domanda { $number }
