"""One table: who sits where, what is played, and what they are told.

`handle` takes who asks, what, and when; it refuses with a reason, or does it. Nothing else changes a table, and the
same commands at the same times make the same table again: that is how a log becomes a table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from mazzo.core.edition import Edition, choose
from mazzo.core.errors import Refused
from mazzo.core.play import Play
from mazzo.core.record import Record, commit
from mazzo.core.rules import Seat
from mazzo.table import coming, fresh, lobby, playing
from mazzo.table import commands as asked
from mazzo.table.chair import Chair
from mazzo.table.clock import Clock
from mazzo.table.commands import AnyCommand, Back, Command, Former, Join, Notice
from mazzo.table.evening import Evening
from mazzo.table.people import Person, owner
from mazzo.table.reasons import refuse
from mazzo.table.settings import Games, Settings, checked
from mazzo.table.updates import Bystander, ChairView, Happening, Player, Shared, Stage, TableView, Update

AnyPlay = Play[Any, Any, Any, Any, Any]

MOST_LISTED = 20  # bystanders by name; the others are counted


class Table:
    """Gets its games, the bots it may seat by game (the first stands in for people), and the time as arguments.

    Whatever it has is replaced, not changed in place, so that a copy costs little; but for the play and the clock.
    """

    def __init__(self, code: str, settings: Settings, games: Games, bots: Mapping[str, Sequence[str]]) -> None:
        self.code = code
        self.games = games
        self.bots = bots
        self.settings = checked(settings, games)
        self.stage = Stage.LOBBY
        self.version = 0
        self.people: Mapping[str, Person] = {}
        self.numbers: Mapping[str, int] = {}  # of everybody who ever came
        self.host: str | None = None
        self.removed: Mapping[str, str] = {}  # whom the host has sent away, and their names
        self.locked = False
        self.chairs: tuple[Chair, ...] = ()
        self.play: AnyPlay | None = None  # in a lobby there is none
        self.players: tuple[str | None, ...] = ()  # who had each seat when the game began
        self.hands: Mapping[str, Seat] = {}  # whose hand each person has seen in this game; nobody sees a second one
        self.requests: Mapping[str, Seat] = {}  # who would like to play on in which seat
        self.evening = Evening()
        self.begun = 0  # games
        self.fast_forward = False  # whether somebody who is out does not want to wait for the bots
        self.clock = Clock()
        self.active_at: float | None = None  # when somebody last came, or asked for anything, or a game ended
        self.next_seed: str | None = None
        self.seed: str | None = None  # of the game being played
        self.entropy: Mapping[str, str] = {}  # what people add to the next seed
        self.asked: Mapping[Seat, int] = {}  # since which version each seat is asked what it is asked now
        self.events: list[Any] = []  # what the last command made happen
        self.happenings: list[Happening] = []
        self._shown: tuple[object, TableView, tuple[Bystander, ...]] | None = None  # the last, and what it is made from

    def copy(self) -> "Table":
        """An independent copy."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.play = self.play and self.play.copy()
        twin.clock = replace(self.clock)
        return twin

    def change_chair(self, seat: Seat, **changes: Any) -> None:
        self.chairs = (*self.chairs[:seat], replace(self.chairs[seat], **changes), *self.chairs[seat + 1 :])

    def give_chair(self, seat: Seat, who: str, name: str) -> None:
        """Seat somebody there, and forget all about who sat there before."""
        self.chairs = (*self.chairs[:seat], Chair(name, who, self.chairs[seat].bot), *self.chairs[seat + 1 :])

    def remove_chair(self, seat: Seat) -> None:
        self.chairs = self.chairs[:seat] + self.chairs[seat + 1 :]

    def change_person(self, who: str, **changes: Any) -> None:
        self.people = {**self.people, who: replace(self.people[who], **changes)}

    def handle(self, who: str | None, command: Command | Notice | Former, now: float) -> None:
        """Do what is asked, or refuse and change nothing."""
        if self.stage is Stage.CLOSED:
            raise refuse("closed")
        by_a_person = isinstance(command, Command | Former)
        if by_a_person and who not in self.people and (who is None or not isinstance(command, Join)):
            raise refuse("not-here")
        told = self.events, self.happenings
        self.events, self.happenings = [], []
        try:
            HANDLERS[type(command)](self, who, command, now)
        except Refused:
            self.events, self.happenings = told
            raise
        if by_a_person:
            playing.hand_back(self, who, now)
        if by_a_person or isinstance(command, Back) or self.active_at is None:
            self.active_at = now
        self.clock.idle_at = playing.idle_at(self, self.active_at)
        self.version += 1

    def update(self, who: str | None, now: float, since: int | None = None, shared: Shared | None = None) -> Update:
        """What a person is told: the events of the last command if they have seen the version before it, otherwise all
        events of the game that they may see.

        `shared` is what `share` made of this table, if the caller has many to tell.
        """
        seat = self.seat_of(who)
        follows = since == self.version - 1
        is_host = who is not None and who == self.host
        return Update(
            version=self.version,
            table=shared.table if shared else self.view(now),
            seat=seat,
            host=is_host,
            passing=seat is not None and self.chairs[seat].passing,
            view=shared.views[seat] if shared and seat is not None else self.play and self.play.view(seat),
            events=tuple(self.play.game.seen(event, seat) for event in self.events) if self.play and follows else (),
            past=tuple(self.play.seen(seat)) if self.play and not follows else (),
            happenings=tuple(self.happenings) if follows else (),
            is_reaction=self.play is not None and self.play.game.is_reaction(self.play.state),
            idle=str(self.play.game.idle(self.play.state, seat)) if self.play and seat in self.play.to_act else None,
            removed=tuple(Bystander(self.numbers[who], name) for who, name in self.removed.items()) if is_host else (),
            others=self._look()[1] if is_host else (),
        )

    def share(self, now: float) -> Shared:
        """What several updates of one version have in common."""
        return Shared(self.view(now), self.play.views() if self.play else [None] * len(self.chairs))

    def view(self, now: float) -> TableView:
        """What everybody may know; most moves change nothing of it but the time that is left."""
        deadline, (shown, _) = self.clock.deadline, self._look()
        return shown if deadline is None else replace(shown, seconds_left=max(0.0, deadline - now))

    def _look(self) -> tuple[TableView, tuple[Bystander, ...]]:
        """What everybody may know, without a time; and the people without a seat of whom it tells nothing."""
        people = self.people, self.chairs, self.host, self.requests, self.settings, self.locked
        games = self.stage, self.begun, self.seed, self.next_seed, self.evening
        if self._shown is None or self._shown[0] != (people, games):
            here, gone = self._bystanders()
            self._shown = (people, games), self._view(here), (*here[MOST_LISTED:], *gone)
        return self._shown[1], self._shown[2]

    def _view(self, bystanders: Sequence[Bystander]) -> TableView:
        return TableView(
            code=self.code,
            stage=self.stage,
            settings=self.settings,
            chairs=tuple(self._chair_view(chair) for chair in self.chairs),
            watchers=len(bystanders),
            bystanders=tuple(bystanders[:MOST_LISTED]),
            games=self.begun,
            commitment=commit(self.seed) if self.seed else None,
            seed=None if self.stage is Stage.PLAYING else self.seed,
            next_commitment=commit(self.next_seed) if self.next_seed else None,
            seconds_left=None,
            locked=self.locked,
            scores=() if self.stage is Stage.PLAYING else self.evening.ranking(),
            last_game=None if self.stage is Stage.PLAYING else self.evening.last_game,
        )

    def _chair_view(self, chair: Chair) -> ChairView:
        person = self.people.get(chair.person or "")
        return ChairView(
            name=chair.name,
            player=chair.player,
            bot=None if chair.player is Player.PERSON else chair.bot,
            host=chair.person is not None and chair.person == self.host,
            connected=bool(person and person.connected),
            person=person.number if person else None,
            ready=chair.ready,
            left=chair.left,
            program=bool(person and person.program),
            look=person.look if person else None,
        )

    def _bystanders(self) -> tuple[list[Bystander], list[Bystander]]:
        """The people without a seat: those who are connected, and those who are not."""
        seated = {chair.person for chair in self.chairs}
        here: list[Bystander] = []
        gone: list[Bystander] = []
        for who, person in self.people.items():
            if who not in seated:
                asks_for, is_here = self.requests.get(who), person.connected
                bystander = Bystander(person.number, person.name, asks_for, person.program, person.look, is_here)
                (here if is_here else gone).append(bystander)
        return here, gone

    @property
    def is_waiting(self) -> bool:
        """Whether there is room for somebody who is not here yet."""
        is_full = len(self.chairs) >= self.edition.most_seats
        return self.stage in (Stage.LOBBY, Stage.OVER) and not (is_full or self.locked or self.settings.one_device)

    @property
    def needs_seed(self) -> bool:
        """Whether the next game still needs a seed."""
        return self.next_seed is None and self.stage in (Stage.LOBBY, Stage.OVER)

    @property
    def record(self) -> Record | None:
        """The record of the last game, once it is over."""
        return self.play.record() if self.play and self.play.over else None

    @property
    def edition(self) -> Edition:
        """What is played at this table."""
        chosen: Edition = choose(self.games[self.settings.game].editions, self.settings.edition, self.settings.options)
        return chosen

    @property
    def own_bots(self) -> Sequence[str]:
        """The bots that play the game of this table."""
        return self.bots[self.settings.game]

    def know_bot(self, bot: str) -> None:
        """Let a bot play this game here, also if it is not offered any more."""
        if bot not in self.own_bots:
            self.bots = {**self.bots, self.settings.game: [*self.own_bots, bot]}

    def bots_asked(self) -> list[Seat]:
        """The seats that a bot is to play now, in turn order."""
        if not self.play:
            return []
        return [seat for seat in self.play.to_act if self.chairs[seat].player is not Player.PERSON]

    @property
    def is_hurried(self) -> bool:
        """Whether bots finish the game without a pause: they play alone, and somebody who is out asked for it."""
        return self.fast_forward and not self.people_play

    @property
    def people_play(self) -> bool:
        """Whether a person has a seat that is still in the game, here or away."""
        play = self.play
        return play is not None and any(
            chair.person and not play.game.is_out(play.state, seat) for seat, chair in enumerate(self.chairs)
        )

    def seat_of(self, who: str | None) -> Seat | None:
        if who is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.person == who:
                    return seat
        return None

    def hand_of(self, who: str) -> str:
        """The key under which `hands` notes whose hand somebody has seen: all tabs of one person share it."""
        return who if self.settings.one_device else owner(who)

    def person(self, number: int) -> str:
        """Who at the table has this number."""
        found = next((who for who, person in self.people.items() if person.number == number), None)
        if found is None:
            raise refuse("no-person")
        return found

    def closed_to(self, who: str | None) -> str | None:
        """Why somebody may not come, not even to watch; None if they may."""
        if who is not None and any(owner(other) == owner(who) for other in self.removed):
            return "removed"
        if self.locked and not any(who is not None and owner(other) == owner(who) for other in self.numbers):
            return "locked"
        return None


def nothing(_table: Table, _who: str | None, _command: AnyCommand, _now: float) -> None:
    """This command changes nothing."""


HANDLERS: dict[type[AnyCommand], Callable[[Table, Any, Any, float], None]] = {
    asked.Join: coming.join,
    asked.Leave: coming.leave,
    asked.Rename: coming.rename,
    asked.Back: coming.back,
    asked.Gone: coming.gone,
    asked.Remove: coming.remove,
    asked.LetIn: coming.let_in,
    asked.HandOn: coming.hand_on,
    asked.HostAway: coming.host_away,
    asked.Lock: coming.lock,
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
    asked.Act: playing.act,
    asked.BotActs: playing.bot_acts,
    asked.PassUntilTurn: playing.pass_until_turn,
    asked.FastForward: playing.fast_forward,
    asked.SetSpeed: playing.set_speed,
    asked.TakeSeat: playing.take_seat,
    asked.Agree: playing.agree,
    asked.Decline: playing.decline,
    asked.Tick: playing.tick,
    asked.Begin: playing.begin,
    asked.Seated: lobby.seated,
    asked.Nothing: nothing,
    asked.Close: playing.close,
    asked.Forgotten: coming.forget,
    asked.FreshLog: fresh.fresh_log,
}
