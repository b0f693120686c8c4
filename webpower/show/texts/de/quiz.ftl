# Fragen und Quiz

quiz-submit = Markiertes prüfen
quiz-submit-tip = Mit den markierten Orten antworten (C)
quiz-unmark = Marken weg
quiz-unmark-tip = Alle Markierungen wegnehmen
quiz-hint = Tipp
quiz-hint-tip = Ein Schritt auf dem Weg zur Antwort (H)
quiz-next = Nächste Frage
quiz-next-tip = Eine andere Frage (N)
quiz-topic = Thema
quiz-level = Stufe
quiz-score = { $answered ->
    [0] Noch keine Antwort.
    [one] 1 beantwortet, { $at_once } auf Anhieb richtig.
   *[other] { $answered } beantwortet, { $at_once } auf Anhieb richtig, { $row } in Folge.
 }
