"""`mazzo completion`."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.conftest import Run

ASK = """
source completion
ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _shtab_mazzo; echo "${COMPREPLY[@]}"; }
"""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_is_valid(run: Run, tmp_path: Path, shell: str) -> None:
    ran = run("completion", shell)
    assert (ran.code, ran.err) == (0, "")
    assert "verify" in ran.out
    if shutil.which(shell):
        (tmp_path / "completion").write_text(ran.out, encoding="utf-8")
        subprocess.run([shell, "-n", "completion"], check=True, cwd=tmp_path)


@pytest.mark.parametrize(
    ("words", "suggestions"),
    [
        ("mazzo pl", "play"),
        ("mazzo play ''", "mantis kittens"),
        ("mazzo sim mantis --ed", "--edition"),
        ("mazzo play kittens --edition 20", "2015 2025"),
        ("mazzo sim mantis --bots ra", "random"),
        ("mazzo verify comp", "completion"),
        ("mazzo completion ''", "bash zsh fish"),
        ("mazzo play --language ''", "en it fr de"),
    ],
)
def test_bash_completes_commands_games_editions_bots_and_files(
    run: Run, tmp_path: Path, words: str, suggestions: str
) -> None:
    (tmp_path / "completion").write_text(run("completion", "bash").out, encoding="utf-8")
    ran = subprocess.run(["bash", "-c", f"{ASK}ask {words}"], check=True, cwd=tmp_path, capture_output=True, text=True)
    assert ran.stdout.strip() == suggestions
