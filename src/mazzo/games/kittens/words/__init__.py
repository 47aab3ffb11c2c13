"""The text of Exploding Kittens."""

from dataclasses import replace

from mazzo.games.kittens.words import sentences, table
from mazzo.games.plain.words import plain

GAME_TEXT = replace(
    plain("kittens"),
    facts=sentences.facts,
    gains=sentences.gains,
    group=sentences.group,
    question=sentences.question,
    hint=sentences.hint,
    why=lambda t, _: t("ended-by-last-alive"),
    notes=table.notes,
    zone=table.zone,
    help=sentences.help_lines,
    palette=table.palette,
    at_once={"pair": 2, "three": 2},
    keys={"draw": "d", "nope": "n", "pass": "p"},
    passing="kittens-pass-until-turn",
    may_pass=lambda view, seat: seat != view.turn and view.alive[seat],
)
