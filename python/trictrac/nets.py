"""Nets to and from PyTorch and ONNX.

    module = trictrac.nets.to_torch(trictrac.Net())       a torch.nn.Module with the same weights
    net = trictrac.nets.from_torch(module)                back, rounded to the integers of a net
    trictrac.nets.write_onnx(net, "trictrac.onnx")        for any program that runs ONNX
    net = trictrac.nets.read_onnx("trictrac.onnx")

A net answers for a position before a throw: `features, stakes, scale = net.inputs(rows)`; the answer, times scale[:, 1]
and with scale[:, 0] added, is what the position is worth to its viewer. PyTorch is needed for to_torch alone; ONNX files
are written and read here."""
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from trictrac._core import Error, Net

if TYPE_CHECKING:
    import torch

Weights = dict[str, NDArray[np.float32]]
NAMES = ("rows", "stakes", "bias", "second", "second_bias", "out", "out_bias")


def answers(weights: Mapping[str, NDArray[np.float32]], features: NDArray[np.int32], stakes: NDArray[np.float32]) -> Any:
    """Returns the answer for each row, in floating point: what to_torch() and write_onnx() compute too."""
    wide = weights["rows"][features].sum(axis=1) + stakes @ weights["stakes"] + weights["bias"]
    narrow = np.clip(wide, 0, 1) @ weights["second"].T + weights["second_bias"]
    return np.clip(narrow, 0, 1) @ weights["out"] + weights["out_bias"]


def to_torch(net: Net) -> "torch.nn.Module":
    """Returns the net as a module: module(features, stakes) gives the answers, and its parameters have the names of
    Net.weights()."""
    import torch

    class TrictracNet(torch.nn.Module):
        def __init__(self, weights: Weights) -> None:
            super().__init__()
            for name, numbers in weights.items():
                self.register_parameter(name, torch.nn.Parameter(torch.from_numpy(numbers)))

        def forward(self, features: "torch.Tensor", stakes: "torch.Tensor") -> "torch.Tensor":
            wide = torch.nn.functional.embedding_bag(features.long(), self.rows, mode="sum")
            wide = (wide + stakes @ self.stakes + self.bias).clamp(0, 1)
            narrow = (wide @ self.second.T + self.second_bias).clamp(0, 1)
            return narrow @ self.out + self.out_bias

    return TrictracNet(net.weights())


def from_torch(module: "torch.nn.Module | Mapping[str, Any]", threads: int = 1) -> Net:
    """Returns the net of a module with such parameters, or of its state_dict(). Weights are rounded, and cut off where the
    integers of a net end; a flèche without men weighs nothing."""
    state = module if isinstance(module, Mapping) else module.state_dict()
    return Net.of_weights(
        {name: np.ascontiguousarray(state[name].detach().cpu().numpy(), np.float32) for name in NAMES}, threads=threads
    )


# ONNX is a message of Protocol Buffers: fields, each a number with its type, then a whole number or bytes.


def _varint(number: int) -> bytes:
    parts = bytearray()
    while number > 0x7F:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(parts + bytes([number]))


def _field(number: int, value: int | str | bytes) -> bytes:
    if isinstance(value, int):
        return _varint(number << 3) + _varint(value)
    data = value.encode() if isinstance(value, str) else value
    return _varint(number << 3 | 2) + _varint(len(data)) + data


_FLOAT, _INT32 = 1, 6  # TensorProto.DataType
_INT = 2  # AttributeProto.AttributeType


def _tensor(name: str, numbers: NDArray[np.float32]) -> bytes:
    dims = b"".join(_field(1, n) for n in numbers.shape)
    return dims + _field(2, _FLOAT) + _field(8, name) + _field(9, np.ascontiguousarray(numbers, "<f4").tobytes())


def _int(name: str, number: int) -> bytes:
    return _field(1, name) + _field(3, number) + _field(20, _INT)


def _node(kind: str, inputs: list[str], output: str, *attributes: bytes) -> bytes:
    return (
        b"".join(_field(1, name) for name in inputs)
        + _field(2, output)
        + _field(3, output)
        + _field(4, kind)
        + b"".join(_field(5, attribute) for attribute in attributes)
    )


def _value(name: str, kind: int, width: int | None) -> bytes:
    dims = _field(1, _field(2, "n")) + (_field(1, _field(1, width)) if width else b"")
    return _field(1, name) + _field(2, _field(1, _field(1, kind) + _field(2, dims)))


_NODES = (
    _node("Gather", ["rows", "features"], "picked", _int("axis", 0)),
    _node("ReduceSum", ["picked", "slots"], "summed", _int("keepdims", 0)),
    _node("MatMul", ["stake", "stakes"], "staked"),
    _node("Add", ["summed", "staked"], "both"),
    _node("Add", ["both", "bias"], "wide"),
    _node("Clip", ["wide", "zero", "one"], "wide_cut"),
    _node("Gemm", ["wide_cut", "second", "second_bias"], "narrow", _int("transB", 1)),
    _node("Clip", ["narrow", "zero", "one"], "narrow_cut"),
    _node("MatMul", ["narrow_cut", "out"], "last"),
    _node("Add", ["last", "out_bias"], "answer"),
)


def _model(weights: Weights, rules: int) -> bytes:
    slots = _field(1, 1) + _field(2, 7) + _field(8, "slots") + _field(9, np.array([1], "<i8").tobytes())
    tensors = [_tensor(name, numbers) for name, numbers in weights.items()]
    tensors += [_tensor("zero", np.array(0, np.float32)), _tensor("one", np.array(1, np.float32)), slots]
    graph = (
        b"".join(_field(1, node) for node in _NODES)
        + _field(2, "trictrac")
        + b"".join(_field(5, tensor) for tensor in tensors)
        + _field(11, _value("features", _INT32, 80))
        + _field(11, _value("stake", _FLOAT, 24))
        + _field(12, _value("answer", _FLOAT, None))
    )
    origin = _field(1, "rules") + _field(2, f"{rules:016x}")
    return _field(1, 7) + _field(2, "trictrac") + _field(7, graph) + _field(8, _field(1, "") + _field(2, 13)) + _field(14, origin)


def write_onnx(net: Net, file: str | Path) -> None:
    """Writes the net as an ONNX model: inputs `features` (n, 80) int32 and `stake` (n, 24) float32, as Net.inputs() returns
    them, and output `answer` (n,)."""
    from trictrac._core import RULES

    Path(file).write_bytes(_model(net.weights(), RULES))


def _fields(data: bytes) -> Iterator[tuple[int, Any]]:
    """The fields of a message: whole numbers and bytes, all that such a model has."""

    def varint(at: int) -> tuple[int, int]:
        number = shift = 0
        while True:
            number |= (data[at] & 0x7F) << shift
            at, shift = at + 1, shift + 7
            if data[at - 1] < 0x80:
                return number, at

    at = 0
    while at < len(data):
        key, at = varint(at)
        kind = key & 7
        if kind == 0:
            value: Any
            value, at = varint(at)
        elif kind == 2:
            size, at = varint(at)
            value, at = data[at : at + size], at + size
            if len(value) != size:
                raise IndexError
        elif kind in (1, 5):
            size = 8 if kind == 1 else 4
            value, at = data[at : at + size], at + size
        else:
            raise IndexError
        yield key >> 3, value


def _weights_in(data: bytes) -> Weights:
    weights: Weights = {}
    for number, graph in _fields(data):
        if number != 7:
            continue
        for part, tensor in _fields(graph):
            if part != 5:
                continue
            parts = list(_fields(tensor))
            name = next((value.decode() for field, value in parts if field == 8), "")
            raw = next((value for field, value in parts if field in (4, 9)), b"")
            if name in NAMES:
                shape = []
                for field, value in parts:  # dims: one by one, or together
                    if field == 1:
                        shape += [value] if isinstance(value, int) else list(_packed(value))
                weights[name] = np.frombuffer(raw, "<f4").reshape(shape).astype(np.float32)
    return weights


def _packed(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield number
            number = shift = 0


def read_onnx(file: str | Path, threads: int = 1) -> Net:
    """Reads the net of a model with initializers of these names: what write_onnx() wrote, or PyTorch from a module of
    to_torch()."""
    try:
        weights = _weights_in(Path(file).read_bytes())
    except (IndexError, ValueError, UnicodeDecodeError, TypeError):
        raise Error(f"{file} is not an ONNX model that can be read") from None
    missing = [name for name in NAMES if name not in weights]
    if missing:
        raise Error(f"{file} has no initializer {missing[0]!r}: a net has {', '.join(NAMES)}")
    return Net.of_weights(weights, threads=threads)
