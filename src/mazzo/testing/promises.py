"""The promises that every game keeps. Each is a function named after its promise, and gets a `Now`."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any, NamedTuple

import msgspec

from mazzo.bots.rollouts.luck import QuickLuck
from mazzo.core.chance import Dice
from mazzo.core.encoding import Encoding
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.notation import to_json
from mazzo.core.record import read, write
from mazzo.core.replay import replay
from mazzo.games import AnyPlay
from mazzo.testing.faults import Fault, difference, expect
from mazzo.testing.settings import Setting


class Now(NamedTuple):
    """A random game at one of its states."""

    setting: Setting
    play: AnyPlay
    luck: QuickLuck
    dealt: Any  # the state at the start
    encodings: list[Encoding]  # one for each version of observations
    out: set[int]  # the seats that were out at an earlier state


Promise = Callable[[Now], None]


def says(promise: Promise) -> str:
    return promise.__name__.replace("_", " ")


def a_seat_may_act_until_there_is_a_result(now: Now) -> None:
    to_act, result = now.play.to_act, now.play.result
    keep(bool(to_act) == (result is None), f"the result is {result}, and seat {listing(to_act)} is to act")
    for seat in range(now.setting.seats):
        legal = now.play.legal(seat)
        keep(bool(legal) == (seat in to_act), f"seat {listing(to_act)} is to act, and seat {seat} may {listing(legal)}")


def the_seats_to_act_stand_in_turn_order(now: Now) -> None:
    seats, to_act = now.setting.seats, now.play.to_act
    steps = [(after - before) % seats for before, after in pairwise(to_act)]
    are_seats = all(type(seat) is int and 0 <= seat < seats for seat in to_act)
    keep(isinstance(to_act, tuple) and are_seats and all(steps) and sum(steps) < seats, f"to_act is {to_act}")


def legal_actions_differ_and_stand_in_a_fixed_order(now: Now) -> None:
    for seat in now.play.to_act:
        first, again = list(now.play.legal(seat)), list(now.play.legal(seat))
        keep(first == again, f"seat {seat} may {listing(first)}, and asked again {listing(again)}")
        keep(len(set(first)) == len(first), f"seat {seat} may {listing(first)}")


def every_legal_action_applies_and_changes_only_a_copy(now: Now) -> None:
    before = to_json(now.play.state)
    for seat, action in choices(now.play):
        after, events = now.setting.game.apply(now.play.state, seat, action, Dice("any luck"))
        keep(events, f"nothing happens when seat {seat} does '{action}'")
        keep(after is not now.play.state, f"'{action}' of seat {seat} gives the same state back, instead of a copy")
        quick = now.setting.game.after
        same = quick is None or quick(now.play.state, seat, action, Dice("any luck")) == (after, events)
        keep(same, f"'{action}' of seat {seat} does one thing by `apply`, and another by `after`")
    unchanged = to_json(now.play.state)
    keep(unchanged == before, f"a legal action changed the state it was given: {difference(before, unchanged)}")


GARBAGE = (None, 0, "", (), object(), "?", "draw draw", "steal -1", "ｄｒａｗ")
NO_SEATS = (-1, 99, None, "0", 0.5, ())


def every_other_action_is_refused(now: Now) -> None:
    known = [*dict.fromkeys([action for _, action in choices(now.play)] + [action for _, action in now.play.moves])]
    pool = [*known, *beside(known), *GARBAGE]
    before = to_json(now.play.state)
    for action in now.luck.sample(pool, k=min(len(pool), 8)):
        seat = now.luck.below(now.setting.seats)
        if isinstance(action, str) or action not in now.play.legal(seat):
            refuses(now.play, seat, action)
    for seat in now.play.to_act:
        refuses(now.play, now.luck.choice(NO_SEATS), now.play.legal(seat)[0])
    keep(to_json(now.play.state) == before, "a refused action changed the state")


def beside(actions: list[Any]) -> Iterator[Any]:
    """Actions with numbers just beside those of others."""
    for action in actions:
        for field in action.__struct_fields__:
            if isinstance(getattr(action, field), int):
                yield from (msgspec.structs.replace(action, **{field: number}) for number in (-1, 99))


def refuses(play: AnyPlay, seat: Any, action: Any) -> None:
    try:
        play.copy().apply(seat, action)
    except Refused:
        return
    raise Fault("", f"seat {shorten(seat)} did {shorten(action if isinstance(action, str) else str(action))}")


def what_a_silent_seat_does_is_legal(now: Now) -> None:
    for seat in now.play.to_act:
        idle = now.setting.game.idle(now.play.state, seat)
        keep(idle in now.play.legal(seat), f"'{idle}' for seat {seat}, which may {listing(now.play.legal(seat))}")


def no_card_is_lost_or_made(now: Now) -> None:
    if cards := now.setting.game.cards:
        at_first, here = cards(now.dealt), cards(now.play.state)
        keep(at_first == here, f"at first the cards were {shorten(at_first, 300)}, now they are {shorten(here, 300)}")


def a_view_survives_the_wire_and_offers_what_is_legal(now: Now) -> None:
    one_by_one = [now.play.view(seat) for seat in range(now.setting.seats)]
    keep(now.play.views() == one_by_one, f"`views` makes {now.play.views()}, and `view` {one_by_one}")
    for seat in [None, *range(now.setting.seats)]:
        view = now.play.view(seat)
        text, kind = to_json(view), type(view)
        keep(msgspec.json.decode(text, type=kind) == view, f"{kind.__name__} is not what it was, read from {text}")
        plain = msgspec.json.decode(text)
        tag = plain.get("game")
        keep(tag == now.setting.game.name, f"it has no tag: class {kind.__name__}(Struct, tag_field='game', tag=NAME)")
        keep(isinstance(plain.get("phase"), dict), f"its phase is {plain.get('phase')}")
        legal = () if seat is None else tuple(now.play.legal(seat))
        for name, told in (
            ("seat", seat), ("legal", legal), ("to_act", now.play.to_act), ("result", now.play.result)
        ):  # fmt: skip
            keep(getattr(view, name) == told, f"view.{name} of seat {seat} is {getattr(view, name)}, not {told}")


def what_a_seat_sees_of_an_event_survives_the_wire(now: Now) -> None:
    game, events = now.setting.game, now.play.events[-8:]
    kinds: Any = reduce(or_, game.events)
    for seat in [None, *range(now.setting.seats)]:
        for event in (game.seen(event, seat) for event in events):
            keep(msgspec.json.decode(to_json(event), type=kinds) == event, f"{event} is not read back from its JSON")


def actions_read_back_from_their_notation(now: Now) -> None:
    for _, action in choices(now.play):
        again = now.setting.game.read_action(str(action))
        keep(again == action and "\n" not in str(action), f"'{action}' is read as '{again}'")
        keep(type(action) in now.setting.game.actions, f"'{action}' is not of a kind in `actions`")


def positions_read_back(now: Now) -> None:
    again = now.setting.game.read_position(now.play.position)
    keep(again == now.play.state, f"{difference(to_json(now.play.state), to_json(again))}")


def the_board_can_be_printed(now: Now) -> None:
    keep(all(name in str(now.play.board) for name in now.play.names), "somebody's row is missing")


def observations_keep_their_bounds(now: Now) -> None:
    for encoding in now.encodings:
        bounds = [encoding.highest[part] for part, size in encoding.parts.items() for _ in range(size)]
        for seat in range(now.setting.seats):
            seen = list(encoding.see(now.play.state, seat, now.play.events))
            keep(len(seen) == len(bounds), f"{len(seen)} numbers are seen; the parts have {len(bounds)}")
            pairs = enumerate(zip(seen, bounds, strict=True))
            over = [place for place, (number, most) in pairs if not 0 <= number <= most]
            keep(not over, f"the number at place {listing(over)} is too high, or below 0")
        for _, action in choices(now.play):
            keep(action in encoding.actions, f"'{action}' has no number")


def a_seat_that_is_out_is_not_asked(now: Now) -> None:
    for seat in now.play.to_act:
        keep(not now.setting.game.is_out(now.play.state, seat), f"seat {seat} is")


def a_seat_that_is_out_stays_out(now: Now) -> None:
    if now.play.over:
        return
    game, state = now.setting.game, now.play.state
    out = {seat for seat in range(now.setting.seats) if game.is_out(state, seat)}
    keep(now.out <= out, f"seat {listing(sorted(now.out - out))} was out, and plays again")
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
    keep(winners and set(winners) <= set(range(now.setting.seats)), f"the winners are {winners}")
    keep(result and result.reason, "there is no reason")


def its_record_replays_to_the_same_game(now: Now) -> None:
    again = replay(now.setting.game, read(write(now.play.record())))
    keep(again.state == now.play.state, difference(to_json(now.play.state), to_json(again.state)))
    keep(again.events == now.play.events, "what happened differs")


def its_events_alone_rebuild_the_state(now: Now) -> None:
    rebuilt = deepcopy(now.dealt)
    for event in now.play.events:
        event.change(rebuilt)
    keep(rebuilt == now.play.state, difference(to_json(now.play.state), to_json(rebuilt)))


AT_THE_END: tuple[Promise, ...] = (
    it_is_won_by_seats_and_for_a_reason,
    its_record_replays_to_the_same_game,
    its_events_alone_rebuild_the_state,
)


def keep(holds: object, instead: str) -> None:
    expect(holds, "", instead)  # the caller knows which promise it was


def choices(play: AnyPlay) -> Iterator[tuple[int, Any]]:
    return ((seat, action) for seat in play.to_act for action in play.legal(seat))
