"""Growth caused by one address: memory, log and database stay within stated bounds."""

import asyncio
from pathlib import Path

import pytest

from bench.fairness import ATTACKS, fill, measure

SECONDS = 3.0
PATIENCE = 90.0  # for a server, its people and an attacker, on a busy computer


@pytest.mark.slow
@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_makes_a_server_grow_by_no_more_than_is_said(attack: str, tmp_path: Path) -> None:
    async def attacked() -> list[str]:
        async with asyncio.timeout(PATIENCE):
            measured = await measure(attack, tmp_path, SECONDS)
        assert attack in ("bots", "cleaning") or measured.answers, "the attacker was answered nothing"
        return measured.beyond_bounds

    fill(tmp_path / "mazzo.db")
    assert asyncio.run(attacked()) == []
