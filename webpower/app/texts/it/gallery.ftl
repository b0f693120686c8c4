# La galleria: un titolo per ogni tipo di immagine, e che cosa vi si vede

gallery-title = Galleria: tutte le immagini che ci sono
gallery-about = Una partita, tutte le sue immagini. La maggior parte dice di più quando ne punti una parte, e sotto ognuna ci sono le sue parole.
gallery-in-words = Lo stesso a parole
reports = Partite intere su una pagina
reports-about = Come è andata ogni partita registrata: i punti, il tavolo alla fine, grafici, ogni azione, e le regole su cui tutto si fonda.
