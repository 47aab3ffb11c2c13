"""A game as one seat sees it, as plain text: everything that a person or a language model needs to decide."""

from collections.abc import Sequence
from typing import Any

from mazzo.core.fields import tag_of
from mazzo.core.play import AnyPlay
from mazzo.core.rules import Seat
from mazzo.text import event_sentences, of
from mazzo.text.locales import Words, words


def text_of_play(play: AnyPlay, seat: Seat, language: str) -> str:
    """The text for `Play.text`."""
    is_reaction = not play.over and play.game.is_reaction(play.state)
    return observation(words(language), play.view(seat), play.names, play.seen_since_own_move(seat), is_reaction)


def observation(t: Words, view: Any, names: Sequence[str], events: Sequence[Any], is_reaction: bool) -> str:
    """The events since a seat's last choice, its view, the question and every legal action."""
    game_text, seat = of(tag_of(view)), view.seat
    happened = event_sentences(t, tag_of(view), events, names, seat)
    hint = game_text.why(t, view) if view.result else game_text.hint(t, view, names)
    question = dict.fromkeys([game_text.question(t, view, names, is_reaction), hint])
    choices = [f"- {action} ({game_text.line(t, action, names, view)})" for action in view.legal]
    blocks = [
        [t("observe-you", name=names[seat], number=seat)],
        [t("observe-happened"), *happened] if happened else [],
        [t("observe-table"), *game_text.table(t, view, names, ())],
        [*filter(None, question)],
        [t("observe-choices"), *choices] if choices else [],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)
