"""The pages show the parts of a package: its picture, its rules, its lessons, and the names of its options."""

import json
import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.playing import hurry, open_table
from tests.web.test_learning import LEARNT, go_on, learn


def shown_width(picture: Locator) -> int:
    picture.evaluate("picture => picture.decode()")
    return int(picture.evaluate("picture => picture.naturalWidth"))


def test_the_first_page_shows_a_picture_of_every_game(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        ada.page.goto(server.address)
        for game in ("foxfire", "magpie", "heron"):
            picture = ada.page.locator(f".game-card.{game} .game-scene img")
            expect(picture).to_have_attribute("src", f"/packages/{game}.svg")
            assert shown_width(picture) > 0
        expect(ada.page.locator(".game-card.foxfire .game-words > p")).to_contain_text("Animals of the night")
        served = ada.page.request.get(f"{server.address}/packages/foxfire.svg")
        assert served.headers["content-type"] == "image/svg+xml"
        assert "script-src 'self'" in served.headers["content-security-policy"]
        assert "<script" not in ada.page.request.get(f"{server.address}/packages/heron.svg").text()


def test_a_tournament_offers_the_games_for_three_and_for_five_people(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        ada.page.goto(f"{server.address}/club")
        ada.page.locator("[data-setting='edition']").wait_for()
        offered = ada.page.locator("[data-setting='game'] [value]").evaluate_all("each => each.map((one) => one.value)")
        games = ada.page.request.get(f"{server.address}/api/games").json()
        seats = {game["name"]: game["editions"][0] for game in games}
        fitting = {name for name, each in seats.items() if each["fewest_seats"] <= 3 and each["most_seats"] >= 5}
        assert set(offered) == fitting
        assert fitting < set(seats)


def test_its_rules_are_read_in_the_language_of_the_page(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE, language="it") as ada:
        page = ada.page
        page.goto(server.address)
        page.goto(f"{server.address}/rules/foxfire")
        expect(page.locator("article h1")).to_have_text("Foxfire: le regole")
        expect(page.locator("article table tr")).to_have_count(7)
        assert shown_width(page.locator(".rules-scene img")) > 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.goto(f"{server.address}/rules/magpie")
        expect(page.locator("article blockquote")).to_contain_text("Magpie non ha ancora una pagina con le regole.")
        page.goto(f"{server.address}/rules/heron")  # it has only English
        expect(page.locator("article h1")).to_have_text("Heron")
        expect(page.locator("article p").first).to_have_text("<script>document.title = 'x'</script>")
        page.goto(f"{server.address}/rules/nobody")
        expect(page.locator(".nowhere")).to_have_count(1)


def test_its_lessons_are_learnt_one_after_the_other(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        page = ada.page
        hurry(ada)
        page.goto(server.address)
        page.locator(".game-card.foxfire a[href='/learn/foxfire']").click()
        lessons = json.loads(page.request.get(f"{server.address}/packages/foxfire-lessons.json").text())
        assert [lesson["name"] for lesson in lessons] == ["mouse", "bat", "badger", "hedgehog", "fox", "owl"]
        for number, lesson in enumerate(lessons):
            page.locator(f".learn-steps li:nth-child({number + 1}) [aria-current]").wait_for()
            learn(page, lesson["start"])
            expect(page.locator(f"{LEARNT} .learn-text")).not_to_have_text("")
            expect(page.locator(".learn-happened")).to_contain_text("You ")
            go_on(page)
        page.locator("[data-seat='3']").first.wait_for()  # after the last lesson: a game


def test_a_game_without_lessons_shows_its_rules_instead(server: QuickServer, browser: Browser) -> None:
    with visitor(browser, PHONE) as ada:
        for game in ("magpie", "heron"):
            ada.page.goto(f"{server.address}/learn/{game}")
            ada.page.wait_for_url(f"**/rules/{game}")
            expect(ada.page.locator("article h1")).to_be_visible()


def test_the_answers_of_options_have_names_in_the_lobby(server: QuickServer, browser: Browser) -> None:
    for language, name, answer in (
        ("en", "Who begins the next round", "The next player"),
        ("de", "", "Wer danach dran ist"),
    ):
        with visitor(browser, PHONE, language=language) as ada:
            open_table(ada, server.address, "foxfire")
            rules = house_rules(ada.page)
            expect(rules).to_contain_text(name)
            expect(rules.locator("[data-setting='begins'] label")).to_have_text([re.compile(".+"), answer])


def house_rules(page: Page) -> Locator:
    found = page.locator("details", has=page.locator("[data-setting='begins']"))
    found.locator("summary").click()
    return found
