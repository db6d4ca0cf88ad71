"""Whole records gone through."""
import json
from typing import Any

from trictrac._core import Analyst, Error


def review(record: str, plies: int = 1, analyst: Analyst | None = None) -> dict[str, Any]:
    """Every throw, play and decision of a record, judged by the net: luck, what each choice cost, and a grade.

    The answer is the message "review" of docs/analysis.md. `plies` (0 to 2): how far the net looks everywhere; what
    seems wrong is looked at farther. Raises Error for a record that cannot be read. Takes seconds at 1 ply.
    """
    analyst = analyst or Analyst()
    answer: dict[str, Any] = json.loads(analyst.ask(json.dumps({"do": "review", "record": record, "plies": plies})))
    while answer["say"] == "reviewing":
        answer = json.loads(analyst.ask('{"do":"step","count":20}'))
    if answer["say"] == "error":
        raise Error(answer["message"])
    return answer
