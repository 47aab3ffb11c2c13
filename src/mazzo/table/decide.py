"""The rules of a table: from a command to its events, or to the reason why it is refused."""

from typing import get_args

from mazzo.table import commands as asked
from mazzo.table import lobby, membership, playing
from mazzo.table.commands import AnyCommand, Back, Command, HostCommand, Join, Leave, Notice, Rename
from mazzo.table.events import CommandDone, Event
from mazzo.table.evolve import evolve
from mazzo.table.reasons import refuse
from mazzo.table.state import LastingState, TableState
from mazzo.table.step import AnyStep, Rules
from mazzo.table.updates import Stage

BY_A_PERSON = frozenset(get_args(Command))
FROM_A_SCREEN = frozenset({Join, Leave, Rename})
IN_A_TOURNAMENT = frozenset({Join, Leave, Rename, asked.Act, asked.AddEntropy, asked.PassUntilTurn, asked.FastForward})
"""The commands at a table of a tournament, which has no host. `TakeSeat` is also allowed, but only for one's own seat.
"""
EFFECTS = [name for name in LastingState.__struct_fields__ if name not in ("version", "clock", "active_at")]
RULES: Rules = {
    asked.Join: membership.join,
    asked.Invited: membership.invited,
    asked.Leave: membership.leave,
    asked.Rename: membership.rename,
    asked.Back: membership.back,
    asked.Gone: membership.gone,
    asked.Remove: membership.remove,
    asked.LetIn: membership.let_in,
    asked.HandOn: membership.hand_on,
    asked.HostAway: membership.host_away,
    asked.Lock: membership.lock,
    asked.Forgotten: membership.forget,
    asked.ReplaceName: membership.replace_name,
    asked.FreshLog: membership.fresh_log,
    asked.Sit: lobby.sit,
    asked.Stand: lobby.stand,
    asked.AddBot: lobby.add_bot,
    asked.RemoveBot: lobby.remove_bot,
    asked.Shuffle: lobby.shuffle,
    asked.Change: lobby.change,
    asked.Ready: lobby.ready,
    asked.AddEntropy: lobby.add_entropy,
    asked.Seed: playing.seed,
    asked.Start: playing.start,
    asked.Deal: playing.deal_in_a_tournament,
    asked.Act: playing.act,
    asked.BotActs: playing.bot_acts,
    asked.PassUntilTurn: playing.pass_until_turn,
    asked.FastForward: playing.fast_forward,
    asked.SetSpeed: playing.set_speed,
    asked.TakeSeat: playing.take_seat,
    asked.Agree: playing.agree,
    asked.Decline: playing.decline,
    asked.Tick: playing.tick,
    asked.Close: playing.close,
}


def decide(state: TableState, who: str | None, command: Command | Notice, now: float) -> tuple[TableState, list[Event]]:
    """The state after a command, and its events. Raises a refusal."""
    if state.stage is Stage.CLOSED:
        raise refuse("closed")
    by_a_person = type(command) in BY_A_PERSON
    if by_a_person:
        check_sender(state, who, command)
    step = AnyStep(state, now, evolve)
    RULES[type(command)](step, who, command)
    if by_a_person:
        playing.hand_back(step, who)
    before = None if by_a_person or type(command) is Back else step.state.active_at
    step.emit(CommandDone(now if before is None else before))
    return step.state, step.events


def is_unchanged(before: TableState, after: TableState) -> bool:
    """Whether a person's command had no effect, except on deadlines."""
    return after.play is before.play and all(getattr(after, name) == getattr(before, name) for name in EFFECTS)


def check_sender(state: TableState, who: str | None, command: AnyCommand) -> None:
    """Refuse a command that its sender may not send.

    People who are not here may only join. A screen may only join, leave and change its name.
    """
    person = state.people.get(who) if who is not None else None
    if person is None and (who is None or type(command) is not Join):
        raise refuse("not-here")
    if person and person.screen and type(command) not in FROM_A_SCREEN:
        raise refuse("screen")
    if state.settings.tournament is not None and type(command) not in IN_A_TOURNAMENT:
        check_own_return(state, who, command)
    if isinstance(command, HostCommand) and who != state.host:
        raise refuse("not-host")


def check_own_return(state: TableState, who: str | None, command: AnyCommand) -> None:
    """Refuse every command except a return to one's own seat."""
    if not (isinstance(command, asked.TakeSeat) and who and state.hands.get(state.hand_of(who)) == command.seat):
        raise refuse("tournament")
