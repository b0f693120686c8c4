# Folien für den Beamer

slides-back = Zurück (Pfeil nach links)
slides-next = Weiter (Pfeil nach rechts)
slides-full = Ganzer Bildschirm (F)
slides-slides = Folien: weiter mit dem Pfeil nach rechts
