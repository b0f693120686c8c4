# Risposte che sono frazioni: probabilità, e quel che ci si può aspettare

answer-chance = { $exact } ({ $percent })
answer-ratio = { $exact } (circa { $about })
wanted-ratio = La risposta è una frazione esatta, come "3/13"; un numero arrotondato non è abbastanza preciso.
