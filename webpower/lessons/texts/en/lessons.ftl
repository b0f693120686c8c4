# Exercises and progress

exercise = Exercise { $exercise }
exercise-solved = Exercise { $exercise } (solved before)
picture-at = The picture stands at exercise { $exercise }; who runs the cell has it here, too.
numbers-of-class = The exercises have the numbers of class { $class }.
numbers-of-pupil = The exercises have the numbers of { $pupil }.
numbers-of-both = The exercises have the numbers of { $pupil }, class { $class }.
numbers-of-everybody = The exercises have the numbers that belong to no class.
no-such-exercise = there is no exercise { $exercise }; { $alike ->
    [0] the lessons are { $names }, as in chains-2
   *[other] did you mean { $names }?
 }
no-such-lesson = there is no lesson { $lesson }; there are { $names }
no-answer-yet = There is no answer yet: put yours in the place of the dots and run the cell again.
write-answer = Write your answer into a cell and run it: check("{ $exercise }", the_name_of_your_function)
take-a-hint = One step further: hint("{ $exercise }")
last-hint = That was the last hint.
not-kept = (Your progress could not be kept: { $error })
progress = { $solved } of { $all } exercises solved
state-open = open
state-tried = begun
state-solved = solved
state-at-once = solved at once
head-exercise = exercise
head-state = how far
head-answers = answers
head-hints = hints
solutions = Solutions: { $about }
solutions-course = the whole course
solutions-class = class { $class }
solution-why = Why
worksheet = { $topic }: work sheet
worksheet-about = Level { $level }, sheet { $seed }
worksheet-name = Name:
worksheet-date = Date:
worksheet-mark = Mark on the map.
worksheet-key = Answers
worksheet-number = Question { $number }
