# A simulation beside the formula

frequency-title = How often it came, and what the formula says
frequency-about = { $runs ->
    [one] The line is the share of trials so far in which it came.
   *[other] Each line is a run of its own: the share of trials so far in which it came.
 }
frequency-formula = formula: { $percent } ({ $exact })
frequency-bounds = 19 of 20 runs are between
frequency-run = run { $run }
frequency-trials = trials
frequency-share = share of the trials
frequency-box = Run { $run }, after { $trials ->
    [one] 1 trial
   *[other] { $trials } trials
 }: { $percent }
frequency-formula-told = The formula says { $percent } ({ $exact }).
frequency-bounds-told = After { $trials ->
    [one] 1 trial
   *[other] { $trials } trials
 } nineteen runs in twenty are between { $low } and { $high }.
