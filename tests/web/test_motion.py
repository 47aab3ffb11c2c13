"""In every frame of a move, each card is in exactly one place, and the board shows the state before the move until the
card has landed. The moves come from the real rules, and the test advances the page frame by frame."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.generated import STALE
from tests.slow import slowly
from tests.web import plays
from tests.web.browser import DESKTOP, PHONE, visitor
from tests.web.conftest import QuickServer
from tests.web.film import STEP, Film, filmed
from tests.web.playing import begin, play_until

# What a page shows: the cards in each place, on the stage, and the log.
SEE = """() => {
  const number = (element) => Number(element?.textContent ?? 0);
  const sum = (all) => all.reduce((total, each) => total + each, 0);
  const all = (what) => [...document.querySelectorAll(what)];
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const where = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  // A card that is turned has another side, and the one that faces away is not seen through it.
  const isMirrored = (flyer) => {
    const isTurned = new DOMMatrix(getComputedStyle(flyer.firstElementChild).transform).m11 < 0;
    const sides = [...flyer.querySelectorAll(".side")];
    const isShown = (side) => side.classList.contains("reverse") === isTurned;
    return !sides.some(isShown) || sides.some((side) => getComputedStyle(side).backfaceVisibility !== "hidden");
  };
  const flying = all(".flyer").map((flyer) => ({ card: flyer.dataset.flying, ...where(flyer) }));
  const times = (card) => Number(card.parentElement.querySelector(".p-times")?.textContent.slice(1) ?? 1);
  const hand = all(".p-fan [data-card]").filter(isSeen).flatMap((card) => Array(times(card)).fill(card.dataset.card));
  const discard = document.querySelector("[data-place='discard'] [aria-label]")?.ariaLabel.match(/one|\\d+/)?.[0];
  const tanks = all(".p-tank").map((tank) => {
    const stacks = [...tank.querySelectorAll(".stack")];
    return Object.fromEntries(stacks.map((stack) => [stack.dataset.stack, Number(stack.dataset.count)]));
  });
  return {
    flying,
    hand,
    tanks,
    lying: all(".p-tank .lying").filter(isSeen).length,
    scores: all(".p-goal .sum b").map(number),
    pile: number(document.querySelector("[data-place=pile] .pile-count")),
    others: all(".figure .held-count").map(number),
    discard: discard === "one" ? 1 : Number(discard ?? 0),
    kitten: all("[data-place='kitten'] .k-card").filter(isSeen).length,
    turn: all("[data-seat]:has(.seat-tag.turn)").map((each) => Number(each.dataset.seat)),
    log: all(".log li").map((line) => line.textContent),
    spoken: all("[role='log'] p").map((line) => line.textContent),
    mirrored: all(".flyer").filter(isMirrored).length,
    places: Object.fromEntries(all("[data-place]").map((each) => [each.dataset.place, each.getBoundingClientRect()])),
  };
}"""


class Frame(NamedTuple):
    time: int
    seen: dict[str, Any]

    @property
    def flying(self) -> list[str]:
        return [each["card"] for each in self.seen["flying"]]

    @property
    def mantis_cards(self) -> int:
        tanks = sum(count for tank in self.seen["tanks"] for count in tank.values())
        return int(tanks + sum(self.seen["scores"]) + self.seen["pile"]) + len(self.flying)

    @property
    def kittens_cards(self) -> int:
        seen = self.seen
        lying = seen["pile"] + len(seen["hand"]) + sum(seen["others"]) + seen["discard"] + seen["kitten"]
        return int(lying) + len(self.flying)


def shot(film: Film) -> list[Frame]:
    return [*numbered(film.watch(SEE)), Frame(-1, film.page.evaluate(SEE))]


def numbered(looks: list[dict[str, Any]]) -> list[Frame]:
    return [Frame(number * STEP, seen) for number, seen in enumerate(looks)]


def check(frames: list[Frame], cards: Callable[[Frame], int]) -> None:
    """Check that each card is in one place in every frame, nothing is mirrored, and the log waits for the landing."""
    counts = {frame.time: cards(frame) for frame in frames}
    assert set(counts.values()) == {cards(frames[-1])}, counts
    assert [frame.time for frame in frames if frame.seen["mirrored"]] == []
    assert frames[0].flying, "something is on its way from the first frame on"
    assert not frames[-1].flying, "nothing is left on the stage"
    assert frames[0].seen["spoken"] == []
    assert frames[-1].seen["spoken"] != []
    assert all(frame.seen["log"] in ([], frame.seen["spoken"]) for frame in frames), "on a phone, the log is put away"


def until_landed(frames: list[Frame]) -> list[Frame]:
    return [frame for frame in frames[:-1] if frame.flying and not frame.seen["spoken"]]


def distance(one: dict[str, float], other: dict[str, float]) -> float:
    return float(((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5)


def is_near(card: dict[str, float], place: dict[str, float], margin: float) -> bool:
    across = place["left"] - margin < card["x"] < place["right"] + margin
    return across and place["top"] - margin < card["y"] < place["bottom"] + margin


def check_way(frames: list[Frame], card: str, start: str, goal: str) -> None:
    """Check that a card moves from one place to another without a jump."""
    way = [next(each for each in frame.seen["flying"] if each["card"] == card) for frame in until_landed(frames)]
    places = frames[0].seen["places"]
    assert is_near(way[0], places[start], 10)
    assert is_near(way[-1], places[goal], 60)
    steps = [distance(one, other) for one, other in pairwise(way)]
    assert max(steps) < max(sum(steps) / 3, 60), "it jumped"


MANTIS = """
    tank 0: rrbg
    tank 1: yykg
    tank 2: oppb
    scores: 2 3 0
    pile: {top}/{back} g/ygb o/orb p/pkr
    phase: turn {seat}
    """


@pytest.fixture(params=[pytest.param(DESKTOP, marks=pytest.mark.slow), PHONE], ids=["desktop", "phone"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


def test_each_card_is_counted_when_it_lands_on_its_score_pile(
    server: QuickServer, browser: Browser, size: tuple[int, int]
) -> None:
    with filmed(browser, server.address, "mantis", MANTIS.format(top="r", back="roy", seat=0), size=size) as film:
        film.does(0, "score")
        frames = shot(film)
    check(frames, lambda frame: frame.mantis_cards)
    check_way(frames, "red", "pile", "score-0")
    sums = [sum(frame.seen["scores"]) for frame in frames]
    assert sorted(sums) == sums
    assert set(sums) == {5, 6, 7, 8}, "the count ticks, card by card"
    for frame in until_landed(frames):
        assert frame.seen["turn"] == [0]
        assert frame.seen["lying"] <= 12, "what flies does not lie in a Tank"
    assert sum(frames[-1].seen["scores"]) == 8
    assert frames[-1].seen["turn"] == [1]
    assert frames[-1].seen["spoken"] == ["You scored 3 red."]


# Decodes real sounds, and records the pitch of each that is played.
LISTEN = """() => {
  globalThis.played = [];
  globalThis.decoding = { begun: 0, done: 0 };
  const decode = AudioContext.prototype.decodeAudioData;
  AudioContext.prototype.decodeAudioData = async function (bytes) {
    decoding.begun++;
    return decode.call(this, bytes).finally(() => decoding.done++);
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function () {
    played.push(Math.round(this.playbackRate.value * 1e6)); // so exact that no other is the same by chance
    start.call(this);
  };
}"""
CAN_HEAR = """() => decoding.begun && decoding.begun === decoding.done
  && decoding.done === performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".mp3")).length"""
WEIGHT = """() => ({
  played: [...played],
  plus: document.querySelector(".stage-plus")?.textContent ?? "",
  over: getComputedStyle(document.querySelector("[data-place='score-0'] .way i")).transitionTimingFunction,
})"""


def test_scoring_has_weight(server: QuickServer, browser: Browser) -> None:
    """Cards land one by one, each sounds higher, the gain rises from the pile, and the bar overshoots."""
    with filmed(
        browser, server.address, "mantis", MANTIS.format(top="r", back="roy", seat=0), size=PHONE, fresh=True
    ) as film:
        film.page.evaluate(LISTEN)
        film.page.locator(".status").click()
        film.page.wait_for_function(CAN_HEAR)
        film.does(0, "score")
        looks = film.watch(WEIGHT, 20)
    rising = [1_000_000, 1_090_000, 1_180_000]
    heard = [[rate for rate in look["played"] if rate in rising] for look in looks]
    assert [each for each, before in zip(heard, [None, *heard], strict=False) if each != before] == [
        rising[:count] for count in range(4)
    ], "one by one, each higher than the last"
    gained = {look["plus"] for look in looks if len(look["played"]) < len(rising)}
    assert gained == {""}, "not before all have landed"
    assert sum(look["plus"] == "+3" for look in looks) > 20, "it is seen for a while"
    assert float(looks[-1]["over"].split(",")[1]) > 1


WATCH_CAPTIONS = """() => {
    window.captions = [];
    const look = () => document.querySelectorAll(".said").forEach((said) => window.captions.push(said.textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def caption(film: Film) -> str:
    """The text of the last caption; it may have disappeared."""
    film.page.wait_for_function("window.captions.length > 0")
    return str(film.page.evaluate("window.captions.at(-1)"))


LARGE_GAIN = """
    tank 0: rrrrrbg
    tank 1: yykg
    scores: 2 3
    pile: r/roy g/ygb
    phase: turn 0
    """
PLUS = """() => {
  const words = document.querySelector(".stage-plus span");
  return words ? parseFloat(getComputedStyle(words).fontSize) / document.querySelector(".stage").offsetHeight : 0;
}"""


def test_a_gain_of_six_is_shown_at_fifteen_hundredths_of_the_board(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "mantis", LARGE_GAIN, size=PHONE) as film:
        film.page.evaluate(WATCH_CAPTIONS)
        film.does(0, "score")
        sizes = film.watch(PLUS)
        assert caption(film) == "You scored 6 red."
    assert max(sizes) == pytest.approx(0.15, abs=0.005)


HELD = 1200  # milliseconds, see web/src/board/flight.later.tsx


def test_a_stolen_stack_travels_from_one_tank_to_the_other(
    server: QuickServer, browser: Browser, size: tuple[int, int]
) -> None:
    with filmed(browser, server.address, "mantis", MANTIS.format(top="r", back="roy", seat=2), size=size) as film:
        film.page.evaluate(WATCH_CAPTIONS)
        film.does(2, "steal 0")
        frames = shot(film)
        assert caption(film) == "Clack stole 3 red from you."
    check(frames, lambda frame: frame.mantis_cards)
    check_way(frames, "red", "pile", "tank-2")
    together = [frame for frame in frames if frame.flying.count("red") == 3]
    assert len(together) * STEP >= HELD, "one sees what is taken from oneself"
    for frame in until_landed(frames):
        reds = sum(tank.get("red", 0) for tank in frame.seen["tanks"])
        assert reds + frame.flying.count("red") == 3
        assert frame.seen["turn"] == [2]
    assert frames[-1].seen["spoken"] == ["Clack stole 3 red from you."]


def test_a_card_that_matches_nothing_settles_in_its_tank(
    server: QuickServer, browser: Browser, size: tuple[int, int]
) -> None:
    with filmed(browser, server.address, "mantis", MANTIS.format(top="o", back="roy", seat=0), size=size) as film:
        film.does(0, "score")
        frames = shot(film)
    check(frames, lambda frame: frame.mantis_cards)
    check_way(frames, "orange", "pile", "tank-0")
    assert {tuple(frame.flying) for frame in until_landed(frames)} == {("orange",)}
    assert frames[-1].seen["spoken"] == ["You tried to score: orange, no match. It stays in your Tank."]


def test_nothing_reveals_the_outcome_before_the_card_is_turned(server: QuickServer, browser: Browser) -> None:
    looks = []
    for top in ("r", "o"):  # a hit, and a miss
        with filmed(browser, server.address, "mantis", MANTIS.format(top=top, back="roy", seat=0), fresh=True) as film:
            film.does(0, "score")
            film.step(200)
            looks.append(film.page.locator("main").aria_snapshot())
    assert looks[0] == looks[1]


KITTENS = """
    seat 0: {hand}
    seat 1: tacocat tacocat {more}
    seat 2: favor see
    pile: {top} skip kitten beard {last} shuffle
    discard: see
    turn: {seat} owes 1
    """
HAND = "attack defuse nope skip beard beard"


def kittens(hand: str = HAND, more: str = "skip", top: str = "rainbow", seat: int = 0) -> str:
    last = "tacocat" if top == "kitten" else "kitten"  # there are two in the pile
    return KITTENS.format(hand=hand, more=more, top=top, last=last, seat=seat)


def test_a_drawn_card_goes_to_its_place_in_the_hand(
    server: QuickServer, browser: Browser, size: tuple[int, int]
) -> None:
    with filmed(browser, server.address, "kittens", kittens(), size=size) as film:
        film.does(0, "draw")
        frames = shot(film)
    check(frames, lambda frame: frame.kittens_cards)
    check_way(frames, "rainbow", "pile", "hand-0")
    for frame in until_landed(frames):
        assert "rainbow" not in frame.seen["hand"], "not in the hand while it flies"
        assert frame.seen["pile"] == 5
        assert frame.seen["turn"] == [0]
    assert "rainbow" in frames[-1].seen["hand"]
    assert frames[-1].seen["spoken"] == ["You drew a Rainbow-Ralphing Cat."]


def test_a_card_that_another_draws_stays_face_down(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(seat=1)) as film:
        film.does(1, "draw")
        frames = shot(film)
    check(frames, lambda frame: frame.kittens_cards)
    check_way(frames, "back", "pile", "seat-1")
    assert {frame.seen["others"][0] for frame in until_landed(frames)} == {3}
    assert frames[-1].seen["others"][0] == 4


@pytest.mark.parametrize(("action", "cards"), [slowly("skip", ["skip"]), ("pair beard 1", ["beard", "beard"])])
def test_a_played_card_moves_from_the_hand_to_the_discard_pile(
    server: QuickServer, browser: Browser, size: tuple[int, int], action: str, cards: list[str]
) -> None:
    with filmed(browser, server.address, "kittens", kittens(), size=size) as film:
        film.does(0, action)
        frames = shot(film)
    check(frames, lambda frame: frame.kittens_cards)
    check_way(frames, cards[0], "hand-0", "discard")
    for frame in until_landed(frames):
        assert frame.flying == cards
        assert cards[0] not in frame.seen["hand"]
        assert frame.seen["discard"] == 1
    assert frames[-1].seen["discard"] == 1 + len(cards)


def test_a_stolen_card_flies_over_the_table(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(), seat=1) as film:
        film.play.apply(0, "pair beard 1")
        film.play.apply(2, "pass")
        film.skip_ahead()
        film.page.evaluate(WATCH_CAPTIONS)
        film.does(1, "pass")
        frames = shot(film)
        said = caption(film)
    check_cards(frames)
    assert frames[-1].seen["spoken"][-1] == said
    assert said.startswith("Ada stole")
    assert said.endswith("from you.")


def test_a_favor_is_given_from_hand_to_hand(server: QuickServer, browser: Browser) -> None:
    position = kittens(hand="favor skip")
    with filmed(browser, server.address, "kittens", position) as film:
        film.play.apply(0, "favor")
        film.play.apply(1, "pass")
        film.play.apply(2, "pass")
        film.skip_ahead()
        film.does(1, "give tacocat")
        frames = shot(film)
    check_cards(frames)
    flights = [frame for frame in frames if frame.flying]
    assert {tuple(frame.flying) for frame in flights} == {("tacocat",)}
    assert all("tacocat" not in frame.seen["hand"] for frame in flights)
    assert frames[-1].seen["spoken"][-1] == "Bubbles gave you a Tacocat."


def test_a_nope_lands_before_the_log_names_it(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(more="nope"), seat=0) as film:
        film.play.apply(0, "skip")
        film.skip_ahead()
        film.does(1, "nope")
        frames = shot(film)
    check_cards(frames)
    before = [frame for frame in frames if frame.flying]
    assert {frame.seen["discard"] for frame in before} == {2}
    assert all("Bubbles played Nope!" not in frame.seen["spoken"] for frame in before)
    assert frames[-1].seen["discard"] == 3
    assert frames[-1].seen["spoken"][-1] == "Bubbles played Nope!"


def check_cards(frames: list[Frame]) -> None:
    counts = {frame.time: frame.kittens_cards for frame in frames}
    assert set(counts.values()) == {frames[-1].kittens_cards}, counts
    assert any(frame.flying for frame in frames)


def test_a_kitten_without_a_defuse_explodes(server: QuickServer, browser: Browser, size: tuple[int, int]) -> None:
    position = kittens(hand="attack nope skip beard", top="kitten")
    with filmed(browser, server.address, "kittens", position, size=size) as film:
        film.does(0, "draw")
        frames = shot(film)
    check(frames, lambda frame: frame.kittens_cards)
    suspense = until_landed(frames)
    assert len(suspense) * 40 > 1500, "it takes its time"
    assert {tuple(frame.flying) for frame in suspense} == {("kitten",)}
    assert {len(frame.seen["hand"]) for frame in suspense} == {4}, "no player is out before the explosion"
    scattered = next(frame for frame in frames if len(frame.flying) == 5)
    assert scattered.flying[-1] == "kitten", "it comes down on top, as it lies in the end"
    assert scattered.seen["spoken"] == ["You drew an Exploding Kitten!"]
    assert frames[-1].seen["spoken"] == [
        "You drew an Exploding Kitten!",
        "You exploded. Your 4 cards go to the Discard Pile.",
    ]
    assert frames[-1].seen["discard"] == 6


def test_a_defuse_is_tapped_by_its_own_player(server: QuickServer, browser: Browser, size: tuple[int, int]) -> None:
    with filmed(browser, server.address, "kittens", kittens(top="kitten"), size=size) as film:
        film.does(0, "draw")
        frames = numbered(film.watch(SEE, until="[data-step='defuse']"))
        assert frames[-1].seen["spoken"] == ["You drew an Exploding Kitten!"]
        film.page.locator("[data-step='defuse']").click()
        after = shot(film)
        assert film.page.locator("[data-action^='insert']").count() > 0
    check(frames + after, lambda frame: frame.kittens_cards)
    assert after[-1].seen["spoken"][-1] == "You defused it."
    assert len(after) * 40 < 2500, "who taps need not wait for the clock"


@pytest.mark.parametrize("language", ["de", *map(slowly, ("en", "it", "fr"))])
def test_the_words_of_the_defuse_fit_on_a_phone(server: QuickServer, browser: Browser, language: str) -> None:
    with filmed(browser, server.address, "kittens", kittens(top="kitten"), size=PHONE, language=language) as film:
        film.does(0, "draw")
        film.watch(ms=200, until="[data-step='defuse'] span")
        box = film.page.locator("[data-step='defuse'] span").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


def test_a_defuse_is_used_when_its_player_does_nothing(server: QuickServer, browser: Browser) -> None:
    with filmed(browser, server.address, "kittens", kittens(top="kitten")) as film:
        film.does(0, "draw")
        frames = shot(film)
        assert film.page.locator("[data-action^='insert']").count() > 0
    check(frames, lambda frame: frame.kittens_cards)


def test_other_players_see_the_fuse(server: QuickServer, browser: Browser) -> None:
    position = kittens(more="defuse", top="kitten", seat=1)
    with filmed(browser, server.address, "kittens", position) as film:
        film.does(1, "draw")
        frames = numbered(film.watch(SEE, until=".k-fuse"))
        assert film.page.locator(".k-fuse").count()
        frames += shot(film)
        assert film.page.locator("[data-step='defuse']").count() == 0
    check(frames, lambda frame: frame.kittens_cards)
    assert frames[-1].seen["kitten"] == 1, "its player holds it until it is put back"


@pytest.mark.parametrize("game", [slowly("mantis"), "kittens"])
def test_cards_are_dealt_from_the_pile(server: QuickServer, browser: Browser, size: tuple[int, int], game: str) -> None:
    with filmed(browser, server.address, game, 4, size=size, from_the_start=True) as film:
        frames = shot(film)
    cards = [frame.mantis_cards if game == "mantis" else frame.kittens_cards for frame in frames]
    assert set(cards) == {cards[-1]}
    assert frames[0].seen["pile"] == cards[-1], "nothing is dealt before one has come in"
    assert any(frame.flying for frame in frames)


def test_the_games_for_the_tests_of_the_pages_are_up_to_date() -> None:
    assert plays.FILE.read_text() == plays.written(), f"plays.json {STALE}"


LINES = ".log li"


def test_the_table_and_its_log_survive_a_reload(server: QuickServer, browser: Browser) -> None:
    with visitor(browser) as ada:
        begin(ada, server.address, "mantis")
        play_until(ada, random=Random("log"), clicks=1)
        expect(ada.page.locator(LINES)).to_have_count(4)  # one line for each player
        before = ada.page.locator(LINES).all_inner_texts()
        ada.page.reload()
        expect(ada.page.locator(LINES)).to_have_text(before)
        expect(ada.page.locator("[data-seat]")).to_have_count(4)
        play_until(ada, random=Random("on"), clicks=1)
