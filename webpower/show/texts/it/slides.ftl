# Diapositive per il proiettore

slides-back = Indietro (freccia sinistra)
slides-next = Avanti (freccia destra)
slides-full = Schermo intero (F)
slides-slides = Diapositive: avanti con la freccia destra
