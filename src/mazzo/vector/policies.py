"""Bots that the vector engine can play: what they choose, from what their seat observes.

`random` plays any legal action. `greedy` thinks one action ahead:

- In Mantis it expects the most cards, by the exact odds of games/mantis/odds.py, and takes the first of equals in the
  order of the actions: to score, to steal from seat 0 and so on. All raids win one card, so it raids the first it can.
- In Exploding Kittens it draws, unless it knows that the next card is a kitten; then it plays Skip, Attack or Shuffle, the
  first it has. It looks before it draws when one card in eight or more is a kitten. It lets everything happen but what is
  aimed at itself. It thinks cards worth the less the later they come in `Card`, and gives and picks by that. It puts a
  kitten on top for the next player, or at the bottom if it has to draw again itself.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce
from itertools import accumulate
from math import lcm
from operator import add, or_
from typing import Any, TypeVar

import jax.numpy as jnp

from mazzo.core.errors import Refused, listing, shorten
from mazzo.games.kittens import encoding as kittens
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.editions import Edition as KittensEdition
from mazzo.games.mantis import encoding as mantis
from mazzo.games.mantis.cards import COLORS, Color, Icon
from mazzo.games.mantis.cards import Card as MantisCard
from mazzo.games.mantis.editions import Edition as MantisEdition
from mazzo.games.mantis.editions import Icons
from mazzo.vector.engine import AnyKey, Array, Policy, VectorGame, below, nth, random_policy, size, where, word_at

T = TypeVar("T")

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
    return seated({bot: POLICIES[bot](game) for bot in bots}, bots)


def seated(policies: Mapping[str, Policy], bots: Sequence[str]) -> Policy:
    """The policy that plays each seat as its bot would."""

    def choose(observation: Array, legal: Array, key: AnyKey) -> Array:
        chosen = {bot: policy(observation, legal, key) for bot, policy in policies.items()}
        action = chosen[bots[0]]
        for seat, bot in enumerate(bots):  # every observation begins with who is looking
            action = jnp.where(observation[seat] == 1, chosen[bot], action)
        return action

    return choose if len(policies) > 1 else policies[bots[0]]


def parted(observation: Array, sizes: Mapping[str, int]) -> dict[str, Array]:
    """The parts of an observation, by name."""
    ends = list(accumulate(sizes.values()))
    return {name: observation[end - many : end] for (name, many), end in zip(sizes.items(), ends, strict=True)}


def sum_of(numbers: Iterable[Array]) -> Array:
    return reduce(add, numbers)


def first_best(worth: Sequence[Array], legal: Array) -> Array:
    """The legal action that is worth most, the first of equals. Nothing is worth less than 0."""
    best, action = jnp.int32(-1), jnp.int32(0)
    for number, each in enumerate(worth):
        is_better = legal[number] & (each > best)
        best, action = where(is_better, (each, jnp.int32(number)), (best, action))
    return action


def first_of(actions: Sequence[int], legal: Array, otherwise: int | Array = 0) -> Array:
    """The first of these actions that is legal."""
    action: Array = jnp.int32(otherwise)
    for each in reversed(actions):
        action = jnp.where(legal[each], each, action)
    return action


# Random


def random_one(game: VectorGame[Any, Any]) -> Policy:
    """The engine's own, which has shortcuts; but where it would have to look through a long mask, a quicker one."""
    return random_policy if game.any_legal or game.actions <= 32 else any_of_many


def any_of_many(_: Array, legal: Array, key: AnyKey) -> Array:
    """The same choice as `random_policy`, for a thousand actions: compiled in less time, and slower to run."""
    padded = jnp.pad(legal, (0, -len(legal) % 32)).reshape(-1, 32)
    packed = jnp.sum(padded.astype(jnp.uint32) << jnp.arange(32, dtype=jnp.uint32), axis=1, dtype=jnp.uint32)
    words = [packed[index] for index in range(len(packed))]
    return nth(words, below(word_at(key, 0), size(words), most=len(legal))).astype(jnp.int32)


# Mantis


def mantis_greedy(edition: MantisEdition, seats: int) -> Policy:
    sizes = mantis.observation_parts(edition, seats)

    def choose(observation: Array, legal: Array, _: AnyKey) -> Array:
        seen = parted(observation, sizes)
        worth = expected_cards(edition, seats, seen)
        own = sum_of(jnp.where(seen["seat"][seat] == 1, worth[seat], 0) for seat in range(seats))
        raids = [jnp.int32(1)] * seats
        return first_best([own, *worth, *raids], legal)

    return choose


def expected_cards(edition: MantisEdition, seats: int, seen: Mapping[str, Array]) -> list[Array]:
    """For each Tank, how many cards the top card wins there on average; in some unit, the same for all."""
    weights = front_weights(edition, seen)

    def won(tank: int, color: int) -> Array:
        lying = seen["tanks"][tank * len(COLORS) + color]
        return jnp.where(lying > 0, lying + 1, 0) * weights[COLORS[color]]

    return [sum_of(won(tank, color) for color in range(len(COLORS))) for tank in range(seats)]


def front_weights(edition: MantisEdition, seen: Mapping[str, Array]) -> dict[Color, Array]:
    """How likely each colour is on the front of the top card: the weights of games/mantis/odds.py, in SHARES of a card."""
    kinds, turned = mantis.kinds(edition), seen["turned"]
    top = back_number(list(seen["back"]), list(seen["icon"]))
    weights: dict[Color, Array] = dict.fromkeys(COLORS, jnp.int32(0))
    for face, dealt in zip(mantis.faces(edition), seen["dealt"], strict=True):
        alike = {place: card for place, card in enumerate(kinds) if card.face == face}
        untouched = len(alike) - sum_of(turned[place] for place in alike)
        fitting = sum_of(
            jnp.where(top == seen_of(edition, card), 1 - turned[place], 0) for place, card in alike.items()
        )
        share = jnp.round(SHARES / jnp.maximum(untouched, 1)).astype(jnp.int32)  # no fraction is lost
        weights[face.front] = weights[face.front] + fitting * (untouched - dealt) * share
    return weights


def seen_of(edition: MantisEdition, card: MantisCard) -> int:
    """What is seen of a card on top of the Draw Pile, as a number."""
    shown = card.icon if edition.icons is Icons.BOTH else None
    return back_number([int(color in card.back) for color in COLORS], [int(icon is shown) for icon in Icon])


def back_number(colors: Sequence[T], icon: Sequence[T]) -> T:
    flags: list[Any] = [*colors, *icon]
    number: T = reduce(or_, (flag << place for place, flag in enumerate(flags)))
    return number


# Exploding Kittens


def kittens_greedy(edition: KittensEdition, seats: int) -> Policy:
    sizes, number = kittens.observation_parts(edition, seats), kittens.table(edition, seats).numbers
    escapes = [number.skip.start, number.attack.start, number.shuffle.start]

    def choose(observation: Array, legal: Array, _: AnyKey) -> Array:
        seen = parted(observation, sizes)
        under_all = jnp.where(seen["turns"][0] > 1, seen["pile"][0], 0)
        answers = {
            "Turn": in_turn(seen, legal),
            "Reaction": in_window(seen, legal),
            "Giving": first_of(number.give[::-1], legal),
            "Picking": first_of(number.pick, legal),
            "Inserting": number.insert.start + under_all,
            "Over": jnp.int32(0),
        }
        phases = {phase.__name__: is_now for phase, is_now in zip(kittens.PHASES, seen["phase"], strict=True)}
        return sum_of(phases[phase] * answer for phase, answer in answers.items())

    def in_turn(seen: Mapping[str, Array], legal: Array) -> Array:
        top, kittens_left = seen["known"][0], jnp.sum(seen["alive"]) - 1
        is_risky = (top == 0) & (kittens_left * RISKY >= seen["pile"][0])
        draw = jnp.where(is_risky, first_of(number.see, legal, number.draw.start), number.draw.start)
        return jnp.where(top == 1 + kittens.CODES[Card.KITTEN], first_of(escapes, legal, draw), draw)

    def in_window(seen: Mapping[str, Array], legal: Array) -> Array:
        is_aimed_at_it = (jnp.sum(seen["seat"] * seen["target"]) == 1) & (seen["nopes"][0] % 2 == 0)
        return jnp.where(is_aimed_at_it, first_of(number.nope, legal, number.pass_.start), number.pass_.start)

    return choose


# All of them


def greedy(game: VectorGame[Any, Any]) -> Policy:
    make: dict[str, Callable[[Any, int], Policy]] = {"mantis": mantis_greedy, "kittens": kittens_greedy}
    return make[game.name](game.edition, game.seats)


POLICIES: dict[str, Callable[[VectorGame[Any, Any]], Policy]] = {"random": random_one, "greedy": greedy}
"""By name, what makes the policy of a bot for a game."""
