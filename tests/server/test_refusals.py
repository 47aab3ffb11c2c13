"""Refusals are summed up in the log once a minute."""

import asyncio
import logging

import pytest

from mazzo.server.metrics import REPORT_SECONDS, Refusals
from tests.server.loop import awaits_no_time


@awaits_no_time
async def test_a_minute_with_refusals_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "mazzo")
    refusals = Refusals()
    running = asyncio.create_task(refusals.run())
    await asyncio.sleep(REPORT_SECONDS + 1)
    assert caplog.messages == []
    for number in range(5000):
        refusals.note("requests", "203.0.113.7" if number % 2 else f"198.51.{number % 250}.{number // 250}")
    refusals.note("codes", "203.0.113.7")
    await asyncio.sleep(3 * REPORT_SECONDS)
    assert caplog.messages == [
        "5001 requests were refused with 429 in the last minute (5000 requests, 1 codes):"
        " 2501 from 203.0.113.7, the rest from 999 other addresses"
    ]
    running.cancel()
