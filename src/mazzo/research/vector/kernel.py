"""Random play as one kernel: C++ written from the functions of a game, and compiled when it is first used.

XLA makes one step in all games after another, and reads and writes all their words each time. With several steps in one
kernel, or the words of an observation, it would compute the same values many times. Here a thread takes one game, keeps
its words in registers, and makes many steps. The instructions are those that JAX traced, so results are bit-identical.

This needs a compiler: `nvcc` for a GPU. Without one, engine.py plays with XLA alone.
"""

import ctypes
import hashlib
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import ClosedJaxpr, Literal

from mazzo.research.vector.words import Array

Step: TypeAlias = Callable[[Any, Array, Array], tuple[Any, Array, Sequence[Array]]]
"""One step of one game, from its state, its name and the moment: the next state, whether a seat decided, and words
to keep.
"""


class NoKernel(Exception):
    """No kernel is available for this game or on this machine; the message has the reason."""


# Compiling


def compiler() -> list[str] | None:
    """The command that compiles for the present device, if there is one."""
    if jax.default_backend() == "cpu":
        return ["c++", "-O0", "-x", "c++"] if shutil.which("c++") else None
    if jax.default_backend() == "gpu" and shutil.which("nvcc"):
        return ["nvcc", "-O3", "-arch=native", "-x", "cu", "-Xcompiler", "-fPIC"]
    return None


def is_useful() -> bool:
    """Whether kernels make the present device faster: on a GPU with a compiler. (On a CPU they are for tests.)"""
    return jax.default_backend() == "gpu" and compiler() is not None


@cache
def target(code: str) -> str:
    """The name by which JAX can call this code."""
    name = f"mazzo_{hashlib.sha256(code.encode()).hexdigest()[:16]}"
    command, on_cpu = compiler(), jax.default_backend() == "cpu"
    assert command
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "play.cc"), Path(folder, "play.so")
        source.write_text(code)
        headers = ["-I", jax.ffi.include_dir(), "-std=c++17", "-shared", *(["-fPIC"] if on_cpu else [])]
        done = subprocess.run([*command, *headers, "-o", str(library), str(source)], capture_output=True, check=False)
        if done.returncode:
            raise NoKernel(f"{command[0]} said {done.stderr.decode(errors='replace')[-500:]}")
        loaded = ctypes.cdll.LoadLibrary(str(library))
    handler = jax.ffi.pycapsule(loaded.Play)  # type: ignore[no-untyped-call]
    jax.ffi.register_ffi_target(name, handler, platform="cpu" if on_cpu else "CUDA")
    return name


# Calling


def many_steps(step: Step, states: Any, names: Array, moments: Array) -> tuple[Any, Array, Array]:
    """A step at each of these moments in every game.

    Returns the states, how often each game decided, and the words to keep: [moments, words, games].
    """
    words, form = jax.tree.flatten(states)

    def flat(*given: Array) -> tuple[list[Array], Array, list[Array]]:
        after, decided, kept = step(jax.tree.unflatten(form, given[:-2]), *given[-2:])
        return jax.tree.leaves(after), decided.astype(jnp.uint32), [word.astype(jnp.uint32) for word in kept]

    traced = jax.make_jaxpr(flat)(*(shaped((), word.dtype) for word in words), *[shaped((), jnp.uint32)] * 2)
    (games,), (count,) = names.shape, moments.shape
    keeps = len(traced.out_avals) - len(words) - 1
    results = [
        *(shaped(word.shape, word.dtype) for word in words),
        shaped((games,), jnp.uint32),
        shaped((count, keeps, games), jnp.uint32),
    ]
    call = jax.ffi.ffi_call(target(written(traced, len(words))), results)
    *after, decided, kept = call(*words, names, moments)
    return jax.tree.unflatten(form, after), decided, kept


def shaped(shape: tuple[int, ...], kind: Any) -> Any:
    return jax.ShapeDtypeStruct(shape, kind)  # type: ignore[no-untyped-call]


# Writing

TYPES = {"uint32": "uint32_t", "int32": "int32_t", "bool": "bool"}


def type_of(number: Any) -> str:
    """The type in C++ of a number that JAX traced."""
    kind = str(number.dtype)
    if kind not in TYPES:
        raise NoKernel(f"it knows no {kind}")
    return TYPES[kind]


OPERATORS = {"add": "+", "sub": "-", "mul": "*", "and": "&", "or": "|", "xor": "^"}
OPERATORS |= {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

FUNCTIONS = {
    "shift_left": "shifted_left",
    "shift_right_logical": "shifted_right",
    "population_count": "ones",
    "max": "larger",
    "min": "smaller",
    "div": "quotient",
    "rem": "remainder",
}

UNCHANGED = {"broadcast_in_dim", "reshape", "squeeze", "optimization_barrier", "copy"}


class Translation:
    """Functions of numbers, traced by JAX, as lines of C++."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.tables: list[str] = []

    def results(self, traced: ClosedJaxpr, arguments: Sequence[str]) -> list[str]:
        """Write a function, and return the names of its results."""
        function = traced.jaxpr
        names: dict[Any, str] = dict(zip(function.constvars, map(self.constant, traced.consts), strict=True))
        names |= dict(zip(function.invars, arguments, strict=True))

        def read(variables: Sequence[Any]) -> list[str]:
            return [self.literal(each) if isinstance(each, Literal) else names[each] for each in variables]

        for equation in function.eqns:
            names |= dict(zip(equation.outvars, self.equation(equation, read(equation.invars)), strict=True))
        return read(function.outvars)

    def literal(self, number: Any) -> str:
        return self.constant(np.array(number.val, number.aval.dtype))

    def constant(self, value: Any) -> str:
        value = np.asarray(value)
        if value.ndim == 0:
            return f"{type_of(value)}({int(value)}{'u' if value.dtype == np.uint32 else ''})"
        name, numbers = f"table{len(self.tables)}", ",".join(map(str, value.tolist()))
        self.tables.append(f"TABLE {type_of(value)} {name}[] = {{{numbers}}};")
        return name

    def equation(self, equation: Any, given: list[str]) -> list[str]:
        operation = equation.primitive.name
        if operation in ("jit", "pjit"):
            return self.results(equation.params["jaxpr"], given)
        if operation in UNCHANGED:
            return given
        kind, result = type_of(equation.outvars[0].aval), f"v{len(self.lines)}"
        self.lines.append(f"{kind} {result} = {expression(operation, kind, given, equation)};")
        return [result]


def expression(operation: str, kind: str, given: list[str], equation: Any) -> str:
    if operation in OPERATORS:
        return f"{given[0]} {OPERATORS[operation]} {given[1]}"
    if operation in FUNCTIONS:
        return f"{FUNCTIONS[operation]}({', '.join(given)})"
    match operation:
        case "not":
            return f"!{given[0]}" if kind == "bool" else f"~{given[0]}"
        case "select_n":
            return f"{given[0]} ? {given[2]} : {given[1]}"
        case "convert_element_type":
            return f"{kind}({given[0]})"
        case "clamp":
            return f"smaller(larger({given[1]}, {given[0]}), {given[2]})"
        case "dynamic_slice":  # one number of a table
            table, index = (each.aval for each in equation.invars)
            return f"{given[0]}[smaller({given[1]}, {type_of(index)}({table.size - 1}))]"
        case _:
            raise NoKernel(f"it knows no {operation}")


def written(traced: ClosedJaxpr, words: int) -> str:
    """The code that makes many steps in many games."""
    kinds = [type_of(each) for each in traced.in_avals[:words]]
    text = Translation()
    results = text.results(traced, [*(f"w{n}" for n in range(words)), "name", "moment"])
    after, decided, kept = results[:words], results[words], results[words + 1 :]
    lines = {
        "TABLES": text.tables,
        "LOAD": [f"{kind} w{n} = static_cast<const {kind}*>(in.at[{n}])[game];" for n, kind in enumerate(kinds)],
        "STEP": text.lines,
        "KEEP": [f"kept[{n} * size_t(games)] = {word};" for n, word in enumerate(kept)],
        "AFTER": [f"const {kind} after{n} = {word};" for n, (kind, word) in enumerate(zip(kinds, after, strict=True))],
        "NEXT": [f"w{n} = after{n};" for n in range(words)],
        "STORE": [f"static_cast<{kind}*>(out.at[{n}])[game] = w{n};" for n, kind in enumerate(kinds)],
    }
    code = Path(__file__).with_name("kernel.cc").read_text()
    facts = {"WORDS": words, "KEPT": len(kept), "DECIDED": decided}
    for mark, value in facts.items():
        code = code.replace(f"@{mark}@", str(value))
    for mark, those in lines.items():
        code = code.replace(f"@{mark}@", "\n    ".join(those))
    return code
