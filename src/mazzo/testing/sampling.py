"""Checks that sampled states fit everything a seat knows, and nothing else."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import to_builtins

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.chance import Dice
from mazzo.core.errors import shorten
from mazzo.core.notation import as_list, to_json, write_moves
from mazzo.core.play import Moment, Play
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.testing.faults import Fault, difference, expect
from mazzo.testing.lookalikes import encoded
from mazzo.testing.promises import AT_EVERY_STATE, Now
from mazzo.testing.settings import Setting, on_from, playing
from mazzo.testing.walk import failed
from mazzo.testing.walk import found as located

LOOKS = 6
"""The states of a game at which states are sampled for a seat."""

SAMPLES, LOOKALIKES = 5, 3
"""The sampled states for one view, and the lookalikes of the true state beside them."""

MORE_LOOKALIKES = 1000
"""The lookalikes examined before something counts as the same in all of them."""


class SampledStates(NamedTuple):
    """The number of sampled states, and of those that differ from the truth."""

    states: int
    others: int
    hides: bool  # whether anything was hidden at all

    def and_also(self, other: "SampledStates") -> "SampledStates":
        return SampledStates(self.states + other.states, self.others + other.others, self.hides or other.hides)


def sample_state_in(setting: Setting, seed: str | int) -> SampledStates:
    """Sample states for seats in a random game; report every fault."""
    try:
        return sample_along(setting, seed)
    except Fault as fault:
        fault.where = fault.where or f"{setting.seats} seats, edition {setting.edition}"
        raise
    except Exception as error:  # rules may raise anything
        raise failed(error) from error


def sample_along(setting: Setting, seed: str | int) -> SampledStates:
    """Play a random game in which states are sampled for seats."""
    moments = [Moment(play, []) for play in playing(setting, seed)]
    chance, found = QuickChance(f"{setting} {seed} imagines"), SampledStates(0, 0, False)
    for number, moment in enumerate(chance.sample(moments, min(LOOKS, len(moments)))):
        play, seat = moment.play, chance.below(setting.seats)
        try:
            if not number:
                keeps_what_is_known(setting, play, seat, chance)
            found = found.and_also(look(setting, play, seat, chance))
        except Fault as fault:
            raise located(fault, setting, write_moves(play.moves)) from None
    return found


def look(setting: Setting, play: AnyPlay, seat: Seat, chance: QuickChance) -> SampledStates:
    game, state = setting.game, play.state
    view, seen = play.view(seat), play.seen(seat)
    samples = [game.state_sampler(state.edition, view, seen)(Dice(f"world {number}")) for number in range(SAMPLES)]
    for sampled in samples:
        here, there = to_json(view), to_json(game.view(sampled, seat))
        if here != there:
            raise Fault("a state sampled for a seat looks to it like the true one", difference(here, there))
    lookalikes = list(chain_of_lookalikes(setting, play, seat, chance))
    has_all_cards(setting, play, seat, samples, chance)
    tells_nothing(setting, play, seat, lookalikes, samples)
    can_be_played(setting, samples[0], chance)
    return SampledStates(
        SAMPLES,
        sum(sampled != state for sampled in samples),
        any(lookalike != state for lookalike in lookalikes),
    )


def chain_of_lookalikes(
    setting: Setting, play: AnyPlay, seat: Seat, chance: QuickChance, lookalikes: int = LOOKALIKES
) -> Iterator[Any]:
    """States that look the same to the seat, each made from the one before."""
    lookalike = play.state
    if setting.game.secrets:
        for _ in range(lookalikes):
            yield (lookalike := setting.game.secrets.lookalike(lookalike, seat, chance))


def keeps_what_is_known(setting: Setting, play: AnyPlay, seat: Seat, chance: QuickChance) -> None:
    """Check that sampled states agree with every fact that is equal in all states that look the same."""
    truth = dict(leaves(to_builtins(play.state, enc_hook=as_list)))
    make = setting.game.state_sampler(play.state.edition, play.view(seat), play.seen(seat))
    sampled = [dict(leaves(to_builtins(make(Dice(f"known {number}")), enc_hook=as_list))) for number in range(SAMPLES)]
    never = {path for path, value in truth.items() if all(sampled.get(path, value) != value for sampled in sampled)}
    if not setting.game.secrets:
        return
    for lookalike in chain_of_lookalikes(setting, play, seat, chance, MORE_LOOKALIKES):
        if not never:
            return
        there = dict(leaves(to_builtins(lookalike, enc_hook=as_list)))
        never = {path for path in never if there.get(path) == truth[path]}
    for path in sorted(never)[:1]:
        promise = "a sampled state has what the seat knows"
        raise Fault(
            promise, f"seat {seat} can know that {path} is {truth[path]!r}, and the sample has {sampled[0][path]!r}"
        )


def has_all_cards(setting: Setting, play: AnyPlay, seat: Seat, samples: Sequence[Any], chance: QuickChance) -> None:
    """Check that samples have the same cards as the truth, unless the seat cannot know which cards there are."""
    cards, state = setting.game.cards, play.state
    other = next((sampled for sampled in samples if cards and cards(sampled) != cards(state)), None)
    if cards is None or other is None:
        return
    lookalikes = chain_of_lookalikes(setting, play, seat, chance, MORE_LOOKALIKES)
    instead = f"{shorten(cards(other), 300)} instead of {shorten(cards(state), 300)}"
    expect(
        any(cards(lookalike) != cards(state) for lookalike in lookalikes),
        "a sampled state has the cards of the true one",
        instead,
    )


def leaves(tree: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(tree, dict | list | tuple) and tree:
        for key, inner in tree.items() if isinstance(tree, dict) else enumerate(tree):
            yield from leaves(inner, f"{path}.{key}" if path else str(key))
    else:
        yield path, tree


def tells_nothing(
    setting: Setting, play: AnyPlay, seat: Seat, lookalikes: Sequence[Any], samples: Sequence[Any]
) -> None:
    """Check that the same seed samples the same state for views that look the same."""
    if lookalikes:
        game, lookalike = setting.game, lookalikes[-1]
        again = game.state_sampler(lookalike.edition, game.view(lookalike, seat), play.seen(seat))(Dice("world 0"))
        if again != samples[0]:
            promise = "sampled states depend only on what the seat may know"
            raise Fault(promise, difference(to_json(samples[0]), to_json(again)))


def can_be_played(setting: Setting, sampled: Any, chance: QuickChance) -> None:
    """Check that every promise holds in a sampled state, and that its game can be finished."""
    game, dice = setting.game, Dice("imagined")
    now = Now(setting, Play(game, sampled, dice), chance, sampled, encoded(game, sampled), set())
    for promise in AT_EVERY_STATE:
        try:
            promise(now)
        except Fault as fault:
            told = promise.__name__.replace("_", " ")
            raise Fault("a sampled state keeps the promises of a true one", f"{told}: {fault.instead}") from None
    for _ in on_from(now.play, chance):
        pass
