# Zugfolgen

compare-interim = Zwischenwertung
compare-cloisters = Klöster
compare-alliances = Bündnisse
compare-chains = Ketten
branch-other-order = dieselben Karten sind an anderer Stelle dieser Datei in eine andere Reihenfolge gemischt
