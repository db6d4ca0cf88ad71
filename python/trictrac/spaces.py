"""The few kinds of spaces that environments describe themselves by, with the calls gymnasium documents."""
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray


class Discrete:
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.shape: tuple[int, ...] = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng()

    def seed(self, seed: int | None = None) -> None:
        """Of what sample() draws."""
        self._random = np.random.default_rng(seed)

    def sample(self, mask: NDArray[Any] | None = None) -> int:
        """Any of them; with a mask of n numbers, any where it is not 0."""
        if mask is None:
            return int(self._random.integers(self.n))
        allowed = np.flatnonzero(mask)
        if len(mask) != self.n or len(allowed) == 0:
            raise ValueError(f"a mask has {self.n} numbers, of which one at least is not 0")
        return int(self._random.choice(allowed))

    def contains(self, x: Any) -> bool:
        return isinstance(x, (int, np.integer)) and 0 <= int(x) < self.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box:
    """Arrays of one shape and type, between two bounds."""

    def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: Any) -> None:
        self.low = np.full(shape, low, dtype)
        self.high = np.full(shape, high, dtype)
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self._random = np.random.default_rng()

    def seed(self, seed: int | None = None) -> None:
        """Of what sample() draws."""
        self._random = np.random.default_rng(seed)

    def sample(self) -> NDArray[Any]:
        """Any such array; it need not be seen in any game."""
        return self._random.integers(self.low, self.high, self.shape, self.dtype, endpoint=True)

    def contains(self, x: Any) -> bool:
        fits = isinstance(x, np.ndarray) and x.shape == self.shape and x.dtype == self.dtype
        return fits and bool(np.all(x >= self.low) and np.all(x <= self.high))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Box) or other.shape != self.shape or other.dtype != self.dtype:
            return False
        return bool(np.all(other.low == self.low) and np.all(other.high == self.high))

    def __repr__(self) -> str:
        return f"Box({self.low.min()}, {self.high.max()}, {self.shape}, {self.dtype})"


class Dict:
    """Dictionaries with a space for each key."""

    def __init__(self, spaces: Mapping[str, Any]) -> None:
        self.spaces = dict(spaces)

    def seed(self, seed: int | None = None) -> None:
        """Of what sample() draws."""
        for space in self.spaces.values():
            space.seed(seed)

    def sample(self) -> dict[str, Any]:
        return {key: space.sample() for key, space in self.spaces.items()}

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, dict)
            and x.keys() == self.spaces.keys()
            and all(space.contains(x[key]) for key, space in self.spaces.items())
        )

    def __getitem__(self, key: str) -> Any:
        return self.spaces[key]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dict) and other.spaces == self.spaces

    def __repr__(self) -> str:
        return f"Dict({self.spaces})"
