"""Generated names for people who have not chosen one."""

from itertools import product

import pytest

from mazzo.server.store.people import LANGUAGES, guest_name
from mazzo.table.names import check_name

MANY = 900


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_many_valid_names(language: str) -> None:
    pattern, adjectives, animals = LANGUAGES[language]
    names = [
        pattern.format(adjective=adjective, animal=animal)
        for adjective, animal in product(adjectives.split(), animals.split())
    ]
    assert len(set(names)) == len(names) >= MANY
    assert all(check_name(name) == name for name in names)
    assert guest_name(f"xx, {language.upper()}-CH;q=0.9, en;q=0.5") in names


@pytest.mark.parametrize("languages", ["", "tlh", ",;q=", "*"])
def test_an_unknown_language_gets_an_english_name(languages: str) -> None:
    pattern, adjectives, animals = LANGUAGES["en"]
    adjective, animal = guest_name(languages).split()
    assert (pattern, adjective in adjectives, animal in animals) == ("{adjective} {animal}", True, True)
