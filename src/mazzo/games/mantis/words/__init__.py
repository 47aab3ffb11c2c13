"""Mantis in text."""

from mazzo.games.mantis.words import sentences, table
from mazzo.text.game_text import GameText

GAME_TEXT = GameText(
    name="mantis",
    facts=sentences.facts,
    gains=sentences.gains,
    group=sentences.group,
    question=sentences.question,
    hint=sentences.hint,
    why=sentences.why,
    table=table.lines,
    help=lambda t: t("terminal-help-mantis").splitlines(),
    palette=table.palette,
    seats=lambda view, _: len(view.tanks),
    at_once={"steal": 2},
    keys={"score": "s"},
    own="score",
)
