# What the command says

app-here = The app is at { $address } (Ctrl+C ends it)
app-others = Tell others in this network: { $address }
app-port = The app cannot listen on port { $port } of { $host }: { $why }. Name another port

# The way around

nav-start = Web of Power
nav-play = Play
nav-play-about = Choose a game and take a seat at its table, against bots or with others at the same screen. Your game is kept, and goes on when you come again.
nav-step = Step through a game
nav-step-about = A whole recorded game, or one of your own, action by action, with charts that follow every step.
nav-gallery = Gallery
nav-gallery-about = Every picture there is, game by game: boards and cards, majorities, alliances, chains, scores and chances.
nav-demos = Demos
nav-demos-about = Slides for the projector: a game, one thing at a time, and questions of every game that are solved step by step.
nav-rules = The rules
nav-rules-about = All rules of every game in our own words, each with its number.

# While one has to wait, and when it fails

wait-kernel = The kernel is starting …
wait-page = The page is being set up …
wait-long = This takes longer than it should.
wait-gone = This page has been put to sleep, since nothing was done here for long. What was kept is there when it is loaded again.
wait-away = The server cannot be reached.
wait-script = The app needs JavaScript, which is switched off in this browser.
load-again = Load again
page-failed = Something went wrong on this page: { $error }
page-not-set-up = This page could not be set up. Load it again; if that does not help, tell whoever runs the app.

token-title = A token is needed
token-about = Open the whole address that you were given: it ends with ?token= and some letters. Or write the token here:
token-open = Open
sorry-404 = There is no such page.
sorry-503 = All places are taken at the moment. Try again in a few minutes.
sorry = The server could not do that ({ $status }).

# The play page

form-title = A new table
form-game = Game
form-number = Players
form-seat = Seat { $number }
form-person = a person
form-name = Name
form-seed = Deal
form-pace = Bots play
form-pace-at-once = at once
form-pace-fast = fast
form-pace-normal = at a visible pace
form-pace-slow = slowly
form-pace-on-click = when asked by a click
form-play = Play
form-play-tip = Open the table
form-kept = The same number deals the same cards. Every action is kept on the server for this browser; the same choice goes on with a game that was begun.
form-bad-name = A person needs a name of 1 to { $longest } letters
form-bots-name = { $name } is what a bot is called: choose the bot, or another name
play-anew = Set up a new table
play-anew-tip = Choose other players or rules; the game at this table is kept

# The stepper page

step-game = Game
step-recorded = { $game }: { $title }
step-own = Yours: { $name }
step-no-game = You have no game called { $name }
step-no-step = { $text } is no step of a game
