"""The Markdown of rules pages."""

from mazzo.text.markdown import html, lines

PAGE = """# A game

It is about **many** things,
on *two* lines, with `code`.

## Cards

- one
  that goes on
- two

1. first
2. second

> Said by
> somebody.

| card | what |
| --- | --- |
| A | it *acts* |
| B |
"""


def test_a_page_becomes_html() -> None:
    assert html(PAGE).splitlines() == [
        "<h1>A game</h1>",
        "<p>It is about <strong>many</strong> things, on <em>two</em> lines, with <code>code</code>.</p>",
        "<h2>Cards</h2>",
        "<ul><li>one that goes on</li><li>two</li></ul>",
        "<ol><li>first</li><li>second</li></ol>",
        "<blockquote><p>Said by somebody.</p></blockquote>",
        "<table><tr><th>card</th><th>what</th></tr><tr><td>A</td><td>it <em>acts</em></td></tr>"
        "<tr><td>B</td><td></td></tr></table>",
    ]


def test_a_page_becomes_lines() -> None:
    assert list(lines(PAGE, 24)) == [
        "A game",
        "",
        "It is about many things,\non two lines, with code.",
        "",
        "Cards",
        "",
        "- one that goes on",
        "- two",
        "",
        "1. first",
        "2. second",
        "",
        "    Said by somebody.",
        "",
        "card  what",
        "A     it acts",
        "B",
    ]


def test_no_text_becomes_an_element() -> None:
    made = html('<script>x</script>\n\n<img src=x onerror="y">\n\n# <b>\n\n| <i> |')
    assert made.startswith("<p>&lt;script&gt;x")
    for element in ("<script", "<img", "<b>", "<i>"):
        assert element not in made


def test_links_lead_to_pages_only() -> None:
    assert html("[a](https://example.org/?a=1&b=2)") == '<p><a href="https://example.org/?a=1&amp;b=2">a</a></p>'
    assert html("[a](/rules/b)") == '<p><a href="/rules/b">a</a></p>'
    for address in ("javascript:alert(1)", "data:text/html,x", "//example.org", '"onclick="x'):
        assert "<a" not in html(f"[a]({address})")
    assert html("![a](https://example.org/a.png)") == "<p>a</p>"


def test_an_empty_page_is_empty() -> None:
    assert html("") == ""
    assert list(lines(" \n\n", 40)) == []
