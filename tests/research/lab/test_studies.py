"""Studies: their variants, figures, tables and plots."""

import re
import struct
import xml.etree.ElementTree
from collections import Counter
from pathlib import Path

import pytest

from mazzo import Refused
from mazzo.core.rules import Result
from mazzo.research.lab import plot, table
from mazzo.research.lab.run import Variant
from mazzo.research.lab.studies import STUDIES, StudyRow, Trial, find
from mazzo.research.lab.tally import Tally
from mazzo.research.statistics import estimates
from mazzo.research.statistics.drawing import check
from tests.slow import slowly

MANTIS = Variant("mantis", "en", 4, ("random",))
KITTENS = Variant("kittens", "it", 4, ("greedy",))


def titles(study: str, variant: Variant, *seats: int) -> list[str]:
    return [f"{table.title(trial)} {trial.variant.seats}" for trial in find(study).trials(variant, seats or (4,))]


# Trials


def test_one_edition_is_studied_for_each_number_of_seats() -> None:
    trials = list(find("seats").trials(MANTIS, (2, 5)))
    assert [(trial.variant.seats, len(trial.variant.bots), trial.base) for trial in trials] == [
        (2, 2, None),
        (5, 5, None),
    ]


def test_editions_with_the_same_rules_are_tried_once() -> None:
    assert titles("editions", MANTIS) == ["edition en 4", "edition it 4"]


def test_each_difference_of_an_edition_is_tried_alone() -> None:
    assert titles("editions", KITTENS) == [
        "edition it 4",
        "edition 2015 4",
        "edition 2025 4",
        *("hand=7 4", "spare_defuses=2 4", "attacked_again=remaining-plus-two 4", "dead_hand=out-of-the-game 4"),
        "five_different=false 4",
    ]


def test_an_edition_is_left_out_where_it_cannot_be_played() -> None:
    found = titles("editions", KITTENS, 6)
    assert "edition 2015 6" in found
    assert "edition 2025 6" not in found


def test_editions_are_compared_with_the_one_that_was_named() -> None:
    first, *others = find("editions").trials(Variant("kittens", "2025", 4, ("random",)), (4,))
    assert first.base is None
    assert {trial.base for trial in others if trial.base is not first.variant} == set()
    assert "edition it" in {table.title(trial) for trial in others}


def test_house_rules_are_tried_each_alone_and_all_together() -> None:
    variant = Variant("mantis", "en", 4, ("random",), {"hand": 5, "target": 12})
    assert titles("rules", variant, 3) == ["edition en 3", "hand=5 3", "target=12 3", "hand=5, target=12 3"]
    one = Variant("mantis", "en", 4, ("random",), {"target": 12})
    assert titles("rules", one) == ["edition en 4", "target=12 4"]


@pytest.mark.parametrize(
    ("study", "variant", "seats", "problem"),
    [
        ("rules", MANTIS, 4, "no house rule"),
        ("seats", MANTIS, 7, "is for 2 to 6 players, not 7"),
        ("seats", Variant("mantis", "en", 4, ("random", "random")), 3, "3 seats need 1 or 3 bots, not 2"),
        ("editions", Variant("mantis", "en", 4, ("random",), {"hand": 100}), 4, "from 0 to 10"),
    ],
)
def test_an_impossible_study_is_refused_before_its_first_game(
    study: str, variant: Variant, seats: int, problem: str
) -> None:
    with pytest.raises(Refused, match=problem):
        list(find(study).trials(variant, (seats,)))


def test_an_unknown_study_is_refused() -> None:
    with pytest.raises(Refused, match="there is no study 'luck'; the studies are seats, length"):
        find("luck")


# Figures


def tally(wins: list[int], length: int, reason: str = "target") -> Tally:
    outcomes = Counter({Result((seat,), reason): count for seat, count in enumerate(wins)})
    return Tally(outcomes, Counter({length: sum(wins) - 1, length + 1: 1}))


def rows_of(study: str, variant: Variant, seats: tuple[int, ...], *tallies: Tally) -> list[StudyRow]:
    trials = list(find(study).trials(variant, seats))
    return [StudyRow(trial, each) for trial, each in zip(trials, tallies, strict=True)]


def test_seats_are_measured_against_an_even_share() -> None:
    rows = rows_of("seats", MANTIS, (2,), tally([60, 40], 10))
    first, second = find("seats").figures(rows, rows[0])
    low, high = estimates.wilson(0.6, 100)
    assert (first.name, first.estimate) == ("seat 0", (0.6, low, high))
    assert first.difference == pytest.approx((0.1, low - 0.5, high - 0.5))
    assert second.difference
    assert second.difference.value == pytest.approx(-0.1)


def comparison() -> list[StudyRow]:
    variant = Variant("mantis", "en", 4, ("random",), {"target": 12})
    return rows_of("rules", variant, (4,), tally([25, 25, 25, 25], 10), tally([40, 20, 20, 20], 15, "shared"))


def test_a_house_rule_is_measured_against_the_edition() -> None:
    base, other = rows = comparison()
    figures = {figure.name: figure for figure in find("rules").figures(rows, other)}
    assert list(figures) == ["seat 0", "shared", "target", "decisions"]
    assert figures["seat 0"].difference == estimates.difference(estimates.share(40, 100), estimates.share(25, 100))
    assert figures["target"].difference
    assert figures["target"].difference.value == -1
    assert figures["decisions"].difference
    assert figures["decisions"].difference.value == pytest.approx(5)
    assert {figure.difference for figure in find("rules").figures(rows, base)} == {None}


def test_the_length_has_a_mean_and_quantiles() -> None:
    rows = rows_of("length", MANTIS, (2,), tally([50, 50], 10))
    assert [(figure.name, figure.estimate.value) for figure in find("length").figures(rows, rows[0])] == [
        ("mean", pytest.approx(10.01)),
        ("shortest 5 %", 10),
        ("median", 10),
        ("longest 5 %", 10),
    ]


def test_the_table_has_all_figures_in_columns() -> None:
    assert table.lines(find("rules"), comparison()) == [
        "  rules       seats  games                       95 % interval    against the edition  95 % interval",
        "  edition en      4    100  seat 0      25.00 %  17.55 to 34.30",
        "                            shared       0.00 %  0.00 to 3.70",
        "                            target     100.00 %  96.30 to 100.00",
        "                            decisions     10.01  9.99 to 10.03",
        "  target=12       4    100  seat 0      40.00 %  30.94 to 49.80                +15.00  +2.01 to +27.31",
        "                            shared     100.00 %  96.30 to 100.00              +100.00  +94.77 to +100.00",
        "                            target       0.00 %  0.00 to 3.70                 -100.00  -100.00 to -94.77",
        "                            decisions     15.01  14.99 to 15.03                 +5.00  +4.97 to +5.03",
    ]


def test_a_trial_without_games_is_left_out_of_the_table() -> None:
    rows = comparison()
    rows[1].tally = Tally()
    assert not any("target=12" in line for line in table.lines(find("rules"), rows))


def test_the_report_has_all_figures() -> None:
    _, other = table.report(find("rules"), comparison())
    assert (other["title"], other["against"], other["options"]) == ("target=12", "edition en", {"target": 12})
    assert other["figures"]["seat 0"]["value"] == 0.4
    assert other["figures"]["seat 0"]["difference"] == pytest.approx(0.15)
    assert other["lengths"] == {"15": 99, "16": 1}


# Drawings


def drawn(study: str, rows: list[StudyRow], file: Path) -> Path:
    pytest.importorskip("matplotlib", reason="needs the extra mazzo[lab]")
    check(file)
    plot.draw(find(study), rows, "Mantis, random", file)
    return file


def some_rows(study: str) -> list[StudyRow]:
    variant = Variant("mantis", "en", 4, ("random",), {"target": 12} if study == "rules" else {})
    trials = find(study).trials(variant, (4,) if study in ("rules", "editions") else (4, 5))
    return [StudyRow(trial, tally([30, 25, 25, 20], 10 * place)) for place, trial in enumerate(trials, 1)]


@pytest.mark.parametrize("study", ["length", *(slowly(study) for study in STUDIES if study != "length")])
def test_every_study_is_drawn_with_its_names(study: str, tmp_path: Path) -> None:
    rows = some_rows(study)
    text = drawn(study, rows, tmp_path / "study.svg").read_text(encoding="utf-8")
    assert xml.etree.ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"
    shown = re.findall(r"<!-- (.*) -->", text)
    assert "Mantis, random" in shown
    assert plot.label(rows[1], rows) in shown
    assert ("decisions (dots: median)" if study == "length" else "(bars: 95 % interval)") in shown


def test_a_study_is_drawn_as_png(tmp_path: Path) -> None:
    data = drawn("seats", some_rows("seats"), tmp_path / "study.png").read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert min(width, height) > 200


def test_the_same_drawing_is_the_same_file(tmp_path: Path) -> None:
    first, second = (drawn("rules", some_rows("rules"), tmp_path / name) for name in ("one.svg", "two.svg"))
    assert first.read_bytes() == second.read_bytes()


def test_trials_that_were_not_played_are_not_drawn(tmp_path: Path) -> None:
    rows = some_rows("length")
    rows[1].tally = Tally()
    text = drawn("length", rows, tmp_path / "study.svg").read_text(encoding="utf-8")
    assert "<!-- 4 seats -->" in text
    assert "<!-- 5 seats -->" not in text


@pytest.mark.parametrize(
    ("file", "problem"), [("study.gif", "end in .png or .svg"), ("nowhere/a.png", "no folder 'nowhere'")]
)
def test_a_picture_that_cannot_be_written_is_refused(
    file: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused, match=problem):
        check(Path(file))


def test_a_trial_is_named_by_its_difference_from_the_others() -> None:
    seats = [StudyRow(trial) for trial in find("seats").trials(MANTIS, (2, 3))]
    assert [plot.label(row, seats) for row in seats] == ["2 seats", "3 seats"]
    both = [StudyRow(Trial(Variant("mantis", edition, count, ()))) for edition in ("en", "it") for count in (2, 3)]
    assert plot.label(both[3], both) == "edition it, 3 seats"
