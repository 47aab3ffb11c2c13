"""Chapters 3 to 8 of docs/rules/kittens.md: positions before and after some moves."""

import pytest

from mazzo.games.kittens.rules.editions import EDITIONS
from tests.games.kittens.positions import everybody_passes, position
from tests.games.positions import Moves, cases

CASES = """
dead players are passed over  # Kittens 3.5
    seat 0: | seat 1: out | seat 2: | seat 3: out | pile: beard nope kitten
    0 draw, 2 draw -> turn: 0 owes 1
turns owed are taken one after another  # Kittens 3.6
    seat 0: | seat 1: | pile: beard nope kitten | turn: 0 owes 2, attacked
    0 draw, 0 draw -> seat 0: beard nope | turn: 1 owes 1
a player without cards draws  # Kittens 3.7
    seat 0: | seat 1: skip | pile: beard kitten
    0 draw -> seat 0: beard
a hand has no limit  # Kittens 3.7
    seat 0: beard beard beard beard beard beard beard beard beard beard beard beard | seat 1: | pile: skip kitten
    0 draw -> seat 0: beard beard beard beard beard beard beard beard beard beard beard beard skip
the last card of the pile is a kitten that comes back  # Kittens 3.8, 4.3
    seat 0: defuse | seat 1: | pile: kitten
    0 draw, 0 insert 0 -> pile: kitten
putting the kitten back ends the turn  # Kittens 4.5
    seat 0: beard defuse | seat 1: skip | pile: kitten skip beard tacocat | turn: 0 owes 1
    0 draw, 0 insert 2 -> turn: 1 owes 1
putting the kitten back ends only one of the turns owed  # Kittens 4.5
    seat 0: beard defuse | seat 1: skip | pile: kitten skip beard tacocat | turn: 0 owes 2, attacked
    0 draw, 0 insert 0 -> turn: 0 owes 1, attacked
turns owed vanish with the dead  # Kittens 4.9
    seat 0: beard | seat 1: | seat 2: | pile: kitten kitten | turn: 0 owes 2, attacked
    0 draw -> turn: 1 owes 1
an attack ends the turn without drawing and the next takes two  # Kittens 5.1
    seat 0: attack | seat 1: | seat 2: | pile: beard kitten kitten
    0 attack -> seat 0: | pile: beard kitten kitten | turn: 1 owes 2, attacked
an attack goes to the next player alive  # Kittens 5.1, 3.5
    seat 0: attack | seat 1: out | seat 2: | pile: beard kitten
    0 attack -> turn: 2 owes 2, attacked
in it and 2015, attacks do not add up in the first turn  # Kittens 5.2
    seat 0: | seat 1: attack | seat 2: attack | pile: beard skip potato kitten kitten | turn: 1 owes 2, attacked
    1 attack -> turn: 2 owes 2, attacked
in it and 2015, attacks do not add up in the last turn  # Kittens 5.2
    seat 0: | seat 1: attack | seat 2: attack | pile: beard skip potato kitten kitten | turn: 1 owes 1, attacked
    1 attack, 2 attack -> turn: 0 owes 2, attacked
in 2025, attacks add two in the first of two turns  # Kittens 5.3
    seat 0: | seat 1: attack | seat 2: attack | pile: beard skip potato kitten kitten | turn: 1 owes 2, attacked
    1 attack -> turn: 2 owes 4, attacked
in 2025, attacks add two again  # Kittens 5.3
    seat 0: | seat 1: attack | seat 2: attack | pile: beard skip potato kitten kitten | turn: 1 owes 2, attacked
    1 attack, 2 attack -> turn: 0 owes 6, attacked
in 2025, attacks add two to one turn  # Kittens 5.3
    seat 0: | seat 1: attack | seat 2: attack | pile: beard skip potato kitten kitten | turn: 1 owes 1, attacked
    1 attack, 2 attack -> turn: 0 owes 5, attacked
in 2025, attacks add two to four turns  # Kittens 5.3
    seat 0: | seat 1: attack | seat 2: attack | pile: beard skip potato kitten kitten | turn: 1 owes 4, attacked
    1 attack, 2 attack -> turn: 0 owes 8, attacked
in 2025, an attack in the second of two turns makes three  # Kittens 5.3
    seat 0: | seat 1: attack | seat 2: attack | pile: beard skip potato kitten kitten | turn: 1 owes 2, attacked
    1 draw, 1 attack -> turn: 2 owes 3, attacked
in 2025, an attack after the attacked turns makes two  # Kittens 5.1, 5.3
    seat 0: | seat 1: attack | seat 2: attack | pile: beard skip potato kitten kitten | turn: 1 owes 2, attacked
    1 draw, 1 draw, 2 attack -> turn: 0 owes 2, attacked
a skip ends the turn without drawing  # Kittens 5.4
    seat 0: skip | seat 1: | pile: beard kitten
    0 skip -> seat 0: | pile: beard kitten | turn: 1 owes 1
a skip ends one of two turns  # Kittens 5.5
    seat 0: skip skip | seat 1: | pile: beard kitten | turn: 0 owes 2, attacked
    0 skip -> turn: 0 owes 1, attacked
an attacked player needs two skips  # Kittens 5.5
    seat 0: skip skip | seat 1: | pile: beard kitten | turn: 0 owes 2, attacked
    0 skip, 0 skip -> turn: 1 owes 1
the turn goes on after a shuffle  # Kittens 5.13
    seat 0: shuffle | seat 1: | pile: beard kitten | turn: 0 owes 2, attacked
    0 shuffle -> turn: 0 owes 2, attacked | phase: turn
the turn goes on after see the future  # Kittens 5.13
    seat 0: see | seat 1: | pile: beard kitten | turn: 0 owes 2, attacked
    0 see -> turn: 0 owes 2, attacked | phase: turn
the turn goes on after a favor  # Kittens 5.13
    seat 0: | seat 1: beard skip | pile: kitten | turn: 0 owes 2, attacked | phase: giving
    1 give beard -> turn: 0 owes 2, attacked | phase: turn
with two players an attacked player takes two turns  # Kittens 8.3
    seat 0: attack | seat 1: | pile: beard potato kitten
    0 attack, 1 draw, 1 draw -> turn: 0 owes 1
with two players the survivor wins  # Kittens 8.3
    seat 0: | seat 1: beard | pile: kitten
    0 draw -> seat 0: out | phase: over
in it, a giver whose last card was a Nope gives nothing  # Kittens 5.10
    seat 0: favor nope | seat 1: nope | seat 2: | pile: kitten kitten
    0 favor, 1 nope, 0 nope -> seat 0: | discard: favor nope nope | phase: turn
in 2015 and 2025, a chosen giver whose last card was a Nope gives nothing  # Kittens 5.10
    seat 0: favor nope | seat 1: nope | seat 2: | pile: kitten kitten
    0 favor 1, 1 nope, 0 nope -> seat 0: | discard: favor nope nope | phase: turn
in it, the other players still give a card  # Kittens 5.10
    seat 0: favor nope | seat 1: nope | seat 2: beard | pile: kitten kitten
    0 favor, 1 nope, 0 nope -> phase: giving | waiting: 2
an action without a Nope happens  # Kittens 6.7
    seat 0: attack attack nope | seat 1: nope nope | seat 2: nope | seat 3: skip | pile: beard kitten kitten kitten
    0 attack -> seat 0: attack nope | turn: 1 owes 2, attacked
one Nope cancels, and the card stays on the discard pile  # Kittens 6.7, 6.8
    seat 0: attack attack nope | seat 1: nope nope | seat 2: nope | seat 3: skip | pile: beard kitten kitten kitten
    0 attack, 1 nope -> seat 0: attack nope | seat 1: nope | discard: attack nope | turn: 0 owes 1
two Nopes do not cancel  # Kittens 6.7
    seat 0: attack attack nope | seat 1: nope nope | seat 2: nope | seat 3: skip | pile: beard kitten kitten kitten
    0 attack, 1 nope, 0 nope -> turn: 1 owes 2, attacked
three Nopes cancel  # Kittens 6.7
    seat 0: attack attack nope | seat 1: nope nope | seat 2: nope | seat 3: skip | pile: beard kitten kitten kitten
    0 attack, 1 nope, 2 nope, 1 nope -> turn: 0 owes 1
four Nopes do not cancel  # Kittens 6.7
    seat 0: attack attack nope | seat 1: nope nope | seat 2: nope | seat 3: skip | pile: beard kitten kitten kitten
    0 attack, 1 nope, 0 nope, 1 nope, 2 nope -> turn: 1 owes 2, attacked
a noped card does not end one of several turns  # Kittens 6.8
    seat 0: attack | seat 1: nope | seat 2: | pile: beard kitten kitten | turn: 0 owes 2, attacked
    0 attack, 1 nope -> turn: 0 owes 2, attacked
three of a kind take the named card if it is there  # Kittens 7.3
    seat 0: skip skip skip | seat 1: attack nope nope | seat 2: defuse | pile: kitten kitten
    0 three skip 1 nope -> seat 0: nope | seat 1: attack nope | discard: skip skip skip
three of a kind take nothing if the named card is not there  # Kittens 7.3
    seat 0: skip skip skip | seat 1: attack nope nope | seat 2: defuse | pile: kitten kitten
    0 three skip 1 defuse -> seat 0: | seat 1: attack nope nope | seat 2: defuse | discard: skip skip skip
three of a kind take nothing from a target whose last card was a Nope  # Kittens 7.13
    seat 0: beard beard beard nope | seat 1: nope | pile: kitten
    0 three beard 1 nope, 1 nope, 0 nope -> seat 0: | seat 1: | phase: turn
a pair takes nothing from a target whose last card was a Nope  # Kittens 7.13
    seat 0: beard beard nope | seat 1: nope | pile: kitten
    0 pair beard 1, 1 nope, 0 nope -> seat 0: | seat 1: | phase: turn
the turn goes on after three of a kind  # Kittens 7.15
    seat 0: skip skip skip | seat 1: nope | pile: kitten | turn: 0 owes 2, attacked
    0 three skip 1 nope -> turn: 0 owes 2, attacked | phase: turn
the turn goes on after three of a kind without a card  # Kittens 7.15
    seat 0: skip skip skip | seat 1: nope | pile: kitten | turn: 0 owes 2, attacked
    0 three skip 1 see -> turn: 0 owes 2, attacked | phase: turn
in it and 2015, the turn goes on after a pick  # Kittens 7.15
    seat 0: tacocat | seat 1: nope | pile: kitten | discard: skip | phase: picking
    0 pick skip -> seat 0: skip tacocat | turn: 0 owes 1 | phase: turn
"""
"""All others pass, except before a Nope."""


@pytest.mark.parametrize(("edition", "before", "moves", "after"), cases(CASES, EDITIONS))
def test_moves_lead_from_one_position_to_another(edition: str, before: str, moves: Moves, after: list[str]) -> None:
    play = position(before, edition, chance=[["beard", "kitten"]])
    for (seat, action), (_, following) in zip(moves, [*moves[1:], (0, "")], strict=True):
        play.apply(seat, action)
        if following != "nope":
            everybody_passes(play)
    assert [line for line in after if line not in play.position.splitlines()] == []
