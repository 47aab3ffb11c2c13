"""One table: it carries out commands, and creates each person's updates.

The same commands at the same times give the same table, so it can be rebuilt from a log.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from mazzo.core.record import commit
from mazzo.table.commands import Command, Notice
from mazzo.table.decide import decide
from mazzo.table.events import BotKnown, Event, game_events, happenings
from mazzo.table.evolve import evolve, opened
from mazzo.table.seat_holder import SeatHolder
from mazzo.table.settings import Games, Settings
from mazzo.table.state import TableState
from mazzo.table.updates import Bystander, Occupant, SeatView, SharedUpdate, TableView, Update

MOST_LISTED = 20  # bystanders shown by name; the others are counted


class Table:
    """A table with its current state. Copies are cheap, since states never change."""

    __slots__ = ("_shown", "events", "state")

    def __init__(self, state: TableState, events: Sequence[Event] = ()) -> None:
        self.state = state
        self.events = events  # of the last command
        # A cache of the last public view, with its key.
        self._shown: tuple[object, TableView, tuple[Bystander, ...]] | None = None

    @classmethod
    def open(cls, code: str, settings: Settings, games: Games, bots: Mapping[str, Sequence[str]]) -> "Table":
        """A new table with its available games and bots."""
        return cls(opened(code, settings, games, bots))

    def copy(self) -> "Table":
        """An independent copy."""
        return self.after(self.state, self.events)

    def after(self, state: TableState, events: Sequence[Event]) -> "Table":
        """This table in the state that `decide` returned, with its events."""
        table = Table(state, events)
        table._shown = self._shown
        return table

    def handle(self, who: str | None, command: Command | Notice, now: float) -> None:
        """Carry out a command. A refused command changes nothing."""
        self.state, self.events = decide(self.state, who, command, now)

    def know_bot(self, bot: str) -> None:
        """Allow a bot at this table even if it is no longer offered."""
        if bot not in self.state.own_bots:
            self.state = evolve(self.state, BotKnown(bot))

    def update(
        self, who: str | None, now: float, since: int | None = None, shared: SharedUpdate | None = None
    ) -> Update:
        """An update for one person.

        It has the events of the last command if the person has the version before it (`since`), otherwise all events of
        the game that they may see. `shared` is the result of `share`, for callers that need many updates.
        """
        state, play, told = self.state, self.state.play, shared or self.share(now, has_views=False)
        seat = state.seat_of(who)
        follows = since == state.version - 1
        is_host = who is not None and who == state.host
        return Update(
            version=state.version,
            table=told.table,
            seat=seat,
            host=is_host,
            passing=seat is not None and state.seats[seat].passing,
            view=shared.views[seat] if shared and seat is not None else play and play.view(seat),
            events=tuple([play.game.seen(event, seat) for event in told.events]) if play and follows else (),
            past=tuple(play.seen(seat)) if play and not follows else (),
            happenings=told.happenings if follows else (),
            is_reaction=told.is_reaction,
            idle=str(play.game.idle(play.state, seat)) if play and seat is not None and seat in told.to_act else None,
            removed=tuple([Bystander(state.numbers[each], name) for each, name in state.removed.items()])
            if is_host
            else (),
            others=self._look()[1] if is_host else (),
        )

    def share(self, now: float, has_views: bool = True) -> SharedUpdate:
        """The common part of all updates of one version. For a single update it is faster without views."""
        play, happened = self.state.play, happenings(self.events)
        if play is None:
            return SharedUpdate(self.view(now), [None] * len(self.state.seats), (), happened, (), is_reaction=False)
        views = play.views() if has_views else ()
        is_reaction = play.game.is_reaction(play.state)
        return SharedUpdate(self.view(now), views, game_events(self.events), happened, play.to_act, is_reaction)

    def view(self, now: float) -> TableView:
        """The public view. It is cached except for the remaining time, since most moves change nothing else."""
        deadline, (shown, _) = self.state.clock.deadline, self._look()
        return shown if deadline is None else replace(shown, seconds_left=max(0.0, deadline - now))

    def _look(self) -> tuple[TableView, tuple[Bystander, ...]]:
        """The public view without the remaining time, and the bystanders that it does not list."""
        state = self.state
        people = state.people, state.seats, state.host, state.requests, state.settings, state.locked
        games = state.stage, state.begun, state.seed, state.next_seed, state.evening
        if self._shown is None or self._shown[0] != (people, games):
            here, gone = bystanders(state)
            self._shown = (people, games), view(state, here), (*here[MOST_LISTED:], *gone)
        return self._shown[1], self._shown[2]


def view(state: TableState, here: Sequence[Bystander]) -> TableView:
    return TableView(
        code=state.code,
        stage=state.stage,
        settings=state.settings,
        seats=tuple(seat_view(state, holder) for holder in state.seats),
        watchers=sum(not each.screen for each in here),
        bystanders=tuple(here[:MOST_LISTED]),
        games=state.begun,
        commitment=commit(state.seed) if state.seed else None,
        seed=None if state.is_playing else state.seed,
        next_commitment=commit(state.next_seed) if state.next_seed else None,
        seconds_left=None,
        locked=state.is_locked,
        scores=() if state.is_playing else state.evening.standings(state.settings.evening),
        last_game=None if state.is_playing else state.evening.last_game,
        screens=sum(each.screen for each in here),
        evening_games=state.evening.games,
        decided=state.evening.decided and not state.is_playing,
    )


def seat_view(state: TableState, holder: SeatHolder) -> SeatView:
    person = state.people.get(holder.person or "")
    return SeatView(
        name=holder.name,
        occupant=holder.occupant,
        bot=None if holder.occupant is Occupant.PERSON else holder.bot,
        host=holder.person is not None and holder.person == state.host,
        connected=bool(person and person.connected),
        person=person.number if person else None,
        ready=holder.ready,
        left=holder.left,
        program=bool(person and person.program),
        avatar=person.avatar if person else None,
    )


def bystanders(state: TableState) -> tuple[list[Bystander], list[Bystander]]:
    """The people without a seat: those connected, and the others."""
    seated = {holder.person for holder in state.seats}
    here: list[Bystander] = []
    gone: list[Bystander] = []
    for who, person in state.people.items():
        if who not in seated:
            asks_for, is_here = state.requests.get(who), person.connected
            bystander = Bystander(
                person.number, person.name, asks_for, person.program, person.avatar, is_here, person.screen
            )
            (here if is_here else gone).append(bystander)
    return here, gone
