### The browser client.

## Every page.

web-skip = Skip to the content
web-navigation = Pages
web-page-home = Games
web-page-tables = Tables
web-page-rules = Rules
web-page-army = Build an army
web-page-settings = Settings
web-page-credits = Credits
web-unofficial = An unofficial fan project.
web-loading = One moment …
web-close = Close
web-trouble = Something went wrong
web-no-answer = The table doesn't answer. Check the connection and try again.
board-failed = The board could not be drawn.
board-failed-line = The match goes on: answer with the list of options, or draw the board again.
board-redraw = Draw it again
missing-title = There is nothing here
missing-line = Perhaps the link was cut off on its way.

## The games. The names of the players' counts and lengths are those on the boxes.

game-boardgame = A Game of Thrones: The Board Game
game-boardgame-players = 3–6 players
game-boardgame-length = 2–4 hours
game-boardgame-line = Great Houses fight for the Iron Throne with secret orders, broken promises and seven castles.
game-alliances = A Game of Thrones: B'Twixt
game-alliances-players = 3–6 players
game-alliances-length = about an hour
game-alliances-line = Leaders share a council with each neighbour: help both a little, and trust neither.
game-cardgame = Game of Thrones: The Card Game
game-cardgame-players = 2 players
game-cardgame-length = about an hour
game-cardgame-line = Two Houses duel with plots, intrigue and armies until one has the power.
game-miniatures = A Song of Ice & Fire: Miniatures Game
game-miniatures-players = 2–4 players
game-miniatures-length = 2–3 hours
game-miniatures-line = Regiments on trays, charges measured to the inch, and commanders with plans.

## Home.

home-title = Take a seat at the table
home-line = Game of Thrones tabletop games with every rule kept for you. No account, no form.
home-bots = Play against bots
home-starting = The bots sit down …
home-screen = Same screen
home-friends = Invite friends
home-set-up = Set up
home-later = Not on the table yet. It comes later.

## Lists of tables.

tables-mine = My games
tables-open = Open tables
tables-watch = Watch
tables-mine-none = You have no games yet.
tables-open-none = Nobody is looking for players right now.
tables-watch-none = No open match is being played right now.
tables-over = over
tables-waiting =
    { $count ->
        [0] about to start
        [one] 1 seat is free
       *[other] { $count } seats are free
    }
tables-your-turn = your turn
tables-playing = being played
tables-all = All { $count }
tables-more = More

## Setting up a table.

setup-title = A new table
setup-army = Build an army
setup-bots = You against bots. Change what you like, or start at once.
setup-screen = Everybody at this screen: it is handed on behind a curtain.
setup-friends = You get a link to send to your friends. Bots can take the seats that stay empty.
setup-seats = Seats
setup-players = Players
setup-seat-me = You
setup-seat-screen = You, at this screen
setup-seat-open = Open: for a friend
setup-screen-note = Between two players of this screen a curtain hides what is secret.
setup-nobody-note = At least one seat must be for a person: for you, or open.
setup-listed = Everybody may join: show this table among the open tables
setup-name = Name of the table (if you like)
setup-options = Variants
setup-other-number = another number, { $least } to { $most }
setup-start = Start
setup-invite = Open the table

# How fast bots play. $pace is the pause before a bot's move, in seconds.
pace-title = Pause before each bot's move
pace-value =
    { $pace ->
        [0] none
        [0.5] short
        [1.5] comfortable
        [3] long
       *[other] { $pace } s
    }

## Seats.

seat-number = Seat { $number }
seat-open = free
seat-bot = Bot: { $bot }
seat-you = (you)
seat-rename = Change your name
seat-away = { $holder } is away, a bot stands in
seat-asked = to act

## Before the match.

lobby-title = { $title }: the table is set
lobby-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-full = Everybody is here.
lobby-link = Send this link to your friends
lobby-copy = Copy
lobby-copied = Copied
lobby-join = Sit here
lobby-take-too = Play here too
lobby-bot = Bot
lobby-open = Free the seat
lobby-start = Start
lobby-start-with-bots =
    { $count ->
        [one] Start, with a bot on the free seat
       *[other] Start, with bots on the free seats
    }

## The table.

title-your-turn = ● Your turn – { $title }
title-table = { $title } – Maester
bar-waiting = Waiting for { $seats }.
bar-answered = You have answered. Waiting for { $seats }; until then you can change your answer.
bar-over = The match is over. First place: { $seats }.
bar-end = See the result
bar-lost = The connection is lost. Trying to get back …
table-menu = Table
table-board = The board
table-panels = Panels
table-skip-options = Skip to your options
table-options = Options
table-players = Players
table-log = Log
table-chat = Chat
table-rules = Rules
table-undo = Undo
table-status = Status
table-asked = Your decision
table-missing = There is no such table
table-answered = You have answered already. Choose again to change your answer, as long as the others still think.
table-allowed = Yes, this is allowed.
table-filter = Find an option
table-options-shown = { $count } of { $total } options
table-options-more =
    { $count ->
        [one] … and one more. Type a word to find it.
       *[other] … and { $count } more. Type a word or two to find them.
    }
table-options-none = No option has these words.
table-type-move = Type a move
table-why-not = Is it allowed?
table-play-typed = Play it
table-instead = Instead: { $move }
table-log-earlier =
    { $count ->
        [one] One earlier event
       *[other] { $count } earlier events
    }
table-log-empty = Nothing has happened yet.
table-leave = Leave the table
menu-home = To the games (the match goes on without harm)
menu-leave-sure = A bot will play on for you. You can take your seat back at any time.
menu-leave-yes = Leave
menu-leave-no = Stay
menu-concede = Give up
menu-concede-sure = You lose this match, and it ends at once. This can't be taken back.
menu-concede-yes = Yes, I give up
menu-concede-no = Play on
menu-come-back = Take my seat back
chat-with = Talk to
chat-table = Everybody
chat-empty = Nothing was said yet. Everybody at the table reads this.
chat-private-empty = { $seat }: nobody else reads this.
chat-message = Message
chat-send = Send
curtain-hand = Hand the screen to { $seat }
curtain-why = Nothing secret shows until you tap.
curtain-ready = We are { $seat }

# Windows: where a seat is asked, and where the table passes for it. $windows and $window are names of kinds of windows.
window-title = Stops
window-line = You are asked at the windows that are ticked. At the others the table passes for you, always after the same pause, so that nobody learns anything about your hand. In that pause you can still act, or say that you want to be asked. Against bots alone it also passes at once where you could do nothing else.
window-pause = Pause before the table passes
window-seconds =
    { $pause ->
        [0] none
       *[other] { $pause } s
    }
window-usual = As the game suggests
window-passing = The table passes for you in a moment: { $window }.
window-wait = Wait, ask me
window-passed =
    { $count ->
        [one] The table passed for you: { $windows }.
       *[other] The table passed for you ({ $count } times): { $windows }.
    }
window-until-event = Pass until something happens
window-until-phase = Pass for this phase
window-skipping =
    { $until ->
        [phase] You pass for the rest of the phase; where you can answer what happens you are still asked.
       *[event] You pass until something happens.
    }
window-again = Ask me again

missed-title = What happened since my move
missed-short = { $count } new
missed-step = { $at } of { $count }
missed-previous = Back
missed-next = Next
missed-skip = Skip the rest
missed-done = I have seen it all
missed-none = Nothing has happened since.
hint-title = Why am I asked this?

# What is to be confirmed.
ask-confirm = Confirm
ask-choose = Choose on the board, or open the options.
ask-nothing = Nothing is asked of you now.

# The stage: great moments, one after the other.
stage-next = Go on
stage-skip = Skip
stage-skip-all = Skip all { $count }
stage-hold = Keep it on the screen
stage-aside = Put aside
stage-open = This isn't over yet.
dice-thrown = Dice: { $faces }. Successes: { $good }.
dice-again = Thrown again; they showed { $faces } before.

# The log by action.
log-news = New since your move
log-earlier =
    { $count ->
        [one] One earlier action
       *[other] { $count } earlier actions
    }
log-unfold =
    { $count ->
        [one] One more line
       *[other] { $count } more lines
    }
log-fold = Fold
log-show = Show it on the board

## Rules.

rules-line = Every rule in our own words, with the page of the rulebook. Search by words or by the id of a rule.
rules-games = Games
rules-search = Search the rules
rules-total =
    { $count ->
        [0] No rule has these words.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-examples =
    { $count ->
        [one] A worked example
       *[other] { $count } worked examples
    }
rules-more = Show more

## The end of a match.

end-won = { $seat } wins
end-you-won = That is you. Well played!
end-won-together = { $seats } win together
end-drawn = Nobody wins: a draw
end-your-team-won = That is your team. Well played!
end-tie-breaks = The tie was broken by: { $names }.
end-conceded = { $seat } gave up.
score-part = { $name }: { $value }
end-places = Places
end-place = { $place }.
end-replay = Watch the replay
end-again = Play again
end-board = The last position
chart-title = The match over time
chart-label = Lines for each side, round by round: { $what }
chart-round = Round
chart-as-table = The same as a table
proof-title = Fair chance
proof-before = Before the first decision the table fixed all chance by this fingerprint (SHA-256) of a secret number. After the end the number is shown, and everybody can check that nothing was changed.
proof-after = Chance was fixed before the first decision. This is the secret number; its SHA-256 is the fingerprint that was shown from the start.
proof-by-hand = The number behind chance was given by hand, so nothing is proven here.
proof-commitment = Fingerprint
proof-seed = Secret number
proof-verify = To check the whole match: save it and run “maester verify” on the file.
proof-save = Save the match

## Replay.

film-start = The beginning.
film-move = { $seat }: { $move }
film-undo = { $seat }: a move is taken back.
film-concede = { $seat } gives up.
film-at = { $entry } of { $count }
film-slider = Place in the match
film-back = To the result
film-eyes = Through whose eyes
film-eyes-all = Spectator
film-previous = One step back
film-next = One step on
film-run = Play
film-pause = Pause
film-branch = Play on
film-play-on = Play on from here
film-play-on-line = A new match that begins after step { $entry } of this one, you against bots.
film-play-as = You play

## Settings.

settings-name = Your name at the table
settings-save = Save
settings-saved = Saved.
name-hint = Others see it. You may also play without.
settings-language = Language
settings-theme = Light
theme-system = As the system
theme-light = Daylight
theme-dark = Candle light
settings-motion = Motion
motion-system = As the system
motion-full = Everything moves
motion-none = Nothing moves
settings-text-size = Size of text
text-size-normal = Normal
text-size-large = Large
text-size-largest = Largest
settings-sound = A sound when it is my turn
settings-hints = Hints for newcomers
settings-keys = Single keys at the table (P passes, N goes on)

## Credits.

credits-unofficial = Maester is an unofficial fan project. It is not made, supported or approved by the publishers of these games, by HBO or by the author of the books. All names belong to their owners. To play with all the pieces, own the games: they are worth it.
credits-own = Map, emblems, boards and scenes are our own drawings; the rules are told in our own words. There are no scans and no logos here.
credits-licence = The code of Maester is free software under the MIT licence.
credits-others = Works of others
credits-icons = Icons by Lorc, Delapouite and contributors, from game-icons.net, in our colours.
credits-almendra = Titles: Almendra, a typeface by Ana Sanfelippo.
credits-alegreya = Text: Alegreya Sans, a typeface by Juan Pablo del Peral, Huerta Tipográfica.
credits-svelte = The page is built with Svelte and Vite.
credits-fluent = Sentences are formed by Project Fluent.
