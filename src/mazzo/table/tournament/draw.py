"""The draw: who sits at which table, who moves on, and lots where places are equal.

All randomness comes from the seed of the tournament, whose hash is shown from the start, so anyone can check each draw
afterwards.
"""

from collections.abc import Sequence

from mazzo.core.chance import Dice
from mazzo.table.tournament.plan import FEWEST_AT_A_TABLE
from mazzo.table.tournament.state import RoundTable, TournamentState


def sizes(people: int, wanted: int) -> list[int]:
    """The sizes of tables for this many people: as wanted if possible, as equal as possible, never fewer than three."""
    tables = max(1, min(-(-people // wanted), people // FEWEST_AT_A_TABLE))
    return [people // tables + (number < people % tables) for number in range(tables)]


def tables_for(state: TournamentState, people: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The tables of the next round: people in the order of their numbers are shuffled, and sit down in that order."""
    chance = Dice(state.seed, f"round {len(state.rounds) + 1}")
    ordered = chance.shuffled(sorted(people, key=lambda who: state.people[who].number))
    tables, begin = [], 0
    for size in sizes(len(ordered), state.plan.size):
        tables.append(ordered[begin : begin + size])
        begin += size
    return tuple(tables)


def ranked(state: TournamentState, table: int, places: Sequence[int]) -> tuple[str, ...]:
    """The people of a table, the first to the last. Equal places are drawn: all are shuffled, then sorted by place."""
    people = state.round.tables[table].people
    chance = Dice(state.seed, f"round {len(state.rounds)} table {table + 1}")
    return tuple(sorted(chance.shuffled(people), key=lambda who: places[people.index(who)]))


def qualified(state: TournamentState) -> list[str]:
    """The people of the next round, as far as the last one has ended."""
    if not state.rounds:
        return [who for who, entrant in state.people.items() if not entrant.withdrawn]
    if state.round.is_final:
        return []
    on = [who for table in state.round.tables for who in moving_on(state, table)]
    if all(table.is_over for table in state.round.tables) and len(on) < FEWEST_AT_A_TABLE:
        on += lucky_losers(state, on)[: FEWEST_AT_A_TABLE - len(on)]
    if len(state.rounds) == 1:
        on += [who for who, entrant in state.people.items() if entrant.admitted and not entrant.withdrawn]
    return on


def moving_on(state: TournamentState, table: RoundTable) -> list[str]:
    """The better half of a table, of those who came and were not withdrawn."""
    return eligible(state, table)[: (len(table.people) + 1) // 2]


def eligible(state: TournamentState, table: RoundTable) -> list[str]:
    return [who for who in table.order if who not in table.absent and not state.people[who].withdrawn]


def lucky_losers(state: TournamentState, on: Sequence[str]) -> list[str]:
    """The best of the others, if too few move on; among equal places a lot decides."""
    return [who for who in best_first(state) if who not in on and who not in absent(state)]


def best_first(state: TournamentState) -> list[str]:
    """All players of the last round who were not withdrawn, by place; among equal places a lot decides."""
    tables = state.round.tables
    chance = Dice(state.seed, f"round {len(state.rounds)} places")
    people = [who for who in chance.shuffled(state.round.people) if not state.people[who].withdrawn]
    places = {who: table.order.index(who) for table in tables for who in table.order}
    return sorted(people, key=lambda who: places[who])


def absent(state: TournamentState) -> set[str]:
    return {who for table in state.round.tables for who in table.absent}


def winner(state: TournamentState) -> str | None:
    """The winner, if no round has to follow: the best of the last one who came, else the best; otherwise None."""
    left = qualified(state)
    if not state.round.is_final and len(left) >= state.fewest:
        return None
    best = best_first(state)
    came = [who for who in best if who not in absent(state)]
    return next(iter([*(who for who in best if who in left), *left, *came, *best]), None)


def free_places(state: TournamentState) -> int:
    """How many latecomers may still be admitted to the second round."""
    if len(state.rounds) != 1 or state.round.is_final:
        return 0
    missing = {who for who in state.round.people if who in absent(state) or state.people[who].withdrawn}
    return len(missing) - sum(entrant.admitted for entrant in state.people.values())


def still_in(state: TournamentState) -> list[str]:
    """The people who can still win."""
    if not state.rounds or all(table.is_over for table in state.round.tables):
        return qualified(state)
    return [who for who in state.round.people if not state.people[who].withdrawn]
