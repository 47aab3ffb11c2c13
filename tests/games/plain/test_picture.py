"""Pictures of games: unsafe ones are refused, and missing ones are made from cards."""

from xml.etree import ElementTree

import pytest

from mazzo.core.layout import Face, Layout
from mazzo.games.plain.picture import SVG, cover, fault_of

FINE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><path id="a"/></defs><use href="#a"/>{}</svg>'


def test_shapes_are_fine() -> None:
    assert fault_of(FINE.format("<circle r='2'/>")) == ""


@pytest.mark.parametrize(
    ("svg", "why"),
    {
        "": "it is no SVG",
        "<svg": "it is no SVG",
        "<html/>": "it is no SVG",
        '<svg viewBox="0 0 9 9"/>': "it is no SVG",  # a browser shows none without the namespace
        '<svg xmlns="http://www.w3.org/2000/svg"/>': "it has no viewBox",
        FINE.format("<script>alert(1)</script>"): "it contains <script>",
        FINE.format("<foreignObject/>"): "it contains <foreignObject>",
        FINE.format("<g onload='alert(1)'/>"): "<g> has onload=",
        FINE.format("<image href='https://example.org/a.png'/>"): "<image> refers to https://example.org/a.png",
        FINE.format("<a href='javascript:alert(1)'/>"): "<a> refers to javascript:",
    }.items(),
)
def test_anything_else_is_refused_with_the_reason(svg: str, why: str) -> None:
    assert why in fault_of(svg)


def test_a_picture_is_made_of_faces_evenly_chosen() -> None:
    faces = {str(rank): Face(sign=str(rank), color="#123456") for rank in range(1, 11)}
    made = cover(Layout(faces=faces), [])
    assert fault_of(made) == ""
    signs = [text.text for text in ElementTree.fromstring(made).iter(f"{SVG}text")]
    assert signs[::2] == ["1", "3", "5", "7", "9"]


def test_a_cover_without_faces_shows_cards_from_hands() -> None:
    texts = [text.text for text in ElementTree.fromstring(cover(Layout(), [7, "<b>", 7])).iter(f"{SVG}text")]
    assert "7" in texts
    assert "<b>" in texts


def test_a_cover_without_cards_shows_backs() -> None:
    made = cover(Layout(), [])
    assert fault_of(made) == ""
    assert made.count("<g transform=") == 3


def test_the_picture_of_a_face_stays_an_image() -> None:
    made = cover(Layout(faces={"a": Face(picture=FINE.format("<script>alert(1)</script>"))}), [])
    assert "<script" not in made
    assert fault_of(made) == ""
