"""Exploding Kittens: draw, and hope it is no kitten."""

from typing import TypeAlias

from mazzo.core.game import Game
from mazzo.games.kittens.beliefs import sample_state
from mazzo.games.kittens.feats import feats, standing
from mazzo.games.kittens.layout import LAYOUT, note
from mazzo.games.kittens.observations import encode
from mazzo.games.kittens.rules.actions import ACTIONS, Action, read_action
from mazzo.games.kittens.rules.cards import read_card
from mazzo.games.kittens.rules.editions import EDITIONS, Edition
from mazzo.games.kittens.rules.events import EVENTS, Event, seen
from mazzo.games.kittens.rules.notation import read_position, write_position
from mazzo.games.kittens.rules.rules import apply, apply_unchecked, deal, idle, is_out, is_reaction, legal
from mazzo.games.kittens.rules.secrets import SECRETS
from mazzo.games.kittens.rules.state import State, all_cards
from mazzo.games.kittens.rules.view import View, view

Kittens: TypeAlias = Game[Edition, State, Action, Event, View]

KITTENS: Kittens = Game(
    name="kittens",
    title="Exploding Kittens",
    editions=EDITIONS,
    actions=ACTIONS,
    events=EVENTS,
    deal=deal,
    legal=legal,
    apply=apply,
    apply_unchecked=apply_unchecked,
    idle=idle,
    is_reaction=is_reaction,
    view=view,
    seen=seen,
    read_action=read_action,
    read_card=read_card,
    read_position=read_position,
    write_position=write_position,
    layout=LAYOUT,
    note=note,
    is_out=is_out,
    standing=standing,
    feats=feats,
    hands=lambda state: state.hands,
    cards=all_cards,
    secrets=SECRETS,
    sample_state=sample_state,
    encode=encode,
)
