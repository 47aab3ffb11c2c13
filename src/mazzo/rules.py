"""Everything needed to write the rules of a game, in one place. docs/games.md writes some, step by step."""

from mazzo.core.chance import Chance
from mazzo.core.edition import Edition
from mazzo.core.encoding import Encoding
from mazzo.core.errors import Refused
from mazzo.core.game import Game
from mazzo.core.layout import Face, Flag, Layout, Token, Zone
from mazzo.core.notation import Action, action_reader
from mazzo.core.plain import Ended, Over, Phase, State, Turn, View, applying, position_reader, write_position
from mazzo.core.rules import Event, Result, Seat, Step, refusal
from mazzo.core.secrets import Secrets, Viewer
from mazzo.games.kit import Kit

__all__ = [
    "Action",
    "Chance",
    "Edition",
    "Encoding",
    "Ended",
    "Event",
    "Face",
    "Flag",
    "Game",
    "Kit",
    "Layout",
    "Over",
    "Phase",
    "Refused",
    "Result",
    "Seat",
    "Secrets",
    "State",
    "Step",
    "Token",
    "Turn",
    "View",
    "Viewer",
    "Zone",
    "action_reader",
    "applying",
    "position_reader",
    "refusal",
    "write_position",
]
