"""A drawing of a table as PNG, since models cannot look at SVG."""

from io import BytesIO
from xml.etree import ElementTree

from PIL import Image, ImageDraw, ImageFont

from mazzo.core.board import PAPER, Board

FONT = ImageFont.load_default(13)


def png(board: Board) -> bytes:
    """The drawing of `Board.svg`, which has rectangles, circles and words only."""
    root = ElementTree.fromstring(board.svg())
    image = Image.new("RGB", (int(root.attrib["width"]), int(root.attrib["height"])), PAPER)
    draw = ImageDraw.Draw(image)
    for element in root:
        shape = element.attrib
        x, y = (float(shape.get(name, 0)) for name in ("x", "y"))
        match element.tag.rpartition("}")[2]:
            case "rect":
                box = (x, y, x + float(shape["width"]), y + float(shape["height"]))
                is_frame = shape["fill"] == "none"
                draw.rectangle(box, None if is_frame else shape["fill"], shape["stroke"] if is_frame else None)
            case "circle":
                centre, radius = (float(shape["cx"]), float(shape["cy"])), float(shape["r"])
                draw.circle(centre, radius, shape["fill"])
            case _:
                draw.text((x, y), element.text or "", shape["fill"], FONT, anchor="ls")
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
