# The terminal, where it says something that the pages do not.

terminal-list = { $others } and { $last }
terminal-labelled = { $label }: { $text }
terminal-log = Log
terminal-coach = Coach
terminal-emotes = Reactions
terminal-theme = Light/dark
terminal-quit = Quit
terminal-back = Back
terminal-seats = Players
terminal-bots = Bots
terminal-clock = Time to react
terminal-role = You
terminal-play = play
terminal-watch = watch
terminal-begin = Play against bots, here
terminal-at-a-server = Play on a server, with others
terminal-return = Back to your table { $code } at { $address }
terminal-continue = Go on with your game: { $game }
terminal-look-back = Look back at a record
terminal-address = Address of the server
terminal-code = Code of the table (empty: choose from a list)
terminal-new-table = Open a new table
terminal-stage-lobby = waiting for players
terminal-stage-playing = in progress
terminal-stage-over = finished
terminal-send-away = Send a bot away
terminal-other-game = Another game or edition
terminal-file = File of the record
terminal-save = Save the record
terminal-saved = The game is in { $file }.
terminal-bot-failed = { $bot } crashed, so the simplest move was played: { $why }
terminal-too-small = This window is too small: { $width } by { $height } characters. It needs at least { $columns } by { $lines }.
terminal-leave-why = The game is kept. You can go on with it later, from the start page.

## Help
terminal-help-keys =
    Arrows and Enter choose, and so do the keys before each line and the mouse. Escape goes back a step.
    ? help   g log   c coach   e reactions   u pass until my turn
    l language   t light or dark   q leave   Ctrl-C leave at once
terminal-help-replay =
    ← (or b) and → go back and on by one move, ↑ and ↓ by ten, Home and End to the deal and to the end. A click on the bar goes there.
    Space plays it by itself, and stops it.
    A digit shows what that player could see, 0 what everyone could see.
    a analysis   l language   t light or dark   q back   Ctrl-C leave at once

## On the way to a server
terminal-no-address = { $address } isn’t a server address; one looks like http://localhost:8000.
terminal-no-server = No answer from { $address }. Is the server running, and is the address right?
terminal-no-mazzo = { $address } answers, but it isn’t a Mazzo server.
terminal-other-version = The server at { $address } runs another version of Mazzo. Use the same version on both sides.
terminal-refused = The server at { $address } refused: { $why }

## Plain lines, where nothing is drawn
terminal-welcome = { $game } ({ $edition }). You play with { $names }.
terminal-how = Type a number, or the first letters of a choice.
terminal-how-else = You can also type { $help } (?), { $log }, { $table }, { $back } and { $quit }.
# Five words that can be typed: for help, what happened, the table, a step back, and to leave.
terminal-commands = help log table back quit
terminal-or-enter = (or Enter)
terminal-no-choice = { $answer } isn’t possible now. The choices are { $choices }.
terminal-which-game = Which game?
terminal-left = You left the game.
terminal-kept = The game is kept. Go on with it: { $command }
terminal-again = The same cards again: { $command }
terminal-save-where = Save the game? A file name, or Enter for no:
terminal-see-again = Look back at it: { $command }
terminal-more = For colours, keys and the mouse: { $command }
terminal-replay-how = Enter: the next move. b: back. A number: to that move. q: leave.

## mazzo analyse
terminal-choices = Choices
terminal-mistakes = Choices that cost something (the { $shown } worst of { $count }):
terminal-no-mistakes = No choice cost much.
terminal-instead = { $bot } in their place
terminal-same = Same choice
terminal-same-of = { $same } of { $count }
terminal-instead-mistakes = Where { $bot } would have lost most (the { $shown } worst of { $count }):
terminal-instead-none = { $bot } wouldn’t have lost much anywhere.
terminal-no-turning = There was no turning point.
