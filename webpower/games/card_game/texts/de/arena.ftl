# Teile der Wertung, nebeneinander und in Tabellen

compare-lands = Länder
compare-symbols = Symbole
compare-routes = Schiffe und Kutschen
compare-laws = Gesetzeskarten
column-lands = Länder
column-symbols = Symbole
column-routes = Schiffe und Kutschen
column-laws = Gesetzeskarten
column-passes = musste passen
column-lost-stones = verlorene Steine
