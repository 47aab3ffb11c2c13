"""The draw: the seating of each round, the people who move on, and lots to decide between equal places.

All randomness comes from the seed of the tournament. Its hash is shown from the start, so anyone can check each draw
afterwards.
"""

from collections.abc import Sequence

from mazzo.core.chance import Dice
from mazzo.table.tournament.plan import FEWEST_AT_A_TABLE
from mazzo.table.tournament.state import RoundTable, TournamentState


def sizes(people: int, wanted: int) -> list[int]:
    """The sizes of tables for this many people: close to `wanted`, as equal as possible, and never below three."""
    tables = max(1, min(-(-people // wanted), people // FEWEST_AT_A_TABLE))
    return [people // tables + (number < people % tables) for number in range(tables)]


def tables_for(state: TournamentState, people: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The tables of the next round: people, sorted by number, are shuffled and seated in that order."""
    chance = Dice(state.seed, f"round {len(state.rounds) + 1}")
    ordered = chance.shuffled(sorted(people, key=lambda who: state.people[who].number))
    tables, begin = [], 0
    for size in sizes(len(ordered), state.plan.size):
        tables.append(ordered[begin : begin + size])
        begin += size
    return tuple(tables)


def ranked(state: TournamentState, table: int, places: Sequence[int]) -> tuple[str, ...]:
    """The people of a table, first place first. Equal places are decided by lot: shuffled, then sorted by place."""
    people = state.round.tables[table].people
    chance = Dice(state.seed, f"round {len(state.rounds)} table {table + 1}")
    return tuple(sorted(chance.shuffled(people), key=lambda who: places[people.index(who)]))


def qualified(state: TournamentState) -> list[str]:
    """The people who have qualified for the next round so far."""
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
    """The people who move on from a table: at most its better half, without absent and withdrawn people."""
    return eligible(state, table)[: (len(table.people) + 1) // 2]


def eligible(state: TournamentState, table: RoundTable) -> list[str]:
    return [who for who in table.order if who not in table.absent and not state.people[who].withdrawn]


def lucky_losers(state: TournamentState, on: Sequence[str]) -> list[str]:
    """The other people of the last round who came, the best first; equal places are decided by lot."""
    return [who for who in best_first(state) if who not in on and who not in absent(state)]


def best_first(state: TournamentState) -> list[str]:
    """All players of the last round who were not withdrawn, by place; equal places are decided by lot."""
    tables = state.round.tables
    chance = Dice(state.seed, f"round {len(state.rounds)} places")
    people = [who for who in chance.shuffled(state.round.people) if not state.people[who].withdrawn]
    places = {who: table.order.index(who) for table in tables for who in table.order}
    return sorted(people, key=lambda who: places[who])


def absent(state: TournamentState) -> set[str]:
    return {who for table in state.round.tables for who in table.absent}


def winner(state: TournamentState) -> str | None:
    """The winner if no other round is needed, otherwise None.

    That is the best person who is still in, else the best who came to the last round, else the best of all.
    """
    left = qualified(state)
    if not state.round.is_final and len(left) >= state.fewest:
        return None
    best = best_first(state)
    came = [who for who in best if who not in absent(state)]
    return next(iter([*(who for who in best if who in left), *left, *came, *best]), None)


def free_places(state: TournamentState) -> int:
    """The number of latecomers who may still be admitted to the second round."""
    if len(state.rounds) != 1 or state.round.is_final:
        return 0
    missing = {who for who in state.round.people if who in absent(state) or state.people[who].withdrawn}
    return len(missing) - sum(entrant.admitted for entrant in state.people.values())


def still_in(state: TournamentState) -> list[str]:
    """The people who can still win."""
    if not state.rounds or all(table.is_over for table in state.round.tables):
        return qualified(state)
    return [who for who in state.round.people if not state.people[who].withdrawn]
