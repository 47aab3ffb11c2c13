"""`mazzo check` finds the errors of a game, and shows a short example of each."""

import json
import re
from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, mazzo, offer, small
from tests.slow import slowly

FINE = (EXAMPLE / "magpie.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(("source", "checks"), [(small(FINE), 8), slowly(FINE, 11)], ids=["small", "whole"])
def test_the_example_game_passes(tmp_path: Path, source: str, checks: int) -> None:
    offer(tmp_path, "magpie", source, "magpie:MAGPIE")
    done = mazzo("check", "magpie", "--games", "1", beside=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "hidden: hands, pile" in done.stdout
    assert done.stdout.endswith(f"All {checks} checks passed.\n")


FAULTS = {
    "a hand in the view": (
        "tuple(map(len, state.hands))",
        "tuple(map(sum, state.hands))",
        r"the view told (seat \d|a spectator) what it cannot know: hands\[\d\] is \d+ in one game, \d+ in the other",
    ),
    "an event that shows too much": (
        "return replace(event, trinket=None) if isinstance(event, Drew) and event.seat != viewer else event",
        "return event",
        r"the event Drew told (seat \d|a spectator) what it cannot know: trinket is \d in one game, \d in the other",
    ),
    "the next player": (
        "others = [(self.seat + step) % state.seats for step in range(1, state.seats)]",
        "others = [(self.seat + step) % state.seats for step in range(1, state.seats)]\n"
        "        others = [each for each in others if self.trinket + 1 in state.hands[each]] or others[:1]",
        r"what it cannot know",
    ),
    "an observation": (
        "len(state.pile), state.laid or 0]",
        "state.pile[0] if state.pile else 0, state.laid or 0]",
        r"the observation told seat \d what it cannot know",
    ),
    "a lost card": (
        "state.thrown += (self.thrown,)",
        "pass",
        r"promised: no card is lost or made\n      found:    at first the cards were",
    ),
    "a changed state": (
        "    apply=rules.applying(legal, act),",
        "    apply=lambda state, seat, action, chance: (\n"
        "        act(step := rules.Step(state, chance), seat, action), (step.state, step.events)\n    )[1],",
        r"every legal action applies and changes only a copy",
    ),
    "no secrets": (
        "    secrets=Secrets(lookalike=lookalike),\n",
        "",
        r"promised: the game says what it hides\n      found:    it has no `secrets`",
    ),
}


QUICK = ("a hand in the view", "a lost card")


@pytest.mark.parametrize("fault", [fault if fault in QUICK else slowly(fault) for fault in FAULTS])
def test_a_fault_is_found(tmp_path: Path, fault: str) -> None:
    right, wrong, message = FAULTS[fault]
    assert right in FINE
    offer(tmp_path, "magpie", small(FINE.replace(right, wrong)), "magpie:MAGPIE")
    done = mazzo("check", "magpie", "--games", "2", beside=tmp_path)
    assert done.returncode == 1, done.stdout
    assert re.search(message, done.stdout), done.stdout
    assert "1 check failed; " in done.stdout


@pytest.mark.slow
def test_the_example_of_a_fault_is_short(tmp_path: Path) -> None:
    right, wrong, _ = FAULTS["an event that shows too much"]
    offer(tmp_path, "magpie", FINE.replace(right, wrong), "magpie:MAGPIE")
    done = mazzo("check", "magpie", "--games", "2", "--json", beside=tmp_path)
    faults = [check["fault"] for check in json.loads(done.stdout)["checks"] if check["fault"]]
    assert faults
    for fault in faults:
        assert "2 seats" in fault
        (example,) = [line for line in fault.splitlines() if line.startswith("in:")]
        assert len(re.findall(r"\d (?:lay|pass|snatch)", example)) <= 3
