"""Checks that imagined states fit everything a seat knows, and nothing else."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import to_builtins

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.chance import Dice
from mazzo.core.errors import shorten
from mazzo.core.notation import to_json, write_moves
from mazzo.core.play import Moment, Play
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.testing.faults import Fault, difference, expect
from mazzo.testing.promises import AT_EVERY_STATE, Now
from mazzo.testing.settings import Setting, on_from, playing
from mazzo.testing.twins import encoded
from mazzo.testing.walk import failed
from mazzo.testing.walk import found as located

LOOKS = 6
"""The states of a game at which a seat imagines others."""

WORLDS, TWINS = 5, 3
"""The imagined states for one look, and the twins of the truth beside them."""

MORE_TWINS = 1000
"""The twins examined before something counts as the same in all of them."""


class Imagined(NamedTuple):
    """The number of imagined states, and of those that differ from the truth."""

    states: int
    others: int
    hides: bool  # whether anything was hidden at all

    def and_also(self, other: "Imagined") -> "Imagined":
        return Imagined(self.states + other.states, self.others + other.others, self.hides or other.hides)


def imagine_in(setting: Setting, seed: str | int) -> Imagined:
    """Let seats imagine states in a random game; report every fault."""
    try:
        return imagine_along(setting, seed)
    except Fault as fault:
        fault.where = fault.where or f"{setting.seats} seats, edition {setting.edition}"
        raise
    except Exception as error:  # whatever the author of the rules wrote
        raise failed(error) from error


def imagine_along(setting: Setting, seed: str | int) -> Imagined:
    """Play a random game in which seats imagine hidden facts."""
    moments = [Moment(play, []) for play in playing(setting, seed)]
    chance, found = QuickChance(f"{setting} {seed} imagines"), Imagined(0, 0, False)
    for number, moment in enumerate(chance.sample(moments, min(LOOKS, len(moments)))):
        play, seat = moment.play, chance.below(setting.seats)
        try:
            if not number:
                keeps_what_is_known(setting, play, seat, chance)
            found = found.and_also(look(setting, play, seat, chance))
        except Fault as fault:
            raise located(fault, setting, write_moves(play.moves)) from None
    return found


def look(setting: Setting, play: AnyPlay, seat: Seat, chance: QuickChance) -> Imagined:
    game, state = setting.game, play.state
    view, seen = play.view(seat), play.seen(seat)
    worlds = [game.imaginer(state.edition, view, seen)(Dice(f"world {number}")) for number in range(WORLDS)]
    for world in worlds:
        here, there = to_json(view), to_json(game.view(world, seat))
        if here != there:
            raise Fault("a state that a seat imagines looks to it like the true one", difference(here, there))
    twins = list(chain_of_twins(setting, play, seat, chance))
    has_all_cards(setting, play, seat, worlds, chance)
    tells_nothing(setting, play, seat, twins, worlds)
    can_be_played(setting, worlds[0], chance)
    return Imagined(WORLDS, sum(world != state for world in worlds), any(twin != state for twin in twins))


def chain_of_twins(
    setting: Setting, play: AnyPlay, seat: Seat, chance: QuickChance, twins: int = TWINS
) -> Iterator[Any]:
    """States that look the same to the seat, each made from the one before."""
    twin = play.state
    if setting.game.secrets:
        for _ in range(twins):
            yield (twin := setting.game.secrets.twin(twin, seat, chance))


def keeps_what_is_known(setting: Setting, play: AnyPlay, seat: Seat, chance: QuickChance) -> None:
    """Check that imagined states agree with every fact that is equal in all states that look the same."""
    truth = dict(leaves(to_builtins(play.state)))
    make = setting.game.imaginer(play.state.edition, play.view(seat), play.seen(seat))
    imagined = [dict(leaves(to_builtins(make(Dice(f"known {number}"))))) for number in range(WORLDS)]
    never = {path for path, value in truth.items() if all(world.get(path, value) != value for world in imagined)}
    if not setting.game.secrets:
        return
    for twin in chain_of_twins(setting, play, seat, chance, MORE_TWINS):
        if not never:
            return
        there = dict(leaves(to_builtins(twin)))
        never = {path for path in never if there.get(path) == truth[path]}
    for path in sorted(never)[:1]:
        promise = "a seat imagines what it knows as it is"
        raise Fault(promise, f"seat {seat} can know that {path} is {truth[path]!r}, and imagines {imagined[0][path]!r}")


def has_all_cards(setting: Setting, play: AnyPlay, seat: Seat, worlds: Sequence[Any], chance: QuickChance) -> None:
    """No card is lost or made, unless the seat cannot know which there are."""
    cards, state = setting.game.cards, play.state
    other = next((world for world in worlds if cards and cards(world) != cards(state)), None)
    if cards is None or other is None:
        return
    twins = chain_of_twins(setting, play, seat, chance, MORE_TWINS)
    instead = f"{shorten(cards(other), 300)} instead of {shorten(cards(state), 300)}"
    expect(
        any(cards(twin) != cards(state) for twin in twins), "an imagined state has the cards of the true one", instead
    )


def leaves(tree: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(tree, dict | list | tuple) and tree:
        for key, inner in tree.items() if isinstance(tree, dict) else enumerate(tree):
            yield from leaves(inner, f"{path}.{key}" if path else str(key))
    else:
        yield path, tree


def tells_nothing(setting: Setting, play: AnyPlay, seat: Seat, twins: Sequence[Any], worlds: Sequence[Any]) -> None:
    """Check that the same luck imagines the same in a state that looks the same."""
    if twins:
        game, twin = setting.game, twins[-1]
        again = game.imaginer(twin.edition, game.view(twin, seat), play.seen(seat))(Dice("world 0"))
        if again != worlds[0]:
            promise = "what a seat imagines does not depend on what it cannot know"
            raise Fault(promise, difference(to_json(worlds[0]), to_json(again)))


def can_be_played(setting: Setting, world: Any, chance: QuickChance) -> None:
    """Check that every promise holds in an imagined state, and that its game can be finished."""
    game, dice = setting.game, Dice("imagined")
    now = Now(setting, Play(game, world, dice), chance, world, encoded(game, world), set())
    for promise in AT_EVERY_STATE:
        try:
            promise(now)
        except Fault as fault:
            told = promise.__name__.replace("_", " ")
            raise Fault("an imagined state keeps the promises of a true one", f"{told}: {fault.instead}") from None
    for _ in on_from(now.play, chance):
        pass
