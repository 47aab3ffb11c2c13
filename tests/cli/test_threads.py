"""NumPy, which runs the bots' networks, uses one thread by default."""

import os

import pytest

from mazzo.cli import main


@pytest.mark.parametrize(("set_to", "then"), [(None, "1"), ("4", "4")])
def test_a_command_keeps_numpy_to_one_thread(monkeypatch: pytest.MonkeyPatch, set_to: str | None, then: str) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", set_to or "")
    if set_to is None:
        monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    assert main(["--version"]) == 0
    assert os.environ["OPENBLAS_NUM_THREADS"] == then
