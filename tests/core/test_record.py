"""A record replays to the same game, or is refused in one line."""

import codecs
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings

import mazzo
from mazzo.core.errors import shorten
from mazzo.core.record import FORMAT, LARGEST
from mazzo.games import AnyPlay

effort = settings(max_examples=120, deadline=None, derandomize=True, database=None)

TEN_CARDS = [
    {"front": front, "back": ["red", "green", "pink"], "icon": icon}
    for front in ("red", "green", "pink")
    for icon in (None, "again", "raid", "bank")
][:10]

HOUSE_RULES: list[tuple[str, dict[str, Any]]] = [
    ("mantis", {"target": 12, "target_for_two": 3}),
    ("mantis", {"edition": "it", "icons": "off"}),
    ("mantis", {"edition": "it", "icons": "front", "hand": 1}),
    ("mantis", {"deck": TEN_CARDS, "hand": 2}),
    ("mantis", {"deck": [*TEN_CARDS, *TEN_CARDS], "target": 4}),
    ("kittens", {"combos": False}),
    ("kittens", {"five_different": False, "see": 1, "hand": 2}),
    ("kittens", {"deck": {"kitten": 2, "defuse": 4, "nope": 20, "attack": 10, "tacocat": 30}}),
    ("kittens", {"favor_from": "one", "attacked_again": "remaining-plus-two", "dead_hand": "out-of-the-game"}),
    ("kittens", {"spare_defuses": 0, "second_deck_from": 3}),
]


def going_on(play: AnyPlay) -> Iterator[AnyPlay]:
    """The play after every move of a random game, from now to its end."""
    random = Random("moves")
    while not play.over:
        seat = random.choice(play.to_act)
        play.apply(seat, random.choice(play.legal(seat)))
        yield play


def to_the_end(play: AnyPlay) -> AnyPlay:
    for _ in going_on(play):
        pass
    return play


def assert_replays(play: AnyPlay) -> None:
    record = mazzo.read_record(mazzo.write_record(play.record()))
    again = mazzo.replay(record)
    assert (again.state, again.events, again.moves, again.names) == (play.state, play.events, play.moves, play.names)
    assert again.record() == play.record() == record == mazzo.replay(play.record()).record()


def refusal_of(record: Any) -> str:
    text = record if isinstance(record, str | bytes) else json.dumps(record)
    with pytest.raises(mazzo.Refused) as refused:
        mazzo.replay(mazzo.read_record(text))
    message = str(refused.value)
    assert message.isprintable()
    assert 10 < len(message) <= 1000
    return message


def stands(record: Any) -> bool:
    """Whether a record replays; if not, it is refused correctly."""
    text = record if isinstance(record, str | bytes) else json.dumps(record)
    with suppress(mazzo.Refused):
        again = mazzo.replay(mazzo.read_record(text))
        assert again.record().moves == mazzo.read_record(text).moves
        assert again.result == mazzo.read_record(text).result
        return True
    refusal_of(record)
    return False


# Written records replay


@pytest.mark.parametrize(("game", "options"), HOUSE_RULES, ids=shorten)
def test_a_record_of_house_rules_survives_its_file_and_replays(game: str, options: dict[str, Any]) -> None:
    assert_replays(to_the_end(mazzo.get(game).start(3, seed="a game", **options)))


def test_a_record_with_a_script_replays() -> None:
    order = list(mazzo.get("mantis").edition("it").deck)
    assert_replays(to_the_end(mazzo.get("mantis").start(3, "it", chance=mazzo.Script([order, 1, 2, 3]))))
    kittens = mazzo.get("kittens")
    text = "seat 0: shuffle tacocat tacocat\nseat 1: beard nope\npile: kitten skip\n"
    play = kittens.position(text, chance=mazzo.Script([["skip", "kitten"], 1]))
    for seat, action in [(0, "shuffle"), (1, "pass"), (0, "pair tacocat 1"), (1, "pass"), (0, "draw"), (1, "draw")]:
        play.apply(seat, action)
    assert play.result == mazzo.Result((0,), "last alive")
    assert play.record().outcomes == (("skip", "kitten"), 1)
    assert_replays(play)


def test_a_record_with_entropy_replays() -> None:
    play = mazzo.get("kittens").start(3, chance=mazzo.Dice("seed", "one", "two"))
    assert play.record().entropy == ("one", "two")
    assert play.record().commitment == mazzo.commit("seed")
    assert_replays(to_the_end(play))


def test_a_copy_of_a_play_has_a_separate_record() -> None:
    play = mazzo.get("kittens").start(3, seed="twins")
    lookalike = play.copy()
    assert_replays(to_the_end(lookalike))
    assert_replays(play)
    assert play.record().moves == ()


@pytest.mark.parametrize("name", ["Zoë", "王", "🦐", 'a "quoted" one', "back\\slash", "x" * 40])
def test_names_in_any_script_are_kept(name: str) -> None:
    assert_replays(mazzo.get("mantis").start(2, seed=1, names=[name, "Seat 1"]))


def test_a_record_is_read_from_text_and_bytes() -> None:
    text = mazzo.write_record(mazzo.get("mantis").start(2, seed="però").record())
    versions: list[str | bytes] = [text, text.encode(), "\ufeff" + text, codecs.BOM_UTF8 + text.encode()]
    assert {mazzo.write_record(mazzo.read_record(version)) for version in versions} == {text}


# Invalid records are changes of one short game with a Shuffle, a stolen card and two Defuses.


MOVES = [
    *("0 shuffle", "1 pass", "0 pair potato 1", "1 pass", "0 draw"),
    *("1 draw", "1 insert 0", "0 draw", "0 insert 0", "1 draw"),
]
HONEST: dict[str, Any] = {
    "mazzo": 1,
    "game": "kittens",
    "edition": "it",
    "seats": ["Ada", "Bo"],
    "commitment": mazzo.commit("example 223"),
    "seed": "example 223",
    "moves": MOVES,
    "result": {"winners": [0], "reason": "last alive"},
}
WRITTEN: dict[str, Any] = {
    "mazzo": 1,
    "game": "kittens",
    "edition": "2015",
    "options": {"combos": False},
    "seats": ["Ada", "Bo"],
    "outcomes": [["skip", "kitten"], 1],
    "position": """
        edition: 2015
        options: combos=false
        seat 0: shuffle beard beard
        seat 1: see tacocat
        pile: kitten skip
    """,
    "moves": ["0 shuffle", "1 pass", "0 pair beard 1", "1 pass", "0 draw", "1 draw"],
    "result": {"winners": [0], "reason": "last alive"},
}


def test_the_records_to_tamper_with_are_honest() -> None:
    assert stands(HONEST)
    assert stands(WRITTEN)
    assert HONEST.keys() | WRITTEN.keys() == {*mazzo.Record.__struct_fields__} - {"entropy"}


def test_a_file_that_is_cut_off_anywhere_is_refused() -> None:
    text = mazzo.write_record(mazzo.read_record(json.dumps(HONEST)))
    whole = text.rstrip()
    for length in range(len(whole)):
        assert "not a complete record of Mazzo" in refusal_of(text[:length])


@pytest.mark.parametrize("field", HONEST)
def test_a_field_that_is_missing_is_missed(field: str) -> None:
    without = {key: value for key, value in HONEST.items() if key != field}
    if field == "commitment":  # a promise is not needed to play again
        assert stands(without)
    else:
        assert field in refusal_of(without)


LEFT_OUT: dict[str, Any] = {
    "options": {},
    "commitment": None,
    "seed": None,
    "entropy": [],
    "outcomes": None,
    "position": None,
}
"""Fields that mean the same when left out."""

WRONG: list[Any] = [
    *(None, True, 0, 7, -1, 10**30, 1.5, 1e300, "", "x", "\n", "x" * 5000),
    *([], [[]], [None], ["x"], [-1], [10**30], {}, {"x": 1}, {"winners": [9], "reason": "x"}),
]


@pytest.mark.parametrize("field", mazzo.Record.__struct_fields__)
@pytest.mark.parametrize("record", [HONEST, WRITTEN], ids=["seed", "outcomes"])
def test_a_field_of_a_wrong_type_or_value_is_refused(record: dict[str, Any], field: str) -> None:
    for wrong in WRONG:
        if wrong == LEFT_OUT.get(field, ...) and (field not in record or field == "commitment"):
            assert stands({**record, field: wrong})
        else:
            refusal_of({**record, field: wrong})


EDITS: list[tuple[dict[str, Any], str]] = [
    ({"mazzo": 0}, "this record has format 0; this version of Mazzo reads format 1"),
    ({"mazzo": 2, "news": []}, "this record has format 2; this version of Mazzo reads format 1"),
    ({"mazzo": 10**400}, "reads format 1"),
    ({"news": 1}, "unknown field `news`"),
    ({"new\nline": 1}, "unknown field `new line`"),
    ({"x" * 10**6: 1}, "unknown field `xxx"),
    ({"result": {**HONEST["result"], "news": 1}}, "unknown field `news`"),
    ({"game": "mantis"}, r"^move 1, '0 shuffle': 'shuffle' is not an action; the actions are score, steal, raid$"),
    ({"game": "poker"}, "there is no game 'poker'; the games are mantis, kittens"),
    ({"edition": "1870"}, "there is no edition '1870'; the editions are it, 2015, 2025"),
    ({"edition": "2025"}, r"^move \d+, "),
    ({"options": {"jokers": 3}}, "there is no option 'jokers'; the options are deck, "),
    ({"options": {"self": 3}}, "there is no option 'self'"),
    ({"options": {"seats": 3}}, "there is no option 'seats'"),
    ({"options": {"chance": 3}}, "there is no option 'chance'"),
    ({"options": {"hand": 10**9}}, "option hand cannot be 1000000000; it is a whole number from 0 to 20"),
    ({"options": {"hand": -1}}, "option hand cannot be -1; it is a whole number from 0 to 20"),
    ({"options": {"deck": {}}}, "2 seats need 1 kittens, 2 Defuses and 8 other cards; the deck has 0, 0 and 0"),
    ({"options": {"deck": {"nope": 10**9}}}, "a whole number from 0 to 30"),
    ({"options": {"deck": {"joker": 1}}}, "for any of kitten, defuse, nope, "),
    ({"seats": ["Ada"]}, "edition it is for 2 to 9 players, not 1"),
    ({"seats": ["Ada"] * 3}, r"^move \d+, "),
    ({"seats": ["Ada"] * 30_000}, "edition it is for 2 to 9 players, not 30000"),
    ({"seats": ["Ada"] * 10**6}, "at most 1 MiB"),
    ({"seats": ["Ada", ""]}, "'' cannot be a name; a name is 1 to 40 letters on one line"),
    ({"seats": ["Ada", "B\no"]}, r"'B\\no' cannot be a name"),
    ({"seats": ["Ada", "B" * 41]}, "cannot be a name"),
    ({"seats": ["Ada", "\u202eoB"]}, "cannot be a name"),
    ({"commitment": mazzo.commit("another")}, "the seed is not the one that was promised"),
    ({"commitment": mazzo.commit("example 223").upper()}, "the seed is not the one that was promised"),
    ({"seed": "example 224"}, "the seed is not the one that was promised"),
    ({"seed": "example 224", "commitment": None}, r"^move \d+, "),
    ({"seed": "a\tb", "commitment": None}, r"'a\\tb' cannot be a seed"),
    ({"seed": None}, "the seed of this record has not been shown yet; it is shown when the game is over"),
    ({"seed": None, "commitment": None}, "a record has a seed or outcomes; this one has neither"),
    ({"entropy": ["more"]}, r"^move \d+, "),
    ({"entropy": ["more"] * 101}, "101 pieces of entropy are too many; at most 100"),
    ({"outcomes": []}, "a record with outcomes has no seed"),
    ({"position": WRITTEN["position"]}, "the record and its position differ in the edition or its options"),
    ({"moves": ["0 draw"] * 5_000}, r"^move \d+, '0 draw': "),
    ({"moves": ["0 draw"] * 5_001}, "^this record has 5001 moves; no game takes more than 5000$"),
    ({"moves": ["00 shuffle"]}, r"^move 1, '00 shuffle': '00' should be a whole number"),
    ({"moves": ["0  shuffle"]}, r"^move 1, '0  shuffle': this move is written '0 shuffle'$"),
    ({"moves": ["0 shuffle "]}, r"^move 1, '0 shuffle ': this move is written '0 shuffle'$"),
    ({"moves": ["0 pair potato 01"]}, r"^move 1, '0 pair potato 01': '01' should be a whole number"),
    ({"options": {"combos": "0"}}, "^option combos cannot be '0'; it is true or false$"),
    ({"options": {"combos": "true"}}, "^option combos cannot be 'true'; it is true or false$"),
    ({"options": {"combos": 1}}, "^option combos cannot be 1; it is true or false$"),
    ({"options": {"hand": "4"}}, "^option hand cannot be '4'; it is a whole number from 0 to 20$"),
    ({"options": {"hand": 4.0}}, "^option hand cannot be 4.0; it is a whole number from 0 to 20$"),
    ({"moves": ["1 draw"]}, r"^move 1, '1 draw': it is not for seat 1 to act now; it is for seat 0$"),
    ({"moves": ["7 draw"]}, r"^move 1, '7 draw': there is no seat 7; the seats are 0 to 1$"),
    ({"moves": ["-1 draw"]}, r"^move 1, '-1 draw': '-1' should be a whole number, 0 or more"),
    ({"moves": ["9" * 5000 + " draw"]}, r"^move 1, '9999.*should be a whole number"),
    ({"moves": ["draw"]}, r"^move 1, 'draw': 'draw' should be a whole number"),
    ({"moves": ["0 fly"]}, r"^move 1, '0 fly': 'fly' is not an action; the actions are draw, attack, "),
    ({"moves": ["0"]}, r"^move 1, '0': '' is not an action"),
    ({"moves": ["0 draw 1"]}, r"^move 1, '0 draw 1': 'draw 1' has too few or too many words; it is written 'draw'$"),
    ({"moves": ["0 pair potato 1 target"]}, "it is written 'pair CARD TARGET'$"),
    ({"moves": ["0 draw" + " " * 500 + "1"]}, "is not an action"),
    ({"moves": ["0 draw\n1 draw"]}, r"^move 1, '0 draw\\n1 draw': "),
    ({"moves": [*MOVES, "0 draw"]}, r"^move 11, '0 draw': the game is over; nobody may act$"),
    ({"moves": MOVES[:-1]}, r"^the record breaks off after move 9: the game is not over, yet it has a result$"),
    ({"moves": []}, "^the record breaks off after move 0"),
    ({"result": None}, r"^the record's result is no result yet; its moves lead to a win of seat 0 by 'last alive'$"),
    ({"result": {"winners": [1], "reason": "last alive"}}, "^the record's result is a win of seat 1 by 'last alive'; "),
    ({"result": {"winners": [], "reason": "last alive"}}, "its moves lead to a win of seat 0"),
    ({"result": {"winners": [0, 1], "reason": "last alive"}}, "^the record's result is a win of seat 0, 1 "),
    ({"result": {"winners": [0], "reason": "boredom"}}, "its moves lead to a win of seat 0 by 'last alive'$"),
    ({"result": {"winners": [0], "reason": "x\n" * 10**5}}, "^the record's result is a win of seat 0 by 'x"),
    ({"result": {"winners": [-(10**18)], "reason": "last alive"}}, "its moves lead to a win of seat 0"),
]


@pytest.mark.parametrize(("edit", "reason"), EDITS, ids=shorten)
def test_an_edited_record_is_refused_with_the_reason(edit: dict[str, Any], reason: str) -> None:
    assert re.search(reason, refusal_of({**HONEST, **edit}))


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        ({"outcomes": []}, r"^move 2, '1 pass': the script of luck ends after 0 outcomes; an order of the 2 cards"),
        ({"outcomes": [["skip", "kitten"]]}, r"^move 4, '1 pass': the script of luck ends after 1 outcomes; a number"),
        ({"outcomes": [["skip", "kitten"], 1, 0]}, "^the record has 3 outcomes; its moves use 2$"),
        ({"outcomes": [["skip", "kitten"], 2]}, r"^move 4, '1 pass': outcome 2 of the script is 2; it should be a num"),
        ({"outcomes": [["skip", "skip"], 1]}, r"^move 2, '1 pass': outcome 1 of the script is .* order of the 2 cards"),
        ({"outcomes": [["skip", "joker"], 1]}, "there is no card 'joker'; the cards are kitten, defuse"),
        ({"outcomes": [1, ["skip", "kitten"]]}, r"^move 2, '1 pass': outcome 1 of the script is 1"),
        ({"outcomes": [["kitten", "skip"], 1]}, r"^move 6, '1 draw'|result"),
        ({"seed": "anything"}, "a record with outcomes has no seed"),
        ({"commitment": mazzo.commit("anything")}, "a record with outcomes has no seed, no commitment"),
        ({"entropy": ["more"]}, "a record with outcomes has no seed, no commitment and no entropy"),
        ({"options": {}}, "the record and its position differ in the edition or its options"),
        ({"edition": "it"}, "the record and its position differ in the edition or its options"),
        ({"seats": ["Ada", "Bo", "Cy"]}, "2 seats need a list of 2 names"),
        ({"position": "pile: skip"}, "edition it is for 2 to 9 players, not 0"),
        ({"position": "x" * 2 * 10**5}, "a position has at most 100000 letters"),
    ],
    ids=shorten,
)
def test_an_edited_script_or_position_is_refused_with_the_reason(edit: dict[str, Any], reason: str) -> None:
    assert re.search(reason, refusal_of({**WRITTEN, **edit}))


def assert_no_move_before_is_blamed(moves: list[str], first_changed: int) -> None:
    if not stands({**HONEST, "moves": moves}):
        blamed = re.search(
            r"^move (\d+), |^the record breaks off|^the record's result", refusal_of({**HONEST, "moves": moves})
        )
        assert blamed
        assert blamed[1] is None or int(blamed[1]) >= first_changed


@pytest.mark.parametrize("number", range(1, len(MOVES) + 1))
def test_moves_dropped_doubled_reordered_or_changed_are_refused_where_it_shows(number: int) -> None:
    before, move, after = MOVES[: number - 1], MOVES[number - 1], MOVES[number:]
    others = [
        "0 draw",
        "1 draw",
        "0 pass",
        "1 pass",
        "0 insert 0",
        "1 insert 9",
        "0 shuffle",
        "1 nope",
        "0 see",
        "junk",
    ]
    for changed in ([], [move, move], *([other] for other in others if other != move)):
        assert_no_move_before_is_blamed([*before, *changed, *after], number)
    for later in range(len(after)):
        assert_no_move_before_is_blamed([*before, after[later], *after[:later], move, *after[later + 1 :]], number)


def test_most_changes_of_moves_show() -> None:
    """A change that still fits, such as another place for a kitten, is another valid game."""
    changed = [[*MOVES[:at], *MOVES[at + 1 :]] for at in range(len(MOVES))]
    assert [moves for moves in changed if stands({**HONEST, "moves": moves})] == []


FOREIGN: list[str | bytes] = [
    *(
        "",
        " ",
        "\0",
        "null",
        "1",
        '"record"',
        "[]",
        "{}",
        "NaN",
        "Infinity",
        "{'mazzo': 1}",
        "mazzo: 1",
        "<html></html>",
    ),
    *(
        '{"name": "mazzo", "version": "0.1.0"}',
        '{"mazzo": NaN}',
        '{"mazzo": 1}',
        "[" * 10**6,
        "{" * 10**6,
        '{"a":' * 10**5,
    ),
    json.dumps([HONEST]),
    json.dumps({"record": HONEST}),
    json.dumps(HONEST) * 2,
    json.dumps(HONEST) + ",",
    json.dumps(HONEST).replace("[0]", "[NaN]"),
    json.dumps(HONEST).replace("[0]", "[0,]"),
    json.dumps(HONEST).replace("Ada", "\ud800"),
    json.dumps(HONEST).replace("Ada", "\\ud800"),
    json.dumps(HONEST).encode("utf-16"),
    json.dumps(HONEST).encode().replace(b"Ada", b"\xff"),
    json.dumps(HONEST).encode().replace(b"Ada", b"\xed\xa0\x80"),
    b"\x89PNG\r\n\x1a\n",
    b"PK\x03\x04" + bytes(1000),
    Random("noise").randbytes(LARGEST),
    "x" * LARGEST,
    '"' + "x" * (LARGEST - 2) + '"',
]


@pytest.mark.parametrize("text", FOREIGN, ids=shorten)
def test_a_text_that_is_not_a_record_is_refused(text: str | bytes) -> None:
    assert refusal_of(text).startswith("this is not a complete record of Mazzo: ")


@pytest.mark.parametrize("noise", [Random("noise").randbytes(10**7), "{" * (LARGEST + 1)], ids=["bytes", "text"])
def test_a_too_large_record_is_refused(noise: str | bytes) -> None:
    assert refusal_of(noise) == "this is larger than any record; a record has at most 1 MiB"


@pytest.mark.parametrize("text", [None, 5, [], {}, HONEST, bytearray(b"{}"), ...], ids=shorten)
def test_a_record_is_read_from_nothing_but_text_and_bytes(text: Any) -> None:
    with pytest.raises(mazzo.Refused, match=r"^a record is read from the text or the bytes of its file, not from "):
        mazzo.read_record(text)


@pytest.mark.parametrize(
    ("once", "twice"),
    [
        ('"game": "kittens"', '"game": "kittens", "game": "kittens"'),
        ('"winners": [0]', '"winners": [1], "winners": [0]'),
        ('"seats":', '"options": {"hand": 4, "hand": 4}, "seats":'),
    ],
)
def test_a_key_that_stands_twice_is_refused(once: str, twice: str) -> None:
    text = json.dumps(HONEST).replace(once, twice)
    assert re.search(r"^the record contains '\w+' twice; it should be there once$", refusal_of(text))


@pytest.mark.parametrize(
    "deep", ["[" * 10**5 + "]" * 10**5, '{"a":' * 10**5 + "1" + "}" * 10**5, "[" * 300 + "]" * 300]
)
def test_deep_nesting_is_refused(deep: str) -> None:
    refusal_of(json.dumps({**HONEST, "options": {"deck": "DEEP"}}).replace('"DEEP"', deep))


# Records made in Python are no more trusted than files


@pytest.mark.parametrize("field", mazzo.Record.__struct_fields__)
def test_a_record_made_of_wrong_types_is_refused(field: str) -> None:
    honest = mazzo.read_record(json.dumps(HONEST))
    circle: list[Any] = []
    circle.append(circle)
    for wrong in (object(), 1j, {1: {2}}, circle, "\ud800", 10**5000, {"options": object()}):
        with pytest.raises(mazzo.Refused) as refused:
            mazzo.replay(msgspec.structs.replace(honest, **{field: wrong}))
        assert str(refused.value).isprintable()


@pytest.mark.parametrize("thing", [None, 5, "x", json.dumps(HONEST), HONEST, mazzo.Result((0,), "x"), ...], ids=shorten)
def test_only_a_record_can_be_written_and_replayed(thing: Any) -> None:
    for use in (mazzo.replay, mazzo.write_record):
        with pytest.raises(mazzo.Refused, match=r" is not a record; "):
            use(thing)


def test_the_format_is_that_of_this_version() -> None:
    assert mazzo.get("mantis").start(2).record().mazzo == FORMAT == 1


# Anything else that can happen to a file


TEXTS = [json.dumps(HONEST), json.dumps(WRITTEN), mazzo.write_record(mazzo.read_record(json.dumps(WRITTEN)))]


@effort
@given(st.sampled_from(TEXTS), st.data())
def test_a_damaged_text_is_refused_or_still_an_honest_record(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 20)))
        piece = data.draw(
            st.one_of(
                st.just(""), st.sampled_from('"{}[],:019 -e\\\n'), st.text(max_size=3), st.just(text[start:end] * 2)
            )
        )
        text = text[:start] + piece + text[end:]
    stands(text)


@effort
@given(st.sampled_from(TEXTS), st.lists(st.tuples(st.integers(0, 10**4), st.integers(0, 255)), min_size=1, max_size=3))
def test_damaged_bytes_are_refused_or_still_an_honest_record(text: str, damage: list[tuple[int, int]]) -> None:
    file = bytearray(text.encode())
    for place, byte in damage:
        file[place % len(file)] = byte
    stands(bytes(file))


ANYTHING = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.text(max_size=5)
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=5,
)


@effort
@given(st.sampled_from([HONEST, WRITTEN]), st.data())
def test_a_record_with_random_changes_is_refused_or_still_valid(record: dict[str, Any], data: st.DataObject) -> None:
    changed = json.loads(json.dumps(record))
    inside: Any = changed
    while True:
        key = data.draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        if not (isinstance(inside[key], dict | list) and inside[key] and data.draw(st.booleans())):
            break
        inside = inside[key]
    inside[key] = data.draw(ANYTHING)
    stands(changed)
