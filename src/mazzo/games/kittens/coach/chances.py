"""Everybody's chances at Exploding Kittens: for a seat that has to choose, and for an observer who sees all hands."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from mazzo.bots.expert.player import Mind
from mazzo.bots.search.weighing import ChoiceCost, lucks_for, weighed
from mazzo.coach.advice import Estimate
from mazzo.coach.coach import Judged, error_of
from mazzo.core.chance import Chance, Dice
from mazzo.games import AnyPlay
from mazzo.games.kittens.beliefs import risk
from mazzo.games.kittens.bots.expert import IN_NUMBERS
from mazzo.games.kittens.bots.lookahead import TRUST, Judge, Lookahead, StateWithSigns, played_on, settled
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.robbery import cheapest_five
from mazzo.games.kittens.rules.actions import Action, Draw, Five, Insert, Three
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import PileMemory
from mazzo.games.kittens.rules.state import State
from mazzo.games.kittens.rules.view import View
from mazzo.games.kittens.signs import signs_of

ONE_SEAT = "kittens to one seat"
"""The key of this estimate's error, which is larger than that of an observer who sees all hands."""

TRIALS = 120
"""Roughly the number of trials for all choices together; it determines the number of worlds."""

FEWEST_WORLDS, MOST_WORLDS = 8, 24

FEW_WORLDS, LATER = 24, 16
"""The number of worlds, and the moves in each, that show how a game may continue."""

NOW = 0.25
"""The weight of the present estimate beside the later one."""

NAMED = (Card.DEFUSE, Card.NOPE, Card.ATTACK, Card.SKIP)
"""Cards worth asking for with three of a kind."""

PLACES = (0, 1, 2, 3, 4, 6, 9)
"""Places for a kitten, besides the middle, the bottom, and where the next player draws."""


def chances(ahead: Lookahead, also: Action | None = None) -> Judged:
    """The value of a seat's choices, `also` among them, as far as it can know."""
    view, opinion = ahead.look.view, ahead.opinion
    actions = considered(ahead.look, [max(opinion.actions, key=opinion.actions.__getitem__), also])
    worlds = min(MOST_WORLDS, max(FEWEST_WORLDS, TRIALS // len(actions)))
    wins, weights = ahead.trials(actions, lucks_for(view, worlds))
    estimates = tuple(Estimate(win, win and error_of(ONE_SEAT, win)) for win in opinion.wins)
    costs = weighed(TRUST, actions, opinion.actions, wins[:, :, view.seat], weights)
    if not loses_by_drawing(view):
        return Judged(estimates, costs)
    if len(costs) == 1:
        rest = [float(lives and seat != view.seat) for seat, lives in enumerate(view.alive)]
        return Judged(tuple(Estimate(win, 0.0) for win in rest), costs)
    own = estimates[view.seat or 0]
    return Judged(estimates, {**costs, Draw(): ChoiceCost(own.value, own.error)})


def loses_by_drawing(view: View) -> bool:
    """Whether a seat in a game of two is certain to lose by drawing now."""
    is_duel, defended = sum(view.alive) == 2, Card.DEFUSE in view.hand
    return is_duel and not defended and Draw() in view.legal and risk(view).low == 1


def considered(look: Outlook, also: Sequence[Action | None] = ()) -> list[Action]:
    """The actions to consider, without those that hardly differ from another."""
    view = look.view
    near = {*PLACES, view.turns - 1, view.turns, view.pile // 2, view.pile}

    def differs(action: Action) -> bool:
        match action:
            case Three(_, _, named):
                return named in NAMED
            case Five(cards):
                return cards == cheapest_five(look)
            case Insert(place):
                return place in near
            case _:
                return True

    return [action for action in view.legal if action in also or differs(action)]


# For an observer who sees all hands


def seen_by_all(play: AnyPlay) -> list[float]:
    """Everybody's chances: a weighted mean of judgements a turn or two later, in a few worlds, and the judgement now.

    With so few worlds, the two together have a smaller error than each. Forced moves are made first.
    """
    state: State = play.state
    signs = signs_of(state.edition, state.seats, play.events)
    starts = tuple(
        settled(StateWithSigns(world, signs), Dice(f"seen by all {number}"))
        for number, world in enumerate(with_piles_anew(state, FEW_WORLDS))
    )
    later = _later(starts)
    is_open = starts[0].state.phase == state.phase
    now = Judge(state.edition, state.seats).chances([StateWithSigns(state, signs)])[0] if is_open else later
    return [float(chance) for chance in NOW * now + (1 - NOW) * later]


@lru_cache(maxsize=1)  # the worlds stay the same while players without a Nope pass one after the other
def _later(starts: tuple[StateWithSigns, ...]) -> Any:
    """[seat]: chances after some more choices."""
    state = starts[0].state
    lucks = [Dice(f"later {number}") for number in range(len(starts))]
    ends = played_on(Mind(IN_NUMBERS, state.edition), starts, lucks, LATER)
    return Judge(state.edition, state.seats).chances(ends).mean(axis=0)


def with_piles_anew(state: State, worlds: int) -> list[State]:
    """The same state with other Draw Piles, in which each card comes early as often as late, so that few worlds
    suffice.

    A shuffled pile is cut after each of its cards in turn, then the next is shuffled.
    """
    cuts = max(1, len(_unknown(state)))
    return [with_pile_anew(state, Dice(f"pile {number // cuts}"), number % cuts) for number in range(worlds)]


def with_pile_anew(state: State, luck: Chance, cut: int = 0) -> State:
    """The state with all cards of the Draw Pile that nobody remembers in another order."""
    places, pile = _unknown(state), list(state.pile)
    cards = luck.shuffled([pile[place] for place in places])
    for place, card in zip(places, [*cards[cut:], *cards[:cut]], strict=True):
        pile[place] = card
    return replace(state, pile=tuple(pile))


def _unknown(state: State) -> list[int]:
    """The places of the Draw Pile that nobody remembers anything about."""
    certain = located(state)
    return [place for place in range(_vague(state), len(state.pile)) if place not in certain]


def located(state: State) -> set[int]:
    """The places of the Draw Pile whose card somebody alive knows for certain."""
    return {known.place for pile in _remembered(state) for known in pile.certain}


def _vague(state: State) -> int:
    """The number of top cards that contain those whose order somebody knows, but not their places."""
    places = [known.place + pile.loose + 1 for pile in _remembered(state) if pile.loose for known in pile.known]
    return max(places, default=0)


def _remembered(state: State) -> list[PileMemory]:
    return [memory.pile for memory, alive in zip(state.memories, state.alive, strict=True) if alive]
