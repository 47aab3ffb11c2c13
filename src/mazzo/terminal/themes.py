"""Dark and light, in the colours of the pages."""

from collections.abc import Mapping

from textual.theme import Theme

DARK = Theme(
    name="mazzo-dark",
    primary="#4fb3c8",
    secondary="#8d6fd1",
    accent="#ffd166",
    success="#2fb380",
    warning="#f2a33a",
    error="#e5533d",
    foreground="#e6f1f4",
    background="#0f1d23",
    surface="#162a32",
    panel="#1d3640",
    dark=True,
)
LIGHT = Theme(
    name="mazzo-light",
    primary="#0f6f86",
    secondary="#66348f",
    accent="#a4540a",
    success="#037c58",
    warning="#a4540a",
    error="#b3261e",
    foreground="#14262d",
    background="#f4f8fa",
    surface="#e4eef2",
    panel="#d3e3e9",
    dark=False,
)

LIGHT_BACKGROUNDS = ("7", "15")


def is_light(environment: Mapping[str, str]) -> bool:
    """Whether the terminal reports dark text on a light background."""
    return environment.get("COLORFGBG", "").rpartition(";")[2] in LIGHT_BACKGROUNDS
