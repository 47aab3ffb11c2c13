"""Mantis in text."""

from mazzo.text.mantis import table, words
from mazzo.text.telling import Telling

MANTIS = Telling(
    name="mantis",
    sentence=words.sentence,
    label=words.label,
    gains=words.gains,
    group=words.group,
    question=words.question,
    hint=words.hint,
    why=words.why,
    table=table.lines,
    help=lambda t: t("terminal-help-mantis").splitlines(),
    palette=table.palette,
    seats=lambda view, _: len(view.tanks),
    at_once={"steal": 2},
    keys={"score": "s"},
    own="score",
)
