"""Seating: every deal by every line-up, from every seat."""

from collections import Counter
from itertools import permutations

import pytest

import mazzo
from mazzo.research.arena.schedule import BotMatch, Entrant, lineups_of, make, seating

EDITION = mazzo.get("mantis").edition()


def tournament(bots: str, seats: int, seed: str = "schedule") -> BotMatch:
    return make("mantis", EDITION, seats, seed=seed, entries=[Entrant(name) for name in bots])


def test_all_groups_of_bots_meet_if_there_are_more_bots_than_seats() -> None:
    assert lineups_of([0, 1, 2], 2) == ((0, 1), (0, 2), (1, 2))


def test_bots_sit_in_several_seats_if_there_are_fewer_bots_than_seats() -> None:
    assert lineups_of([0, 1], 4) == ((0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1))


def test_an_entrant_named_several_times_plays_as_often() -> None:
    assert tournament("abbb", 4).lineups == ((0, 1, 1, 1),)
    assert tournament("abbb", 2).lineups == ((0, 1),)


@pytest.mark.parametrize(("bots", "seats"), [("abcd", 4), ("abcde", 3), ("ab", 3)])
def test_a_deal_is_played_by_every_line_up_and_from_every_seat(bots: str, seats: int) -> None:
    held = tournament(bots, seats)
    games = len(held.lineups) * seats
    for deal in range(3):
        seatings = [seating(held, number) for number in range(deal * games, (deal + 1) * games)]
        assert {each.deal for each in seatings} == {deal}
        assert Counter(tuple(sorted(each.entrants)) for each in seatings) == dict.fromkeys(held.lineups, seats)
        for entrant in range(len(bots)):
            by_seat = [sum(each.entrants[seat] == entrant for each in seatings) for seat in range(seats)]
            assert len(set(by_seat)) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    held = tournament("abc", 3)
    assert {seating(held, number).entrants for number in range(90)} == set(permutations(range(3)))


def test_the_same_seed_seats_the_same() -> None:
    games = range(40)
    same, other = (tournament("abcde", 3, seed) for seed in ("schedule", "other"))
    assert [seating(same, n) for n in games] == [seating(tournament("abcde", 3), n) for n in games]
    assert [seating(same, n) for n in games] != [seating(other, n) for n in games]


@pytest.mark.parametrize(("bots", "problem"), [("aa", "two different bots"), ("a" * 16 + "b", "at most 16")])
def test_an_arena_that_cannot_be_is_refused(bots: str, problem: str) -> None:
    with pytest.raises(mazzo.Refused, match=problem):
        tournament(bots, 2)
