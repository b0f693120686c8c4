# Antworten, die Funktionen sind

answer-program = { $code }
wanted-program = Die Antwort ist eine Funktion von ({ $names }): Schreib sie mit def in eine Zelle und gib hier ihren Namen an, ohne Klammern dahinter.
wanted-arguments = Die Funktion muss genau dies übergeben bekommen, in dieser Reihenfolge: { $names }.

# Was eine Funktion tut und nicht tun soll

program-stops = Deine Funktion bricht in Zeile { $line } ({ $code }) mit einem Fehler ab: { $error }
program-fails = Deine Funktion bricht mit einem Fehler ab, bevor sie anfängt: { $error }
program-endless = Deine Funktion kommt an kein Ende: Nach { $steps } Schritten war sie in Zeile { $line } ({ $code }). Hört die Schleife dort jemals auf?
program-slow = Deine Funktion braucht zu lange: Nach { $seconds } Sekunden war sie in Zeile { $line } ({ $code }).
program-global = Deine Funktion nimmt den Zufall des Moduls random. Nimm den Generator, den sie bekommt: Dann ergibt derselbe Startwert dasselbe Spiel.
program-differs = Zweimal in derselben Stellung und mit demselben Zufall gefragt, wählt deine Funktion erst „{ $one }“ und dann „{ $other }“. Sie merkt sich etwas, oder sie nimmt anderen Zufall als den ihres Generators.
program-changes-legal = Deine Funktion verändert die Liste der erlaubten Aktionen, die sie bekommt. Mach dir eine eigene Liste, zum Beispiel mit [action for action in legal if …].
program-changes-observation = Deine Funktion verändert die Beobachtung, die sie bekommt. Sie darf sie nur ansehen.
program-nothing = Deine Funktion gibt nichts zurück (None). Endet jeder Weg durch sie mit return?
program-illegal = Deine Funktion gibt „{ $action }“ zurück, und das ist hier keine der erlaubten Aktionen. Wähle aus der Liste legal.
program-number = Deine Funktion gibt die Zahl { $number } zurück. Gib die Aktion selbst zurück: Mit ihrer Nummer in der Liste ist das legal[{ $number }].
program-several = Deine Funktion gibt eine Liste zurück, mit { $number ->
    [one] 1 Ding
   *[other] { $number } Dingen
 } darin. Gib eine Aktion zurück.
program-something = Deine Funktion gibt { $what } ({ $kind }) zurück, und das ist keine Aktion. Gib eine aus der Liste legal zurück.
