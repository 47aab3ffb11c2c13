"""A generated rules page for a game that has none, from its layout and its actions."""

from mazzo.core.fields import tag_of
from mazzo.core.layout import Zone
from mazzo.games import get
from mazzo.games.plain.words.names import card_name, field_name, kind_name
from mazzo.text import in_a_line, message, title
from mazzo.text.lines import capital, labelled
from mazzo.text.locales import Words


def help_lines(t: Words, game: str) -> list[str]:
    """The game in a few lines: its blurb, and the use of each card."""
    return list(filter(None, [title(t, game), in_a_line(t, game), *(f"  {line}" for line in cards(t, game))]))


def page(t: Words, game: str) -> str:
    """A rules page in Markdown. It begins with a note that it was generated."""
    chapters = {
        "rules-cards": cards(t, game, "**"),
        "rules-actions": actions(t, game),
        "rules-table": [place(t, game, zone) for zone in get(game).board_layout.zones],
    }
    told = [
        [f"## {t(heading)}", "\n".join(f"- {line}" for line in lines)] for heading, lines in chapters.items() if lines
    ]
    opening = [f"# {title(t, game)}", in_a_line(t, game), f"> {t('rules-made', game=title(t, game))}", players(t, game)]
    return "\n\n".join(filter(None, [*opening, *(block for chapter in told for block in chapter)]))


def players(t: Words, game: str) -> str:
    editions = get(game).editions.values()
    fewest, most = min(each.fewest_seats for each in editions), max(each.most_seats for each in editions)
    return t("rules-players", fewest=fewest, most=most)


def cards(t: Words, game: str, mark: str = "") -> list[str]:
    """The cards of the layout with their signs and their text."""
    found = []
    for card, face in get(game).board_layout.faces.items():
        name, text = card_name(t, game, card), message(t, f"{game}-text-{card}", face.text)
        sign = f" ({face.sign})" if face.sign and face.sign != name else ""
        found.append(f"{mark}{name}{mark}{sign}{': ' if text else ''}{text}")
    return found


def actions(t: Words, game: str) -> list[str]:
    """The kinds of actions that play no card; `cards` describes the others."""
    layout = get(game).board_layout
    kinds = [kind for kind in get(game).actions if tag_of(kind) not in layout.plays]
    plain = {tag_of(kind) for kind in kinds if not kind.__struct_fields__ and t.has(f"{game}-do-{tag_of(kind)}")}
    return [
        t(f"{game}-do-{each}", you="yes") if each in plain else kind_name(t, game, each) for each in map(tag_of, kinds)
    ]


def place(t: Words, game: str, zone: Zone) -> str:
    """A zone, and which players see its cards."""
    seen = t("rules-own" if zone.own else "rules-open" if zone.cards else "rules-hidden", of=zone.of)
    return labelled(t, capital(field_name(t, game, zone.name)), seen)
