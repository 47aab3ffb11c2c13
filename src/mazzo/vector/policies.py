"""Bots that the vector engine can play: what they choose, from what their seat observes.

`random` plays any legal action. `greedy` thinks one action ahead:

- In Mantis it expects the most cards, by the exact odds of games/mantis/odds.py, and takes the first of equals in the
  order of the actions: to score, to steal from seat 0 and so on. All raids win one card, so it raids the first it can.
- In Exploding Kittens it draws, unless it knows that the next card is a kitten; then it plays Skip, Attack or Shuffle,
  the first it has. It looks before it draws when one card in eight or more is a kitten. It lets everything happen but
  what is aimed at itself. It thinks cards worth the less the later they come in `Card`, and gives and picks by that. It
  puts a kitten on top for the next player, or at the bottom if it has to draw again itself.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from math import lcm
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import lax

from mazzo.core.errors import Refused, listing, shorten
from mazzo.games.kittens import encoding as kittens
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.editions import Edition as KittensEdition
from mazzo.games.mantis import encoding as mantis
from mazzo.games.mantis.cards import COLORS, Icon
from mazzo.games.mantis.editions import Edition as MantisEdition
from mazzo.games.mantis.editions import Icons
from mazzo.vector.engine import AnyKey, Array, Policy, VectorGame, below, nth, random_policy, size, word_at

KITTEN = 1 + kittens.CODES[Card.KITTEN]  # in a place of the Draw Pile
RISKY = 8  # when one card in so many is a kitten, `greedy` looks before it draws

SHARES = lcm(*range(1, 16))
"""Chances are counted in this many parts, so that every fraction of up to 15 cards is whole."""


def get(game: VectorGame[Any, Any], bots: Sequence[str]) -> Policy:
    """The policy of these bots, one for each seat."""
    for bot in bots:
        if bot not in POLICIES:
            raise Refused(f"the vector engine has no bot {shorten(bot)}; its bots are {listing(POLICIES)}")
    if len(bots) != game.seats:
        raise Refused(f"{game.seats} seats need {game.seats} bots, not {len(bots)}")
    return _get(game, tuple(bots))


@cache  # so that the same policy is not compiled twice
def _get(game: VectorGame[Any, Any], bots: tuple[str, ...]) -> Policy:
    if set(bots) == {"random"} and game.any_legal:
        return random_policy  # for which the engine has a shortcut
    return seated({bot: POLICIES[bot](game) for bot in bots}, bots)


def seated(policies: Mapping[str, Policy], bots: Sequence[str]) -> Policy:
    """The policy that plays each seat as its bot would."""

    def choose(observation: Array, legal: Array, key: AnyKey) -> Array:
        chosen = {bot: policy(observation, legal, key) for bot, policy in policies.items()}
        action = chosen[bots[0]]
        for seat, bot in enumerate(bots):  # every observation begins with who is looking
            action = jnp.where(at(observation, seat) == 1, chosen[bot], action)
        return action

    return choose if len(policies) > 1 else policies[bots[0]]


def parted(observation: Array, sizes: Mapping[str, int]) -> dict[str, Array]:
    """The parts of an observation, by name."""
    ends = accumulate(sizes.values())
    return {name: among(observation, range(end - sizes[name], end)) for name, end in zip(sizes, ends, strict=True)}


def among(array: Array, places: range) -> Array:
    """The numbers at these places. (An index in brackets would be a look into memory to the compiler.)"""
    return lax.slice_in_dim(array, places.start, places.stop)


def at(array: Array, place: int) -> Array:
    return lax.index_in_dim(array, place, keepdims=False)


def first(flags: Array) -> Array:
    """The place of the first flag that is set."""
    place: Array = jnp.int32(0)
    for each in reversed(range(len(flags))):
        place = jnp.where(at(flags, each), each, place)
    return place


# Random


def random_one(game: VectorGame[Any, Any]) -> Policy:
    """The engine's own, or a quicker one where that would take minutes to compile."""
    return random_policy if game.actions <= 32 else any_of_many


def any_of_many(_: Array, legal: Array, key: AnyKey) -> Array:
    """The same choice as `random_policy`, for a thousand actions: compiled in less time, and slower to run."""
    padded = jnp.pad(legal, (0, -len(legal) % 32)).reshape(-1, 32)
    packed = jnp.sum(padded.astype(jnp.uint32) << jnp.arange(32, dtype=jnp.uint32), axis=1, dtype=jnp.uint32)
    words = [at(packed, index) for index in range(len(packed))]
    return nth(words, below(word_at(key, 0), size(words), most=len(legal))).astype(jnp.int32)


# Mantis


def mantis_greedy(edition: MantisEdition, seats: int) -> Policy:
    sizes = mantis.observation_parts(edition, seats)

    def choose(observation: Array, legal: Array, _: AnyKey) -> Array:
        seen = parted(observation, sizes)
        stolen = expected_cards(edition, seats, seen)
        scored = jnp.sum(stolen * seen["seat"], keepdims=True)
        raided = jnp.ones(seats, jnp.int32)
        worth = jnp.where(legal, jnp.concatenate([scored, stolen, raided]), -1)
        return first(worth == jnp.max(worth))

    return choose


def expected_cards(edition: MantisEdition, seats: int, seen: Mapping[str, Array]) -> Array:
    """For each Tank, how many cards the top card wins there on average; in some unit, the same for all."""
    lying = seen["tanks"].reshape(seats, len(COLORS))
    return jnp.sum(jnp.where(lying > 0, lying + 1, 0) * color_weights(edition, seen), axis=1)


def color_weights(edition: MantisEdition, seen: Mapping[str, Array]) -> Array:
    """How likely each colour is the front of the top card: the weights of games/mantis/odds.py, in SHARES of a card."""
    deck = Deck.of(edition)
    top = jnp.sum(jnp.concatenate([seen["back"], seen["icon"]]) << jnp.arange(len(COLORS) + len(Icon)))
    untouched = deck.alike - deck.by_face(seen["turned"])
    fitting = deck.by_face(jnp.where(top == deck.backs, 1 - seen["turned"], 0))
    share = jnp.round(SHARES / jnp.maximum(untouched, 1)).astype(jnp.int32)  # no fraction is lost
    weights = fitting * (untouched - seen["dealt"]) * share
    return jnp.sum(weights.reshape(-1, len(COLORS)), axis=0)  # `faces` has each colour bare, then with each icon


class Deck(NamedTuple):
    """The cards of an edition in the order of `kinds`, as numbers."""

    backs: Array  # what is seen of each on top of the Draw Pile: a bit for each colour, then one for each icon
    faces: Array  # 1 at the face of each: a row for every card, a column for each of `faces`

    @property
    def alike(self) -> Array:
        """How many cards have each face."""
        return self.by_face(jnp.ones(len(self.backs)))

    def by_face(self, cards: Array) -> Array:
        """How many of each face there are, when there are so many of each card."""
        return (cards.astype(jnp.float32) @ self.faces).astype(jnp.int32)  # such numbers are exact, and multiply fast

    @classmethod
    def of(cls, edition: MantisEdition) -> "Deck":
        kinds = mantis.kinds(edition)
        shown = [card.icon if edition.icons is Icons.BOTH else None for card in kinds]
        backs = [[color in card.back for color in COLORS] for card in kinds]
        icons = [[icon is each for each in Icon] for icon in shown]
        faces = jnp.array([[card.face == face for face in mantis.faces(edition)] for card in kinds], jnp.float32)
        bits = jnp.array([back + icon for back, icon in zip(backs, icons, strict=True)], jnp.int32)
        return cls(jnp.sum(bits << jnp.arange(bits.shape[1]), axis=1), faces)


# Exploding Kittens


def kittens_greedy(edition: KittensEdition, seats: int) -> Policy:
    sizes, number = kittens.observation_parts(edition, seats), kittens.table(edition, seats).numbers

    def choose(observation: Array, legal: Array, _: AnyKey) -> Array:
        seen = parted(observation, sizes)
        least_useful = number.give[-1] - first(jnp.flip(among(legal, number.give)))
        most_useful = number.pick.start + first(among(legal, number.pick))
        place = jnp.where(at(seen["turns"], 0) > 1, at(seen["pile"], 0), 0)
        answers = {
            "Turn": in_turn(seen, legal),
            "Reaction": in_window(seen, legal),
            "Giving": least_useful,
            "Picking": most_useful,
            "Inserting": number.insert.start + place,
            "Over": jnp.int32(0),
        }
        answer = jnp.stack([answers[phase.__name__] for phase in kittens.PHASES])
        return jnp.sum(answer * seen["phase"])

    def in_turn(seen: Mapping[str, Array], legal: Array) -> Array:
        top, kittens_left = at(seen["known"], 0), jnp.sum(seen["alive"]) - 1
        is_risky = (top == 0) & (kittens_left * RISKY >= at(seen["pile"], 0))
        action = jnp.where(is_risky & at(legal, number.see.start), number.see.start, number.draw.start)
        for escape in (number.shuffle, number.attack, number.skip):
            action = jnp.where((top == KITTEN) & at(legal, escape.start), escape.start, action)
        return action

    def in_window(seen: Mapping[str, Array], legal: Array) -> Array:
        is_aimed_at_it = (jnp.sum(seen["seat"] * seen["target"]) == 1) & (at(seen["nopes"], 0) % 2 == 0)
        return jnp.where(is_aimed_at_it & at(legal, number.nope.start), number.nope.start, number.pass_.start)

    return choose


# All of them


def greedy(game: VectorGame[Any, Any]) -> Policy:
    make: dict[str, Callable[[Any, int], Policy]] = {"mantis": mantis_greedy, "kittens": kittens_greedy}
    return make[game.name](game.edition, game.seats)


POLICIES: dict[str, Callable[[VectorGame[Any, Any]], Policy]] = {"random": random_one, "greedy": greedy}
"""By name, what makes the policy of a bot for a game."""
