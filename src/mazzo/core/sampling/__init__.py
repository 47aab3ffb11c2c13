"""Sample a state consistent with a seat's view, for games without `sample_state`.

Random games show which part of a view corresponds to which part of a state. The other parts of the state are hidden:
the cards that the view does not show are dealt at random to the hidden places. A sampled state is accepted only if its
view equals the given one.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import to_builtins

from mazzo.core.chance import Chance, Dice, any_of
from mazzo.core.edition import Edition
from mazzo.core.errors import Refused, listing
from mazzo.core.game_spec import AnyRules
from mazzo.core.sampling.pools import Pool, find_pools, open_places
from mazzo.core.sampling.sources import Hidden, Sight, first_fit, hidden, is_seats, pairs
from mazzo.core.sampling.trees import ABSENT, EACH, Path, Sample, as_lists, at, is_of_seats, items, places, put, thawed

GAMES = 8
"""The number of random games to learn from."""

LONGEST = 400
"""The most moves of such a game."""

MOST_SAMPLES = 160
TRIES = 20
"""The most attempts to deal cards that match the view."""


class Plan(NamedTuple):
    """The steps from a view to a state."""

    kind: type[Any]
    seats: int
    dealt: Any  # a state after a deal, as plain data: the values of places that no view shows
    copies: tuple[tuple[Path, Sight], ...]  # places that a view shows, for all seats
    owns: tuple[tuple[Path, Sight], ...]  # places that a view shows only for the viewer; other seats keep `dealt`
    pools: tuple[Pool, ...]
    untold: tuple[str, ...]  # the places that no view shows

    def fits(self, view: Any) -> bool:
        """Whether a view can come from a game with this number of seats."""
        sizes = [zone.size for pool in self.pools for zone in pool.hidden if isinstance(zone.size, Sight)]
        sights = [*(sight for _, sight in self.copies), *sizes]
        lists = {sight.path[: sight.path.index(EACH)] for sight in sights if EACH in sight.path}
        whole = [path for path, sight in self.copies if sight.path == path and EACH not in path]
        lists |= {path for path in whole if is_of_seats(at(self.dealt, path, 0), self.seats)}
        return all(len(found) == self.seats for path in lists if (found := at(view, path, 0)) is not ABSENT)


def learn(game: AnyRules, edition: Edition, seats: int) -> Plan:
    samples, kind = moments(game, edition, seats)
    seen = list(places([sample.view for sample in samples], seats))
    copies: list[tuple[Path, Sight]] = []
    hidden_ones: list[Hidden] = []

    def resolve(path: Path) -> None:
        if sight := first_fit(list(pairs(samples, path)), path, seen):
            copies.append((path, sight))
            return
        values = [at(sample.state, path, 0) for sample in samples]
        if all(isinstance(value, dict) and value.keys() == values[0].keys() for value in values):
            for key in values[0]:
                resolve((*path, key))
        elif is_seats(samples, path):
            resolve((*path, EACH))
        else:
            hidden_ones.append(hidden(samples, path, seen))

    for field in samples[0].state:
        if field != "edition":
            resolve((field,))
    cards = [each for each in hidden_ones if each.is_cards]
    pools = find_pools(samples, cards, open_places(samples, [path for path, _ in copies]))
    in_pools = [each for pool in pools for each in pool.hidden]
    others = [each for each in hidden_ones if each not in in_pools]
    return Plan(
        kind=kind,
        seats=seats,
        dealt=samples[0].state,
        copies=tuple(copies),
        owns=tuple((each.path, each.own) for each in others if each.own),
        pools=tuple(pools),
        untold=tuple(".".join(each.path) for each in others if not each.own and varies(samples, each.path)),
    )


def varies(samples: Sequence[Sample], path: Path) -> bool:
    values = [at(sample.state, path[: path.index(EACH)] if EACH in path else path, 0) for sample in samples]
    return any(value != values[0] for value in values)


def moments(game: AnyRules, edition: Edition, seats: int) -> tuple[list[Sample], type[Any]]:
    """Samples of random games, evenly spread, each from one seat; and the type of states."""
    found: list[Sample] = []
    kind: type[Any] = object
    for number in range(GAMES):
        chance = Dice(f"imagine {number}")
        state = game.deal(edition, seats, chance)
        kind = type(state)
        for move in range(LONGEST):
            seat = (number + move) % seats
            tree, view = (as_lists(to_builtins(each)) for each in (state, game.view(state, seat)))
            found.append(Sample(tree, view, seat, seats))
            if state.result:
                break
            actor = any_of(chance, state.to_act)
            state, _ = game.apply(state, actor, any_of(chance, game.legal(state, actor)), chance)
    step = max(1, len(found) // MOST_SAMPLES)
    return found[:1] + found[1::step], kind


class Sampling:
    """Samples states of one game for one view. It computes the parts that they share once."""

    def __init__(self, game: AnyRules, edition: Edition, view: Any, plans: dict[str, Plan]) -> None:
        self._game, self._edition, self._view = game, edition, view
        self._seat: int = view.seat
        plain_view = as_lists(to_builtins(view))
        self._plan = plan = plan_of(game, edition, plain_view, plans)
        self._base = as_lists({**plan.dealt, "edition": to_builtins(edition)})
        for path, sight in plan.copies:
            for seat in range(plan.seats) if EACH in path else (0,):
                put(self._base, path, seat, sight.of(plain_view, seat))
        for path, sight in plan.owns:
            put(self._base, path, self._seat, sight.of(plain_view, self._seat))
        self._dealing = [Dealing(plan, pool, self._base, plain_view, self._seat) for pool in plan.pools]

    def state(self, chance: Chance) -> Any:
        state: Any = None
        for _ in range(TRIES):
            tree = as_lists(self._base)
            for dealing in self._dealing:
                dealing.deal(tree, chance)
            state = msgspec.convert(tree, self._plan.kind)
            if self._fits(state):
                return state
        raise Refused(f"no state of {self._game.name} was found that looks like this view{self._reason(state)}")

    def _reason(self, state: Any) -> str:
        """The fields that prevented a match: those that no view shows, or those that differ in the sampled view."""
        if self._plan.untold:
            return f"; no view shows {listing(f'state.{field}' for field in self._plan.untold)}"
        view = self._game.view(state, self._seat)
        fields = [field for field in view.__struct_fields__ if getattr(view, field) != getattr(self._view, field)]
        return f"; it differs in {listing(f'view.{field}' for field in fields)}" if fields else ""

    def _fits(self, state: Any) -> bool:
        secrets = self._game.secrets
        if secrets and secrets.remembers_rightly and not secrets.remembers_rightly(state, self._seat):
            return False
        return bool(self._game.view(state, self._seat) == self._view)


class HiddenPlace(NamedTuple):
    """A place for hidden cards, and the known cards in it."""

    zone: Hidden
    seat: int
    known: list[Any]
    size: int | None  # the number of unknown cards; None if no view shows it

    def fill(self, tree: Any, cards: list[Any]) -> None:
        lying = [*self.known, *map(thawed, cards)]
        if self.zone.is_list:
            put(tree, self.zone.path, self.seat, sorted(lying) if self.zone.is_sorted else lying)
        else:
            put(tree, self.zone.path, self.seat, lying[0] if lying else None)


class Dealing:
    """The hidden cards of one pool, and their possible places."""

    def __init__(self, plan: Plan, pool: Pool, base: Any, view: Any, viewer: int) -> None:
        unseen = pool.unseen(base, plan.seats)
        self._rooms: list[HiddenPlace] = []
        for zone in pool.hidden:
            for seat in range(plan.seats) if EACH in zone.path else (0,):
                if zone.own and seat == viewer:
                    own = zone.own.of(view, seat)
                    put(base, zone.path, seat, own)
                    unseen.subtract(items(own))
                    continue
                known = known_there(zone, view, seat)
                unseen.subtract(known)
                size = zone.size.of(view, seat) if zone.size else None
                left = max(0, size - len(known)) if isinstance(size, int) else None
                self._rooms.append(HiddenPlace(zone, seat, list(map(thawed, known)), left))
        room = sum(each.size or 0 for each in self._rooms)
        has_rest = any(each.size is None for each in self._rooms)
        if min(unseen.values()) < 0 or room > unseen.total() or (room < unseen.total() and not has_rest):
            raise Refused("there is no way to lay the cards that this view does not show")
        self._cards = list(unseen.elements())
        self._rest = unseen.total() - room

    def deal(self, tree: Any, chance: Chance) -> None:
        cards = list(chance.shuffled(self._cards))
        for room in self._rooms:
            number = self._rest if room.size is None else room.size
            room.fill(tree, cards[:number])
            cards = cards[number:]


def known_there(zone: Hidden, view: Any, seat: int) -> list[Any]:
    """The cards of a hidden place that a view shows somewhere."""
    found: Counter[Any] = Counter()
    for sight in zone.known:
        found |= Counter(items(sight.of(view, seat)))
    return list(found.elements())


def plan_of(game: AnyRules, edition: Edition, view: Any, plans: dict[str, Plan]) -> Plan:
    """The plan for the number of seats in a view. A new plan is learned and cached in `plans`."""
    counts = range(edition.fewest_seats, edition.most_seats + 1)
    lengths = {len(value) for value in view.values() if isinstance(value, list)}
    for seats in sorted(counts, key=lambda count: count not in lengths):
        key = f"{seats} {msgspec.json.encode(edition).decode()}"
        if key not in plans:
            plans[key] = learn(game, edition, seats)
        if plans[key].fits(view):
            return plans[key]
    raise Refused(f"no number of seats of {game.name} fits this view")
