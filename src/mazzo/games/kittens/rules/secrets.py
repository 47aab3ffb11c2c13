"""The hidden facts of Exploding Kittens: the order of the Draw Pile, and the others' hands and memories.

Independent of `seen` and the view.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from mazzo.core.chance import Chance, any_of
from mazzo.core.rules import Seat
from mazzo.core.secrets import Secrets, Viewer
from mazzo.games.kittens.rules import events
from mazzo.games.kittens.rules.actions import Give, Insert
from mazzo.games.kittens.rules.cards import Card, hand_of
from mazzo.games.kittens.rules.editions import DeadHand
from mazzo.games.kittens.rules.memory import NOTHING, HandMemory, Known, Memory, PileMemory, is_pile
from mazzo.games.kittens.rules.state import State

EXCHANGES = (1, 2, 6, 60)
"""The possible numbers of swaps in a lookalike: few, so that it stays similar for many turns, or many."""


def lookalike(state: State, viewer: Viewer, chance: Chance) -> State:
    for _ in range(any_of(chance, EXCHANGES)):
        other = exchanged(state, viewer, chance)
        state = other if could_be(other, viewer) else state
    return with_other_memories(state, viewer, chance)


def exchanged(state: State, viewer: Viewer, chance: Chance) -> State:
    """Swap two cards that the viewer does not see."""
    zones = [list(cards) for cards in (*state.hands, state.pile)]
    places = [(zone, place) for zone, cards in enumerate(zones) if zone != viewer for place in range(len(cards))]
    if places:
        (here, first), (there, second) = any_of(chance, places), any_of(chance, places)
        zones[here][first], zones[there][second] = zones[there][second], zones[here][first]
    *hands, pile = zones
    return replace(state, hands=list(map(hand_of, hands)), pile=tuple(pile))


def could_be(state: State, viewer: Viewer) -> bool:
    if any(Card.KITTEN in hand for hand in state.hands):
        return False
    return viewer is None or remembers_rightly(state, viewer)


def with_other_memories(state: State, viewer: Viewer, chance: Chance) -> State:
    """Replace the others' hidden memories with full knowledge, none, or their old memory if it is still true."""
    memories = [
        memory if seat == viewer else any_of(chance, true_memories(state, seat))
        for seat, memory in enumerate(state.memories)
    ]
    return replace(state, memories=memories)


def true_memories(state: State, seat: Seat) -> list[Memory]:
    pile = PileMemory(tuple(Known(place, card) for place, card in enumerate(state.pile)))
    hands = {other: HandMemory(hand) for other, hand in enumerate(state.hands) if other != seat and hand}
    own = [state.memories[seat]] if remembers_rightly(state, seat) else []
    return [NOTHING, Memory(pile, hands), *own]


def shown(event: object, after: State, viewer: Viewer) -> Sequence[object]:
    match event:
        case events.Drew(drawer, card):  # all players see a kitten; only the player who draws sees another card
            return (card,) if card is Card.KITTEN or viewer == drawer else ("no kitten",)
        case events.Gave(giver, taker, card) | events.Robbed(giver, taker, card):
            return (card,) if viewer in (giver, taker) else ()
        case events.Peeked(looker, cards):
            return cards or () if viewer == looker else ()
        case events.Inserted(inserter, place):
            return (place,) if viewer == inserter else ()
        case events.HandedOver(card=card):  # both the question and the answer are public
            return ("has", card)
        case events.Lacked(card=card):
            return ("lacks", card)
        case events.Defused():
            return ("had a Defuse",)
        case events.Exploded(discarded=hand):
            return ("had no Defuse", *(hand if after.edition.dead_hand is DeadHand.DISCARD_PILE else ()))
        case _:
            return ()


def seen_action(action: object, state: State, viewer: Viewer) -> object:
    """The visible part of another seat's action: only the receiver sees a given card, no viewer sees the place of a
    kitten, and everything else is public.
    """
    match action:
        case Give():
            return action if viewer == state.turn else Give
        case Insert():
            return Insert
        case _:
            return action


def remembers_rightly(state: State, seat: Seat) -> bool:
    memory = state.memories[seat]
    hands = ((hand, Counter(state.hands[other])) for other, hand in memory.hands.items())
    return is_pile(memory.pile, state.pile) and all(
        Counter(hand.holds) <= held and all(held[card] <= most for card, most in hand.at_most.items())
        for hand, held in hands
    )


SECRETS = Secrets(lookalike=lookalike, shown=shown, seen_action=seen_action, remembers_rightly=remembers_rightly)
