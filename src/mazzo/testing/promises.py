"""The promises that every game keeps. Each is a function named after its promise, and gets a `Now`."""

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import reduce
from itertools import pairwise
from operator import gt, or_
from typing import Any, NamedTuple

import msgspec

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.chance import Dice
from mazzo.core.encoding import Encoding
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.notation import to_json
from mazzo.core.record import read, write
from mazzo.core.replay import replay
from mazzo.games import AnyPlay
from mazzo.testing.faults import Fault, difference
from mazzo.testing.settings import Setting


class Now(NamedTuple):
    """A random game at one of its states."""

    setting: Setting
    play: AnyPlay
    chance: QuickChance
    dealt: Any  # the state at the start
    encoding: Encoding | None
    out: set[int]  # the seats that were out at an earlier state
    events: Sequence[Any] = ()  # since the state before


Promise = Callable[[Now], None]


def says(promise: Promise) -> str:
    return promise.__name__.replace("_", " ")


def a_seat_may_act_until_there_is_a_result(now: Now) -> None:
    to_act, result = now.play.to_act, now.play.result
    if bool(to_act) != (result is None):
        raise broken(f"the result is {result}, and seat {listing(to_act)} is to act")
    for seat in range(now.setting.seats):
        legal = now.play.legal(seat)
        if bool(legal) != (seat in to_act):
            raise broken(f"seat {listing(to_act)} is to act, and seat {seat} may {listing(legal)}")


def the_seats_to_act_stand_in_turn_order(now: Now) -> None:
    seats, to_act = now.setting.seats, now.play.to_act
    steps = [(after - before) % seats for before, after in pairwise(to_act)]
    are_seats = all(type(seat) is int and 0 <= seat < seats for seat in to_act)
    if not (isinstance(to_act, tuple) and are_seats and all(steps) and sum(steps) < seats):
        raise broken(f"to_act is {to_act}")


def legal_actions_differ_and_stand_in_a_fixed_order(now: Now) -> None:
    for seat in now.play.to_act:
        first, again = list(now.play.legal(seat)), list(now.play.legal(seat))
        if first != again:
            raise broken(f"seat {seat} may {listing(first)}, and asked again {listing(again)}")
        if len(set(first)) != len(first):
            raise broken(f"seat {seat} may {listing(first)}")


def every_legal_action_applies_and_changes_only_a_copy(now: Now) -> None:
    before = to_json(now.play.state)
    for seat, action in choices(now.play):
        after, events = now.setting.game.apply(now.play.state, seat, action, Dice("any luck"))
        if not events:
            raise broken(f"nothing happens when seat {seat} does '{action}'")
        if after is now.play.state:
            raise broken(f"'{action}' of seat {seat} gives the same state back, instead of a copy")
        quick = now.setting.game.apply_unchecked
        if quick and quick(now.play.state, seat, action, Dice("any luck")) != (after, events):
            raise broken(f"'{action}' of seat {seat} does one thing by `apply`, and another by `apply_unchecked`")
    if (changed := to_json(now.play.state)) != before:
        raise broken(f"a legal action changed the state it was given: {difference(before, changed)}")


GARBAGE = (None, 0, "", (), object(), "?", "draw draw", "steal -1", "ｄｒａｗ")
NO_SEATS = (-1, 99, None, "0", 0.5, ())


def every_other_action_is_refused(now: Now) -> None:
    known = [*dict.fromkeys([action for _, action in choices(now.play)] + [action for _, action in now.play.moves])]
    pool = [*known, *beside(known), *GARBAGE]
    before = to_json(now.play.state)
    for action in now.chance.sample(pool, k=min(len(pool), 8)):
        seat = now.chance.below(now.setting.seats)
        if isinstance(action, str) or action not in now.play.legal(seat):
            refuses(now.play, seat, action)
    for seat in now.play.to_act:
        refuses(now.play, now.chance.choice(NO_SEATS), now.play.legal(seat)[0])
    if to_json(now.play.state) != before:
        raise broken("a refused action changed the state")


def beside(actions: list[Any]) -> Iterator[Any]:
    """These actions with each number replaced by -1 and by 99."""
    for action in actions:
        for field in action.__struct_fields__:
            if isinstance(getattr(action, field), int):
                yield from (msgspec.structs.replace(action, **{field: number}) for number in (-1, 99))


def refuses(play: AnyPlay, seat: Any, action: Any) -> None:
    try:
        play.copy().apply(seat, action)
    except Refused:
        return
    raise broken(f"seat {shorten(seat)} did {shorten(action if isinstance(action, str) else str(action))}")


def what_a_silent_seat_does_is_legal(now: Now) -> None:
    for seat in now.play.to_act:
        idle, legal = now.setting.game.idle(now.play.state, seat), now.play.legal(seat)
        if idle not in legal:
            raise broken(f"'{idle}' for seat {seat}, which may {listing(legal)}")


def no_card_is_lost_or_made(now: Now) -> None:
    if cards := now.setting.game.cards:
        at_first, here = cards(now.dealt), cards(now.play.state)
        if at_first != here:
            raise broken(f"at first the cards were {shorten(at_first, 300)}, now they are {shorten(here, 300)}")


def a_view_survives_the_wire_and_offers_what_is_legal(now: Now) -> None:
    one_by_one = [now.play.view(seat) for seat in range(now.setting.seats)]
    if (views := now.play.views()) != one_by_one:
        raise broken(f"`views` makes {views}, and `view` {one_by_one}")
    for seat, view in ((None, now.play.view(None)), *enumerate(one_by_one)):
        text, kind = to_json(view), type(view)
        if msgspec.json.decode(text, type=kind) != view:
            raise broken(changed_on_the_wire(view, msgspec.json.decode(text, type=kind)))
        plain = msgspec.json.decode(text)
        if plain.get("game") != now.setting.game.name:
            raise broken(f"it has no tag: class {kind.__name__}(Struct, tag_field='game', tag=NAME)")
        if not isinstance(plain.get("phase"), dict):
            raise broken(f"its phase is {plain.get('phase')}")
        legal = () if seat is None else tuple(now.play.legal(seat))
        for name, told in (
            ("seat", seat), ("legal", legal), ("to_act", now.play.to_act), ("result", now.play.result)
        ):  # fmt: skip
            if getattr(view, name) != told:
                raise broken(f"view.{name} of seat {seat} is {getattr(view, name)}, not {told}")


def changed_on_the_wire(view: Any, again: Any) -> str:
    """The first field that is not read back as it was written, since its declared type does not fit its value."""
    for field in type(view).__struct_fields__:
        if (one := getattr(view, field)) != (other := getattr(again, field)):
            return f"view.{field} is {shorten(one)}, and read back from JSON it is {shorten(other)}"
    return f"{type(view).__name__} is read back from JSON as {shorten(again)}"


def what_a_seat_sees_of_an_event_survives_the_wire(now: Now) -> None:
    game = now.setting.game
    kinds: Any = reduce(or_, game.events)
    for seat in [None, *range(now.setting.seats)]:
        for event in (game.seen(event, seat) for event in now.events):
            if msgspec.json.decode(to_json(event), type=kinds) != event:
                raise broken(f"{event} is not read back from its JSON")


def actions_read_back_from_their_notation(now: Now) -> None:
    for _, action in choices(now.play):
        again = now.setting.game.read_action(str(action))
        if again != action or "\n" in str(action):
            raise broken(f"'{action}' is read as '{again}'")
        if type(action) not in now.setting.game.actions:
            raise broken(f"'{action}' is not of a kind in `actions`")


def positions_read_back(now: Now) -> None:
    again = now.setting.game.read_position(now.play.position)
    if again != now.play.state:
        raise broken(difference(to_json(now.play.state), to_json(again)))


def the_board_can_be_printed(now: Now) -> None:
    str(now.play.board)


def observations_keep_their_bounds(now: Now) -> None:
    if not (encoding := now.encoding):
        return
    bounds = [encoding.highest[part] for part, size in encoding.parts.items() for _ in range(size)]
    for seat in range(now.setting.seats):
        seen = list(encoding.see(now.play.state, seat, now.play.events))
        if len(seen) != len(bounds):
            raise broken(f"{len(seen)} numbers are seen; the parts have {len(bounds)}")
        if min(seen, default=0) < 0 or any(map(gt, seen, bounds)):
            pairs = enumerate(zip(seen, bounds, strict=True))
            wrong = [place for place, (number, most) in pairs if not 0 <= number <= most]
            raise broken(f"the number at place {listing(wrong)} is too high, or below 0")
    for _, action in choices(now.play):
        if action not in encoding.actions:
            raise broken(f"'{action}' has no number")


def a_seat_that_is_out_is_not_asked(now: Now) -> None:
    for seat in now.play.to_act:
        if now.setting.game.is_out(now.play.state, seat):
            raise broken(f"seat {seat} is")


def a_seat_that_is_out_stays_out(now: Now) -> None:
    if now.play.over:
        return
    game, state = now.setting.game, now.play.state
    out = {seat for seat in range(now.setting.seats) if game.is_out(state, seat)}
    if again := now.out - out:
        raise broken(f"seat {listing(sorted(again))} was out, and plays again")
    now.out.update(out)


AT_EVERY_STATE: tuple[Promise, ...] = (
    a_seat_may_act_until_there_is_a_result,
    the_seats_to_act_stand_in_turn_order,
    legal_actions_differ_and_stand_in_a_fixed_order,
    every_legal_action_applies_and_changes_only_a_copy,
    every_other_action_is_refused,
    what_a_silent_seat_does_is_legal,
    no_card_is_lost_or_made,
    a_view_survives_the_wire_and_offers_what_is_legal,
    what_a_seat_sees_of_an_event_survives_the_wire,
    actions_read_back_from_their_notation,
    positions_read_back,
    the_board_can_be_printed,
    observations_keep_their_bounds,
    a_seat_that_is_out_is_not_asked,
    a_seat_that_is_out_stays_out,
)


def it_is_won_by_seats_and_for_a_reason(now: Now) -> None:
    result = now.play.result
    winners = result.winners if result else ()
    if not winners or not set(winners) <= set(range(now.setting.seats)):
        raise broken(f"the winners are {winners}")
    if not result or not result.reason:
        raise broken("there is no reason")


def its_record_replays_to_the_same_game(now: Now) -> None:
    again = replay(now.setting.game, read(write(now.play.record())))
    if again.state != now.play.state:
        raise broken(difference(to_json(now.play.state), to_json(again.state)))
    if again.events != now.play.events:
        raise broken("what happened differs")


def its_events_alone_rebuild_the_state(now: Now) -> None:
    rebuilt = deepcopy(now.dealt)
    for event in now.play.events:
        event.change(rebuilt)
    if rebuilt != now.play.state:
        raise broken(difference(to_json(now.play.state), to_json(rebuilt)))


AT_THE_END: tuple[Promise, ...] = (
    it_is_won_by_seats_and_for_a_reason,
    its_record_replays_to_the_same_game,
    its_events_alone_rebuild_the_state,
)


def broken(instead: str) -> Fault:
    return Fault("", instead)  # the caller knows which promise it was


def choices(play: AnyPlay) -> Iterator[tuple[int, Any]]:
    return ((seat, action) for seat in play.to_act for action in play.legal(seat))
