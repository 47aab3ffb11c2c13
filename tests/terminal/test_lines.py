"""Without a terminal that supports drawing, the game is played in plain lines."""

import pytest

from mazzo.cli import main
from mazzo.terminal import is_there


def test_without_the_extra_the_plain_lines_name_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("mazzo.terminal.is_there", lambda: False)
    monkeypatch.setattr("mazzo.cli.play.is_interactive", lambda: True)
    monkeypatch.setattr("mazzo.cli.console.Console.ask", lambda *_: None)
    assert main(["play", "mantis", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "For colours, keys and the mouse: pip install 'mazzo[terminal]'"
    assert out.count("mazzo[terminal]") == 1
    assert "\nYour turn\n" in out


def test_watching_needs_a_drawn_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "mantis", "--watch"]) == 2
    assert "this needs an interactive terminal" in capsys.readouterr().err
    assert main(["play", "mantis", "--plain", "--watch"]) == 2
    assert capsys.readouterr().err.endswith("; leave out --plain\n")


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("mazzo.terminal.is_there", lambda: False)
    monkeypatch.setattr("mazzo.cli.play.can_draw", lambda: True)
    assert main(["play", "mantis", "--watch"]) == 2
    assert capsys.readouterr().err.endswith("; install the full-screen board: pip install 'mazzo[terminal]'\n")


def test_a_table_needs_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--table", "ABCD"]) == 2
    assert "--table needs --server" in capsys.readouterr().err


def test_the_drawing_extra_is_installed() -> None:
    assert is_there()
