# The frame around a game: the table, its lobby, its end, and why something is refused.

## In play
table-game =
    { $game ->
        [mantis] Mantis
       *[kittens] Exploding Kittens
    }
table-connecting = Joining the table…
table-leave = Leave
table-out = You’re out. What now?
table-fast-forward = Fast forward
table-watch-on = Watch
table-new-game = New game
table-tools = The table
table-mute = Sound off
table-unmute = Sound on
table-talk = Say something
table-own-words = In your own words
table-say = Say it
table-silence = Mute { $name }
table-people = People
table-emotes = Send a reaction
table-emoted = { $name }: { $emote }
table-log = What happened
table-close-log = Close the log
table-log-empty = Everything that happens is listed here.
table-board = On the table
table-spoken = News from the table
table-help = Help
table-more = More
table-watchers =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
table-game-over = The game is over
table-hand = Your hand
table-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
    }
table-sort = Sort your hand
table-sort-kind = By kind
table-sort-drawn = As drawn
table-choose-card = Choose a card
table-choose-player = Choose a player
table-choose-value = Choose what to name
table-choose-row = Choose a row
table-choose-die = Choose a die
table-choose-number = Choose a number
table-choose-other = Choose again
table-round-over = The round is over
table-your-turn = Your turn
table-you-are-asked = What do you say?
table-waiting-for = { $name } is choosing
table-has-chosen = chosen
table-waiting-for-many =
    { $count ->
        [one] 1 player is choosing
       *[other] { $count } players are choosing
    }
table-has-the-turn = It’s their turn.
table-you-have-the-turn = It’s your turn.
table-you = you
table-away = away
table-stand-in = a bot stands in
table-bot =
    { $level ->
        [easy] easy bot
        [medium] medium bot
        [hard] hard bot
        [expert] expert bot
        [none] bot
       *[other] bot { $level }
    }
table-help-glow = Anything that glows can be chosen, and it tells you what it does. Nothing else reacts, so you can’t go wrong.
table-rules = The rules
table-learn = Learn by playing
table-keys = Keys
table-key-digits = choose the first, second … thing that glows
table-key-tab = go from one thing to the next, and choose it
table-key-sound = sound on or off
table-key-escape = close, or go back a step
table-copied = Copied.
table-saved = Saved: { $name }
table-not-copied = This browser won’t let us copy. Here it is: { $text }
table-leave-question = Leave the game?
table-leave-why = A bot plays on in your seat. While the game is on, you can come back from the start page.
table-stay = Stay
table-leave-anyway = Leave
table-lost = Connection lost. Reconnecting… Your seat is safe.
table-back = You’re back.
table-announced = From the operator of this server: { $text }
table-bot-plays-for-you = A bot is playing for you.
table-play-on = Take over again
table-you-watch = You’re watching.
table-take-over = Play along
table-take-over-question = Whose seat would you like?
table-take-over-seat = Take over from { $name }
table-take-seat-how = We ask the host first. Then you play on with that seat’s cards.
table-seat-asked = We asked the host whether you may play along.
table-request = { $name } would like to take over from { $seat }.
table-agree = Agree
table-decline = Not now

## Faces
emote-hello = Hello!
emote-well-played = Well played!
emote-thinking = Let me think
emote-laugh = Ha ha!
emote-wow = Wow!
emote-oops = Oops
emote-cry = That hurts
emote-evil = Just you wait
emote-love = Love it
emote-bye = Goodbye!

## The end
ended-you-won = You won!
ended-won = { $name } won
ended-shared =
    { $mine ->
        [yes] A shared win, and you’re part of it: { $names }
       *[no] { $names } share the win
    }
ended-scored =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
ended-rematch = Play again
ended-sit = Play the next game
ended-watch = Watch the next game
ended-table = Seats and settings
ended-look-back = Look back
ended-share = Share
ended-settings = Change settings
ended-verify = Verify the deal
ended-home = Start page
ended-look = Look at the table
ended-show = How it ended

## The lobby
lobby-invite = Invite friends
lobby-invite-how = Send the link, read out the code, or let them scan the QR code.
lobby-code = Code of this table
lobby-copy-link = Copy the link
lobby-share = Share
lobby-share-title = Come and play
lobby-seats = Seats: { $taken } of { $most }
lobby-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
lobby-sit = Sit down
lobby-stand = Stand up and watch
lobby-full = All seats are taken. You can watch.
lobby-host = host
lobby-rename = Your name
lobby-save = Save
lobby-add-bot = Add a bot:
lobby-level =
    { $level ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
       *[expert] Expert
    }
lobby-remove-bot = Send { $name } away
lobby-start = Begin
lobby-start-now = Begin now
lobby-ready = I’m ready
lobby-you-are-ready = You’re ready
lobby-is-ready = ready
lobby-waiting-for = Waiting for { $names }
lobby-waiting-for-you = Everyone’s waiting for you.
lobby-shuffle = Shuffle the seats
lobby-left = has left
lobby-too-few =
    { $count ->
        [one] One more is needed: a friend or a bot.
       *[other] { $count } more are needed: friends or bots.
    }
lobby-host-begins = { $name } starts the game when everyone’s here.
lobby-somebody-begins = The host starts the game when everyone’s here.
lobby-settings = Game settings
lobby-host-sets = The host decides this.
lobby-tournament = The game starts when everyone is here, or after two minutes.
lobby-to-tournament = To the tournament
lobby-game = Game
lobby-edition = Edition
edition-change = Change edition
edition-known = Got it
lobby-turn-clock = Time for a turn
lobby-reaction-clock = Time to react
lobby-speed = Speed of the bots
lobby-speed-calm = calm
lobby-speed-normal = normal
lobby-speed-fast = fast
lobby-no-clock = no limit
lobby-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
lobby-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
lobby-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
lobby-house-rules = House rules
lobby-changed =
    { $count ->
        [one] 1 change
       *[other] { $count } changes
    }
lobby-as-printed = As printed
lobby-less = One less
lobby-more = One more
lobby-table-rules = The table
lobby-open = Listed for everyone
lobby-auto-pass = Alone with bots: only ask me when I can react
lobby-chat = Free chat
lobby-coach = Advice from the coach
lobby-abandoned = When everyone has left
lobby-abandoned-finish = bots finish the game
lobby-abandoned-expire = the table closes
lobby-absent = Anyone away when a game begins
lobby-absent-bot = is played by a bot
lobby-absent-sit_out = sits out
lobby-evening = The evening
lobby-evening-open = ends whenever you like
lobby-evening-first_to_3 = goes to the first with 3 wins
lobby-evening-best_of_5 = lasts 5 games; most points wins
lobby-fair = Verify the deal
lobby-fair-how = The server has fixed its part of the shuffle and shows its fingerprint before the game. Your browser adds a random text of its own, which stays in the record of the game for everyone to see. Afterwards anyone can check that nothing was changed.
lobby-fair-hash = Fingerprint of the next deal:

## People
people-watching =
    { $count ->
        [0] Nobody is watching
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
people-removed = removed
people-let-in = Let in again
people-more = More about { $name }
people-silence = Mute
people-hear = Unmute
people-hand-on = Make host
people-remove = Remove from the table
people-remove-sure = Yes, remove
people-remove-why = They can come back only if you let them in.
people-remove-game = A bot plays on. They can come back only if you let them in.
people-lock = Lock: nobody new can join
people-locked = The table is locked: nobody new can join.

## Several people, one device
local-title = Several people, one device
local-how = Pass the device around. Hidden hands stay behind a curtain.
local-names = Who plays?
local-name = Player { $number }
local-add = Add a player
local-remove = Remove { $name }
local-begin = Begin
local-resume = Play on
local-resume-question = You have a game going: { $names }
local-beginning = Setting up the table…
local-turn = { $name }, it’s your turn
local-asked = { $name }: { $question }
local-pass-to = Pass the device to { $name }
local-pass-why = No peeking, everyone else!
local-i-am = I’m { $name }
local-reaction-question = Does anyone react?
local-reaction-why = Want to think about it? Take the device and look at your own cards.
local-look = { $name } has a look
local-nobody = Nobody
local-back = Back to the question
local-leave-why = The game waits for you on this device for a few minutes.

## Why something is not done
refusal-other = That didn’t work: { $why }
refusal-offline = The server can’t be reached. Is this device online?
refusal-needs-server = This needs a server.
refusal-not-loaded = The games couldn’t be loaded onto this device. Is it online?
refusal-stranger = The server doesn’t know this browser. Reload the page, and allow cookies.
refusal-too-fast = That was too fast. Take a breath, and try again.
refusal-busy = The server is busy. Try again in { $seconds } s.
refusal-not-understood = The server didn’t understand this page. Reload it.
refusal-fault = Something went wrong on the server, and nothing was done. Try again.
refusal-unknown-game = That game isn’t available here.
refusal-turn-seconds = A turn can last 1 to { $most } seconds, or have no limit.
refusal-reaction-seconds = The time to react can be 1 to { $most } seconds.
refusal-name = Names can be up to 24 characters, on one line.
refusal-not-here = You’re not at this table anymore. Reload the page.
refusal-not-seated = You don’t have a seat here. Sit down first.
refusal-seated = You already have a seat.
refusal-screen = A screen only shows the table. Play on a phone or another device.
refusal-not-host = Only the host can do this.
refusal-playing = You can change this when the game is over.
refusal-not-playing = No game is being played here right now.
refusal-full = All { $most } seats are taken. You can watch.
refusal-too-few = You need { $fewest } players. Add a friend or a bot.
refusal-too-many = This edition is for { $most } players at most. Someone has to stand up.
refusal-full-house = This table has room for { $most } people, and it’s full.
refusal-full-address = { $most } people who share your internet connection are already at this table. One of you has to leave first.
refusal-unknown-bot = That bot doesn’t play this game.
refusal-bot-options = This bot doesn’t know a house rule of this table ({ $options }). Leave it as printed, or pick another bot.
refusal-not-a-bot = There’s no bot in that seat.
refusal-seat = There’s no such seat.
refusal-taken = Someone’s already in that seat. Pick another.
refusal-outdated = The game has moved on since you chose. Look again.
refusal-not-asked = The others are choosing. Your turn will come.
refusal-no-coach = This table plays without the coach. The host can change that before a game.
refusal-not-legal = You can’t do that now. Pick anything that glows.
refusal-settings = No game can begin with these numbers. Choose others, or play as printed.
refusal-seen-another-hand = You’ve seen another hand in this game. You can watch until it ends.
refusal-people-play = Someone else is still playing. You can only fast-forward bots.
refusal-no-request = They’re no longer asking for a seat.
refusal-no-person = They’re no longer at this table.
refusal-own-self = You can’t remove yourself. Leave the table, or make someone else the host first.
refusal-host-here = The host is still here.
refusal-removed = The host has removed you from this table. Ask them to let you back in.
refusal-locked = This table is locked. Ask the host to unlock it.
refusal-one-device = This table is played on one device, by the people around it.
refusal-one-device-stays = A table on one device stays that way. Open another table.
refusal-no-chat-in-public = Free chat is only for tables that aren’t listed.
refusal-silent-watchers = At a listed table only players can talk.
refusal-words = You can’t say that here.
refusal-no-chat = This table uses quick phrases only. The host can allow free chat before a game.
refusal-text = Messages can be up to { $most } characters, on one line.
refusal-entropy = Your own random text can have 1 to { $most } letters and digits, and is added before the game. It stays in the record of the game, where everyone can read it.
refusal-tournament = A tournament runs this table: it seats people and starts the game.
refusal-no-seed = The cards are still being shuffled. Try again in a moment.
refusal-closed = This table is closed. Open another.
refusal-too-many-tables = This server has no room for another table right now. Try again later.
refusal-not-json = The server didn’t understand this page. Reload it.
refusal-too-slow = The connection is too slow. Try again.
refusal-too-large = That was too much at once.
refusal-no-short-code = No table has these letters. Ask for new ones, or for the link.
refusal-link-used = This link has already been used, or is too old. Ask for a new one.
refusal-no-table = We can’t find that table. It may have closed, or the code may be mistyped.
refusal-quarantined = This table has a problem that the operator of this server has to look at. Your games are safe.
refusal-banned = You’re banned from this server until { $until }.
refusal-not-operator = Only the operator of this server can do this.
refusal-no-record = We can’t find that game. It may not have been kept.
refusal-crowded = Too many connections. Close other pages, or try again later.
refusal-restart = The server is restarting. Try again in a moment.
refusal-failure = The server can’t reach its database. Try again in a moment.
refusal-refused = The server can’t do this.
refusal-http = The server can’t do this.

## Why the server ends a connection
close-no-table = We can’t find that table. It may have closed, or the code may be mistyped.
close-closed = This table is closed.
close-elsewhere = This game continues in another window of this browser.
close-not-loaded = The games couldn’t be loaded onto this device. Is it online?
close-quarantined = This table has a problem that the operator of this server has to look at. Your games are safe.
close-banned = The operator of this server has banned you for a while.
close-forgotten = Your data here has been deleted. Reload the page to start afresh.
close-removed = The host has removed you from this table.
close-locked = This table is locked. Ask the host to unlock it.
close-other-version = This page and the server are different versions of Mazzo. Reload the page; your game is safe.
close-crowded = Too many connections to this table. We’ll try again shortly.
close-restart = The server will be back in a moment. Your game is safe.
close-failure = The server is opening this table again. Your game is safe.
close-nonsense = The server didn’t understand this page. Reload it.
close-slow = The connection was too slow to follow the game.

## The big screen

tv-which = Which table do you want to show?
tv-show = Show it
tv-where = At the table, someone opens “Show on a TV” and reads out six letters.
tv-join = Point your phone’s camera here, or go to this site and type the letters
tv-nobody = Nobody is here yet.
tv-over = This table is closed. See you next time!
tv-offer = Show on a TV
tv-how = Open this page on the television, the laptop or the projector, and type the letters:
tv-here = Show it on this screen
tv-name = Big screen

## The first table, and the first game
table-newcomer = What shall we call you?
table-newcomer-enter = To the table
first-choose = Your move: anything that glows can be chosen. Tap it.
first-others = Now the others play. You’re next as soon as the bar says so.
first-log = Missed something? The list at the top has every move.
first-react = You may answer this card before it counts. If you don’t want to, let it happen.
