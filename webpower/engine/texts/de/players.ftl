# Warum ein Spieler etwas tut

any-of = { $number ->
    [one] eine andere Wahl gibt es nicht
   *[other] von { $number } erlaubten Aktionen ist eine so wahrscheinlich wie die andere
 }
no-reason = { $player } sagt nicht, warum
hint = Vorschlag von { $bot }: { $action }, denn { $reason }
