# Diapositive per il proiettore

slides-back = Indietro (freccia a sinistra)
slides-next = Avanti (freccia a destra)
slides-full = Schermo intero (F)
slides-slides = Diapositive: avanti con la freccia a destra
