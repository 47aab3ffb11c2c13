"""A game at a table: people and bots act, time runs out, it ends, and the next begins."""

from collections.abc import Callable

import msgspec
import pytest

from mazzo.core.errors import Refused
from mazzo.games import GAMES, replay
from mazzo.table.clock import BOT_SECONDS, pace
from mazzo.table.commands import (
    Act,
    AddBot,
    Agree,
    Back,
    BotActs,
    FastForward,
    Gone,
    Join,
    Leave,
    PassUntilTurn,
    Ready,
    Rename,
    Seed,
    SetSpeed,
    Start,
    TakeSeat,
)
from mazzo.table.settings import Abandoned, Settings, Speed
from mazzo.table.snapshot import snapshot_of
from mazzo.table.table import Table
from mazzo.table.updates import Occupant, Stage
from tests.table.tables import BOTS, TestTable, kittens, playing_kittens


@pytest.mark.parametrize("settings", [Settings("mantis"), Settings("mantis", edition="it"), kittens()])
def test_people_and_bots_play_a_game_to_its_end(settings: Settings) -> None:
    table = TestTable(settings, seated="Ada Leo")
    table.ask("Ada", AddBot("random"))
    table.start().play_out()
    assert table.stage() is Stage.OVER
    assert table.look("Leo").view.result is not None


def test_the_record_of_the_table_replays_and_names_the_players() -> None:
    table = TestTable(kittens(), seated="Ada Leo Mia").start()
    assert table.table.state.record is None
    table.play_out()
    record = table.table.state.record
    assert record
    assert record.seats == ("Ada", "Leo", "Mia")
    assert replay(record).result == table.state.result


def test_each_person_sees_their_own_view_and_a_watcher_the_open_one() -> None:
    table = playing_kittens()
    table.ask("Zoe", Join("Zoe"))
    assert table.look("Leo").view.hand == table.state.hands[1]
    assert table.look("Zoe").view.hand == ()
    assert table.look(None).view.seat is None


def test_an_update_shows_what_happened_as_its_person_saw_it() -> None:
    table = playing_kittens()
    table.act("Ada", "draw")
    (drew,) = [event for event in table.look("Ada").events if type(event).__name__ == "Drew"]
    (seen,) = [event for event in table.look("Leo").events if type(event).__name__ == "Drew"]
    assert drew.card is not None
    assert seen.card is None


def test_a_person_who_missed_a_version_gets_the_view_without_events() -> None:
    table = playing_kittens()
    before = table.table.state.version
    table.act("Ada", "draw")
    table.ask("Leo", Rename("Somebody"))
    update = table.table.update("Mia", table.now, since=before)
    assert update.events == ()
    assert update.version == before + 2


def test_a_person_who_joins_during_a_game_gets_all_events_their_seat_saw() -> None:
    table = playing_kittens()
    table.act("Ada", "draw")
    seen = {who: table.table.update(who, table.now).past for who in ("Ada", "Leo", None)}
    (own,) = [event for event in seen["Ada"] if type(event).__name__ == "Drew"]
    assert own.card is not None
    assert seen["Leo"] == seen[None] != seen["Ada"]
    assert table.look("Leo").past == (), "a person who was present needs no past"


def test_a_player_cannot_act_out_of_turn() -> None:
    table = playing_kittens()
    with pytest.raises(Refused, match="it is not your turn"):
        table.act("Leo", "draw")


def test_a_watcher_cannot_act() -> None:
    table = playing_kittens()
    table.ask("Zoe", Join("Zoe"))
    with pytest.raises(Refused, match="sit down first"):
        table.ask("Zoe", Act("draw", table.table.state.version))


def test_an_illegal_action_is_refused_with_the_legal_ones() -> None:
    table = TestTable(seated="Ada Leo").start()
    with pytest.raises(Refused, match="seat 0 may: score, steal 1"):
        table.act("Ada", "steal 0")


def test_a_click_on_an_old_view_is_refused() -> None:
    table = TestTable(seated="Ada Leo Mia").start()
    old = table.table.state.version
    table.act("Ada", "score")
    table.act("Leo", "score")
    table.act("Mia", "score")
    with pytest.raises(Refused, match="the game has moved on"):
        table.ask("Ada", Act("score", old))


def test_a_click_is_valid_while_the_question_is_the_same() -> None:
    table = playing_kittens()
    table.act("Ada", "shuffle")
    asked = table.table.state.version
    table.act("Mia", "pass")
    table.ask("Ada", Rename("Somebody"))
    table.ask("Leo", Act("pass", asked))
    assert table.to_act() == (0,)


def test_a_click_on_the_reaction_before_a_nope_is_refused() -> None:
    table = playing_kittens()
    table.act("Ada", "shuffle")
    asked = table.table.state.version
    table.act("Leo", "nope")
    with pytest.raises(Refused, match="the game has moved on"):
        table.ask("Mia", Act("pass", asked))


def test_a_version_from_the_future_is_refused() -> None:
    table = TestTable(seated="Ada Leo").start()
    with pytest.raises(Refused, match="look again"):
        table.ask("Ada", Act("score", table.table.state.version + 1))


# Time


def test_a_silent_turn_is_played_by_the_games_own_rule() -> None:
    table = TestTable(Settings("mantis", turn_seconds=30), seated="Ada Leo").start()
    table.wait(29)
    assert table.to_act() == (0,)
    table.wait(1)
    assert table.state.turned == 1
    assert table.to_act() == (1,)


def test_after_the_second_missed_clock_a_bot_plays_the_seat() -> None:
    table = TestTable(Settings("mantis", turn_seconds=30), seated="Ada Leo").start()
    table.wait(30)
    assert table.occupant(0) is Occupant.PERSON
    table.act("Leo", "score")
    table.wait(30)
    assert table.occupant(0) is Occupant.STANDIN
    table.act("Leo", "score")
    turned = table.state.turned
    table.wait(2)
    assert table.state.turned == turned + 1


def test_a_move_in_time_cancels_a_missed_clock() -> None:
    table = TestTable(Settings("mantis", turn_seconds=30), seated="Ada Leo").start()
    table.wait(30)
    table.act("Leo", "score")
    table.act("Ada", "score")
    table.act("Leo", "score")
    table.wait(30)
    assert table.occupant(0) is Occupant.PERSON


@pytest.mark.parametrize("comes_back", [lambda t: t.ask("Ada", Rename("Somebody")), lambda t: t.act("Ada", "score")])
def test_a_person_gets_the_seat_back_with_any_command(comes_back: Callable[[TestTable], object]) -> None:
    table = TestTable(Settings("mantis", turn_seconds=30), seated="Ada Leo").start()
    table.wait(30)
    table.act("Leo", "score")
    table.wait(30)
    table.act("Leo", "score")
    assert table.occupant(0) is Occupant.STANDIN
    comes_back(table)
    assert table.occupant(0) is Occupant.PERSON


def test_without_a_clock_only_an_absent_player_has_a_time_limit() -> None:
    table = TestTable(Settings("mantis", turn_seconds=None), seated="Ada Leo").start()
    table.wait(100_000)
    table.tell(Gone(), "Ada")
    table.wait(100)
    table.tell(Back(), "Ada")
    table.wait(10_000)
    table.tell(Gone(), "Ada")
    table.wait(179)
    assert table.to_act() == (0,)
    table.wait(2)
    assert table.to_act() == (1,)


def test_players_to_act_see_the_default_action_and_whether_it_is_a_reaction() -> None:
    table = playing_kittens()
    assert [(each.is_reaction, each.idle) for each in map(table.look, ("Ada", "Leo"))] == [
        (False, "draw"),
        (False, None),
    ]
    table.act("Ada", "shuffle")
    told = [table.look(who) for who in ("Ada", "Leo", "Mia", None)]
    assert [(each.is_reaction, each.idle) for each in told] == [
        (True, None),
        (True, "pass"),
        (True, "pass"),
        (True, None),
    ]


def test_the_reaction_closes_when_its_time_is_up_and_a_pass_adds_no_time() -> None:
    table = playing_kittens(reaction_seconds=5)
    table.act("Ada", "shuffle")
    table.wait(4)
    table.act("Leo", "pass")
    table.wait(0.9)
    assert table.to_act() == (2,)
    table.wait(0.2)
    assert table.to_act() == (0,)


def test_a_nope_restarts_the_time_for_all_others() -> None:
    table = playing_kittens(reaction_seconds=5)
    table.act("Ada", "shuffle")
    table.wait(4)
    table.act("Leo", "nope")
    table.wait(4)
    assert table.to_act() == (2, 0)
    table.wait(1)
    assert table.to_act() == (0,)


def test_passing_a_reaction_by_timeout_is_not_a_missed_turn() -> None:
    table = playing_kittens()
    table.act("Ada", "shuffle")
    table.wait(5)
    assert [holder.missed for holder in table.table.state.seats] == [0, 0, 0]


def test_the_time_left_does_not_depend_on_hands() -> None:
    table = playing_kittens()
    table.act("Ada", "shuffle")
    table.wait(1)
    assert {table.look(who).table.seconds_left for who in ("Ada", "Leo", "Mia", None)} == {4.0}


def test_the_pause_of_a_bot_does_not_depend_on_its_hand() -> None:
    pauses = []
    for number in range(50):
        table = TestTable(kittens(), seated="Ada", seed=f"seed {number}")
        table.ask("Ada", AddBot("random"))
        table.ask("Ada", AddBot("random"))
        table.start().act("Ada", "draw")
        if table.table.state.clock.bots_at is not None:  # Ada drew no kitten
            pauses.append(table.table.state.clock.bots_at - table.now)
    assert len(pauses) > 30
    assert len({*pauses}) == 1


def test_bots_pause_now_longer_and_now_shorter() -> None:
    pauses = [pace(version) for version in range(20)]
    assert len({*pauses}) > 4
    assert max(pauses) < 2
    assert min(pauses) > 0.5


def test_the_host_sets_the_speed_of_bots_also_during_a_game() -> None:
    pauses = []
    for speed in Speed:
        table = TestTable(seated="Ada Leo")
        table.ask("Ada", AddBot("random"))
        table.start()
        with pytest.raises(Refused, match="only the host can do this"):
            table.ask("Leo", SetSpeed(speed))
        table.ask("Ada", SetSpeed(speed))
        table.act("Ada", "score")
        table.act("Leo", "score")
        assert table.table.state.clock.bots_at is not None
        pauses.append((table.table.state.clock.bots_at - table.now) / pace(table.table.state.version))
        assert table.look("Leo").table.settings.speed is speed
    assert pauses == pytest.approx([2.0 * BOT_SECONDS, BOT_SECONDS, 0.4 * BOT_SECONDS])


def test_the_host_starts_with_those_who_are_ready_and_the_others_watch() -> None:
    table = TestTable(seated="Ada Leo Mia")
    table.ask("Leo", Ready(on=True))
    table.ask("Ada", Start(ready_only=True))
    assert [holder.name for holder in table.look("Ada").table.seats] == ["Ada", "Leo"]
    assert table.look("Mia").seat is None
    assert table.look("Mia").table.stage is Stage.PLAYING


def test_a_player_who_is_out_can_skip_the_pauses_of_bots() -> None:
    options = {"hand": 1, "deck": {"kitten": 3, "defuse": 4, "skip": 9}, "spare_defuses": 0}
    table = TestTable(kittens(options=options), seated="Ada Leo")
    table.ask("Ada", AddBot("random"))
    table.ask("Ada", AddBot("random"))
    table.start()
    while all(table.state.alive[:2]):
        play_a_draw(table)
    out, other = ("Ada", "Leo") if table.state.alive[1] else ("Leo", "Ada")
    with pytest.raises(Refused, match="someone else is still playing"):
        table.ask(out, FastForward())
    table.ask(other, Leave())
    table.ask(out, FastForward())
    assert (table.stage(), table.table.state.clock.bots_at) == (Stage.PLAYING, table.now)
    table.wait(0)
    assert table.stage() is Stage.OVER
    table.ask(out, AddBot("random"))
    table.tell(Seed("another"))
    table.start()
    assert not table.table.state.fast_forward  # the next game is another one


def play_a_draw(table: TestTable) -> None:
    """Let the first seat to act draw if it can."""
    play = table.table.state.play
    assert play
    seat = play.to_act[0]
    legal = [str(action) for action in play.legal(seat)]
    action = "draw" if "draw" in legal else legal[0]
    person = table.table.state.seats[seat].person
    if person and table.occupant(seat) is Occupant.PERSON:
        table.act(person, action)
    else:
        table.tell(BotActs(seat, action))


def test_a_person_may_pass_on_everything_until_their_turn() -> None:
    table = playing_kittens()
    assert table.ask("Leo", PassUntilTurn(True)).passing
    table.ask("Mia", PassUntilTurn(True))
    table.act("Ada", "shuffle")
    assert table.to_act() == (0,)
    table.act("Ada", "draw")
    assert not table.look("Leo").passing
    assert table.look("Mia").passing


def test_passing_on_everything_answers_the_reaction_that_is_open() -> None:
    table = playing_kittens()
    table.act("Ada", "shuffle")
    table.ask("Leo", PassUntilTurn(True))
    assert table.to_act() == (2,)
    table.ask("Mia", PassUntilTurn(True))
    assert table.to_act() == (0,)


@pytest.mark.parametrize("auto_pass", [True, False])
@pytest.mark.parametrize("others", ["", "Leo"])
def test_only_a_person_alone_with_bots_is_spared_a_question_without_a_choice(others: str, auto_pass: bool) -> None:
    """With other people at the table the time to react does not depend on hidden cards."""
    asked = [announced_by_a_bot(has_nope, others, auto_pass).to_act() for has_nope in (True, False)]
    assert asked == [(0,), (1,) if auto_pass and not others else (0,)]


def announced_by_a_bot(has_nope: bool, others: str, auto_pass: bool) -> TestTable:
    """A bot has shuffled, and Ada may have a Nope; the others watch."""
    for number in range(1000):
        table = TestTable(kittens(auto_pass=auto_pass), "Ada", seed=f"seed {number}")
        table.ask("Ada", AddBot("random"))
        for who in others.split():
            table.ask(who, Join(who))
        table.start().act("Ada", "draw")
        if (
            table.to_act() == (1,)
            and "shuffle" in table.state.hands[1]
            and ("nope" in table.state.hands[0]) == has_nope
        ):
            table.tell(BotActs(1, "shuffle"))
            return table
    raise AssertionError("no such deal")


def test_a_person_can_stop_passing() -> None:
    table = playing_kittens()
    table.ask("Leo", PassUntilTurn(True))
    table.ask("Leo", PassUntilTurn(False))
    table.act("Ada", "shuffle")
    assert table.to_act() == (1, 2)


# Leaving and coming


def test_a_bot_replaces_a_player_who_leaves() -> None:
    table = TestTable(seated="Ada Leo").start()
    table.ask("Ada", Leave())
    assert table.occupant(0) is Occupant.BOT
    table.wait(2)
    assert table.state.turned == 1


def test_a_watcher_plays_on_in_the_seat_of_a_bot_if_the_host_agrees() -> None:
    table = TestTable(seated="Ada Leo").start()
    table.ask("Zoe", Join("Zoe"))
    table.ask("Ada", Leave())
    assert table.ask("Zoe", TakeSeat(0)).seat is None
    (zoe,) = table.look("Leo").table.bystanders
    assert (zoe.name, zoe.asks_for) == ("Zoe", 0)
    table.ask("Leo", Agree(zoe.person))
    assert table.look("Zoe").seat == 0
    table.act("Zoe", "score")
    assert table.look("Leo").table.seats[0].name == "Zoe"


def test_the_seat_of_an_absent_person_cannot_be_taken() -> None:
    table = TestTable(Settings("mantis", turn_seconds=30), seated="Ada Leo").start()
    table.ask("Zoe", Join("Zoe"))
    table.wait(30)
    table.act("Leo", "score")
    table.wait(30)
    with pytest.raises(Refused, match="that seat is taken; pick another"):
        table.ask("Zoe", TakeSeat(0))


def test_bots_finish_a_game_that_all_people_have_left() -> None:
    table = TestTable(Settings("mantis", turn_seconds=None), seated="Ada Leo").start()
    for who in ("Ada", "Leo"):
        table.tell(Gone(), who)
    table.wait(179)
    assert table.stage() is Stage.PLAYING
    table.wait(2)
    assert table.stage() is Stage.OVER  # bots do not pause without people
    table.wait(1800)
    assert table.stage() is Stage.CLOSED


def test_bots_finish_a_game_without_a_clock_after_a_week_of_silence() -> None:
    table = TestTable(Settings("mantis", turn_seconds=None), seated="Ada Leo").start()
    table.wait(7 * 24 * 3600 - 1)
    assert table.occupant(0) is Occupant.PERSON
    table.wait(600)
    assert table.stage() is Stage.OVER
    table.wait(6 * 3600)
    assert table.stage() is Stage.CLOSED


def test_the_host_is_not_woken_for_bots_that_have_answered() -> None:
    table = playing_kittens(reaction_seconds=60)
    table.ask("Mia", Leave())
    table.act("Ada", "shuffle")
    assert table.to_act() == (1, 2)
    table.tell(BotActs(2, "pass"))
    assert table.to_act() == (1,)
    assert table.table.state.clock.wake_at == table.now + 60


def test_the_setting_expire_closes_an_abandoned_table() -> None:
    table = TestTable(Settings("mantis", abandoned=Abandoned.EXPIRE), seated="Ada Leo").start()
    for who in ("Ada", "Leo"):
        table.tell(Gone(), who)
    table.wait(181)
    assert table.stage() is Stage.CLOSED


def test_a_bot_cannot_act_for_a_person() -> None:
    table = TestTable(seated="Ada Leo").start()
    with pytest.raises(Refused):
        table.tell(BotActs(0, "score"))


# And again


def test_another_game_has_the_same_seats_and_watchers_and_another_deal() -> None:
    table = TestTable(seated="Ada Leo").start()
    table.ask("Zoe", Join("Zoe"))
    first = table.state
    table.play_out()
    table.tell(Seed("another"))
    table.ask("Leo", Ready(True))
    assert table.stage() is Stage.OVER
    update = table.ask("Ada", Ready(True))
    assert [holder.name for holder in update.table.seats] == ["Ada", "Leo"]
    assert update.table.watchers == 1
    assert update.table.stage is Stage.PLAYING
    assert table.state.cards != first.cards


def test_a_watcher_cannot_be_ready() -> None:
    table = TestTable(seated="Ada Leo").start()
    table.ask("Zoe", Join("Zoe"))
    table.play_out()
    with pytest.raises(Refused, match="sit down first"):
        table.ask("Zoe", Ready(True))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_commands_at_the_same_times_make_the_same_table(game: str) -> None:
    log = []

    class Logged(TestTable):
        def ask(self, who, command):  # type: ignore[no-untyped-def]
            log.append((who, command, self.now))
            return super().ask(who, command)

        def tell(self, notice, who=None):  # type: ignore[no-untyped-def]
            log.append((who, notice, self.now))
            super().tell(notice, who)

    table = Logged(Settings(game, turn_seconds=30), seated="Ada Leo Mia").start()
    while table.stage() is Stage.PLAYING:
        table.wait(17)
        if table.stage() is Stage.PLAYING and (person := table.table.state.seats[table.to_act()[0]].person) == "Ada":
            table.act(person)
    again = Table.open("code", Settings(game, turn_seconds=30), GAMES, BOTS)
    for who, command, at in log:
        again.handle(who, command, at)
    for who in ("Ada", "Leo", "Mia", None):
        assert again.update(who, table.now) == table.table.update(who, table.now)


@pytest.mark.parametrize("settings", [Settings("mantis"), kittens()])
def test_a_copy_of_a_table_is_independent(settings: Settings) -> None:
    table = TestTable(settings, seated="Ada Leo")
    table.ask("Ada", AddBot("random"))
    table.start()
    before = msgspec.json.encode([table.look("Ada"), table.look("Leo"), table.table.state.clock])
    same = kept(table.table)
    lookalike = TestTable(settings)
    lookalike.table = table.table.copy()
    lookalike.ask("Zoe", Join("Zoe"))
    lookalike.ask("Ada", Rename("Somebody"))
    lookalike.tell(Gone(), "Leo")
    lookalike.play_out()
    lookalike.tell(Seed("another"))
    assert msgspec.json.encode([table.look("Ada"), table.look("Leo"), table.table.state.clock]) == before
    assert kept(table.table) == same
    table.play_out()
    assert table.table.state.record == lookalike.table.state.record


def kept(table: Table) -> bytes:
    return msgspec.json.encode(snapshot_of(table.state))
