"""How strong the search that plays any game is, in the arena, with 100 ms of CPU time for a choice.

    mazzo arena mantis --bot bench.search:HundredMilliseconds --bots medium --seats 2 --games 100

CPU time, and not the time on the wall: other programs on the machine make it no weaker.
"""

import time
from typing import Any

from mazzo.bots.rollouts import Thinker
from mazzo.core.chance import Chance


class HundredMilliseconds(Thinker):
    def __init__(self, edition: Any, luck: Chance) -> None:
        super().__init__(edition, luck, milliseconds=100, clock=time.process_time)
