# Aufgaben und Fortschritt

exercise = Aufgabe { $exercise }
exercise-solved = Aufgabe { $exercise } (schon gelöst)
picture-at = Das Bild steht bei Aufgabe { $exercise }; wer die Zelle ausführt, hat es auch hier.
numbers-of-class = Die Aufgaben haben die Zahlen der Klasse { $class }.
numbers-of-pupil = Die Aufgaben haben die Zahlen für { $pupil }.
numbers-of-both = Die Aufgaben haben die Zahlen für { $pupil }, Klasse { $class }.
numbers-of-everybody = Die Aufgaben haben die Zahlen, die zu keiner Klasse gehören.
no-such-exercise = es gibt keine Aufgabe { $exercise }; { $alike ->
    [0] die Lektionen sind { $names }, wie in chains-2
   *[other] meinst du { $names }?
 }
no-such-lesson = es gibt keine Lektion { $lesson }; es gibt { $names }
no-answer-yet = Hier steht noch keine Antwort: Schreib deine an die Stelle der Punkte und führe die Zelle noch einmal aus.
write-answer = Schreib deine Antwort in eine Zelle und führe sie aus: check("{ $exercise }", der_name_deiner_funktion)
take-a-hint = Einen Schritt weiter: hint("{ $exercise }")
last-hint = Das war der letzte Tipp.
not-kept = (Dein Fortschritt konnte nicht gespeichert werden: { $error })
progress = { $solved } von { $all } Aufgaben gelöst
state-open = offen
state-tried = begonnen
state-solved = gelöst
state-at-once = auf Anhieb gelöst
head-exercise = Aufgabe
head-state = wie weit
head-answers = Antworten
head-hints = Tipps
solutions = Lösungen: { $about }
solutions-course = der ganze Kurs
solutions-class = Klasse { $class }
solution-why = Warum
worksheet = { $topic }: Arbeitsblatt
worksheet-about = Stufe { $level }, Blatt { $seed }
worksheet-name = Name:
worksheet-date = Datum:
worksheet-mark = Markiere auf dem Plan.
worksheet-key = Lösungen
worksheet-number = Frage { $number }
