"""Commands between games: take a seat, get ready, and change the settings."""

from contextlib import suppress

from mazzo.core.chance import Dice
from mazzo.core.errors import Refused, listing
from mazzo.table import playing
from mazzo.table.checks import check_one_seat, check_room, check_seat, not_while_playing, own_seat
from mazzo.table.commands import AddBot, AddEntropy, Change, Ready, RemoveBot, Shuffle, Sit, Stand
from mazzo.table.day import check_changeable
from mazzo.table.events import BotSatDown, BotStoodUp, Changed, EntropyAdded, GotReady, SatDown, SeatsShuffled, StoodUp
from mazzo.table.evolve import Step
from mazzo.table.names import BOT_NAMES, free_name
from mazzo.table.reasons import refuse
from mazzo.table.settings import checked
from mazzo.table.updates import Occupant

LONGEST_ENTROPY = 64


# Sitting down


def sit(step: Step, who: str, _: Sit) -> None:
    state = step.state
    not_while_playing(state)
    check_one_seat(state, who)
    left = [seat for seat, holder in enumerate(state.seats) if holder.left]
    if left and len(state.seats) >= state.edition.most_seats:
        seat = left[0]
    else:
        check_room(state)
        seat = len(state.seats)
    step.emit(SatDown(state.people[who].name, seat, who))


def stand(step: Step, who: str, _: Stand) -> None:
    not_while_playing(step.state)
    seat = own_seat(step.state, who)
    step.emit(StoodUp(step.state.people[who].name, seat))
    with suppress(Refused):
        playing.begin_if_all_are_ready(step)


def add_bot(step: Step, _: str, command: AddBot) -> None:
    state = step.state
    not_while_playing(state)
    check_room(state)
    if command.bot not in state.own_bots:
        raise refuse("unknown-bot", bots=listing(state.own_bots))
    names = {holder.name for holder in state.seats} | {person.name for person in state.people.values()}
    name = next((name for name in BOT_NAMES if name not in names), free_name(BOT_NAMES[0], names))
    step.emit(BotSatDown(name, command.bot))


def remove_bot(step: Step, _: str, command: RemoveBot) -> None:
    not_while_playing(step.state)
    check_seat(step.state, command.seat)
    if step.state.seats[command.seat].occupant is not Occupant.BOT:
        raise refuse("not-a-bot")
    step.emit(BotStoodUp(command.seat))


def shuffle(step: Step, _: str, _command: Shuffle) -> None:
    """Shuffle the seats. The order is derived from the next seed and used for nothing else."""
    state = step.state
    check_changeable(state.settings)
    not_while_playing(state)
    if state.next_seed is None:
        raise refuse("no-seed")
    chance = Dice(state.next_seed, f"seats at {state.version}")
    step.emit(SeatsShuffled(chance.shuffled(range(len(state.seats)))))


# Settings


def change(step: Step, _: str, command: Change) -> None:
    """Change the settings. No player is ready after that."""
    not_while_playing(step.state)
    check_changeable(step.state.settings)
    settings = checked(command.settings, step.state.games)
    check_changeable(settings)
    if settings.one_device != step.state.settings.one_device:
        raise refuse("one-device-stays")
    if settings.tournament is not None:
        raise refuse("tournament")
    step.emit(Changed(settings))


def ready(step: Step, who: str, command: Ready) -> None:
    """Set whether a person is ready. The game begins when all are."""
    seat = own_seat(step.state, who)
    not_while_playing(step.state)
    step.emit(GotReady(seat, command.on))
    playing.begin_if_all_are_ready(step)


def add_entropy(step: Step, who: str, command: AddEntropy) -> None:
    own_seat(step.state, who)
    check_changeable(step.state.settings)
    text = command.text
    if step.state.is_playing or not (text.isascii() and text.isalnum() and len(text) <= LONGEST_ENTROPY):
        raise refuse("entropy", most=LONGEST_ENTROPY)
    step.emit(EntropyAdded(who, text))
