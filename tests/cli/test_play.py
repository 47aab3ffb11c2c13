"""`mazzo play`, from a script instead of a keyboard."""

import stat
from pathlib import Path

import pytest

import mazzo
from mazzo.games import GAMES
from tests.cli.conftest import Run
from tests.cli.own import MINE, program

EDITIONS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]
FIRST_CHOICES = "1\n" * 3000
QUIT = "quit\n"


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
@pytest.mark.parametrize("seats", ["2", "5"])
def test_a_whole_game_can_be_played_by_first_choices(run: Run, game: str, edition: str, seats: str) -> None:
    ran = run("play", game, "--edition", edition, "--seats", seats, "--seed", "1", stdin=FIRST_CHOICES)
    assert (ran.code, ran.err) == (0, "")
    assert "win" in ran.out
    assert f"The same cards again: mazzo play {game} --edition {edition} --seats {seats} --seed 1\n" in ran.out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_played_by_other_choices_and_its_record_holds(run: Run, game: str, seed: int) -> None:
    answers = "5\n3\n2\n1\n0\n" * 1000
    ran = run("play", game, "--seed", str(seed), "--record", "game.json", stdin=answers)
    assert (ran.code, ran.err) == (0, "")
    assert run("verify", "game.json").code == 0


def test_the_same_seed_plays_the_same_game(run: Run) -> None:
    again = [run("play", "kittens", "--seed", "7", stdin=FIRST_CHOICES) for _ in range(2)]
    assert again[0] == again[1]
    assert run("play", "kittens", "--seed", "8", stdin=FIRST_CHOICES) != again[0]


@pytest.mark.parametrize("answer", ["2", "steal 1", "Steal 1", "steal ada", "st A", "steal  1 "])
def test_an_answer_is_a_number_or_the_words_in_full_or_in_short(run: Run, answer: str) -> None:
    ran = run("play", "mantis", "--seed", "3", stdin=f"{answer}\n{QUIT}")
    assert "\nYou tried to steal from Ada: " in ran.out


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("dance", "'dance' isn’t possible now. The choices are 1, 2, 3, 4."),
        ("steal 0", "'steal 0' isn’t possible now"),
        ("steal you", "'steal you' isn’t possible now"),
        ("raid 1", "'raid 1' isn’t possible now"),
        ("steal 1 2", "'steal 1 2' isn’t possible now"),
        ("99", "'99' isn’t possible now"),
        ("0", "'0' isn’t possible now"),
        ("9" * 5000, "99999… isn’t possible now"),
        ("x" * 100_000, "xxxxx… isn’t possible now"),
        ("\x1b[2J", r"'\x1b[2J' isn’t possible now"),
    ],
)
def test_a_refusal_gives_the_reason_and_asks_again(run: Run, answer: str, why: str) -> None:
    ran = run("play", "mantis", "--seed", "3", stdin=f"{answer}\nscore\n{QUIT}")
    assert why in ran.out
    assert "\nYou tried to score: green" in ran.out


def test_a_place_beyond_the_pile_is_refused(run: Run) -> None:
    """With seed s84 a kitten lies on top."""
    out = run("play", "kittens", "--seed", "s84", stdin=f"draw\n35\n34\n{QUIT}").out
    assert "'35' isn’t possible now. The choices are 0, 1, 2, " in out
    assert "You put the kitten back below 34 cards." in out
    assert "  2  Put the kitten below 2 cards\n  …\n 34  Put the kitten at the bottom\n" in out


def test_an_empty_line_asks_again(run: Run) -> None:
    assert "\nYou tried to score: green" in run("play", "mantis", "--seed", "3", stdin="\n\nscore\n").out


def test_a_question_mark_prints_the_help(run: Run) -> None:
    out = run("play", "mantis", "--seed", "3", stdin=f"?\n{QUIT}").out
    assert "Only scored cards count" in out
    assert out.count("  1  Score ") == 2


def test_the_log_has_all_events_so_far(run: Run) -> None:
    out = run("play", "mantis", "--seed", "3", stdin=f"score\nlog\n{QUIT}").out
    assert out.count("You tried to score: green, no match.") == 2


def test_the_table_can_be_seen_again(run: Run) -> None:
    out = run("play", "mantis", "--seed", "3", stdin=f"table\n{QUIT}").out
    assert out.count("* 0 You  Score Pile: 0 of 10") == 2


def test_incomplete_words_lead_to_the_next_question(run: Run) -> None:
    out = run("play", "mantis", "--seed", "3", stdin=f"steal\n3\n{QUIT}").out
    assert "\nYou tried to steal from Mia: green" in out


def test_a_person_can_go_back_from_an_open_choice(run: Run) -> None:
    out = run("play", "mantis", "--seed", "3", stdin=f"steal\nback\n1\n{QUIT}").out
    assert "\nYou tried to score: green" in out


@pytest.mark.parametrize("end", [QUIT, "q\n", "exit\n", ""])
def test_a_person_can_leave_at_any_time(run: Run, end: str) -> None:
    ran = run("play", "kittens", "--seed", "3", stdin=f"draw\n{end}")
    assert ran.code == 0
    assert ran.out.endswith("\nYou left the game.\n")


def test_a_game_that_is_left_is_recorded_too(run: Run, tmp_path: Path) -> None:
    run("play", "mantis", "--seed", "3", "--name", "Ann", "--record", "game.json", stdin=f"score\n{QUIT}")
    record = mazzo.read_record((tmp_path / "game.json").read_bytes())
    assert (record.seats[0], record.moves[0], record.result) == ("Ann", "0 score", None)
    assert mazzo.replay(record).to_act == (0,)


def test_a_record_is_a_plain_file_and_leaves_nothing_beside_it(run: Run, tmp_path: Path) -> None:
    run("play", "mantis", "--record", "game.json", stdin=FIRST_CHOICES)
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) & stat.S_IRUSR
    assert mazzo.replay(mazzo.read_record(file.read_bytes())).over


def test_an_existing_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("mine", encoding="utf-8")
    ran = run("play", "mantis", "--record", "game.json")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "mazzo: game.json already exists; choose another file name\n"
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == "mine"


def test_no_bot_has_the_players_name(run: Run) -> None:
    assert "You play with Leo, Mia and Tom." in run("play", "mantis", "--name", "ada", stdin=QUIT).out


def test_the_list_of_bots_sets_the_number_of_seats(run: Run) -> None:
    assert "You play with Ada and Leo." in run("play", "mantis", "--bots", "random,random", stdin=QUIT).out


def test_a_player_without_a_nope_is_not_asked_for_one(run: Run) -> None:
    """With seed 3 the person has no Nope at first, while others play cards."""
    out = run("play", "kittens", "--seed", "3", "--bots", "random", stdin=f"draw\n{QUIT}").out
    assert "Ada played a pair (Nope) to steal from Mia." in out
    assert "Nope, or let it happen?" not in out


def test_a_player_with_a_nope_can_use_it_or_pass(run: Run) -> None:
    """With seed s84 the person has a Nope, and draws a kitten that lies on top."""
    start = "draw\n3\n"
    let_be = run("play", "kittens", "--seed", "s84", "--bots", "random", stdin=f"{start}\n{QUIT}").out
    noped = run("play", "kittens", "--seed", "s84", "--bots", "random", stdin=f"{start}nope\n{QUIT}").out
    assert "You put the kitten back below 3 cards." in let_be
    assert "  1  Let it happen  (or Enter)\n  2  Nope!\n" in let_be
    assert "You played Nope!" in noped
    assert "You played Nope!" not in let_be


@pytest.mark.parametrize("bot", [program("plain"), "mine:Last"])
def test_a_person_plays_against_their_own_bot(run: Run, tmp_path: Path, bot: str) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    ran = run("play", "mantis", "--seats", "2", "--bot", bot, "--record", "game.json", stdin=FIRST_CHOICES)
    assert (ran.code, ran.err) == (0, "")
    record = mazzo.read_record((tmp_path / "game.json").read_bytes())
    theirs = {move for move in record.moves if move.startswith("1 ")}
    assert theirs == ({"1 score"} if bot != "mine:Last" else {"1 steal 0"})


@pytest.mark.parametrize("bot", [program("wrong"), program("dying"), "mine:Fails"])
def test_a_users_bot_that_fails_is_reported_and_the_game_continues(run: Run, tmp_path: Path, bot: str) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    ran = run("play", "mantis", "--seats", "2", "--bot", bot, "--record", "game.json", stdin=FIRST_CHOICES)
    assert ran.code == 0
    assert "Ada crashed, so " in ran.out
    assert mazzo.replay(mazzo.read_record((tmp_path / "game.json").read_bytes())).over


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("no-such-program", "should begin with a program that can be run"),
        ("no_such_module:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("mine:Nobody", "cannot be loaded: AttributeError"),
        ("mine:NoBot", "makes no bot: TypeError"),
        ("mine:Idle", "makes no bot: it should have a method choose(view, seen)"),
    ],
)
@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_an_invalid_bot_is_refused(run: Run, tmp_path: Path, command: str, bot: str, why: str) -> None:
    (tmp_path / "mine.py").write_text(MINE + "\nclass NoBot: pass\n\nclass Idle:\n    def __init__(self, *_): pass\n")
    ran = run(command, "mantis", "--bot", bot, *(["--bots", "random"] if command == "arena" else []))
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert ran.err.count("\n") == 1


def test_continue_without_a_kept_game_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    ran = run("play", "--continue")
    assert (ran.code, ran.err) == (2, "mazzo: no game against bots is kept here; begin one with mazzo play GAME\n")


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (("play", "mantis", "--clock"), "--clock"),
        (("play", "--server", "localhost:9", "--seats", "3"), "--seats"),
        (("play", "--server", "localhost:9", "--seed", "a"), "--seed"),
        (("play", "--server", "localhost:9", "--bots", "hard"), "--bots"),
        (("play", "--server", "localhost:9", "--bot", "my:Bot"), "--bot"),
        (("play", "mantis", "--server", "localhost:9", "--table", "ABCD"), "GAME"),
        (("play", "--server", "localhost:9", "--table", "ABCD", "--set", "target=5"), "--set"),
        (("play", "--continue", "--seed", "a"), "--seed"),
        (("play", "--continue", "--server", "localhost:9"), "--server"),
        (("bot", "--server", "localhost:9", "--table", "ABCD", "--bot", "hard", "--edition", "it"), "--edition"),
    ],
)
def test_an_option_without_effect_is_refused(run: Run, arguments: tuple[str, ...], option: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"mazzo: {option} has no effect ")
