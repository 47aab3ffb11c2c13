"""All checks of a game, one after the other."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from math import ceil
from typing import NamedTuple

from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.errors import listing
from mazzo.games import AnyGame, get, kit, names
from mazzo.testing.faults import Fault
from mazzo.testing.layouts import check_layout
from mazzo.testing.lookalikes import viewers
from mazzo.testing.messages import check_words
from mazzo.testing.parts import check_parts, lesson_messages
from mazzo.testing.promises import AT_EVERY_STATE, AT_THE_END
from mazzo.testing.returns import check_returns
from mazzo.testing.sampling import SampledStates, sample_state_in
from mazzo.testing.settings import LONGEST_GAME, Setting, choose, seat_counts, settings, settings_with_odd_numbers
from mazzo.testing.walk import MORE_TRIES, failed, shortest, walk, watch

GAMES = 3
"""The number of games in each setting."""

WRITE_SAMPLE_STATE = (
    "Show in the view what is missing there, or write Game(sample_state=...); docs/reference/games.md has an example."
    " Until then, bots and coach that search cannot help, and its levels choose at random"
)

Progress = Callable[[int, int], None]
"""Called with the number of games played and the total."""


class Warned(str):
    """The summary of a check that passed, but found a weakness."""


class Check(NamedTuple):
    """A check. Calling it returns a summary, or raises a `Fault`."""

    name: str
    run: Callable[[Progress], str]

    def __call__(self, progress: Progress = lambda _done, _all: None) -> str:
        try:
            return self.run(progress)
        except Fault:
            raise
        except Exception as error:  # rules may raise anything
            raise failed(error) from error

    def __str__(self) -> str:
        return self.name


SHOWN_MOVES = 6


class Ending:
    """Plays one random game of each setting, on the first call only. An endless game makes every check fail."""

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
    game, chance = setting.game, QuickChance(f"{setting} ends")
    moves: list[str] = []
    try:
        state = setting.start("ends").state
        while not state.result and state.to_act:
            if len(moves) == LONGEST_GAME:
                last = listing(moves[-SHOWN_MOVES:])
                fault = Fault("the game ends", f"it goes on after {LONGEST_GAME:,} random moves; the last were {last}")
                fault.where = f"{setting.seats} seats, edition {setting.edition}"
                return fault
            seat = chance.choice(state.to_act)
            action = choose(chance.below, game.legal(state, seat))
            state, _ = game.apply(state, seat, action, chance)
            moves.append(f"{seat} {action}")
    except Exception:
        return None
    return None


def checks(game: str | AnyGame, games: int = GAMES) -> list[Check]:
    """The checks of a game: its rules and its secrets in each edition, and that every kind of action and event
    occurs.
    """
    chosen = get(game) if isinstance(game, str) else game
    every = [*settings(chosen), *settings_with_odd_numbers(chosen)]
    ending = Ending(settings(chosen))
    found = [
        Check("returns", lambda _progress: check_returns(chosen, settings(chosen))),
        Check("end", lambda _progress: ending.check()),
        Check("layout", after(ending, lambda _progress: check_layout(chosen, settings(chosen)))),
        Check("kinds", after(ending, partial(check_kinds, chosen, every, games))),
    ]
    own_kit = kit(chosen.name) if chosen.name in names() and get(chosen.name) is chosen else None
    messages = (
        own_kit.all_messages if own_kit and not own_kit.text else chosen.words
    )  # a game with its own text needs no messages
    if messages:
        found.append(
            Check("words", lambda _progress: check_words(chosen, messages, lesson_messages(own_kit) if own_kit else ()))
        )
    if own_kit:
        found.append(Check("parts", lambda _progress: check_parts(own_kit)))
    for edition in chosen.editions:
        own = [setting for setting in every if setting.edition == edition]
        found.append(Check(f"rules of edition {edition}", after(ending, partial(check_rules, own, games))))
        found.append(Check(f"secrets of edition {edition}", after(ending, partial(check_secrets, own, games))))
        found.append(Check(f"sampled states of edition {edition}", after(ending, partial(check_sampling, own, games))))
    return found


def after(ending: Ending, run: Callable[[Progress], str]) -> Callable[[Progress], str]:
    """A check that plays whole games. It runs only if games come to an end."""

    def checked(progress: Progress) -> str:
        ending.check()
        return run(progress)

    return checked


def check_kinds(game: AnyGame, every: list[Setting], games: int, progress: Progress) -> str:
    """Check that every kind of action and event occurs."""
    missing = {*game.actions, *game.events}
    for number, (seed, setting) in enumerate(product(range(10 * games), every)):
        progress(number, 10 * games * len(every))
        play = walk(setting, f"kinds {seed}")
        missing -= {type(action) for _, action in play.moves} | set(map(type, play.events))
        if not missing:
            return f"each of {len(game.actions)} kinds of actions and {len(game.events)} kinds of events happens"
    names = listing(sorted(kind.__name__ for kind in missing))
    raise Fault("every kind of action and event happens", f"in {10 * games * len(every)} games there was no {names}")


def check_rules(own: list[Setting], games: int, progress: Progress) -> str:
    states = 0
    tries = list(to_play(own, games))
    for number, (setting, seed) in enumerate(tries, 1):
        try:
            states += len(walk(setting, seed).moves) + 1
        except Fault as fault:
            raise shortest(fault, (partial(walk, *each) for each in small_games(setting))) from fault.__cause__
        progress(number, len(tries))
    promises = len(AT_EVERY_STATE) + len(AT_THE_END)
    return f"{promises} promises at {states:,} states of {len(tries)} games"


def to_play(own: list[Setting], games: int) -> Iterator[tuple[Setting, int]]:
    """The games to play: all of them with printed options, and a third as many with a changed option."""
    for setting in own:
        yield from ((setting, seed) for seed in range(ceil(games / 3) if setting.options else games))


def check_secrets(own: list[Setting], games: int, progress: Progress) -> str:
    lookalikes = steps = 0
    hidden: set[str] = set()
    tries = list(to_play(own, games))
    for number, (setting, seed) in enumerate(tries, 1):
        for viewer in viewers(setting.seats):
            try:
                watched = watch(setting, viewer, seed)
            except Fault as fault:
                shorter = (partial(watch, *each) for each in small_views(setting))
                raise shortest(fault, shorter) from fault.__cause__
            lookalikes, steps, hidden = lookalikes + watched.lookalikes, steps + watched.steps, hidden | watched.hidden
        progress(number, len(tries))
    if not lookalikes:
        return "nothing is hidden from anybody"
    return f"hidden: {listing(sorted(hidden))}; {lookalikes:,} lookalikes looked the same for {steps:,} moves"


def check_sampling(own: list[Setting], games: int, progress: Progress) -> str:
    """Check that states can be sampled for a seat. If not, the warning says what is missing."""
    printed = [setting for setting in own if not setting.options]
    printed = [*printed[:2], *printed[2:][-1:]]  # few seats and many
    total = SampledStates(0, 0, False)
    for number, (setting, seed) in enumerate(product(printed, range(games)), 1):
        try:
            total = total.and_also(sample_state_in(setting, seed))
        except Fault as fault:
            if setting.game.sample_state:
                raise
            return Warned(f"no state can be sampled for a seat ({fault.instead}). {WRITE_SAMPLE_STATE}")
        progress(number, len(printed) * games)
    if total.hides and not total.others:
        raise Fault("sampled states are not always the true one", f"all of {total.states:,} states were the true one")
    return f"{total.states:,} states fit all that a seat knew; {total.others:,} were not the true one"


def small_games(setting: Setting) -> Iterator[tuple[Setting, str]]:
    """Games with few seats, in which a fault is easier to find."""
    fewest = setting._replace(seats=seat_counts(setting.game, setting.edition)[0])
    return ((fewest, f"small {seed}") for seed in range(MORE_TRIES))


def small_views(setting: Setting) -> Iterator[tuple[Setting, int | None, str]]:
    return ((small, viewer, seed) for small, seed in small_games(setting) for viewer in viewers(small.seats))
