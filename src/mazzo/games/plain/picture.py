"""Pictures of games: a check of SVG files, and a generated picture for a game that has none."""

from collections.abc import Sequence
from urllib.parse import quote
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from mazzo.core.layout import Face, Layout

SVG = "{http://www.w3.org/2000/svg}"
FORBIDDEN = ("script", "foreignObject", "iframe")
MOST_CARDS = 5
WIDE, HIGH = 640, 360
CARD_WIDE, CARD_HIGH = 132, 185
DICE_COLOR = "#3c8ea8"
PIPS = {3: (0, 4, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}  # places in three lines of three
STEP, TURN, DROP = 96, 9, 14  # between two cards of the fan: to the side, in degrees, and down at its ends


def fault_of(svg: str) -> str:
    """The reason why a text cannot be shown as a picture; empty if it can."""
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        return f"it is no SVG: {error}"
    if root.tag != f"{SVG}svg":
        return 'it is no SVG: it should begin with <svg xmlns="http://www.w3.org/2000/svg" viewBox="...">'
    if "viewBox" not in root.attrib:
        return "it has no viewBox, so it cannot be drawn in another size"
    return next((fault for element in root.iter() if (fault := _fault_in(element))), "")


def _fault_in(element: ElementTree.Element) -> str:
    name = str(element.tag).rpartition("}")[2]
    if name in FORBIDDEN:
        return f"it contains <{name}>"
    for key, value in element.attrib.items():
        attribute = key.rpartition("}")[2].lower()
        if attribute.startswith("on"):
            return f"<{name}> has {attribute}=, which is script"
        if attribute == "href" and not value.startswith(("#", "data:image/")):
            return f"<{name}> refers to {value}, which is not in the picture"
    return ""


def cover(layout: Layout, cards: Sequence[object]) -> str:
    """A picture of 16 by 9 for a game that has none: a fan of some of its cards, dice, or the signs of its tokens."""
    shown = [*layout.faces] or [str(card) for card in dict.fromkeys(cards)]
    shown = shown[:: max(1, len(shown) // MOST_CARDS)][:MOST_CARDS]
    if not shown and any(zone.shape == "dice" for zone in layout.zones):
        return _scene(DICE_COLOR, "".join(_die(value, place) for place, value in enumerate((5, 3, 6))))
    if not shown and not layout.zones:
        colors = [token.color for token in layout.tokens] or [DICE_COLOR]
        return _scene(colors[0], "".join(_token(layout, colors, place) for place in range(3)))
    shown = shown or [""] * 3
    middle = (len(shown) - 1) / 2
    fan = "".join(_card(layout, card, number - middle) for number, card in enumerate(shown))
    return _scene(_color(layout, shown[len(shown) // 2]), fan)


def _die(value: int, place: int) -> str:
    """One of three dice, counted from the left."""
    spots = [(spot % 3, spot // 3) for spot in PIPS[value]]
    pips = "".join(f'<circle cx="{33 + 37 * x}" cy="{33 + 37 * y}" r="13" fill="#1d2226"/>' for x, y in spots)
    x, y, turn = 96 + 158 * place, (128, 88, 132)[place], (-12, 6, 14)[place]
    side = (
        '<rect width="140" height="140" rx="26" fill="#fffdf7" stroke="#10242c" stroke-opacity=".35" stroke-width="5"/>'
    )
    return f'<g transform="translate({x} {y}) rotate({turn} 70 70)">{side}{pips}</g>'


def _token(layout: Layout, colors: Sequence[str], place: int) -> str:
    """One of three tokens, counted from the left."""
    sign = layout.tokens[place % len(layout.tokens)].sign if layout.tokens else ""
    x, y, color = 180 + 140 * place, (196, 156, 196)[place], colors[place % len(colors)]
    disc = f'<circle r="74" fill="{color}"/><circle r="60" fill="none" stroke="#fffdf7" stroke-width="5"/>'
    return f'<g transform="translate({x} {y})">{disc}{_text(sign, 0, 22, 64, "#fffdf7")}</g>'


def _scene(color: str, drawn: str) -> str:
    """A drawing on a dark background with a gradient of this colour."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMid slice">'
        f'<defs><radialGradient id="g" cy=".4" r=".8"><stop stop-color="{color}" stop-opacity=".55"/>'
        '<stop offset="1" stop-color="#10242c"/></radialGradient></defs>'
        f'<path d="M0 0h{WIDE}v{HIGH}H0z" fill="#1c3640"/><path d="M0 0h{WIDE}v{HIGH}H0z" fill="url(#g)"/>{drawn}</svg>'
    )


def _card(layout: Layout, card: str, place: float) -> str:
    """One card of the fan; its place is counted from the middle."""
    x, y = WIDE / 2 + place * STEP - CARD_WIDE / 2, (HIGH - CARD_HIGH) / 2 + place * place * DROP
    turn = f"rotate({place * TURN:g} {CARD_WIDE / 2:g} {CARD_HIGH})"
    color = _color(layout, card)
    shape = f'<rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="14"'
    rim = f'{shape} fill="none" stroke="#fffdf7" stroke-width="7"/>'
    if card:
        paper = f'{shape} fill="#fff6e2"/>{shape} fill="{color}" fill-opacity=".16"/>{rim}'
        drawn = paper + _face(layout.faces.get(card, Face()), card, color)
    else:
        drawn = (
            f'{shape} fill="#274b63"/>{rim}<path d="M26 36h80v113H26z" fill="none" stroke="#f0c75e" stroke-width="5"/>'
        )
    return f'<g transform="translate({x:g} {y:g}) {turn}">{drawn}</g>'


def _face(face: Face, card: str, color: str) -> str:
    sign = face.sign or (card if len(card) <= 3 else "")
    corner = f'<circle cx="27" cy="27" r="19" fill="{color}"/>{_text(sign, 27, 34, 22, "#fff")}' if sign else ""
    if face.picture:
        # as an image, so that its scripts do not run and its ids do not clash with others
        image = f'<image href="data:image/svg+xml,{quote(face.picture)}" x="18" y="46" width="96" height="110"/>'
        return image + corner
    name = face.name or card
    return corner + (_text(sign, 66, 122, 72, color) if sign else _text(name[:12], 66, 100, 20, color))


def _text(text: str, x: int, y: int, size: int, color: str) -> str:
    style = f'font-family="system-ui, sans-serif" font-weight="700" text-anchor="middle" font-size="{size}"'
    return f'<text x="{x}" y="{y}" {style} fill="{color}">{escape(text)}</text>'


def _color(layout: Layout, card: str) -> str:
    """The colour of a card, computed as in the web pages."""
    face = layout.faces.get(card)
    number = int(card) if card.lstrip("-").isdigit() else sum(map(ord, card))
    return (face and face.color) or f"hsl({abs(number) * 47 % 360} 48% 36%)"
