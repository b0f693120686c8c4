# Die Liste der Vorführungen

demos-about = Folien in großer Schrift. Der Pfeil nach rechts geht weiter, der nach links zurück, F füllt den Bildschirm. Mit &seed=7b am Ende der Adresse kommen andere Fragen.
demos-tour = Das Spiel, eins nach dem anderen
demos-level = Stufe { $level }
