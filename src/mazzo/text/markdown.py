"""The Markdown of rules pages, as HTML for browsers and as lines for a terminal.

It supports headings, paragraphs, lists, quotes and tables; **bold**, *italics*, `code` and links. Everything else is
text, so a page of a package cannot contain HTML or scripts.
"""

import re
from collections.abc import Iterator, Sequence
from html import escape
from textwrap import fill
from typing import Literal, NamedTuple

HEADING = re.compile(r"(#{1,4}) +(.+)")
ITEM = re.compile(r"[-*+] +(.+)")
NUMBERED = re.compile(r"\d+[.)] +(.+)")
QUOTE = re.compile(r"> *(.+)")
DASHES = re.compile(r"\|[-: |]+\|")
LINK = re.compile(r"!?\[([^\]]*)\]\(([^)\s]*)\)")
SAFE = re.compile(r"https?://|/(?!/)|#")  # addresses that a link may have

Kind = Literal["heading", "text", "list", "numbers", "quote", "table"]
Row = tuple[str, ...]


class Block(NamedTuple):
    kind: Kind
    parts: list[str]  # the items of a list, the lines of a table; otherwise one
    level: int = 0  # of a heading


def blocks(page: str) -> Iterator[Block]:
    """The blocks of a page."""
    block = None
    for line in page.splitlines():
        new = block_of(line.strip())
        if block and new and continues(block, new):
            if new.kind in ("text", "quote"):
                block.parts[-1] += f" {new.parts[0]}"
            else:
                block.parts.extend(new.parts)
            continue
        if block:
            yield block
        block = new
    if block:
        yield block


def block_of(text: str) -> Block | None:
    """The block that a line begins, unless it continues one; None for an empty line."""
    if heading := HEADING.fullmatch(text):
        return Block("heading", [heading[2]], len(heading[1]))
    if item := ITEM.fullmatch(text):
        return Block("list", [item[1]])
    if item := NUMBERED.fullmatch(text):
        return Block("numbers", [item[1]])
    if quote := QUOTE.fullmatch(text):
        return Block("quote", [quote[1]])
    return Block("table" if text.startswith("|") else "text", [text]) if text else None


def continues(block: Block, new: Block) -> bool:
    """Whether a line belongs to the block of the line above it."""
    return block.kind == new.kind != "heading" or (new.kind == "text" and block.kind in ("list", "numbers", "quote"))


def html(page: str) -> str:
    """A page as HTML. Text in the page never becomes an element."""
    return "\n".join(map(element, blocks(page)))


def element(block: Block) -> str:
    texts = [marked(part) for part in block.parts]
    match block.kind:
        case "heading":
            return f"<h{block.level}>{texts[0]}</h{block.level}>"
        case "text":
            return f"<p>{texts[0]}</p>"
        case "quote":
            return f"<blockquote><p>{texts[0]}</p></blockquote>"
        case "list" | "numbers":
            name = "ul" if block.kind == "list" else "ol"
            return f"<{name}>{''.join(f'<li>{text}</li>' for text in texts)}</{name}>"
        case "table":
            head, *rest = rows(block)
            return f"<table>{row(head, 'th')}{''.join(row(each, 'td') for each in rest)}</table>"


def row(cells: Row, name: str) -> str:
    return f"<tr>{''.join(f'<{name}>{marked(cell)}</{name}>' for cell in cells)}</tr>"


def marked(text: str) -> str:
    """Text as HTML: escaped, with its Markdown as elements."""
    found = re.sub(r"`([^`]+)`", r"<code>\1</code>", LINK.sub(link, escape(text)))
    found = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", found)
    return re.sub(r"\*(.+?)\*", r"<em>\1</em>", found)


def link(found: re.Match[str]) -> str:
    """A link; only its text if it is a picture or its address is not allowed."""
    text, address = found.groups()
    return f'<a href="{address}">{text}</a>' if found[0][0] != "!" and SAFE.match(address) else text


def lines(page: str, width: int) -> Iterator[str]:
    """A page as lines of text, wrapped to a width."""
    for number, block in enumerate(blocks(page)):
        if number:
            yield ""
        match block.kind:
            case "heading" | "text":
                yield fill(plain(block.parts[0]), width)
            case "quote":
                yield fill(plain(block.parts[0]), width, initial_indent="    ", subsequent_indent="    ")
            case "list" | "numbers":
                for each, part in enumerate(block.parts, 1):
                    head = "- " if block.kind == "list" else f"{each}. "
                    yield fill(plain(part), width, initial_indent=head, subsequent_indent=" " * len(head))
            case "table":
                yield from columns([tuple(map(plain, each)) for each in rows(block)])


def rows(table: Block) -> list[Row]:
    """The rows of a table, the head first; all have the same number of cells."""
    found = [cells(line) for line in table.parts if not DASHES.fullmatch(line)] or [("",)]
    longest = max(map(len, found))
    return [(*each, *[""] * (longest - len(each))) for each in found]


def cells(line: str) -> Row:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def columns(table: Sequence[Sequence[str]]) -> list[str]:
    """The rows of a table, each column as wide as its longest cell."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]


def plain(markdown: str) -> str:
    """Text without Markdown, on one line."""
    return re.sub(r"[*`]+", "", LINK.sub(r"\1", " ".join(markdown.split())))
