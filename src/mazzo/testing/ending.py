"""A check that games end; a game that does not cannot be checked further."""

from mazzo.bots.rollouts.luck import QuickLuck
from mazzo.core.errors import listing
from mazzo.testing.faults import Fault
from mazzo.testing.settings import LONGEST_GAME, Setting, choose

SHOWN_MOVES = 6


class Ending:
    """Plays a bare random game of each setting, once, however often it is called."""

    def __init__(self, settings: list[Setting]) -> None:
        self._settings = settings
        self._is_checked = False
        self._fault: Fault | None = None

    def check(self) -> str:
        if not self._is_checked:
            self._fault = next(filter(None, map(endless, self._settings)), None)
            self._is_checked = True
        if self._fault:
            raise self._fault
        return f"{len(self._settings)} random games come to their end"


def endless(setting: Setting) -> Fault | None:
    """The fault of an endless game. Other failures are left to the other checks."""
    game, luck = setting.game, QuickLuck(f"{setting} ends")
    moves: list[str] = []
    try:
        state = setting.start("ends").state
        while not state.result and state.to_act:
            if len(moves) == LONGEST_GAME:
                last = listing(moves[-SHOWN_MOVES:])
                fault = Fault("the game ends", f"it goes on after {LONGEST_GAME:,} random moves; the last were {last}")
                fault.where = f"{setting.seats} seats, edition {setting.edition}"
                return fault
            seat = luck.choice(state.to_act)
            action = choose(luck.below, game.legal(state, seat))
            state, _ = game.apply(state, seat, action, luck)
            moves.append(f"{seat} {action}")
    except Exception:
        return None
    return None
