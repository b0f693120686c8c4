# Spielen mit Klicks

desk-pay-reserve = Aus Vorrat bezahlen
desk-pay-reserve-tip = Einer der Steine, die nicht auf Karten liegen, kommt aus dem Spiel
desk-end-take = Aufhören
desk-end-take-tip = Keine Karte mehr nehmen und weiter zum Setzen
desk-end-turn = Zug beenden
desk-end-turn-tip = Den Zug beenden, ohne einen Stein zu setzen oder zu versetzen
desk-pass = Passen
desk-pass-tip = Es ist nichts zu nehmen: Auf jeder Karte an einem Ende liegt ein fremder Stein, und zum Bezahlen ist keiner da
desk-law-shown-last = Diese Gesetzeskarte kann nicht gespielt werden: Sie wird am Ende gezeigt und kostet zwei Punkte
desk-card-gone = Diese Karte ist schon genommen
desk-not-an-end = Nur eine Karte am Ende ihrer Reihe kann genommen werden
desk-nothing-there = Dort lässt sich jetzt nichts tun
