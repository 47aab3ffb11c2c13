"""The form for house rules, which the page builds from options that the server sends."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, Locator, expect

from mazzo.core.edition import AnswerOption, NumberOption, SwitchOption, offered
from mazzo.games import GAMES
from tests.slow import slowly
from tests.web.browser import Visitor, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import choose, chosen, open_set_table, open_table

TABLES = [slowly("mantis", "en"), slowly("mantis", "it"), ("kittens", "2025")]


def lobby(host: Visitor, address: str, settings: dict[str, object]) -> str:
    """Open a table with the house rules unfolded; returns its code."""
    code = open_set_table(host, address, settings)
    host.page.locator("details:has([data-setting='hand']) > summary").click()
    return code


def setting(host: Visitor, name: str) -> Locator:
    return host.page.locator(f"[data-setting='{name}']")


def check_agreed(host: Visitor, address: str, code: str, options: Mapping[str, object]) -> None:
    """Wait until the server has these house rules, since the page shows them earlier."""
    table = f"{address}/api/tables/{code}"
    host.until(lambda: host.page.request.get(table).json()["settings"]["options"] == options)


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_the_form_has_every_option_of_the_edition(
    server: QuickServer, browser: Browser, game: str, edition: str
) -> None:
    options = offered(GAMES[game].editions[edition])
    with visitor(browser) as host:
        lobby(host, server.address, {"game": game, "edition": edition})
        details = host.page.locator("details:has([data-setting='hand'])")
        shown = details.locator("[data-setting]").evaluate_all("all => all.map(each => each.dataset.setting)")
        assert shown == list(options)
        for name, option in options.items():
            match option:
                case SwitchOption(printed):
                    assert setting(host, name).is_checked() == printed
                case NumberOption(printed):
                    expect(setting(host, name).locator("output")).to_have_text(str(printed))
                case AnswerOption(printed, answers):
                    assert chosen(host.page, name).input_value() == printed
                    assert setting(host, name).locator("input").evaluate_all("all => all.map(each => each.value)") == [
                        *answers
                    ]


@pytest.mark.parametrize("is_most", [pytest.param(False, marks=pytest.mark.slow), True], ids=["least", "most"])
def test_a_number_stops_at_its_bounds(server: QuickServer, browser: Browser, is_most: bool) -> None:
    options = offered(GAMES["kittens"].editions["it"])
    numbers = {name: option for name, option in options.items() if isinstance(option, NumberOption)}
    bounds = {name: option.most if is_most else option.least for name, option in numbers.items()}
    almost = {name: bound - 1 if is_most else bound + 1 for name, bound in bounds.items()}
    with visitor(browser) as host:
        code = lobby(host, server.address, {"game": "kittens", "edition": "it", "options": almost})
        for name, bound in bounds.items():
            button = setting(host, name).locator("button").nth(int(is_most))
            button.click()
            expect(setting(host, name).locator("output")).to_have_text(str(bound))
            expect(button).to_be_disabled()
        others = {name: bound for name, bound in bounds.items() if bound != numbers[name].printed}
        check_agreed(host, server.address, code, others)


def test_a_printed_value_is_not_a_house_rule(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as host:
        code = lobby(host, server.address, {"game": "kittens", "edition": "it"})
        summary = host.page.locator("details:has([data-setting='hand']) > summary em")
        setting(host, "combos").uncheck()
        choose(host.page, "favor_from", "one")
        expect(summary).to_contain_text("2")
        check_agreed(host, server.address, code, {"combos": False, "favor_from": "one"})
        choose(host.page, "favor_from", "everybody")
        expect(summary).to_contain_text("1")
        setting(host, "combos").check()
        expect(summary).to_have_count(0)
        check_agreed(host, server.address, code, {})


@pytest.mark.parametrize("game", ["kittens", slowly("mantis")])
def test_a_table_has_the_first_edition_until_another_is_chosen(
    server: QuickServer, browser: Browser, game: str
) -> None:
    editions = list(GAMES[game].editions)
    first, second = editions[:2]
    with visitor(browser) as host:
        open_table(host, server.address, game)
        expect(chosen(host.page, "edition")).to_have_value(first)
        answers = host.page.locator("[data-setting='edition'] input")
        assert answers.evaluate_all("found => found.map(each => each.value)") == editions
        choose(host.page, "edition", second)
        expect(chosen(host.page, "edition")).to_have_value(second)
        host.page.goto(f"{server.address}/local")
        choose(host.page, "game", game)
        expect(chosen(host.page, "edition")).to_have_value(second)
