"""Advice for broken promises. docs/reference/games.md has the complete list."""

ADVICE = {
    "the game ends": "an event that sets `state.result = Result(winners, reason)` and `state.phase = Over()`, for the"
    " moment when somebody has won or nothing is left to do",
    "a seat may act until there is a result": "`to_act` names the seats for which `legal` has actions, and nobody once"
    " `result` is set; `phase.waiting` is a good place for it",
    "the seats to act stand in turn order": "`to_act` as a tuple, from the seat whose turn it is (or the next) on"
    " around the table",
    "legal actions differ and stand in a fixed order": "`legal` from the state alone: no luck, no set, and each action"
    " once (`dict.fromkeys(hand)` leaves out doubles)",
    "every legal action applies and changes only a copy": "`Game(apply=rules.applying(legal, act))`,"
    " which copies the state with its lists; only events change `step.state`",
    "every other action is refused": "`Game(apply=rules.applying(legal, act))`, which refuses what is not in `legal`",
    "what a silent seat does is legal": "`idle` that returns one of `legal(state, seat)`",
    "no card is lost or made": "`cards` that counts every place where a card can lie; or an event that moves a card"
    " instead of dropping or copying it",
    "a view survives the wire and offers what is legal": "a `View` with the fields seat, phase, to_act, legal and"
    " result, made of types that JSON can carry, with `tag_field='game'` and the name of the game as its tag",
    "what a seat sees of an event survives the wire": "every kind of event in `Game(events=...)`, with fields of types"
    " that JSON can carry",
    "actions read back from their notation": "every kind of action in `Game(actions=...)` and in"
    " `rules.action_reader`, with fields that are numbers, words or Enums",
    "positions read back": "a state of types that JSON can carry: no set, no class of your own",
    "the board can be printed": "a `board` with a row for each player, or none at all: then one is made",
    "observations keep their bounds": "in `encode`: `parts` and `highest` for exactly the numbers that `see` returns,"
    " and every action in `actions`",
    "a seat that is out is not asked": "`is_out` only for seats that `to_act` never names again",
    "a seat that is out stays out": "`is_out` only for seats that are out of the whole game. Who sits out a round is"
    " just not in `to_act`, and the view may say so",
    "it is won by seats and for a reason": "`Result(winners, reason)` with a tuple of seats, one or more, and a word",
    "its record replays to the same game": "luck only from the `chance` that is handed to `deal` and `apply`, never"
    " from `random` or the clock",
    "its events alone rebuild the state": "every change of the state in the `change` of an event",
    "the game says what it hides": "`secrets=Secrets(lookalike=...)`: a state that a viewer cannot tell from this one,"
    " with hidden cards dealt again. Where nothing is hidden: `Secrets(lookalike=lambda state, viewer, chance: state)`",
    "nothing that reaches a viewer depends on what it cannot know": "in `view`, hide it from every seat but its owner;"
    " in `seen`, return the event with that field as None",
    "every kind of action and event happens": "a way for it to happen in `legal` or `apply`, or leave the kind out",
    "the rules do not fail": "the line that is named, for the state that is named",
    "a message is of an event, an action or a lesson, or the name of something": "GAME-KIND for an event, GAME-do-KIND"
    " for an action, learn-GAME-LESSON-title, -1, -2 and so on, and -done for a lesson, all in small letters",
    "a layout names fields, zones and actions that there are": "the names as they are in the view and in the actions",
    "what an action picks from a zone lies there": "in `picks` the zone with these cards, or leave the field out. In a"
    " zone of rows a number names a row: Zone(first=1) if they are counted from 1, Zone(first=None) if it names a card",
    "a picture is an SVG file without script": 'a text that begins with <svg xmlns="http://www.w3.org/2000/svg"'
    ' viewBox="0 0 640 360">, with shapes alone',
    "a rules page begins with a heading": "in the first line, `# ` and the name of the game",
    "a lesson can be played to its end": "in `accepts` and `replies`, actions that are legal then; `luck` for all that"
    " is drawn at random",
    "a lesson has its words": "in words/en.ftl, learn-GAME-LESSON-title, one message for each move that it asks for"
    " (learn-GAME-LESSON-1), and learn-GAME-LESSON-done",
    "a state sampled for a seat looks to it like the true one": "`sample_state` that fills each place that the view"
    " shows from the view",
    "a sampled state has what the seat knows": "`sample_state` that leaves what the view or events have"
    " shown to the seat where it is",
    "a sampled state has the cards of the true one": "`sample_state` that lays every card of the game somewhere, once",
    "sampled states are not always the true one": "`sample_state` that deals hidden cards again, with `chance`",
    "sampled states depend only on what the seat may know": "`sample_state` from its arguments alone",
}
"""For each promise, the text after "write:"."""
