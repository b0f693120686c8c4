# Giocare con i clic

desk-pay-reserve = Paga dalla riserva
desk-pay-reserve-tip = Una delle pietre che non stanno sulle carte esce dal gioco
desk-end-take = Fermati
desk-end-take-tip = Non prendere altre carte: ora si può piazzare una pietra
desk-end-turn = Nessuna pietra
desk-end-turn-tip = Finisci il turno senza piazzare né spostare una pietra
desk-pass = Passa
desk-pass-tip = Non si può prendere niente: su ogni carta a un'estremità c'è la pietra di un altro, e non ce n'è una con cui pagare
desk-law-shown-last = Questa carta legge non si gioca: si mostra alla fine, e costa due punti
desk-card-gone = Quella carta è già stata presa
desk-not-an-end = Si prende solo una carta a un'estremità della sua fila
desk-nothing-there = Lì ora non si può fare nulla
