# L'elenco delle dimostrazioni

demos-about = Diapositive a caratteri grandi. La freccia destra va avanti, la sinistra indietro, F riempie lo schermo. Con &seed=7b in fondo all'indirizzo vengono altre domande.
demos-tour = Il gioco, una cosa alla volta
demos-level = livello { $level }
