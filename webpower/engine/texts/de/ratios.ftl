# Antworten, die Brüche sind: Wahrscheinlichkeiten, und was zu erwarten ist

answer-chance = { $exact } ({ $percent })
answer-ratio = { $exact } (etwa { $about })
wanted-ratio = Die Antwort ist ein genauer Bruch, zum Beispiel "3/13"; eine gerundete Zahl ist nicht genau genug.
