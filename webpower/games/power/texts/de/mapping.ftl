# Einen Plan mit Klicks zeichnen

mapping-title = { $board } zeichnen
mapping-words = Ein Plan mit { $sites ->
    [one] 1 Ort
   *[other] { $sites } Orten
 } und { $roads ->
    [one] 1 Straße
   *[other] { $roads } Straßen
 }
mapping-site = { $site }, { $country }

mapping-click = Ein Klick
mapping-country = setzt ein Land
mapping-country-tip = Ein Klick auf den Plan setzt dorthin das Wappen eines neuen Landes
mapping-site-tool = setzt einen Ort
mapping-site-tool-tip = Ein Klick auf den Plan setzt dorthin einen Ort; er gehört zu dem Land, das daneben gewählt ist
mapping-join = verbindet
mapping-join-tip = Zwei Klicks auf Orte ziehen eine Straße oder nehmen sie weg; zwei auf Wappen ein Bündnis: über Land, über See, keines
mapping-move = verschiebt
mapping-move-tip = Ein Klick auf einen Ort oder ein Wappen, und einer dorthin, wo es sein soll
mapping-erase = nimmt weg
mapping-erase-tip = Ein Klick nimmt eine Straße weg, einen Ort mit seinen Straßen oder ein Land mit allem darin

mapping-undo = ↶ Zurück
mapping-undo-tip = Die letzte Änderung zurücknehmen
mapping-redo = ↷ Vor
mapping-redo-tip = Zurückgenommenes wiederholen
mapping-fit = Alles zeigen
mapping-fit-tip = Das Bild so verschieben, dass alles Gezeichnete darin ist, mit Platz ringsum
mapping-new = Leerer Plan
mapping-new-tip = Mit nichts beginnen; den letzten Plan bringt „Zurück“ wieder
mapping-preview = Fertiger Plan
mapping-preview-tip = Darunter zeigen, wie der Plan aussehen wird, sobald er in Ordnung ist

mapping-of-country = Neue Orte in
mapping-head-site = Der Ort
mapping-head-country = Das Land
mapping-head-board = Der ganze Plan
mapping-name = Name
mapping-in-country = Land
mapping-card = Karte
mapping-own-card = eine eigene
mapping-count = Wie viele
mapping-colour = Farbe
mapping-board-name = Name des Plans
mapping-board-id = Id in Dateien
mapping-chain = Kette ab
mapping-cloisters = Klöster je Farbe
mapping-advisors = Ratsherren je Farbe
mapping-removed-3 = Karten weniger zu dritt
mapping-removed-4 = Karten weniger zu viert
mapping-removed-5 = Karten weniger zu fünft
mapping-arms = Vatikan
mapping-arms-yes = alle Länder
mapping-arms-no = keine Wappen
mapping-arms-own = wie in der Datei
mapping-outlines = Umrisse
mapping-outlines-own = wie in der Datei
mapping-outlines-grown = um die Orte herum

mapping-begin = Klicke in das Bild, oder bewege den Zeiger mit den Pfeiltasten dorthin und drücke Enter: Dort wird das Wappen des ersten Landes stehen
mapping-cursor-at = Hier: Länge { $x }, Breite { $y }
mapping-cursor-on = Hier: { $what }
mapping-arms-of = Wappen von { $country }
mapping-good = Dieser Plan ist in Ordnung
mapping-wrong = { $number ->
    [one] Noch 1 Sache fehlt oder ist
   *[other] Noch { $number } Dinge fehlen oder sind
 } falsch
mapping-no-countries = Es gibt noch kein Land
mapping-no-sites = Es gibt noch keinen Ort
mapping-no-country = Ein Ort gehört zu einem Land: Setze zuerst eines
mapping-second = Klicke jetzt auf das andere Ende
mapping-where = Klicke jetzt dorthin, wo es sein soll
mapping-nothing = Dort ist nichts zum Anklicken
mapping-taken = Ein Land namens { $name } gibt es schon
mapping-no-name = Ein Name hat 1 bis 60 Zeichen, keine Steuerzeichen
mapping-no-folder = Hier wird nichts in Dateien gespeichert, der Plan kann also nur heruntergeladen werden
mapping-saved = Der Plan liegt in { $path }
mapping-saved-unfinished = Der Plan liegt in { $path }; spielen kann man darauf noch nicht
mapping-not-openable = Das lässt sich so noch nicht wieder öffnen: { $why }
mapping-opened = Der Plan { $board } ist offen
