"""A checker for secrecy: nothing that reaches a viewer may depend on facts hidden from it.

It plays a random game beside a lookalike: the same game with all facts changed that this viewer cannot know, by the
game's `Secrets`. Until the rules show the viewer a difference, everything that reaches it must be the same in both, to
the last byte.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.chance import Dice
from mazzo.core.encoding import Encoding
from mazzo.core.errors import Refused
from mazzo.core.game_spec import Rules
from mazzo.core.notation import to_json
from mazzo.core.rules import Seat
from mazzo.core.secrets import Secrets, Viewer
from mazzo.games import AnyGame
from mazzo.testing.faults import Fault, Leak, difference
from mazzo.testing.settings import LONGEST_GAME, choose

OTHER_LOOKALIKE = 0.04
"""The share of moves at which a lookalike is replaced early."""

PROMISE = "nothing that reaches a viewer depends on what it cannot know"


def viewers(seats: int) -> list[Viewer]:
    return [None, *range(seats)]


def secrets_of(game: Rules[Any, Any, Any, Any, Any]) -> Secrets:
    if not game.secrets:
        raise Fault("the game says what it hides", "it has no `secrets`; docs/games.md shows how to write them")
    return game.secrets


class Lookalikes:
    """A random game and its lookalike, which look the same to one viewer.

    The lookalike is replaced when the rules show the viewer a difference, and now and then before that.
    """

    def __init__(self, game: AnyGame, state: Any, viewer: Viewer, seed: str) -> None:
        self.game = game
        self.secrets = secrets_of(game)
        self.viewer = viewer
        self.random = QuickChance(seed)
        self.state, self.chance = state, Dice(f"{seed}, luck")
        self.moves: list[str] = []
        self.events: list[Any] = []
        self.lookalike: Any = None
        self.lookalike_events: list[Any] = []
        self.lookalike_chance = self.chance
        self.lookalikes = 0
        self.steps = 0  # with a lookalike
        self.hidden: set[str] = set()  # the fields of the state that differed in lookalikes
        self._encoding = encoded(game, state)
        self._lookalike_encoding = encoded(game, state)  # each caches the game it last saw

    def play_to_the_end(self) -> None:
        while not self.state.result:
            if len(self.moves) == LONGEST_GAME:
                raise Fault("the game ends", f"it goes on after {LONGEST_GAME:,} moves")
            if self.lookalike is None or self.random.random() < OTHER_LOOKALIKE:
                self._find_lookalike()
            self._step()

    def _find_lookalike(self) -> None:
        lookalike = self.secrets.lookalike(self.state, self.viewer, self.random)
        if lookalike != self.state:
            self.lookalike, self.lookalike_events = lookalike, self.events[:]
            self.lookalike_chance = self.random.choice((self.chance.copy(), Dice(f"other luck {self.random.random()}")))
            self.lookalikes += 1
            self.hidden |= set(differing_fields(self.state, lookalike))
            self._compare_all("without any move")
            if self.viewer is not None:
                refused = [refusal(self.game, state, self.viewer) for state in (self.state, lookalike)]
                self._compare("without any move", "a refusal", *refused)

    def _step(self) -> None:
        seat = self.random.choice(self.state.to_act)
        action, other = self._actions(seat)
        when = f"when seat {seat} did '{action}'"
        self.state, events = self.game.apply(self.state, seat, action, self.chance)
        self.moves.append(f"{seat} {action}")
        self.events += events
        if other is None:
            self.lookalike = None
            return
        self.lookalike, lookalike_events = self.game.apply(self.lookalike, seat, other, self.lookalike_chance)
        self.lookalike_events += lookalike_events
        if self._is_shown(events, lookalike_events):
            self.lookalike = None
            return
        for event, lookalike_event in zip_longest(events, lookalike_events):
            self._compare(when, f"the event {type(event).__name__}", self._seen(event), self._seen(lookalike_event))
        self._compare_all(when)
        self.steps += 1

    def _actions(self, seat: Seat) -> tuple[Any, Any]:
        """The seat's action here and in the lookalike: the same as far as the viewer sees, or None if there is none."""
        here = self.game.legal(self.state, seat)
        if self.lookalike is None:
            return choose(self.random.below, here), None
        there = self.game.legal(self.lookalike, seat)
        seen = {action: action if seat == self.viewer else self._seen_action(action) for action in (*here, *there)}
        shared = {seen[action] for action in there}
        if not (possible := [action for action in here if seen[action] in shared]):
            return choose(self.random.below, here), None
        action = choose(self.random.below, possible)
        if not self.secrets.seen_action and action in there and self.random.random() < 0.5:
            return action, action
        return action, self.random.choice([other for other in there if seen[other] == seen[action]])

    def _seen_action(self, action: Any) -> object:
        return self.secrets.seen_action(action, self.state, self.viewer) if self.secrets.seen_action else type(action)

    def _is_shown(self, events: Sequence[Any], lookalike_events: Sequence[Any]) -> bool:
        """Whether the rules have shown the viewer a difference. Its view shows it too from then on."""
        if self.secrets.shown:
            return any(
                self._shown(event, self.state) != self._shown(lookalike_event, self.lookalike)
                for event, lookalike_event in zip_longest(events, lookalike_events)
            )
        seen, there = list(map(self._seen, events)), list(map(self._seen, lookalike_events))
        return seen != there and self._view(self.state) != self._view(self.lookalike)

    def _shown(self, event: Any, after: Any) -> list[object]:
        assert self.secrets.shown
        return list(self.secrets.shown(event, after, self.viewer))

    def _seen(self, event: Any) -> str:
        return to_json(event and self.game.seen(event, self.viewer))

    def _view(self, state: Any) -> str:
        return to_json(self.game.view(state, self.viewer))

    def _compare_all(self, when: str) -> None:
        here = self._reaching(self.state, self.events, self._encoding)
        there = self._reaching(self.lookalike, self.lookalike_events, self._lookalike_encoding)
        for what in here:
            self._compare(when, what, here[what], there[what])
        remembers_rightly = self.secrets.remembers_rightly
        if self.viewer is not None and remembers_rightly and not remembers_rightly(self.lookalike, self.viewer):
            raise Leak(PROMISE, f"{when}, seat {self.viewer} remembers what is only true in one of the games")

    def _reaching(self, state: Any, events: list[Any], encoding: Encoding | None) -> dict[str, str]:
        """Everything that reaches the viewer, and when, as bytes on the wire."""
        game, viewer = self.game, self.viewer
        found = {"the view": self._view(state), "who is asked": to_json([state.to_act, game.is_reaction(state)])}
        if viewer is not None:
            found["what is legal"] = to_json(game.legal(state, viewer))
        if viewer is not None and encoding:
            found["the observation"] = to_json([*encoding.see(state, viewer, events)])
        if viewer is not None and viewer in state.to_act:
            found["what silence does"] = to_json(game.idle(state, viewer))
        return found

    def _compare(self, when: str, what: str, here: str, there: str) -> None:
        if here != there:
            viewer = "a spectator" if self.viewer is None else f"seat {self.viewer}"
            raise Leak(PROMISE, f"{when}, {what} told {viewer} what it cannot know: {difference(here, there)}")


def encoded(game: AnyGame, state: Any) -> Encoding | None:
    return game.encode(state.edition, state.seats) if game.encode and state else None


def differing_fields(state: Any, lookalike: Any) -> Iterator[str]:
    return (field for field in state.__struct_fields__ if getattr(state, field) != getattr(lookalike, field))


def refusal(game: AnyGame, state: Any, seat: Seat) -> str:
    """The refusal that a seat gets for an impossible action."""
    try:
        game.apply(state, seat, None, Dice("any luck"))
    except Refused as error:
        return str(error)
    raise Fault("what cannot be done is refused", "an action that is none was accepted")
