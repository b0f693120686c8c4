# The list of demos

demos-about = Slides in large letters. The right arrow goes on, the left arrow back, F fills the screen. Add &seed=7b to the address for other questions.
demos-tour = The game, one thing at a time
demos-level = level { $level }
