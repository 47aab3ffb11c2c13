"""The text of Mantis."""

from dataclasses import replace

from mazzo.games.mantis.words import sentences
from mazzo.games.plain.words import plain

GAME_TEXT = replace(
    plain("mantis"),
    facts=sentences.facts,
    gains=sentences.gains,
    group=sentences.group,
    question=sentences.question,
    hint=sentences.hint,
    why=sentences.why,
    zone=sentences.zone,
    help=lambda t: t("terminal-help-mantis").splitlines(),
    palette=sentences.palette,
    at_once={"steal": 2},
    keys={"score": "s"},
    own="score",
)
