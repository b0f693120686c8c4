# Questions and quizzes

quiz-submit = Check what is marked
quiz-submit-tip = Answer with the marked places (C)
quiz-unmark = Unmark all
quiz-unmark-tip = Take all marks away
quiz-hint = Hint
quiz-hint-tip = One step on the way to the answer (H)
quiz-next = Next question
quiz-next-tip = Another question (N)
quiz-topic = Topic
quiz-level = Level
quiz-score = { $answered ->
    [0] No answer yet.
    [one] 1 answered, { $at_once } right at once.
   *[other] { $answered } answered, { $at_once } right at once, { $row } in a row.
 }
