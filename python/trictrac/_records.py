"""Texts of many records."""
from collections.abc import Iterator

from trictrac._core import Error, Game, records


def read_games(text: str) -> Iterator[Game]:
    """Opens the games of a text of many records one after another, as `trictrac games` writes them.

    Raises Error, which says which record it is, for the first that is wrong; records() gives each as a text, to open
    those that are right.
    """
    for number, record in enumerate(records(text), 1):
        try:
            game = Game(record)
        except Error as error:
            raise Error(f"record {number}: {error}") from None
        yield game
