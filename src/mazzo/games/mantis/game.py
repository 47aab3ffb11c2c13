"""Mantis: score or steal, before the card is turned over."""

from typing import TypeAlias

from mazzo.core.game import Game
from mazzo.games.mantis.feats import feats, standing
from mazzo.games.mantis.layout import LAYOUT
from mazzo.games.mantis.observations import encode
from mazzo.games.mantis.rules.actions import ACTIONS, Action, read_action
from mazzo.games.mantis.rules.cards import read_card
from mazzo.games.mantis.rules.editions import EDITIONS, Edition
from mazzo.games.mantis.rules.events import EVENTS, Event, seen
from mazzo.games.mantis.rules.notation import read_position, write_position
from mazzo.games.mantis.rules.rules import apply, apply_unchecked, deal, idle, legal
from mazzo.games.mantis.rules.secrets import SECRETS
from mazzo.games.mantis.rules.state import State, all_cards
from mazzo.games.mantis.rules.view import View, view, views
from mazzo.games.mantis.sampling import sample_state

Mantis: TypeAlias = Game[Edition, State, Action, Event, View]

MANTIS: Mantis = Game(
    name="mantis",
    title="Mantis",
    editions=EDITIONS,
    actions=ACTIONS,
    events=EVENTS,
    deal=deal,
    legal=legal,
    apply=apply,
    apply_unchecked=apply_unchecked,
    idle=idle,
    view=view,
    views=views,
    seen=seen,
    read_action=read_action,
    read_card=read_card,
    read_position=read_position,
    write_position=write_position,
    layout=LAYOUT,
    standing=standing,
    feats=feats,
    cards=all_cards,
    secrets=SECRETS,
    sample_state=sample_state,
    encode=encode,
)
