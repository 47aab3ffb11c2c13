"""How often people may say something at one table: each of them, and all together."""

from mazzo.protocol.messages import Refused
from mazzo.server.limits import TALK_AT_A_TABLE, TALK_OF_A_PERSON
from mazzo.table.settings import Settings
from mazzo.table.talk import Speech
from tests.server.inside import Ear, hub_on, memory, playing, sit
from tests.server.loop import awaits_no_time

AT_ONCE = int(TALK_OF_A_PERSON[1])


def say(ear: Ear, times: int) -> int:
    """How often it may."""
    assert ear.room
    before = len([message for message in ear.messages if isinstance(message, Refused)])
    for number in range(times):
        ear.room.say(f"words {number}", Speech(face="wow"), ear)
    return times - (len([message for message in ear.messages if isinstance(message, Refused)]) - before)


@awaits_no_time
async def test_one_person_says_so_much_at_once_and_others_still_may() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "ada", "leo")
        assert AT_ONCE <= say(ada, AT_ONCE + 3) <= AT_ONCE + 1  # a little for the time that it took
        assert say(leo, 1) == 1


@awaits_no_time
async def test_all_together_say_so_much_at_once() -> None:
    async with hub_on(await memory()) as hub:
        code = await hub.open(Settings("mantis"))
        people = [await sit(hub, code, who) for who in ("ada", "leo", "mia", "ben", "cleo")]
        assert TALK_AT_A_TABLE[1] <= sum(say(ear, AT_ONCE) for ear in people) < len(people) * AT_ONCE
