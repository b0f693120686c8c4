# The start page

site-title = Web of Power
about = A board game of cloisters, advisors and roads in the Middle Ages, with a course that takes it apart. All of it runs in this browser: there is nothing to install, and no account.
play-now = Play now
play-about = Opens a table with three bots. Your game is kept in this browser, and goes on when you come again.
play-title = Play · Web of Power
play-kept = The same number deals the same cards. Every action is kept in this browser; the same choice goes on with a game that was begun.
lessons = The course
lessons-about = Lessons with exercises that check themselves. Open one, choose Run, then Run All Cells, scroll back up, read, and click. Start with the first.
others = For looking, playing and trying things out
rules = The rules
in-english = in English
lab = All notebooks in JupyterLab, for those who want to write Python
owner = Web of Power (Kardinal & König) is a game by Michael Schacht; it belongs to its author and its publishers. The board is a reconstruction.

expect = What to expect
expect-size = The first time about { $megabytes } MB come over the network. The browser keeps them for the next time.
expect-time = A page needs some seconds to start, on an old machine half a minute; a line tells how far it is. After that everything happens at once.
expect-kept = What you solve and play is kept in this browser, on this machine. Another browser knows nothing of it, and a browser that is told to forget everything forgets that too.
expect-alone = Nothing you do leaves this machine.
expect-not = A browser does one thing at a time: experiments with many games run one game after the other, and the strongest bots think longer than in a Python of your own.

lesson-1 = A tour
lesson-1-about = The board, the three sources of points, how exercises work.
lesson-2 = The board as a graph
lesson-2-about = Degrees, shortest ways, parts, bridges, Euler's formula.
lesson-3 = A turn
lesson-3-about = Cards and joker pairs, what may be placed, and why not.
lesson-4 = Majorities
lesson-4-about = Ranks and ties of cloisters.
lesson-5 = Alliances
lesson-5-about = Advisors, and the most in two countries at once.
lesson-6 = Chains
lesson-6-about = Longest lines, why greedy fails, exact search; a final position by hand.
lesson-7 = Reading a game
lesson-7-about = Score over time, turning points, when a game ends, what if.
lesson-8 = Cards and chance
lesson-8-about = Chances of cards, what is known, simulation beside the formula.
lesson-9 = The faster game and the Vatican
lesson-9-about = Two countries in a turn, what arms cost and double, rulings.
lesson-10 = Building a bot, step by step
lesson-10-about = A player as a function: chance, a rule, an evaluation, greedy, a look ahead, what a bot must not know.
lesson-11 = Experiments and honest statistics
lesson-11-about = Fair shares, intervals, pairs, and how people fool themselves.
lesson-12 = A strategy lab
lesson-12-about = Questions of one's own: hints side by side, playing on, plans compared, how sure; five open questions.
lesson-13 = Your own board
lesson-13-about = A board as data: change it, what the checks say, play on it.
lesson-14 = The card game
lesson-14-about = The other game: taking cards, stones, law cards, scoring by hand, bots.

notebook-1 = Step through a game
notebook-1-about = A whole recorded game, step by step, with charts and the score sheet.
notebook-2 = What may I do?
notebook-2-about = What a hand can do, why a move is refused, where points come from; going back, branching, comparing; the Vatican and the variants.
notebook-3 = The gallery
notebook-3-about = Every picture there is: maps, majorities, alliances, chains, scores, cards and chances.
notebook-4 = Play
notebook-4-about = Play against bots, or several at one screen, by clicks.
notebook-5 = Set up a position
notebook-5-about = Set up any legal position by clicks, score it, keep it, play on from it.
notebook-6 = Experiments
notebook-6-about = Many games between bots: who is stronger, does the seat matter, what is an open card worth, and how surely.
notebook-7 = Draw your own board
notebook-7-about = A small board for first games, and how to draw one by clicks.
notebook-8 = Demos
notebook-8-about = Slides for the projector: the game one thing at a time, questions solved step by step.

# While a page starts

wait-page = The page is loading …
wait-python = Python is starting …
wait-library = The game and its pictures are being fetched …
wait-kernel = The game is being set up …
wait-ready = Ready.
wait-long = This takes longer than it should: load the page again.

# What the builder says

fetch-builder = Fetching what builds the site: takes a minute or two, once.
fetch-wheels = Fetching the packages for the browser's Python, once.
fetch-runtime = Fetching the browser's Python, once.
packing = Compiling and packing the library …
building = Building the pages …
built = The site is in { $folder }: { $files } files, { $megabytes } MB. Look at it with: make serve-site
no-tool = Building the site needs { $tool }, which is not on this machine: install Node.js, which brings node and npm along
no-checkout = The site is built from a checkout of the project, where the notebooks are
command-failed = { $command } failed: { $said }
other-runtime = The browser's Python is not the one that was pinned: expected { $wanted }, got { $got }
bad-site = The site is not as it should be: { $what }
