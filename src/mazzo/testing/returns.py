"""A check of the types that the functions of a game return. It runs first: a wrong type breaks all other checks."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from mazzo.core.chance import Dice
from mazzo.core.errors import listing, shorten
from mazzo.core.notation import to_json
from mazzo.core.rules import Event
from mazzo.games import AnyGame
from mazzo.testing.faults import Fault
from mazzo.testing.settings import Setting
from mazzo.testing.walk import failed

STATE_FIELDS = ("edition", "seats", "phase", "turn", "to_act", "result")
VIEW_FIELDS = ("seat", "phase", "to_act", "legal", "result")
MOVES = 200  # of each game

LEGAL = "return [Lay(card) for card in state.hands[seat]] if seat in state.to_act else []"


def check_returns(game: AnyGame, every: list[Setting]) -> str:
    """Play one game of each edition, and look at each value that a function returns."""
    check_kinds_of_events(game)
    editions = {setting.edition: setting for setting in reversed(every) if not setting.options}
    for setting in editions.values():
        try:
            play(setting)
        except Exception as error:  # rules may raise anything
            fault = error if isinstance(error, Fault) else failed(error)
            fault.where = f"{setting.seats} seats, edition {setting.edition}"
            raise fault from error.__cause__
    return "each function returns what it should"


def check_kinds_of_events(game: AnyGame) -> None:
    for kind in game.events:
        if kind.change is Event.change:
            raise Fault(
                "every event has its change",
                f"{kind.__name__} ({place(kind)}) has no method `change`",
                "in its class: `def change(self, state: State) -> None:` with what it does to the state",
            )


def play(setting: Setting) -> None:
    game, chance = setting.game, Dice(f"{setting} returns")
    state = game.deal(game.edition(setting.edition), setting.seats, chance)
    check_state(game, state, "deal")
    check_position(game, state)
    kind = type(state)
    for number in range(MOVES):
        check_views(game, state)
        if state.result is not None or not state.to_act:
            return
        seat = state.to_act[number % len(state.to_act)]
        choices = game.legal(state, seat)
        action = choices[chance.below(len(choices))]
        outcome = game.apply(state, seat, action, chance)
        if not (isinstance(outcome, tuple) and len(outcome) == 2 and type(outcome[0]) is kind):
            raise wrong(game, "apply", outcome, "a state and a list of events", "return step.state, step.events")
        state, events = outcome
        check_events(game, events)
        check_state(game, state, "apply")


def check_state(game: AnyGame, state: Any, function: str) -> None:
    if lacking := [field for field in STATE_FIELDS if not hasattr(state, field)]:
        ending = "return State(edition, hands, ...)" if function == "deal" else "return step.state, step.events"
        raise wrong(game, function, state, f"a state with {listing(lacking)}", ending)
    if not (isinstance(state.to_act, tuple) and set(state.to_act) <= set(range(state.seats))):
        wrongly = f"it is {state.to_act!r} after `{function}`, and the seats are 0 to {state.seats - 1}"
        raise Fault("`to_act` is a tuple of seats", wrongly, "for the next seat: `(seat + 1) % state.seats`")
    if found := next(not_encodable(state, "state"), None):
        field, value = found
        raise Fault(
            "a state can be stored",
            f"{field} is {shown(value)}, which cannot be written as JSON",
            "numbers, texts, Enums, tuples, lists, dicts and Structs; chance is handed to `deal` and `apply`",
        )
    for seat in range(state.seats):
        choices = game.legal(state, seat)
        if not isinstance(choices, list | tuple):
            raise wrong(game, "legal", choices, "a list of actions", LEGAL)
        for action in choices:
            if type(action) not in game.actions:
                kinds = listing(kind.__name__ for kind in game.actions)
                raise wrong(game, "legal", choices, f"a list of actions of the kinds in `actions` ({kinds})", LEGAL)


def check_position(game: AnyGame, state: Any) -> None:
    try:
        game.read_position(game.write_position(state))
    except TypeError as error:
        line = "`def deal(edition: Edition, seats: int, chance: Chance) -> State:`"
        raise Fault("positions can be read", str(error), line) from error


def check_views(game: AnyGame, state: Any) -> None:
    for seat in (None, *range(state.seats)):
        view = game.view(state, seat)
        if lacking := [field for field in VIEW_FIELDS if not hasattr(view, field)]:
            raise wrong(game, "view", view, f"a View with {listing(lacking)}", "return View(...)")
        if found := next(not_encodable(view, "view"), None):
            field, value = found
            raise Fault(
                "a view can be sent", f"{field} is {shown(value)}, which cannot be written as JSON", "plain data"
            )
    for seat in state.to_act:
        if type(action := game.idle(state, seat)) not in game.actions:
            raise wrong(game, "idle", action, "an action", "idle=lambda state, seat: legal(state, seat)[0]")


def check_events(game: AnyGame, events: Any) -> None:
    if not isinstance(events, list):
        raise wrong(game, "apply", events, "a list of events beside the state", "return step.state, step.events")
    for event in events:
        if type(event) not in game.events:
            kinds = listing(kind.__name__ for kind in game.events)
            raise Fault(
                "every event is of a kind in `events`",
                f"`apply` emitted {shown(event)}; the kinds are {kinds}",
                f"events=({kinds}, {type(event).__name__}) in Game(...)",
            )
        if type(seen := game.seen(event, None)) is not type(event):
            raise wrong(game, "seen", seen, "the event, or one of its kind with less in it", "return event")


def not_encodable(value: Any, path: str) -> Iterator[tuple[str, object]]:
    """The innermost parts of a value that cannot be written as JSON, with their paths."""
    try:
        to_json(value)
    except (TypeError, ValueError):
        parts = dict(inner(value, path))
        found = [each for name, part in parts.items() for each in not_encodable(part, name)]
        yield from found or [(path, value)]


def inner(value: Any, path: str) -> Iterator[tuple[str, object]]:
    if isinstance(value, msgspec.Struct):
        yield from ((f"{path}.{field}", getattr(value, field)) for field in value.__struct_fields__)
    elif isinstance(value, list | tuple):
        yield from ((f"{path}[{number}]", each) for number, each in enumerate(value))
    elif isinstance(value, dict):
        yield from ((f"{path}[{key!r}]", each) for key, each in value.items())


def wrong(game: AnyGame, function: str, found: object, wanted: str, line: str) -> Fault:
    at = place(getattr(game, function))
    return Fault(f"`{function}` returns {wanted}", f"`{function}` ({at}) returned {shown(found)}", f"`{line}`")


def shown(value: object) -> str:
    return "None" if value is None else f"{shorten(value)} of type {type(value).__name__}"


def place(of: Any) -> str:
    """The file and the line of a function or a class."""
    try:
        return f"{Path(inspect.getsourcefile(of) or '').name}, line {inspect.getsourcelines(of)[1]}"
    except (TypeError, OSError):  # made by a library, or typed at a prompt
        return "no file"
