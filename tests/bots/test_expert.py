"""The features of a network, and the actions of its moves."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from mazzo import Dice, get
from mazzo.bots import network_codec
from mazzo.bots.expert.coding import Coding
from mazzo.bots.expert.network import LEAST, Layer, Network, forward, packed, unpacked
from mazzo.bots.expert.player import Expert, Mind
from mazzo.core.play import Seen
from mazzo.games import AnyPlay
from mazzo.games.kittens.bots.expert import NETWORK_CODEC
from mazzo.games.kittens.rules.actions import Insert
from tests.slow import slowly

SETTINGS = [
    ("kittens", "it", 2, {}),
    slowly("kittens", "it", 2, {"hand": 12}),
    slowly("kittens", "2015", 4, {}),
    ("kittens", "2025", 5, {}),
    slowly("kittens", "it", 9, {"combos": False}),
    ("mantis", "en", 2, {}),
    slowly("mantis", "it", 4, {}),
    ("mantis", "it", 6, {"icons": "off"}),
]

for_every_setting = pytest.mark.parametrize(("game", "edition", "seats", "options"), SETTINGS)


def random_positions(game: str, edition: str, seats: int, options: dict[str, Any], games: int) -> Iterator[AnyPlay]:
    for number in range(games):
        play, chance = get(game).start(seats, seed=f"moves {number}", edition=edition, **options), Dice(number)
        while not play.over:
            legal = play.legal(play.to_act[0])
            if len(legal) > 1:
                yield play
            play.apply(play.to_act[0], legal[chance.below(len(legal))])


def coding_of(game: str, edition: Any, seats: int) -> Coding:
    return network_codec(game).coding_for(edition, seats)


def read(play: AnyPlay, seat: int) -> Any:
    coding = coding_of(play.game.name, play.state.edition, play.seats)
    return coding.read(np, np.array(coding.observe(play.view(seat), Seen(play, seat)), np.int32))


@for_every_setting
def test_every_move_is_a_legal_action_and_no_two_are_the_same(
    game: str, edition: str, seats: int, options: dict[str, Any]
) -> None:
    kinds: set[type] = set()
    for play in random_positions(game, edition, seats, options, games=6):
        seat = play.to_act[0]
        seen = read(play, seat)
        moves = np.flatnonzero(seen.mask)
        coding = coding_of(game, play.state.edition, seats)
        actions = [coding.action(int(number)) for number in seen.number(moves)]
        assert len(set(actions)) == len(actions) > 1 or game == "kittens"
        assert actions
        assert set(actions) <= set(play.legal(seat))
        assert {type(action) for action in play.legal(seat)} == {type(action) for action in actions}
        kinds.update(map(type, actions))
    assert len(kinds) > 2 or game == "mantis"


@for_every_setting
def test_a_batch_is_read_like_single_observations(game: str, edition: str, seats: int, options: dict[str, Any]) -> None:
    plays = [play.copy() for play in random_positions(game, edition, seats, options, games=1)]
    coding = coding_of(game, plays[0].state.edition, seats)
    rows = [coding.observe(play.view(play.to_act[0]), Seen(play, play.to_act[0])) for play in plays]
    together = coding.read(np, np.array(rows, np.int32))
    chosen = together.mask.argmax(axis=-1)
    numbers = together.number(chosen)
    for place, row in enumerate(rows):
        alone = coding.read(np, np.array(row, np.int32))
        assert (alone.mask == together.mask[place]).all()
        assert np.allclose(alone.features, together.features[place])
        assert alone.number(chosen[place]) == numbers[place]


def some_network(features: int, moves: int, places: int, width: int = 16) -> Network:
    random = np.random.default_rng(1)

    def layer(above: int, below: int) -> Layer:
        return Layer(random.normal(size=(above, below)).astype(np.float32) / 4, np.zeros(below, np.float32))

    middle = tuple(layer(width, width) for _ in range(3))
    return Network(layer(features, width), middle, layer(width, moves), layer(width, places))


def test_a_network_survives_its_file_almost_unchanged() -> None:
    network = some_network(30, 7, 2)
    again = unpacked(packed(network))
    features = np.random.default_rng(2).normal(size=(50, 30)).astype(np.float32)
    before, after = forward(np, network, features), forward(np, again, features)
    assert np.abs(before.moves - after.moves).max() < 0.2
    assert np.abs(before.moves).max() > 1


@for_every_setting
def test_any_network_plays_a_whole_game_and_has_an_opinion(
    game: str, edition: str, seats: int, options: dict[str, Any]
) -> None:
    play = get(game).start(seats, seed="whole", edition=edition, **options)
    rules = play.state.edition
    coding = coding_of(game, rules, seats)
    network = some_network(coding.features, coding.moves, 1 + coding.others)
    known = network_codec(game)
    bot, mind = Expert(known, rules, Dice("luck"), network), Mind(known, rules, network)
    while not play.over:
        seat = play.to_act[0]
        action = bot.choose(play.view(seat), Seen(play, seat))
        opinion = mind.opinion(play.view(seat), Seen(play, seat))
        assert sum(opinion.wins) == pytest.approx(1)
        assert sum(opinion.actions.values()) == pytest.approx(1)
        likeliest = max(opinion.actions.values())
        assert opinion.actions[action] == likeliest or isinstance(action, Insert)
        assert opinion.actions[action] >= LEAST * likeliest
        play.apply(seat, action)


def test_where_a_kitten_is_put_back_cannot_be_foretold() -> None:
    """A predictable place would tell the other players when to stop drawing."""
    play = get("kittens").position(
        """
        edition: it
        seat 0: defuse skip tacocat
        seat 1: defuse nope attack
        pile: kitten beard shuffle favor see skip beard shuffle rainbow
        """
    )
    play.apply(0, "draw")
    view, seen, mind = play.view(0), Seen(play, 0), Mind(NETWORK_CODEC, play.state.edition)
    likely = mind.opinion(view, seen).actions
    put = Counter(mind.choice(view, seen, Dice(number)) for number in range(400))
    assert len(put) > 2
    assert set(put) == {action for action, share in likely.items() if share >= LEAST * max(likely.values())}
    for action, times in put.items():
        assert times / 400 == pytest.approx(likely[action] / sum(likely[each] for each in put), abs=0.1)
