# Das Strategielabor

lab-head-bot = Bot
lab-head-action = würde tun
lab-head-reason = denn
lab-head-number = Notiz
lab-head-text = was
lab-head-game = wozu
lab-onward = Wie geht es von Stellung { $position } aus weiter?
lab-plans = Was ist in Stellung { $position } für { $player } besser?
lab-empty = Es gibt noch keine Notizen.
lab-position = Stellung { $position } eines Spiels von { $players }
