"""What a seat receives, and when, does not depend on facts that it cannot know.

`mazzo.testing.lookalikes` says how this is tried. The second half tests the check itself: it finds rules that leak.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given
from hypothesis import settings as effort
from msgspec.structs import replace as changed

import mazzo
from mazzo.core.chance import Chance
from mazzo.core.rules import Seat
from mazzo.core.secrets import Viewer
from mazzo.games import GAMES, AnyGame
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules import actions as act
from mazzo.games.kittens.rules import events as event
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import HandMemory, Memory
from mazzo.games.kittens.rules.secrets import remembers_rightly
from mazzo.games.kittens.rules.state import Reaction
from mazzo.games.mantis.game import MANTIS
from mazzo.games.mantis.rules.cards import COLORS, Icon, complete_deck
from mazzo.games.mantis.rules.view import Back
from mazzo.testing.faults import Leak
from mazzo.testing.lookalikes import Lookalikes, secrets_of, viewers
from mazzo.testing.walk import watch as watch_setting
from tests.games.settings import ODD_SETTINGS, SETTINGS, Setting, for_every_game, for_every_setting, played, playing


def watch(game: AnyGame, setting: Setting, viewer: Viewer, seed: str | int = 0) -> Lookalikes:
    return watch_setting(setting, viewer, seed, game)


# The promises


@for_every_setting
def test_a_viewer_gets_no_hidden_facts(setting: Setting) -> None:
    for viewer in (None, len(str(setting)) % setting.seats):  # a spectator, and some seat
        watch(setting.game, setting, viewer)


@pytest.mark.slow
@for_every_setting
def test_no_seat_gets_hidden_facts(setting: Setting) -> None:
    for viewer in viewers(setting.seats):
        watch(setting.game, setting, viewer)


@pytest.mark.slow
@effort(max_examples=1000, deadline=None)
@given(setting=st.sampled_from([*SETTINGS, *ODD_SETTINGS]), seed=st.integers(0, 10**9))
def test_no_seed_reveals_hidden_facts(setting: Setting, seed: int) -> None:
    for viewer in viewers(setting.seats):
        watch(setting.game, setting, viewer, seed)


@for_every_setting
def test_a_viewer_sees_all_that_the_rules_show_it(setting: Setting) -> None:
    play, secrets = played(setting), secrets_of(setting.game)
    for viewer in viewers(setting.seats):
        shown: dict[str, list[object]] = {}
        for happened in play.events:
            seen = mazzo.to_json(setting.game.seen(happened, viewer))
            assert secrets.shown
            by_the_rules = list(secrets.shown(happened, play.state, viewer))
            assert shown.setdefault(seen, by_the_rules) == by_the_rules


@for_every_setting
def test_the_memory_of_a_seat_is_true(setting: Setting) -> None:
    is_true = secrets_of(setting.game).remembers_rightly or (lambda _state, _seat: True)
    for play in playing(setting):
        assert all(is_true(play.state, seat) for seat in range(setting.seats))


# Unlike in the printed deck, in these a back does not imply the icon, or its colours are in any order.
ICONS_BY_FRONT = tuple(changed(card, icon=[None, *Icon][COLORS.index(card.front) % 4]) for card in complete_deck())
FRONT_FIRST = tuple(
    changed(card, back=(card.front, *(color for color in card.back if color is not card.front)))
    for card in complete_deck()
)
FRONT_ICONS = Setting(GAMES["mantis"], "it", 4, (("icons", "front"), ("deck", ICONS_BY_FRONT)))
ORDERED_BACKS = Setting(GAMES["mantis"], "en", 4, (("deck", FRONT_FIRST),))


@pytest.mark.parametrize("setting", [FRONT_ICONS, ORDERED_BACKS], ids=["icons on fronts", "backs in any order"])
def test_unusual_decks_reveal_no_hidden_facts(setting: Setting) -> None:
    for viewer in viewers(setting.seats):
        watch(setting.game, setting, viewer)


# Leaking rules are caught


@for_every_game
def test_lookalikes_are_many_and_are_followed_for_long(game: AnyGame) -> None:
    for edition in game.editions:
        setting = Setting(game, edition, 3)
        watched = [watch(game, setting, viewer, seed) for viewer in viewers(3) for seed in range(2)]
        assert sum(lookalikes.lookalikes for lookalikes in watched) > 5 * len(watched)
        assert sum(lookalikes.steps for lookalikes in watched) > 20 * len(watched)


def shows(game: AnyGame, extra: Callable[[Any, Viewer], object]) -> AnyGame:
    """Rules with a view that shows too much."""
    return replace(game, view=lambda state, seat: [game.view(state, seat), extra(state, seat)])


def sees(game: AnyGame, *kinds: type) -> AnyGame:
    """Rules that show all fields of some events to all seats."""
    return replace(game, seen=lambda happened, seat: happened if type(happened) in kinds else game.seen(happened, seat))


def afterwards(game: AnyGame, meddle: Callable[[Any, list[Any]], Any]) -> AnyGame:
    """Rules with a change to the state after each action."""

    def apply(state: Any, seat: Seat, action: Any, chance: Chance) -> tuple[Any, list[Any]]:
        after, events = game.apply(state, seat, action, chance)
        return meddle(after, events), events

    return replace(game, apply=apply)


def explodes_with_open_cards(state: Any, seat: Seat, action: Any, chance: Chance) -> tuple[Any, list[Any]]:
    after, events = KITTENS.apply(state, seat, action, chance)
    return after, [
        changed(each, discarded=after.hands[each.seat]) if isinstance(each, event.Exploded) else each for each in events
    ]


def cards_in_the_order_of_the_pile(state: Any, _: Viewer) -> dict[str, int]:
    return dict(sorted(Counter(map(str, state.pile)).items(), key=lambda item: state.pile.index(item[0])))


def asks_only_who_holds_a_nope(state: Any, _: list[Any]) -> Any:
    if not isinstance(state.phase, Reaction) or not state.phase.waiting:
        return state
    able = tuple(seat for seat in state.phase.waiting if Card.NOPE in state.hands[seat])
    return changed(state, phase=changed(state.phase, waiting=able or state.phase.waiting[:1]))


def limits_hands_by_the_truth(state: Any, _: list[Any]) -> Any:
    lacking = [seat for seat, hand in enumerate(state.hands) if Card.DEFUSE not in hand]
    memories = [
        changed(memory, hands={**memory.hands, **{seat: HandMemory((), {Card.DEFUSE: 0}) for seat in lacking}})
        for memory in state.memories
    ]
    return changed(state, memories=memories)


def remembers_cards_that_others_drew(state: Any, events: list[Any]) -> Any:
    drawn = {
        each.seat: HandMemory((each.card,))
        for each in events
        if isinstance(each, event.Drew) and each.card and each.card in state.hands[each.seat]
    }
    return changed(state, memories=[changed(memory, hands={**memory.hands, **drawn}) for memory in state.memories])


def names_only_what_the_target_has(state: Any, seat: Seat) -> list[Any]:
    return [
        action
        for action in KITTENS.legal(state, seat)
        if not isinstance(action, act.Three) or action.named in state.hands[action.target]
    ]


def draws_no_kitten_in_silence(state: Any, seat: Seat) -> Any:
    choices = KITTENS.legal(state, seat)
    return choices[-1] if state.pile[0] is Card.KITTEN else choices[0]


def refuses_with_a_hint(state: Any, seat: Seat, action: Any, chance: Chance) -> Any:
    try:
        return KITTENS.apply(state, seat, action, chance)
    except mazzo.Refused:
        raise mazzo.Refused(f"not now; and beware of the {state.pile[0]}") from None


def hurries_when_nobody_can_nope(state: Any) -> bool:
    return KITTENS.is_reaction(state) and any(Card.NOPE in hand for hand in state.hands)


def scores_only_what_matches(state: Any, seat: Seat) -> list[Any]:
    actions = MANTIS.legal(state, seat)
    return [action for action in actions if str(action) != "score" or state.pile[0].front in state.tanks[seat]]


def shows_icons_of_the_front(state: Any, seat: Viewer) -> Any:
    view = MANTIS.view(state, seat)
    return changed(view, top=Back(state.pile[0].back, state.pile[0].icon) if state.pile else None)


TABLE = Setting(GAMES["kittens"], "it", 4)
TABLE_2025 = Setting(GAMES["kittens"], "2025", 4)
TANKS = Setting(GAMES["mantis"], "it", 4)

LEAKS: dict[str, tuple[Setting, AnyGame]] = {
    "the top card": (TABLE, shows(KITTENS, lambda state, _: state.pile[:1])),
    "the last card": (TABLE, shows(KITTENS, lambda state, _: state.pile[-1:])),
    "kinds of a hand": (TABLE, shows(KITTENS, lambda state, _: Counter(map(str, state.hands[1])))),
    "a memory": (TABLE, shows(KITTENS, lambda state, _: state.memories[2])),
    "an order of keys": (TABLE, shows(KITTENS, cards_in_the_order_of_the_pile)),
    "a drawn card": (TABLE, sees(KITTENS, event.Drew)),
    "a given card": (TABLE, sees(KITTENS, event.Gave)),
    "a robbed card": (TABLE, sees(KITTENS, event.Robbed)),
    "a look ahead": (TABLE, sees(KITTENS, event.Peeked)),
    "a kitten's place": (TABLE, sees(KITTENS, event.Inserted)),
    "a shuffled pile": (TABLE, sees(KITTENS, event.Shuffled)),
    "a dead hand": (TABLE_2025, replace(KITTENS, apply=explodes_with_open_cards)),
    "who can nope": (TABLE, afterwards(KITTENS, asks_only_who_holds_a_nope)),
    "whether anybody can nope": (TABLE, replace(KITTENS, is_reaction=hurries_when_nobody_can_nope)),
    "a limit of a hand": (TABLE, afterwards(KITTENS, limits_hands_by_the_truth)),
    "a memory of the unseen": (TABLE, afterwards(KITTENS, remembers_cards_that_others_drew)),
    "what can be named": (TABLE, replace(KITTENS, legal=names_only_what_the_target_has)),
    "a silence": (TABLE, replace(KITTENS, idle=draws_no_kitten_in_silence)),
    "a refusal": (TABLE, replace(KITTENS, apply=refuses_with_a_hint)),
    "the top front": (TANKS, shows(MANTIS, lambda state, _: [card.front for card in state.pile[:1]])),
    "the second back": (TANKS, shows(MANTIS, lambda state, _: [card.back for card in state.pile[1:2]])),
    "the last card of all": (TANKS, shows(MANTIS, lambda state, _: state.pile[-1:])),
    "backs of the dealt": (TANKS, shows(MANTIS, lambda state, _: sorted(map(str, state.cards)))),
    "what matches": (TANKS, replace(MANTIS, legal=scores_only_what_matches)),
    "an icon": (FRONT_ICONS, replace(MANTIS, view=shows_icons_of_the_front)),
}


@pytest.mark.parametrize(("setting", "leaking"), LEAKS.values(), ids=LEAKS)
def test_rules_that_leak_are_caught(setting: Setting, leaking: AnyGame) -> None:
    with pytest.raises(Leak):
        watch_often(leaking, setting)


def watch_often(game: AnyGame, setting: Setting) -> None:
    for seed in range(5):
        for viewer in viewers(setting.seats):
            watch(game, setting, viewer, seed)


@pytest.mark.parametrize("setting", [TABLE, TANKS, FRONT_ICONS], ids=["kittens", "mantis", "icons"])
def test_rules_that_do_not_leak_are_not_accused(setting: Setting) -> None:
    watch_often(setting.game, setting)


# The memory of hands; test_piles.py of Exploding Kittens has that of piles


def test_a_false_memory_of_a_hand_is_noticed() -> None:
    state = TABLE.start().state
    lie = Memory(hands={1: HandMemory((Card.DEFUSE, Card.DEFUSE))})
    truth = Memory(hands={1: HandMemory((Card.DEFUSE,), {Card.DEFUSE: 1})})
    assert remembers_rightly(changed(state, memories=[truth] * 4), 0)
    assert not remembers_rightly(changed(state, memories=[lie] * 4), 0)
