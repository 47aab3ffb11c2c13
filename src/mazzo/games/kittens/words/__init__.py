"""Exploding Kittens in text."""

from mazzo.games.kittens.words import sentences, table
from mazzo.text.game_text import GameText

GAME_TEXT = GameText(
    name="kittens",
    facts=sentences.facts,
    gains=sentences.gains,
    group=sentences.group,
    question=sentences.question,
    hint=sentences.hint,
    why=lambda t, _: t("ended-by-last-alive"),
    table=table.lines,
    help=sentences.help_lines,
    palette=table.palette,
    seats=lambda view, _: len(view.hands),
    at_once={"pair": 2, "three": 2},
    keys={"draw": "d", "nope": "n", "pass": "p"},
    passing="kittens-pass-until-turn",
    may_pass=lambda view, seat: seat != view.turn and view.alive[seat],
)
