"""Training: round after round until the time is up, with checkpoints to continue from."""

import io
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from mazzo import __version__
from mazzo.bots import network_codec
from mazzo.bots.expert.network import Network, packed
from mazzo.core.errors import Refused
from mazzo.research.learn import trial
from mazzo.research.learn.improve import Adam, Rates, Report, improve, lessons, new_adam, new_network
from mazzo.research.learn.tables import GameStates, TrainingTable, begin, play, table

LAST_CHECK = 40.0
"""Seconds reserved for trials."""

CHECKS = 10
"""Trials in a plan of decisions."""

AVERAGE = "average"
"""The rival that is the average of all networks so far."""

EXPERT, ATTACKER = "expert", "attacker"
"""An attacker learns at the same time, and only to beat the result of this training, which it calls the expert."""

CHECKPOINT, CURVE, NETWORK = "checkpoint.npz", "curve.json", "network.npz"


class Seats(NamedTuple):
    """The number of games played together, with their edition and seats."""

    seats: int
    edition: str | None
    games: int
    rivals: float = 0.0  # see `TrainingTable`
    by_chance: bool = False
    one_rival: bool = False
    against: tuple[str, ...] = ()  # the names of its rivals, one in each round, in turn


@dataclass(frozen=True, kw_only=True)
class TrainingPlan:
    """The aim of a training and its length."""

    game: str
    tables: Sequence[Seats]
    others: int  # most other players of the network
    seconds: float  # of playing and learning, all runs together
    decisions: int | None = None  # to learn from instead, so that the same plan gives the same network
    steps: int = 64  # of every game in a round
    parts: int = 8  # into which a round is split
    passes: int = 2  # over all parts
    width: int = 512
    learning: tuple[float, float] = (5e-4, 1e-5)  # learning rate in the first and the last round
    entropy: tuple[float, float] = (0.02, 0.001)
    memory: float = 0.0  # share of the old average kept in a round; 0: no average
    seed: int = 1
    trial_games: int = 2048
    bots: Sequence[str] = ("random", "greedy")


@dataclass
class Progress:
    """The progress of a training."""

    seconds: float = 0.0
    rounds: int = 0
    decisions: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)


@dataclass
class Training:
    plan: TrainingPlan
    network: Network
    adam: Adam
    progress: Progress
    rivals: Mapping[str, Network] = field(default_factory=dict)
    average: Network | None = None
    attacker: "Training | None" = None

    @property
    def result(self) -> Network:
        """The learned network: the average, if there is one, otherwise that of the last round."""
        return self.average or self.network

    def rival(self, table: Seats) -> Network:
        """The network in the other seats of a table in this round."""
        name = table.against[self.progress.rounds % len(table.against)] if table.against else AVERAGE
        if name == ATTACKER and self.attacker:
            return self.attacker.network
        return self.result if name == AVERAGE else self.rivals[name]

    @property
    def done(self) -> float:
        plan, progress = self.plan, self.progress
        if plan.decisions is not None:
            return min(1.0, progress.decisions / plan.decisions)
        return min(1.0, progress.seconds / plan.seconds)

    @property
    def rates(self) -> Rates:
        """The learning rate falls linearly, the entropy bonus geometrically."""
        (fast, slow), (much, little) = self.plan.learning, self.plan.entropy
        learning = fast + (slow - fast) * self.done
        return Rates(jnp.float32(learning), jnp.float32(much * (little / much) ** self.done))


def others_of(game: str, seats: int) -> int:
    """The number of other players that the shipped network for this number of seats has places for."""
    return network_codec(game).others(seats)


def start(plan: TrainingPlan) -> Training:
    first = tables_of(plan)[0]
    network = new_network(first.coding, plan.others + 1, plan.width, plan.seed)
    return beginning(plan, network)


def beginning(plan: TrainingPlan, network: Network, rivals: Mapping[str, Network] | None = None) -> Training:
    """A training that starts from this network."""
    own, average = (jax.tree.map(jnp.array, network) for _ in range(2))
    return Training(plan, own, new_adam(own), Progress(), rivals or {}, average if plan.memory else None)


def tables_of(plan: TrainingPlan) -> list[TrainingTable]:
    return [
        table(
            *(plan.game, each.seats, each.edition, each.games),
            others=plan.others,
            rivals=each.rivals,
            by_chance=each.by_chance,
            one_rival=each.one_rival,
        )
        for each in plan.tables
    ]


def train(
    training: Training,
    folder: Path,
    *,
    stop_after: float | None = None,
    fill: bool = False,
    check_every: float = 60.0,
    report: Callable[[str], object] = print,
) -> Training:
    """Learn until the plan is done or the seconds, including compilation, are over. Checkpoints go to the folder.

    The network is tried every `check_every` seconds, or ten times in a plan of decisions.

    With `fill`, the plan ends with those seconds, however long compilation took.
    """
    began = perf_counter()
    progress, attacker = training.progress, training.attacker
    rounds = Rounds(training)
    attack = Rounds(attacker) if attacker else None
    tried = replace(rounds.tables[0], games=training.plan.trial_games)
    report(f"compiled in {perf_counter() - began:.0f} s")
    checked, checked_share, rounds_before = progress.seconds, training.done, progress.rounds
    while training.done < 1 and (stop_after is None or perf_counter() - began < stop_after):
        clock = perf_counter()
        found = rounds.one()
        if attacker and attack:
            attacker.rivals = {EXPERT: training.result}
            attack.one()
        first_round = progress.rounds == rounds_before + 1
        progress.seconds += 0 if first_round else perf_counter() - clock  # the first round compiles
        if fill and first_round and stop_after:
            training.plan = replace(training.plan, seconds=stop_after - (perf_counter() - began) - LAST_CHECK)
        if attacker:
            attacker.progress.seconds = progress.seconds
            attacker.plan = replace(attacker.plan, seconds=training.plan.seconds)
        if training.plan.decisions is None:
            is_due = progress.seconds - checked >= check_every
        else:
            is_due = training.done - checked_share >= 1 / CHECKS
        if is_due or training.done >= 1 or first_round:
            checked, checked_share = progress.seconds, training.done
            report(check(training, tried, found))
            save(training, folder)
    save(training, folder)
    return training


class Rounds:
    """The compiled games of a training, and its rounds."""

    def __init__(self, training: Training) -> None:
        self.training = training
        self.tables = tables_of(training.plan)
        self.parts = min(training.plan.parts, *(each.games for each in self.tables))  # each has a game of every table
        self.games = _games(training, self.tables)
        with ThreadPoolExecutor() as pool:  # each table is compiled, which takes a while
            self.players = list(pool.map(partial(_player, training), self.tables, [each[0] for each in self.games]))

    def one(self) -> Report:
        """Play a round and learn from it."""
        training, plan, progress = self.training, self.training.plan, self.training.progress
        gathered = []
        for number, each in enumerate(plan.tables):
            seed = jnp.uint32(plan.seed + 7919 * progress.rounds + number)
            turn = progress.rounds % len(self.games[number])
            self.games[number][turn], decisions, last = self.players[number](
                training.network, training.rival(each), self.games[number][turn], seed
            )
            gathered.append(_lessons(decisions, last, plan.others + 1))
        made = sum(each.is_one.sum() for each in gathered)
        key = jax.random.key(plan.seed + progress.rounds)
        found: Report
        training.network, training.adam, found = improve(
            *(training.network, training.adam, gathered),
            key=key,
            rates=training.rates,
            parts=self.parts,
            passes=plan.passes,
        )
        if training.average:
            kept = min(plan.memory, progress.rounds / (progress.rounds + 10))  # the first networks are soon forgotten
            training.average = _blended(training.average, training.network, kept)
        progress.decisions += int(made)
        progress.rounds += 1
        return found


def _games(training: Training, tables: Sequence[TrainingTable]) -> list[list[GameStates]]:
    """Games for each table and each of its rivals."""
    seed = training.plan.seed + 1000 * training.progress.rounds
    turns = [max(1, len(each.against)) for each in training.plan.tables]
    return [
        [begin(each, seed + 100 * turn + number) for turn in range(turns[number])] for number, each in enumerate(tables)
    ]


def _player(training: Training, table: TrainingTable, games: GameStates) -> Any:
    """The compiled function that plays one round of a table."""
    return play.lower(
        table, training.network, training.network, games, jnp.uint32(0), steps=training.plan.steps
    ).compile()


_lessons = jax.jit(lessons, static_argnums=2)


@jax.jit
def _blended(average: Network, network: Network, kept: float) -> Network:
    blended: Network = jax.tree.map(lambda old, new: kept * old + (1 - kept) * new, average, network)
    return blended


def check(training: Training, table: TrainingTable, found: Report) -> str:
    """Try the network, and note its results."""
    plan, progress = training.plan, training.progress
    network, seed = training.result, progress.rounds
    won = {bot: trial.against(table, network, bot, seed) for bot in plan.bots}
    won |= {name: trial.against_network(table, network, rival, seed) for name, rival in training.rivals.items()}
    attacker = training.attacker
    attack = {"attack": round(trial.against_network(table, attacker.network, network, seed), 4)} if attacker else {}
    point = {
        "seconds": round(progress.seconds, 1),
        "rounds": progress.rounds,
        "decisions": progress.decisions,
        "games": plan.trial_games,
        **{f"against {bot}": round(share, 4) for bot, share in won.items()},
        **{
            f"error against {bot}": round(sqrt(share * (1 - share) / plan.trial_games), 4) for bot, share in won.items()
        },
        **attack,  # the attacker's share of games among the network
        **{name: round(float(value), 5) for name, value in found._asdict().items()},
    }
    progress.curve.append(point)
    return json.dumps(point)


# Checkpoints


def save(training: Training, folder: Path) -> None:
    """Write everything needed to continue, and the network alone in the format of the bots."""
    folder.mkdir(parents=True, exist_ok=True)
    leaves = [np.asarray(leaf) for leaf in jax.tree.leaves((training.network, training.adam, training.average))]
    file = io.BytesIO()
    progress = json.dumps(asdict(training.progress))
    arrays: dict[str, Any] = {f"leaf{number}": leaf for number, leaf in enumerate(leaves)}
    np.savez(file, progress=np.array(progress), **arrays)
    _write(folder / CHECKPOINT, file.getvalue())
    _write(folder / NETWORK, packed(jax.tree.map(np.asarray, training.result)))
    _write(folder / CURVE, json.dumps(curve(training), indent=1).encode())
    if training.attacker:
        save(training.attacker, folder / ATTACKER)


def curve(training: Training) -> dict[str, Any]:
    """Everything that is needed to repeat the training, and its trials with their typical errors."""
    where = f"{jax.devices()[0].device_kind}, jax {jax.__version__}"
    return {
        "mazzo": __version__,
        "where": where,
        "plan": asdict(training.plan),
        "evaluations": training.progress.curve,
    }


def resume(plan: TrainingPlan, checkpoint: Path, rivals: Mapping[str, Network] | None = None) -> Training:
    """Continue from a checkpoint."""
    training = start(plan)
    saved = np.load(checkpoint)
    wanted, shape = jax.tree.flatten((training.network, training.adam, training.average))
    leaves = [saved[f"leaf{number}"] for number in range(len(saved) - 1)]  # the other entry is the progress
    if [leaf.shape for leaf in leaves] != [leaf.shape for leaf in wanted]:
        raise Refused(f"{checkpoint} holds a network of another size; continue with the plan that made it")
    network, adam, average = jax.tree.unflatten(shape, [jnp.asarray(leaf) for leaf in leaves])
    return Training(plan, network, adam, Progress(**json.loads(str(saved["progress"]))), rivals or {}, average)


def _write(path: Path, content: bytes) -> None:
    """Replace the file in one step, so that an interruption leaves the previous checkpoint."""
    part = path.with_suffix(".part")
    part.write_bytes(content)
    part.replace(path)
