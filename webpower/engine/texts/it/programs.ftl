# Risposte che sono funzioni

answer-program = { $code }
wanted-program = La risposta è una funzione di ({ $names }): scrivila in una cella con def, e metti qui il suo nome, senza parentesi dopo.
wanted-arguments = La funzione deve prendere esattamente questi argomenti, in quest'ordine: { $names }.

# Che cosa fa una funzione e non dovrebbe fare

program-stops = La tua funzione si ferma con un errore alla riga { $line } ({ $code }): { $error }
program-fails = La tua funzione si ferma con un errore prima ancora di cominciare: { $error }
program-endless = La tua funzione non arriva alla fine: dopo { $steps } passi era alla riga { $line } ({ $code }). Quel ciclo finisce mai?
program-slow = La tua funzione ci mette troppo: dopo { $seconds } secondi era alla riga { $line } ({ $code }).
program-global = La tua funzione prende il caso dal modulo random. Prendilo dal generatore che riceve: così lo stesso seme dà la stessa partita.
program-differs = Interrogata due volte nella stessa posizione, con lo stesso caso, la tua funzione sceglie { $one }, e poi { $other }. Ricorda qualcosa, o usa un caso diverso da quello del suo generatore.
program-changes-legal = La tua funzione modifica la lista delle azioni ammesse che riceve. Fatti una lista tua, per esempio con [action for action in legal if …].
program-changes-observation = La tua funzione modifica l'osservazione che riceve. La può soltanto guardare.
program-nothing = La tua funzione non restituisce nulla (None). Ogni via che può prendere finisce con return?
program-illegal = La tua funzione restituisce { $action }, che qui non è fra le azioni ammesse. Scegli dalla lista legal.
program-number = La tua funzione restituisce il numero { $number }. Restituisci l'azione stessa: con il suo numero nella lista è legal[{ $number }].
program-several = La tua funzione restituisce una lista, con { $number ->
    [one] 1 cosa
   *[other] { $number } cose
 } dentro. Restituisci una sola azione.
program-something = La tua funzione restituisce { $what } ({ $kind }), e questa non è un'azione. Restituiscine una della lista legal.
