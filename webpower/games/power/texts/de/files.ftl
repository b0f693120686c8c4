# Was an einer Datei eines Spiels, einer Stellung oder eines Plans nicht stimmt: was dort erwartet werden kann

file-board = ein Plan oder sein Kürzel: { $ids }
file-a-board = ein Plan oder sein Kürzel
file-site = ein Ort dieses Plans
file-country = ein Land dieses Plans
file-card = eine Kartenart dieses Plans
file-cards = eine Liste mit einer oder zwei Karten
file-arms = ein Wappen des Vatikans
file-alliance = die Nummer eines Bündnisses dieses Plans
file-hands-each = { $seats } Kartenhände, eine je Platz
file-null = null, solange das Spiel läuft
file-advisors = 0 oder mehr Ratsherren

# Pläne

file-new = etwas, das es noch nicht gibt
file-as-in = { $value } wie in { $place }
file-two-ends = zwei Enden
file-twice-as-end = zweimal { $value }
file-paid-country = ein Land, für das { $card } gilt
file-site-in = ein Ort in { $country }
file-roads-most = höchstens { $most } Straßen nach { $site }
file-breadth-most = ein Netz mit einer Breite von höchstens { $most } bei Ketten ab { $chain }
file-breadth = { $breadth }; lass Straßen weg
file-points-most = insgesamt höchstens { $most } Punkte
file-removed-most = höchstens { $most }, so viele gibt es von der seltensten Karte
file-cards-least = mindestens { $least } bei { $players } Spielern, zum Austeilen und Ziehen

# Eine Aufzeichnung, die unterwegs falsch wird

