"""The code in docs/python.md runs, and the page shows the output of the example."""

import contextlib
import io
import os
import re
import shutil
import tempfile
import unittest

import matplotlib

matplotlib.use("Agg")

from matplotlib import pyplot  # noqa: E402

from program import RELEASE, recording  # noqa: E402
from test_tuning import TABLES  # noqa: E402


class DocumentTests(unittest.TestCase):
    def setUp(self) -> None:
        with open(os.path.join(RELEASE, "docs", "python.md"), encoding="utf-8") as file:
            self.page = file.read()

    def test_every_block_of_code_of_the_page_runs(self) -> None:
        before = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(recording("phone-swipe-down-125hz"), os.path.join(folder, "swipe.evemu"))
            shutil.copy(recording("phone-swipe-down-125hz"), os.path.join(folder, "week.evemu"))
            os.mkdir(os.path.join(folder, "tables"))
            for name, table in TABLES.items():
                with open(os.path.join(folder, "tables", name + ".csv"), "w", encoding="utf-8") as file:
                    file.write(table)
            try:
                os.chdir(folder)
                scope: dict = {}
                blocks = re.findall(r"```python\n(.*?)```", self.page, re.DOTALL)
                self.assertGreater(len(blocks), 3)
                with contextlib.redirect_stdout(io.StringIO()) as said:
                    for block in blocks:
                        exec(block, scope)
                self.assertIn("finish velocity finish: thrown at", said.getvalue())
                self.assertTrue(os.path.exists("swipe.png") and os.path.exists("parquet/grid.parquet"))
            finally:
                os.chdir(before)
                pyplot.close("all")

    def test_the_page_shows_the_output_of_the_example(self) -> None:
        with open(os.path.join(RELEASE, "docs", "examples", "python", "hands.txt"), encoding="utf-8") as file:
            self.assertIn(file.read(), self.page)

    def test_the_version_is_that_of_the_library(self) -> None:
        import pantograph

        with open(os.path.join(RELEASE, "Python", "pyproject.toml"), encoding="utf-8") as file:
            self.assertIn(f'version = "{pantograph.library_version}"', file.read())
        self.assertEqual(pantograph.__version__, pantograph.library_version)

    def test_every_public_name_has_a_description(self) -> None:
        import pantograph

        for name in pantograph.__all__:
            value = getattr(pantograph, name)
            if callable(value):
                self.assertTrue(value.__doc__, name)
                for member, function in vars(value).items() if isinstance(value, type) else ():
                    if not member.startswith("_") and (callable(function) or isinstance(function, property)):
                        self.assertTrue(function.__doc__, f"{name}.{member}")


if __name__ == "__main__":
    unittest.main()
