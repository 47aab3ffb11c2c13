"""What a viewer cannot know, and a checker that nothing which reaches the viewer depends on it.

The checker plays a random game beside a twin: the same game, but with everything exchanged that this viewer cannot
know. As long as the rules themselves have not shown the viewer a difference, all that reaches it must be the same in
both, to the last byte. What the rules hide, and what they come to show, is written down here once more, apart from the
engines, and nothing of `events.seen` or of the views is used for it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from random import Random
from typing import Any, Protocol

from msgspec.structs import replace

import mazzo
from mazzo.core.chance import Dice
from mazzo.core.rules import Seat
from mazzo.games import AnyGame
from mazzo.games.kittens import actions as kittens_actions
from mazzo.games.kittens import events as kittens_events
from mazzo.games.kittens.cards import Card, hand_of
from mazzo.games.kittens.editions import DeadHand
from mazzo.games.kittens.memory import NOTHING, HandMemory, Known, Memory, PileMemory
from mazzo.games.kittens.state import State as KittensState
from mazzo.games.mantis import events as mantis_events
from mazzo.games.mantis.cards import Card as MantisCard
from mazzo.games.mantis.editions import Icons, printed
from mazzo.games.mantis.state import State as MantisState
from tests.games.settings import choose

Viewer = Seat | None  # nobody for a spectator


class Leak(AssertionError):
    """Something that reached a viewer gave away what the viewer cannot know."""


class Secrets(Protocol):
    """What a game hides."""

    def twin(self, state: Any, viewer: Viewer, random: Random) -> Any:
        """Another truth that the viewer cannot tell from this one; the same one where nothing is hidden."""

    def shown(self, event: Any, after: Any, viewer: Viewer) -> Sequence[object]:
        """The hidden things that an event shows to the viewer by the rules. `after` is the state it led to."""

    def told(self, action: Any, state: Any, viewer: Viewer) -> object:
        """What the viewer is told when another seat chooses this action."""

    def remembers_rightly(self, state: Any, seat: Seat) -> bool:
        """Whether all that a seat's view remembers is true."""


def some_exchanges(random: Random) -> range:
    """Now two cards trade places, so that twins stay alike for long, and now everything is stirred."""
    return range(random.choice((1, 2, 6, 60)))


# Mantis: the Draw Pile, but for the back on its top


class MantisSecrets:
    def twin(self, state: MantisState, _: Viewer, random: Random) -> MantisState:
        for _exchange in some_exchanges(random):
            other = self._exchanged(state, random)
            state = other if self.look(other) == self.look(state) else state
        return state

    def _exchanged(self, state: MantisState, random: Random) -> MantisState:
        """Two cards of the pile trade places, or one trades its back with a dealt card: nobody has seen those."""
        pile = list(state.pile)
        if not pile:
            return state
        here = random.choice((0, random.randrange(len(pile))))
        unseen_backs = [card for card in _without(printed(state.edition), state.cards) if card.face == pile[here].face]
        alike = [there for there in range(1, len(pile)) if here or self._back(state, there) == self._back(state, here)]
        if unseen_backs and random.random() < 0.3:
            pile[here] = random.choice(unseen_backs)
        elif alike:
            there = random.choice(alike)
            pile[here], pile[there] = pile[there], pile[here]
        return replace(state, cards=(*state.cards[: state.turned], *pile))

    def look(self, state: MantisState) -> object:
        """What everybody sees of the Draw Pile."""
        return self._back(state, 0) if state.pile else None

    def _back(self, state: MantisState, place: int) -> object:
        card = state.pile[place]
        return frozenset(card.back), card.icon if state.edition.icons is Icons.BOTH else None

    def shown(self, event: object, after: MantisState, _: Viewer) -> Sequence[object]:
        """A card that is turned over shows itself, and the back of the card below."""
        match event:
            case (
                mantis_events.Missed(card=card)
                | mantis_events.Scored(card=card)
                | mantis_events.Stole(card=card)
                | mantis_events.Banked(card=card)
            ):
                return (card, self.look(after))
            case _:
                return ()

    def told(self, action: object, _state: MantisState, _: Viewer) -> object:
        return action

    def remembers_rightly(self, _state: MantisState, _: Seat) -> bool:
        return True  # there is nothing to remember that does not lie open


def _without(cards: Iterable[MantisCard], others: Iterable[MantisCard]) -> list[MantisCard]:
    return list((Counter(cards) - Counter(others)).elements())


# Exploding Kittens: the order of the Draw Pile, and everybody else's hand and memory


class KittensSecrets:
    def twin(self, state: KittensState, viewer: Viewer, random: Random) -> KittensState:
        for _ in some_exchanges(random):
            other = self._exchanged(state, viewer, random)
            state = other if self._could_be(other, viewer) else state
        return self._with_other_memories(state, viewer, random)

    def _exchanged(self, state: KittensState, viewer: Viewer, random: Random) -> KittensState:
        """Two cards that the viewer does not see trade places."""
        zones = [list(cards) for cards in (*state.hands, state.pile)]
        places = [(zone, place) for zone, cards in enumerate(zones) if zone != viewer for place in range(len(cards))]
        if places:
            (here, first), (there, second) = random.choices(places, k=2)
            zones[here][first], zones[there][second] = zones[there][second], zones[here][first]
        *hands, pile = zones
        return replace(state, hands=list(map(hand_of, hands)), pile=tuple(pile))

    def _could_be(self, state: KittensState, viewer: Viewer) -> bool:
        if any(Card.KITTEN in hand for hand in state.hands):
            return False
        return viewer is None or self.remembers_rightly(state, viewer)

    def _with_other_memories(self, state: KittensState, viewer: Viewer, random: Random) -> KittensState:
        """What the others know is hidden too: they may know everything, nothing, or what they knew if it is true."""
        memories = [
            memory if seat == viewer else random.choice(self._true_memories(state, seat))
            for seat, memory in enumerate(state.memories)
        ]
        return replace(state, memories=memories)

    def _true_memories(self, state: KittensState, seat: Seat) -> list[Memory]:
        pile = PileMemory(tuple(Known(place, card) for place, card in enumerate(state.pile)))
        hands = {other: HandMemory(hand) for other, hand in enumerate(state.hands) if other != seat and hand}
        own = [state.memories[seat]] if self.remembers_rightly(state, seat) else []
        return [NOTHING, Memory(pile, hands), *own]

    def shown(self, event: object, after: KittensState, viewer: Viewer) -> Sequence[object]:
        match event:
            case kittens_events.Drew(drawer, card):  # a kitten is shown to all, other cards to the drawer alone
                return (card,) if card is Card.KITTEN or viewer == drawer else ("no kitten",)
            case kittens_events.Gave(giver, taker, card) | kittens_events.Robbed(taker, giver, card):
                return (card,) if viewer in (giver, taker) else ()
            case kittens_events.Peeked(looker, cards):
                return cards or () if viewer == looker else ()
            case kittens_events.Inserted(inserter, place):
                return (place,) if viewer == inserter else ()
            case kittens_events.HandedOver(card=card):  # it was named aloud, and so is the answer
                return ("has", card)
            case kittens_events.Lacked(card=card):
                return ("lacks", card)
            case kittens_events.Defused():
                return ("had a Defuse",)
            case kittens_events.Exploded(discarded=hand):
                return ("had no Defuse", *(hand if after.edition.dead_hand is DeadHand.DISCARD_PILE else ()))
            case _:
                return ()

    def told(self, action: object, state: KittensState, viewer: Viewer) -> object:
        """A gift is seen by its taker, the place of a kitten by nobody; all else is said aloud."""
        match action:
            case kittens_actions.Give():
                return action if viewer == state.turn else kittens_actions.Give
            case kittens_actions.Insert():
                return kittens_actions.Insert
            case _:
                return action

    def remembers_rightly(self, state: KittensState, seat: Seat) -> bool:
        memory = state.memories[seat]
        hands = ((hand, Counter(state.hands[other])) for other, hand in memory.hands.items())
        return is_pile(memory.pile, state.pile) and all(
            Counter(hand.holds) <= held and all(held[card] <= most for card, most in hand.at_most.items())
            for hand, held in hands
        )


def is_pile(memory: PileMemory, pile: Sequence[Card]) -> bool:
    """Whether the pile can be as remembered: so many loose cards may be taken out of it, anywhere below the sure ones,
    that the others lie in the places where they are known to lie."""
    if not memory.known:
        return True
    known = {each.place: each.card for each in memory.known}
    taken_out = {(0, 0)}  # loose kittens, and loose cards, above the place we have come to: all possible ways
    for place, card in enumerate(pile):
        kept = {(kittens, cards) for kittens, cards in taken_out if known.get(place - kittens - cards, card) is card}
        if place >= memory.sure:
            kept |= {(kittens, cards + 1) for kittens, cards in taken_out if cards < memory.loose_cards}
        if place >= memory.sure and card is Card.KITTEN:
            kept |= {(kittens + 1, cards) for kittens, cards in taken_out if kittens < memory.loose_kittens}
        taken_out = kept
    return (memory.loose_kittens, memory.loose_cards) in taken_out and max(known) < len(pile) - memory.loose


SECRETS: dict[str, Secrets] = {"mantis": MantisSecrets(), "kittens": KittensSecrets()}


# The checker


class Twins:
    """A random game beside a twin that one viewer cannot tell from it.

    When the rules show the viewer a difference, and now and then before that, another twin takes its place.
    """

    def __init__(self, game: AnyGame, state: Any, viewer: Viewer, seed: str) -> None:
        self.game = game
        self.secrets = SECRETS[game.name]
        self.viewer = viewer
        self.random = Random(seed)
        self.state, self.luck = state, Dice(f"{seed}, luck")
        self.twin: Any = None
        self.twin_luck = self.luck
        self.twins = 0
        self.steps = 0  # for which twins were followed

    def play_to_the_end(self) -> None:
        while not self.state.result:
            if self.twin is None or self.random.random() < 0.04:
                self._find_twin()
            self._step()

    def _find_twin(self) -> None:
        twin = self.secrets.twin(self.state, self.viewer, self.random)
        if twin != self.state:
            self.twin = twin
            self.twin_luck = self.random.choice((self.luck.copy(), Dice(f"other luck {self.random.random()}")))
            self.twins += 1
            self._compare_all("without any move")
            if self.viewer is not None:
                refused = [refusal(self.game, state, self.viewer) for state in (self.state, twin)]
                self._compare("without any move", "a refusal", *refused)

    def _step(self) -> None:
        seat = self.random.choice(self.state.to_act)
        action, other = self._actions(seat)
        when = f"when seat {seat} did '{action}'"
        self.state, events = self.game.apply(self.state, seat, action, self.luck)
        if other is None:
            self.twin = None
            return
        self.twin, twin_events = self.game.apply(self.twin, seat, other, self.twin_luck)
        for event, twin_event in zip_longest(events, twin_events):
            if self._shown(event, self.state) != self._shown(twin_event, self.twin):
                self.twin = None
                return
            self._compare(when, "an event", self._seen(event), self._seen(twin_event))
        self._compare_all(when)
        self.steps += 1

    def _actions(self, seat: Seat) -> tuple[Any, Any]:
        """What a seat does here and in the twin: the same as far as the viewer is told; none there if it cannot."""
        here = self.game.legal(self.state, seat)
        if self.twin is None:
            return choose(self.random.randrange, here), None
        there = self.game.legal(self.twin, seat)
        told = {action: action if seat == self.viewer else self._told(action) for action in (*here, *there)}
        shared = {told[action] for action in there}
        if not (possible := [action for action in here if told[action] in shared]):
            return choose(self.random.randrange, here), None
        action = choose(self.random.randrange, possible)
        return action, self.random.choice([other for other in there if told[other] == told[action]])

    def _told(self, action: Any) -> object:
        return self.secrets.told(action, self.state, self.viewer)

    def _shown(self, event: Any, after: Any) -> list[object]:
        return list(self.secrets.shown(event, after, self.viewer))

    def _seen(self, event: Any) -> str:
        return mazzo.to_json(event and self.game.seen(event, self.viewer))

    def _compare_all(self, when: str) -> None:
        here, there = self._reaching(self.state), self._reaching(self.twin)
        for what in here:
            self._compare(when, what, here[what], there[what])
        if self.viewer is not None:
            assert self.secrets.remembers_rightly(self.twin, self.viewer), f"{when}, seat {self.viewer} got it wrong"

    def _reaching(self, state: Any) -> dict[str, str]:
        """All that reaches the viewer, and when, as bytes on the wire."""
        game, viewer = self.game, self.viewer
        found = {
            "the view": mazzo.to_json(game.view(state, viewer)),
            "who is asked": mazzo.to_json([state.to_act, game.in_window(state)]),
        }
        if viewer is not None:
            found["what is legal"] = mazzo.to_json(game.legal(state, viewer))
        if viewer is not None and viewer in state.to_act:
            found["what silence does"] = mazzo.to_json(game.idle(state, viewer))
        return found

    def _compare(self, when: str, what: str, here: str, there: str) -> None:
        if here != there:
            viewer = "a spectator" if self.viewer is None else f"seat {self.viewer}"
            raise Leak(f"{when}, {what} told {viewer} what it cannot know:\n{here}\n{there}")


def refusal(game: AnyGame, state: Any, seat: Seat) -> str:
    """What a seat is told when it asks for what cannot be done."""
    try:
        game.apply(state, seat, None, Dice("any luck"))
    except mazzo.Refused as error:
        return str(error)
    raise AssertionError("nothing was done, and not refused")
