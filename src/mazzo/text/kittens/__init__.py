"""Exploding Kittens in text."""

from mazzo.games.kittens.actions import Pass
from mazzo.games.kittens.state import Reaction
from mazzo.text.kittens import table, words
from mazzo.text.telling import Telling

KITTENS = Telling(
    name="kittens",
    sentence=words.sentence,
    label=words.label,
    gains=words.gains,
    group=words.group,
    question=words.question,
    hint=words.hint,
    why=lambda t, _: t("ended-by-last-alive"),
    table=table.lines,
    help=words.help_lines,
    fact=words.fact,
    palette=table.palette,
    seats=lambda view, _: len(view.hands),
    at_once={"pair": 2, "three": 2},
    keys={"draw": "d", "nope": "n", "pass": "p"},
    default=lambda view: Pass() if isinstance(view.phase, Reaction) else None,
    has_window=True,
    passing="kittens-pass-until-turn",
    may_pass=lambda view, seat: seat != view.turn and view.alive[seat],
)
