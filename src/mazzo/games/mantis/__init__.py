"""Mantis: score or steal, before the card is turned over."""

from typing import TypeAlias

from mazzo.core.game import Game
from mazzo.games.mantis.actions import ACTIONS, Action, read_action
from mazzo.games.mantis.board import board
from mazzo.games.mantis.cards import read_card
from mazzo.games.mantis.editions import EDITIONS, Edition
from mazzo.games.mantis.events import Event, seen
from mazzo.games.mantis.eyes import encode
from mazzo.games.mantis.notation import read_position, write_position
from mazzo.games.mantis.rules import apply, deal, idle, in_window, legal
from mazzo.games.mantis.secrets import SECRETS
from mazzo.games.mantis.state import CHANGES, State, all_cards
from mazzo.games.mantis.view import View, view, views

Mantis: TypeAlias = Game[Edition, State, Action, Event, View]

MANTIS: Mantis = Game(
    name="mantis",
    title="Mantis",
    editions=EDITIONS,
    actions=ACTIONS,
    deal=deal,
    legal=legal,
    apply=apply,
    changes=CHANGES,
    idle=idle,
    in_window=in_window,
    view=view,
    views=views,
    seen=seen,
    read_action=read_action,
    read_card=read_card,
    read_position=read_position,
    write_position=write_position,
    board=board,
    cards=all_cards,
    secrets=SECRETS,
    encode=encode,
)
