"""A command leaves no reference cycles, for which Python would have to search."""

import gc

from mazzo.table.commands import Rename
from tests.server.inside import hub_on, memory, playing
from tests.server.loop import awaits_no_time


@awaits_no_time
async def test_a_command_leaves_no_reference_cycles() -> None:
    async with hub_on(await memory()) as hub:
        ears = await playing(hub, "Ada", "Leo", options={"target_for_two": 99})
        gc.collect()
        gc.disable()
        try:
            for _ in range(50):
                await ears[ears[0].update.view["to_act"][0]].act("score")
                await ears[0].do(Rename("Somebody"))
            assert gc.collect() < 50
        finally:
            gc.enable()
