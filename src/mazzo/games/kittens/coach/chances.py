"""All players' chances at Exploding Kittens, as estimated by a seat to act, and by an observer who sees all hands."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from mazzo.bots.expert.arrays import arrays
from mazzo.bots.expert.player import Mind
from mazzo.bots.search.weighing import ChoiceCost, sources_for, weighed
from mazzo.coach.advice import Estimate
from mazzo.coach.coach import Judged, error_of
from mazzo.core.chance import Chance, Dice
from mazzo.games import AnyPlay
from mazzo.games.kittens.beliefs import risk
from mazzo.games.kittens.bots.expert import NETWORK_CODEC
from mazzo.games.kittens.bots.lookahead import (
    TRUST,
    Judge,
    Lookahead,
    StateWithFeatures,
    applied,
    choices,
    played_on,
    settled,
)
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.robbery import cheapest_five
from mazzo.games.kittens.features import features_of
from mazzo.games.kittens.rules.actions import Action, Attack, Draw, Five, Insert, Skip, Three
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.memory import PileMemory
from mazzo.games.kittens.rules.state import Reaction, State
from mazzo.games.kittens.rules.view import View

ONE_SEAT = "kittens to one seat"
"""The key of this estimate's error, which is larger than that of an observer who sees all hands."""

TRIALS = 120
"""The approximate number of trials for all choices together. It determines the number of samples."""

FEWEST_SAMPLES, MOST_SAMPLES = 8, 24

FEW_SAMPLES, LATER = 32, 16
"""With two players alive: the number of samples, and the moves to play in each before judging."""

MORE_SAMPLES, STILL_LATER = 96, 24
"""The same with three or more alive, since a judgement is then less certain."""

FEW_CARDS = 8
"""With at most this many cards in the Draw Pile, STILL_LATER moves are played even with two players alive."""

PLAIN = (Attack, Skip)
"""Actions that use no chance and show no card."""

DEFUSED = 0.3
"""The share of a seat's chance that it loses by drawing a kitten if it has a Defuse."""

NAMED = (Card.DEFUSE, Card.NOPE, Card.ATTACK, Card.SKIP)
"""Cards worth asking for with three of a kind."""

PLACES = (0, 1, 2, 3, 4, 6, 9)
"""Places for a kitten, besides the middle, the bottom, and where the next player draws."""


def chances(ahead: Lookahead, also: Action | None = None) -> Judged:
    """All players' chances and the costs of a seat's choices, including `also`, from the seat's own knowledge."""
    view, opinion = ahead.look.view, ahead.opinion
    actions = considered(ahead.look, [max(opinion.actions, key=opinion.actions.__getitem__), also])
    samples = min(MOST_SAMPLES, max(FEWEST_SAMPLES, TRIALS // len(actions)))
    wins, weights = ahead.trials(actions, sources_for(view, samples))
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
    """Whether the seat, with two players alive, is certain to lose by drawing now."""
    is_duel, defended = sum(view.alive) == 2, Card.DEFUSE in view.hand
    return is_duel and not defended and Draw() in view.legal and risk(view).low == 1


def considered(look: Outlook, also: Sequence[Action | None] = ()) -> list[Action]:
    """The actions to consider, without those that hardly differ from others."""
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
    """All players' chances: the mean of judgements a few turns later, over several samples of the Draw Pile."""
    state: State = play.state
    features = features_of(state.edition, state.seats, play.events)
    samples = with_shuffled_piles(state, MORE_SAMPLES if sum(state.alive) > 2 else FEW_SAMPLES)
    known = [StateWithFeatures(sampled, features) for sampled in samples]
    starts = [settled(each, Dice(f"seen by all {number}")) for number, each in enumerate(known)]
    return [float(chance) for chance in _later(after_expected(starts))]


def after_expected(moments: Sequence[StateWithFeatures]) -> tuple[StateWithFeatures, ...]:
    """The moments after those PLAIN actions that follow in all samples if all players choose like the network.

    Such actions do not change any chances, so the moments before and after them can share one judgement.
    """
    mind, sources = Mind(NETWORK_CODEC, moments[0].state.edition), [Dice("plain")] * len(moments)
    while not (state := moments[0].state).result:
        action, *others = set(choices(mind, moments, sources))
        announced = state.phase.action if isinstance(state.phase, Reaction) else action
        if others or not isinstance(announced, PLAIN):
            break
        moments = [applied(moment, state.to_act[0], action, sources[0]) for moment in moments]
    return tuple(moments)


@lru_cache(maxsize=1)  # the next moment of a game often has the same starts
def _later(starts: tuple[StateWithFeatures, ...]) -> Any:
    """Each seat's mean chance after some more choices, corrected for the luck of the draws (a control variate).

    The luck of a draw is zero on average. Its estimated effect is subtracted in each sample, so that fewer samples are
    needed.
    """
    xp = arrays()
    state = starts[0].state
    judge, mind = Judge(state.edition, state.seats), Mind(NETWORK_CODEC, state.edition)
    sources = [Dice(f"later {number}") for number in range(len(starts))]
    chances = judge.chances(starts[:1])[0]
    moments, by_luck = list(starts), xp.zeros(state.seats)
    for _ in range(STILL_LATER if sum(state.alive) > 2 or len(state.pile) <= FEW_CARDS else LATER):
        before, moments = moments, played_on(mind, moments, sources, 1)
        for old, new in zip(before, moments, strict=True):
            if len(new.state.pile) < len(old.state.pile) and (chance := luck_of_draw(old.state)):
                by_luck += chance * effect_of_kitten(old.state, chances)
    found = xp.maximum(0.0, judge.chances(moments).mean(axis=0) - by_luck / len(starts))
    return found / found.sum()


def luck_of_draw(state: State) -> float:
    """1 if the top card is a kitten, else 0, minus the probability of a kitten there; 0 if a player knows the card."""
    unknown = _unknown(state)
    if not unknown or unknown[0]:
        return 0.0
    kittens = sum(state.pile[place] is Card.KITTEN for place in unknown)
    return (state.pile[0] is Card.KITTEN) - kittens / len(unknown)


def effect_of_kitten(state: State, chances: Any) -> Any:
    """The estimated change of all chances if the seat on turn draws a kitten: the others share its loss."""
    left = chances * state.alive
    own = left[state.turn]
    left[state.turn] = 0.0
    others = left.sum()
    if not own or not others:
        return 0.0 * left
    lost = own * (DEFUSED if Card.DEFUSE in state.hands[state.turn] else 1.0)
    left *= lost / others
    left[state.turn] = -lost
    return left


def with_shuffled_piles(state: State, samples: int) -> list[State]:
    """The same state with other Draw Piles. Each card is near the top as often as elsewhere, so few samples suffice.

    A shuffled pile is cut after each of its cards in turn, or at regular distances if it has more cards than there are
    samples. Then it is shuffled again.
    """
    cards = max(1, len(_unknown(state)))
    cuts = min(cards, samples)
    return [
        with_shuffled_pile(state, Dice(f"pile {number // cuts}"), number % cuts * cards // cuts)
        for number in range(samples)
    ]


def with_shuffled_pile(state: State, chance: Chance, cut: int = 0) -> State:
    """The state with a new order of those cards in the Draw Pile that no player remembers."""
    places, pile = _unknown(state), list(state.pile)
    cards = chance.shuffled([pile[place] for place in places])
    for place, card in zip(places, [*cards[cut:], *cards[:cut]], strict=True):
        pile[place] = card
    return replace(state, pile=tuple(pile))


def _unknown(state: State) -> list[int]:
    """The places of the Draw Pile that no player knows anything about."""
    certain = located(state)
    return [place for place in range(_vague(state), len(state.pile)) if place not in certain]


def located(state: State) -> set[int]:
    """The places of the Draw Pile whose card a living player knows for certain."""
    return {known.place for pile in _remembered(state) for known in pile.certain}


def _vague(state: State) -> int:
    """The number of top cards among which a player knows the order of some cards, but not their exact places."""
    places = [known.place + pile.loose + 1 for pile in _remembered(state) if pile.loose for known in pile.known]
    return max(places, default=0)


def _remembered(state: State) -> list[PileMemory]:
    return [memory.pile for memory, alive in zip(state.memories, state.alive, strict=True) if alive]
