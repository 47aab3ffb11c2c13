"""How people are divided, and who moves on."""

from itertools import pairwise

import pytest

from mazzo.core.chance import Dice
from mazzo.table.tournament.draw import qualified, sizes
from mazzo.table.tournament.state import MOST_PEOPLE
from tests.table.tournament.clubs import Club


@pytest.mark.parametrize("wanted", [3, 4, 5, 6])
def test_tables_have_three_to_six_people_and_differ_by_one_at_most(wanted: int) -> None:
    for people in range(3, MOST_PEOPLE + 1):
        found = sizes(people, wanted)
        assert sum(found) == people
        assert min(found) >= 3
        assert max(found) <= 6
        assert max(found) - min(found) <= 1


def test_tables_are_of_the_size_that_the_host_wants_if_people_can_be_divided_so() -> None:
    assert sizes(64, 4) == [4] * 16
    assert sizes(14, 4) == [4, 4, 3, 3]
    assert sizes(5, 4) == [5]  # not three and two
    assert sizes(6, 6) == [6]


@pytest.mark.parametrize("wanted", [3, 4, 5, 6])
def test_the_better_halves_always_make_a_final_of_three_to_six(wanted: int) -> None:
    for people in range(7, MOST_PEOPLE + 1):
        rounds = [people]
        while len(sizes(rounds[-1], wanted)) > 1:
            rounds.append(sum((size + 1) // 2 for size in sizes(rounds[-1], wanted)))
        assert 3 <= rounds[-1] <= 6
        assert all(later < earlier for earlier, later in pairwise(rounds))


def test_the_better_half_of_each_table_moves_on() -> None:
    club = Club(8).draw()
    club.end(0, (2, 1, 4, 3))
    club.end(1, (1, 2, 3, 4))
    first, second = club.state.round.tables
    assert qualified(club.state) == [first.people[1], first.people[0], second.people[0], second.people[1]]


def test_a_lot_decides_between_equal_places_and_can_be_checked() -> None:
    club = Club(8).draw()
    people = club.state.round.tables[0].people
    club.end(0, (1, 2, 2, 2))
    table = club.state.round.tables[0]
    lots = Dice(club.state.seed, "round 1 table 1").shuffled(people)
    assert table.order == (people[0], *(who for who in lots if who != people[0]))
    assert table.drawn == {*people[1:]}


def test_an_absent_player_does_not_move_on_and_the_next_one_does() -> None:
    club = Club(8).draw()
    people = club.state.round.tables[0].people
    club.end(0, (1, 2, 3, 4), absent=(0,))
    assert qualified(club.state) == [people[1], people[2]]


def test_if_too_few_came_the_best_of_the_others_make_a_final_of_three() -> None:
    club = Club(7).draw()
    large, small = club.state.round.tables
    club.end(0, (1, 2, 3, 4), absent=(0, 1, 2, 3))
    club.end(1, (3, 2, 1))
    assert qualified(club.state) == [small.people[2], small.people[1], small.people[0]]
    assert not {*qualified(club.state)} & {*large.people}


def test_if_all_were_absent_the_best_of_all_wins() -> None:
    club = Club(7).draw()
    club.end(0, (1, 2, 3, 4), absent=(0, 1, 2, 3))
    club.end(1, (3, 2, 1), absent=(0, 1, 2))
    assert club.state.winner in (club.state.round.tables[0].people[0], club.state.round.tables[1].people[2])
