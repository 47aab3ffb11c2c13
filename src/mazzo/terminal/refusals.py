"""The reasons of refusals."""

from mazzo.client.link import Answer
from mazzo.core.errors import Refused
from mazzo.locales import Words


def reason(t: Words, answer: Answer) -> str:
    try:
        return t(f"refusal-{answer.code}", **answer.facts)
    except Refused:  # a code that this version has no message for
        return t("refusal-other", why=answer.sentence)
