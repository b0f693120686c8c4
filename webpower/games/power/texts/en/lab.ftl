# The strategy lab

lab-head-bot = bot
lab-head-action = would do
lab-head-reason = because
lab-head-number = note
lab-head-text = what
lab-head-game = about
lab-onward = How does it go on from position { $position }?
lab-plans = Which plan is better for { $player } in position { $position }?
lab-empty = There are no notes yet.
lab-position = position { $position } of a game of { $players }
