"""Matrices that a web page multiplies with typed arrays, in `web/src/net/dense.ts`."""

from array import array
from ast import literal_eval
from collections.abc import Sequence
from io import BytesIO
from struct import calcsize, unpack
from typing import Any, NamedTuple, Protocol
from zipfile import ZipFile

from mazzo.bots.expert.plain.array import Array

TYPES = {"|i1": "b", "<f2": "e", "<f4": "f"}
"""The NumPy types in network files, and their codes in `struct`."""


class Multiplier(Protocol):
    """The JavaScript side: it stores matrices, and multiplies rows of 32-bit floats by them."""

    def hold(self, weights: bytes, scales: bytes, columns: int) -> Any:
        """Store a matrix of 32-bit floats, or of 8-bit integers with a scale for each column."""

    def product(self, inputs: bytes, matrix: Any) -> bytes:
        """Multiply rows of numbers by a matrix."""

    def dense(self, inputs: bytes, matrices: Sequence[Any], biases: Sequence[bytes]) -> bytes:
        """The output of the hidden layers: `thought` in network.py."""


_multiplier: list[Multiplier] = []


def use(multiplier: Multiplier) -> None:
    """Set the multiplier for this process."""
    _multiplier[:] = [multiplier]


def is_there() -> bool:
    return bool(_multiplier)


class Matrix:
    def __init__(self, weights: bytes, columns: int, scales: bytes = b"") -> None:
        self.columns = columns
        self.held = _multiplier[0].hold(weights, scales, columns)

    def __rmatmul__(self, inputs: Array) -> Array:
        found = numbers(_multiplier[0].product(packed(inputs), self.held))
        return Array(found, (*inputs.shape[:-1], self.columns))


def dense(layers: Sequence[tuple[Matrix, Array]], inputs: Array) -> Array:
    """The output of hidden layers, each a matrix and a bias."""
    matrices, biases = [matrix.held for matrix, _ in layers], [packed(bias) for _, bias in layers]
    found = numbers(_multiplier[0].dense(packed(inputs), matrices, biases))
    return Array(found, (*inputs.shape[:-1], layers[-1][0].columns))


def packed(values: Array) -> bytes:
    return array("f", values.items).tobytes()


def numbers(found: bytes) -> list[float]:
    return array("f", found).tolist()


# Files of NumPy


def scaled_layers(file: bytes) -> list[tuple[Matrix, Array]]:
    """The layers of a network: 8-bit weights, a scale for each column, and a bias."""
    found = contents(file)
    count = sum(name.startswith("weight") for name in found)
    return [
        (_scaled(found[f"weight{number}"], found[f"scale{number}"]), _as_array(found[f"bias{number}"]))
        for number in range(count)
    ]


def small_layers(file: bytes) -> dict[str, Matrix | Array]:
    """Arrays by name; those with two axes are matrices."""
    found = contents(file).items()
    return {name: _as_matrix(each) if len(each.shape) == 2 else _as_array(each) for name, each in found}


class Content(NamedTuple):
    type: str
    shape: tuple[int, ...]
    data: bytes

    @property
    def numbers(self) -> tuple[float, ...]:
        return unpack(f"<{len(self.data) // calcsize(self.type)}{self.type}", self.data)


def contents(file: bytes) -> dict[str, Content]:
    """The arrays in a file written by NumPy."""
    with ZipFile(BytesIO(file)) as zip:
        return {name.removesuffix(".npy"): _content(zip.read(name)) for name in zip.namelist()}


def _content(file: bytes) -> Content:
    """An array in NumPy's format 1.0: ten bytes, a header with a dictionary, and the numbers."""
    start = 10 + int.from_bytes(file[8:10], "little")
    header = literal_eval(file[10:start].decode("latin-1"))
    return Content(TYPES[header["descr"]], header["shape"], file[start:])


def _as_array(content: Content) -> Array:
    return Array(list(content.numbers), content.shape)


def _as_matrix(content: Content) -> Matrix:
    return Matrix(array("f", content.numbers).tobytes(), content.shape[1])


def _scaled(weights: Content, scales: Content) -> Matrix:
    return Matrix(weights.data, weights.shape[1], scales.data)
