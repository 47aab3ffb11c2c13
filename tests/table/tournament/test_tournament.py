"""A tournament in plain calls: commands in, events out."""

import csv
from random import Random

import msgspec
import pytest

from mazzo.core.errors import Refused
from mazzo.core.record import commit
from mazzo.games import GAMES
from mazzo.table.reasons import RefusedByTable
from mazzo.table.settings import Settings
from mazzo.table.tournament.commands import (
    Admit,
    Command,
    ContestantForgotten,
    DrawRound,
    End,
    EndedByOperator,
    Enter,
    HandOver,
    HostSeen,
    Notice,
    PauseOver,
    Resign,
    TableEnded,
    TableOpened,
    TakeOver,
    TooFewCame,
    Withdraw,
)
from mazzo.table.tournament.draw import qualified
from mazzo.table.tournament.evolve import PAUSE_SECONDS
from mazzo.table.tournament.plan import TournamentPlan, checked
from mazzo.table.tournament.state import FEW_SECONDS, GONE_SECONDS, MOST_ENTERED, MOST_PEOPLE, TournamentStage
from mazzo.table.tournament.view import as_csv, view
from tests.slow import slowly
from tests.table.tournament.clubs import HOST, Club


def refusal(club: Club, who: str | None, command: Command | Notice) -> str:
    before = club.state
    with pytest.raises(RefusedByTable) as refused:
        club.do(who, command)
    assert club.state is before
    return refused.value.code


# Entering


def test_people_enter_until_the_first_draw_and_names_differ() -> None:
    club = Club()
    club.do("a", Enter("Ada")).do("b", Enter("Ada")).do("a", Enter("Ada L."))
    assert [entrant.name for entrant in club.state.people.values()] == ["Ada L.", "Ada 2"]


def test_a_tournament_has_room_for_64_people() -> None:
    club = Club(MOST_PEOPLE)
    assert refusal(club, "one more", Enter("One more")) == "tournament-full"


def test_withdrawn_people_free_their_places_but_not_without_end() -> None:
    club = Club(MOST_PEOPLE)
    for number in range(1, MOST_PEOPLE + 1):
        club.do(HOST, Withdraw(number))
    entered = MOST_PEOPLE
    while entered < MOST_ENTERED:
        entered += 1
        club.do(f"p{entered}", Enter("Somebody")).do(HOST, Withdraw(entered))
    assert refusal(club, "one more", Enter("One more")) == "tournament-full"
    assert len(club.state.people) == MOST_ENTERED


def test_a_tournament_ends_when_for_long_too_few_people_have_entered() -> None:
    club = Club(3)
    assert club.state.due_at is None
    club.now = 1000.0
    club.do("p3", Resign())
    assert club.state.due_at == 1000.0 + FEW_SECONDS
    club.now = 1000.0 + FEW_SECONDS - 1.0
    assert refusal(club, None, TooFewCame()) == "tournament-round"
    club.now += 1.0
    club.do(None, TooFewCame())
    assert (club.state.stage, club.state.winner, club.state.due_at) == (TournamentStage.OVER, None, None)


def test_the_operator_ends_a_tournament_at_any_time() -> None:
    for club in (Club(), Club(6), Club(6).draw(), Club(6, size=3).draw().end_round()):
        club.do(None, EndedByOperator())
        assert (club.state.stage, club.state.winner) == (TournamentStage.OVER, None)
        assert refusal(club, None, EndedByOperator()) == "tournament-over"


def test_before_the_draw_a_player_who_left_may_return_but_not_a_withdrawn_one() -> None:
    club = Club(4)
    club.do("p1", Resign()).do("p1", Enter("Back")).do(HOST, Withdraw(2))
    assert refusal(club, "p2", Enter("Again")) == "tournament-withdrawn"
    assert len(qualified(club.state)) == 3


def test_only_the_host_draws_withdraws_admits_and_ends() -> None:
    club = Club(4)
    for command in (DrawRound(1), Withdraw(1), Admit(1), HandOver(1), End()):
        assert refusal(club, "p1", command) == "not-host"


def test_the_host_hands_over_to_a_participant() -> None:
    club = Club(4).do(HOST, Withdraw(2))
    assert refusal(club, HOST, HandOver(2)) == "no-person"
    assert refusal(club, HOST, HandOver(9)) == "no-person"
    club.do(HOST, HandOver(1))
    assert refusal(club, HOST, DrawRound(1)) == "not-host"
    assert view(club.state, "p1", 0.0).host
    assert view(club.state, "p3", 0.0).host_person == 1
    club.do("p1", DrawRound(1))


def test_a_player_takes_over_from_a_host_who_is_away_for_an_hour() -> None:
    club = Club(4)
    club.now = 100 * GONE_SECONDS
    assert refusal(club, "p1", TakeOver()) == "tournament-host-here"  # since when they are away is not known
    club.do(None, HostSeen()).do(HOST, Withdraw(2))
    club.now += GONE_SECONDS - 1
    assert refusal(club, "p1", TakeOver()) == "tournament-host-here"
    assert view(club.state, "p1", club.now).take_over_seconds == 1.0
    club.now += 1
    for nobody in ("p2", "a stranger"):
        assert refusal(club, nobody, TakeOver()) == "not-entered"
        assert view(club.state, nobody, club.now).take_over_seconds is None
    club.do("p1", TakeOver())
    assert refusal(club, "p3", TakeOver()) == "tournament-host-here"
    assert view(club.state, HOST, club.now).take_over_seconds == 0.0
    club.do(HOST, TakeOver())
    assert club.state.host == HOST


def test_a_host_who_looks_is_present_and_a_forgotten_host_is_not() -> None:
    club = Club(4).do(HOST, HandOver(1))
    club.now = GONE_SECONDS
    club.do(None, HostSeen())
    assert refusal(club, "p2", TakeOver()) == "tournament-host-here"
    club.do("p1", ContestantForgotten()).do("p2", TakeOver())
    assert club.state.host == "p2"


def test_three_people_are_needed() -> None:
    assert refusal(Club(2), HOST, DrawRound(1)) == "tournament-few"


def test_a_draw_is_made_once_and_not_while_tables_play() -> None:
    club = Club(8).draw()
    assert refusal(club, HOST, DrawRound(1)) == "tournament-round"
    assert refusal(club, HOST, DrawRound(2)) == "tournament-playing"


@pytest.mark.parametrize("settings", [Settings("mantis", turn_seconds=None), Settings("mantis", edition="nothing")])
def test_a_game_without_a_clock_or_an_unknown_edition_is_refused(settings: Settings) -> None:
    with pytest.raises(Refused):
        checked(TournamentPlan("Cup", settings), GAMES)


def test_the_deal_of_the_day_cannot_be_played_in_a_tournament() -> None:
    with pytest.raises(RefusedByTable) as refused:
        checked(TournamentPlan("Cup", Settings("mantis", day="2026-11-17")), GAMES)
    assert refused.value.code == "day"


@pytest.mark.parametrize("size", [2, 7])
def test_a_table_has_three_to_six_people(size: int) -> None:
    with pytest.raises(RefusedByTable, match="3 to 6"):
        checked(TournamentPlan("Cup", Settings("mantis"), size), GAMES)


# Rounds


def test_each_table_is_opened_once_and_ended_once() -> None:
    club = Club(8).draw().do(None, TableOpened(0, "abc"))
    assert refusal(club, None, TableOpened(0, "def")) == "no-such-table"
    assert refusal(club, None, TableOpened(2, "def")) == "no-such-table"
    club.end(0, (1, 2, 3, 4))
    assert refusal(club, None, TableEnded(0, (4, 3, 2, 1))) == "no-such-table"


def test_the_next_round_is_drawn_by_itself_if_the_host_is_silent() -> None:
    club = Club(8).draw().end_round()
    assert refusal(club, None, PauseOver()) == "tournament-round"
    club.now += PAUSE_SECONDS
    club.do(None, PauseOver())
    assert len(club.state.rounds) == 2


def test_the_first_of_the_final_wins() -> None:
    club = Club(8).draw().end_round().draw()
    (final,) = club.state.round.tables
    club.end(0, (2, 1, 3, 4))
    assert club.state.stage is TournamentStage.OVER
    assert club.state.winner == final.people[1]
    assert refusal(club, "p1", Enter("Late")) == "tournament-over"


def test_the_winner_of_the_final_was_present() -> None:
    club = Club(4).draw()
    (final,) = club.state.round.tables
    club.end(0, (1, 2, 3, 4), absent=(0,))
    assert club.state.winner == final.people[1]


def test_a_latecomer_takes_the_place_of_an_absent_player() -> None:
    club = Club(8).draw().do("late", Enter("Late")).do("later", Enter("Later"))
    late, later = club.state.people["late"].number, club.state.people["later"].number
    assert refusal(club, HOST, Admit(late)) == "tournament-no-place"
    club.end(0, (1, 2, 3, 4), absent=(3,)).end(1, (1, 2, 3, 4))
    club.do(HOST, Admit(late))
    assert refusal(club, HOST, Admit(later)) == "tournament-no-place"
    club.draw()
    assert "late" in club.state.round.people
    assert "later" not in club.state.round.people
    assert refusal(club, "latest", Enter("Latest")) == "tournament-late"


def test_a_player_withdrawn_between_rounds_is_replaced_by_the_next() -> None:
    club = Club(8).draw().end_round()
    table = club.state.round.tables[0]
    club.do(HOST, Withdraw(club.state.people[table.order[0]].number))
    assert qualified(club.state)[:2] == [table.order[1], table.order[2]]


def test_the_last_player_cannot_be_withdrawn() -> None:
    club = Club(3).draw()
    club.do(HOST, Withdraw(1)).do(HOST, Withdraw(2))
    assert refusal(club, HOST, Withdraw(3)) == "tournament-last"
    assert refusal(club, "p3", Resign()) == "tournament-last"


def test_the_host_can_end_a_tournament_without_a_winner() -> None:
    club = Club(8).draw().do(HOST, End())
    assert (club.state.stage, club.state.winner) == (TournamentStage.OVER, None)


# Views


def test_the_wall_sees_no_table_and_no_seed() -> None:
    club = Club(8).draw()
    for number in range(2):
        club.do(None, TableOpened(number, f"secret{number}"))
    for stranger in (None, "a stranger"):
        text = msgspec.json.encode(view(club.state, stranger, 0.0)).decode()
        assert "secret" not in text
        assert view(club.state, stranger, 0.0).seed is None
        assert not any(who in text for who in ('"p1"', HOST))
    own = next(number for number, table in enumerate(club.state.round.tables) if "p1" in table.people)
    assert view(club.state, "p1", 0.0).table == f"secret{own}"
    assert f"secret{1 - own}" not in msgspec.json.encode(view(club.state, "p1", 0.0)).decode()
    assert "secret0" in msgspec.json.encode(view(club.state, HOST, 0.0)).decode()


def test_the_seed_is_shown_at_the_end_and_is_the_promised_one() -> None:
    club = Club(4)
    promise = view(club.state, None, 0.0).commitment
    club.draw().end_round()
    seed = view(club.state, None, 0.0).seed
    assert seed
    assert commit(seed) == promise


def test_the_export_has_a_line_for_each_person_and_round_and_no_formula() -> None:
    club = Club(7).do("x", Enter("=1+1")).draw().end_round().draw().end_round()
    heading, *lines = csv.reader(as_csv(club.state).splitlines())
    assert heading[:5] == ["round", "table", "place", "number", "name"]
    assert len(lines) == 8 + 4
    assert next(line[4] for line in lines if "1+1" in line[4]) == "'=1+1"
    assert sum(line[-1] == "yes" for line in lines) == 4 + 1


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
@pytest.mark.parametrize(
    "name", ["=2+3", "B;=2+3", "B; @A1", "B,-2", 'B";+2', '"=2+3', "B|=2", ";;=2", "＝2+3", 'a;b;"=2']
)
def test_no_name_becomes_a_formula_with_any_separator(name: str, separator: str) -> None:
    club = Club(2).do("p3", Enter(name)).draw()
    for line in csv.reader(as_csv(club.state).splitlines(), delimiter=separator):
        for cell in line:
            assert not cell.lstrip(' "').startswith(("=", "+", "-", "@", "＝")), line
    assert "2" in as_csv(club.state)


def test_a_name_without_a_formula_is_exported_as_it_is() -> None:
    club = Club(2).do("p3", Enter("Anne-Marie; O'Neill")).draw()
    assert "Anne-Marie; O'Neill" in {line[4] for line in csv.reader(as_csv(club.state).splitlines())}


def test_a_forgotten_person_has_no_name_but_keeps_their_place() -> None:
    club = Club(8).draw().end_round().draw().end_round()
    assert club.state.winner
    club.do(club.state.winner, ContestantForgotten())
    club.do("a stranger", ContestantForgotten())
    shown = view(club.state, None, 0.0)
    assert next(each.name for each in shown.people if each.person == shown.winner) == "somebody"


# Random walks


@pytest.mark.parametrize("walk", [0, *(slowly(number) for number in range(1, 100))])
def test_any_tournament_ends_with_one_winner(walk: int) -> None:
    """64 people, and people who are late, absent, or leave in the middle: 30 tournaments each."""
    for number in range(30):
        random = Random(1000 * walk + number)
        club = Club(
            MOST_PEOPLE if number % 3 == 0 else random.randint(3, MOST_PEOPLE), random.randint(3, 6), f"{walk} {number}"
        )
        rounds = 0
        while club.state.stage is not TournamentStage.OVER:
            wander(club, random)
            if club.state.stage in (TournamentStage.ENTERING, TournamentStage.BETWEEN):
                if not club.state.rounds and len(qualified(club.state)) < 3:
                    break
                club.draw()
                rounds += 1
                people = club.state.round.people
                assert len({*people}) == len(people)
                assert not any(club.state.people[who].withdrawn for who in people)
                assert all(2 <= len(table.people) <= 6 for table in club.state.round.tables)
            play(club, random)
        else:
            assert club.state.winner
            assert not club.state.people[club.state.winner].withdrawn
            assert rounds <= 8


def play(club: Club, random: Random) -> None:
    """Let some tables of the round end, in any order."""
    tables = list(enumerate(club.state.round.tables))
    for number, table in random.sample(tables, random.randint(1, len(tables))):
        if club.state.stage is TournamentStage.PLAYING and not table.is_over:
            places = tuple(random.randint(1, len(table.people)) for _ in table.people)
            absent = tuple(seat for seat in range(len(table.people)) if random.random() < 0.2)
            club.end(number, places, absent)


def wander(club: Club, random: Random) -> None:
    """Let people come and go; refused commands change nothing."""
    for _ in range(random.randint(0, 6)):
        number = random.randint(1, MOST_PEOPLE + 5)
        commands = (
            Withdraw(number),
            Admit(number),
            Enter(f"Late {number}"),
            Resign(),
            PauseOver(),
            DrawRound(number % 4),
        )
        who = random.choice([HOST, f"p{number}", f"late{number}"])
        command = random.choice(commands)
        before = club.state
        try:
            club.do(None if isinstance(command, PauseOver) else who, command)
        except RefusedByTable:
            assert club.state is before
