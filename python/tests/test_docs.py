"""Whatever docs/python.md shows runs as it stands there."""
import contextlib
import io
import os
import re
import unittest
from pathlib import Path

PAGE = Path(os.environ["TRICTRAC_REPOSITORY"]) / "docs" / "python.md"


class ShownCode(unittest.TestCase):
    def test_every_block_runs(self):
        blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
        self.assertGreater(len(blocks), 3)
        for block in blocks:
            with self.subTest(block=block), contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block, str(PAGE), "exec"), {})

    def test_ten_lines_play_against_the_net(self):
        block = re.search(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S).group(1)
        self.assertLessEqual(len(block.splitlines()), 10)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(block, str(PAGE), "exec"), {})
        self.assertIn("holes", said.getvalue())


if __name__ == "__main__":
    unittest.main()
