"""The examples of docs/records.md run, and its tables are complete."""

import doctest
import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import mazzo
from mazzo.core.chance import LONGEST_SEED, MOST_ENTROPY
from mazzo.core.notation import LONGEST_POSITION
from mazzo.core.record import LARGEST, LONGEST_NAME, MOST_MOVES
from mazzo.games import GAMES
from mazzo.games.kittens.rules import actions as kittens_actions
from mazzo.games.kittens.rules import notation as kittens_notation
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.mantis.rules import actions as mantis_actions
from mazzo.games.mantis.rules import notation as mantis_notation
from mazzo.games.mantis.rules.rules import REASONS

PAGE = (Path(__file__).parents[1] / "docs" / "records.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(.*)\n((?:(?!```).*\n)*)```$", PAGE, re.MULTILINE)


def blocks(tag: str) -> list[str]:
    found = [text for kind, text in BLOCKS if kind == tag]
    assert found, f"the page has no {tag} block"
    return found


def test_there_is_no_block_that_nothing_checks() -> None:
    assert {tag for tag, _ in BLOCKS} == {
        *("console", "pycon", "python", "text"),
        *("json", "json options", "mantis", "kittens"),
    }


def test_the_digests_are_those_of_a_sha256_tool() -> None:
    for text in blocks("console"):
        lines = text.splitlines()
        for command, digest in zip(lines[::2], lines[1::2], strict=True):
            printed = re.fullmatch(r"\$ printf '(.*)' \| sha256sum", command)
            assert printed
            assert sha256(printed[1].encode()).hexdigest() == digest


def test_the_sessions_print_what_the_page_says() -> None:
    session = doctest.DocTestParser().get_doctest("".join(blocks("pycon")), {}, "records.md", None, None)
    assert doctest.DocTestRunner().run(session).failed == 0


def test_the_program_deals_without_mazzo_as_mazzo_does() -> None:
    program = "".join(blocks("python"))
    assert "mazzo" not in program
    run = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "".join(blocks("text"))
    mantis, kittens = (mazzo.get(game).start(3, seed="anything").position for game in ("mantis", "kittens"))
    assert run.stdout.splitlines() == [
        *(line for line in mantis.splitlines() if line.startswith(("tank", "pile"))),
        *(line for line in kittens.splitlines() if line.startswith(("seat", "pile"))),
    ]


def test_the_record_is_written_as_mazzo_writes_it_and_replays_to_its_end() -> None:
    (text,) = blocks("json")
    record = mazzo.read_record(text)
    assert mazzo.write_record(record) == text
    assert mazzo.replay(record).over


def test_the_options_are_read() -> None:
    (text,) = blocks("json options")
    edition = mazzo.get("mantis").edition("it", **json.loads(text))
    assert edition.target == 12
    assert [str(card) for card in edition.deck] == ["r/rgk+raid"]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_positions_are_written_as_mazzo_writes_them(game: str) -> None:
    (text,) = blocks(game)
    assert mazzo.get(game).position(text).position == text


def test_the_tables_name_every_field_line_action_and_reason() -> None:
    keys = [key.strip() for key in (*mantis_notation.KEYS, *kittens_notation.KEYS)]
    assert all(re.search(rf"^\| `{key}\b", PAGE, re.MULTILINE) for key in keys)
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE) == list(mazzo.Record.__struct_fields__)
    kinds = (*mantis_actions.ACTIONS, *kittens_actions.ACTIONS)
    words = [str(kind.__struct_config__.tag) for kind in kinds] + [*REASONS, *kittens_notation.PHASES]
    assert [word for word in words if not re.search(rf"`{word}\b", PAGE)] == []


def test_the_table_of_decks_is_what_is_dealt() -> None:
    rows = re.findall(r"^\| (\d) \| (\d) \| (\d) \| (\d) \| (\d?) ?\| (\d+) \|$", PAGE, re.MULTILINE)
    assert [int(row[0]) for row in rows] == list(range(2, 10))
    for seats, decks, kittens, defuses, defuses_2025, others in rows:
        for edition, spare in (("it", defuses), ("2015", defuses), ("2025", defuses_2025)):
            if spare:
                state = mazzo.get("kittens").start(int(seats), edition).state
                cards = [*state.pile, *(card for hand in state.hands for card in hand)]
                other = [card for card in cards if card not in ("kitten", "defuse")]
                assert [state.pile.count(card) for card in (Card.KITTEN, Card.DEFUSE)] == [int(kittens), int(spare)]
                assert len(other) == int(others) == 46 * int(decks)


def test_the_limits_are_the_real_ones() -> None:
    limits = (
        f"at most {LARGEST // 2**20} MiB",
        f"1 to {LONGEST_SEED} letters",
        f"1 to {LONGEST_NAME} letters",
        f"at most {MOST_ENTROPY} lines",
        f"at most {LONGEST_POSITION} letters",
        f"at most {MOST_MOVES} moves",
    )
    assert [limit for limit in limits if limit not in PAGE] == []
