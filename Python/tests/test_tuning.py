"""The tables of `pantograph tune --csv` as data frames."""

import os
import tempfile
import unittest

import pantograph as p

from program import PANTOGRAPH, recordings, run

TABLES = {
    "recordings": "recording,person,device,label,began,progress,velocity,held,verdict,mistake,cost,verdictBefore,"
    "mistakeBefore,costBefore,verdictWithoutPerson,mistakeWithoutPerson,costWithoutPerson\n"
    '"a, b.evemu",\'=anna,phone,finish,1,0.5,-12.25,0.01,finish,,0,cancel,lost,2,,,\n'
    "nan.evemu,,phone,cancel,0,,,,none,,0,none,,0,,,\n",
    "people": "person,recordings,cost,costBefore,costWithoutPerson\n'=anna,1,0,2,\n",
    "grid": "finish.progress,lost,unwanted,missed,falseStart,cost,isNotWorse\n0.5,0,1,0,0,0.25,1\n0.6,1,0,0,0,1,0\n",
}


class TuningTests(unittest.TestCase):
    def test_tables_have_numbers_texts_and_missing_values(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for name, table in TABLES.items():
                with open(os.path.join(folder, name + ".csv"), "w", encoding="utf-8") as file:
                    file.write(table)
            tuning = p.read_tuning(folder)
            recordings = tuning.recordings
            self.assertEqual(recordings["recording"].tolist(), ["a, b.evemu", "nan.evemu"])
            self.assertEqual(recordings["person"].iloc[0], "=anna")
            self.assertTrue(recordings["person"].isna().iloc[1])
            self.assertEqual(recordings["began"].tolist(), [True, False])
            self.assertEqual(recordings["velocity"].iloc[0], -12.25)
            self.assertTrue(recordings["progress"].isna().iloc[1])
            self.assertEqual(tuning.people["person"].tolist(), ["=anna"])
            self.assertEqual(tuning.grid["isNotWorse"].tolist(), [True, False])
            self.assertEqual(tuning.grid["cost"].idxmin(), 0)

    def test_tables_become_parquet_and_are_the_same(self) -> None:
        try:
            import pandas
            import pyarrow  # noqa: F401
        except ImportError:
            self.skipTest("pyarrow is not installed")
        with tempfile.TemporaryDirectory() as folder:
            for name, table in TABLES.items():
                with open(os.path.join(folder, name + ".csv"), "w", encoding="utf-8") as file:
                    file.write(table)
            tuning = p.read_tuning(folder)
            tuning.to_parquet(os.path.join(folder, "parquet"))
            for name in TABLES:
                found = pandas.read_parquet(os.path.join(folder, "parquet", name + ".parquet"))
                pandas.testing.assert_frame_equal(found, getattr(tuning, name))

    @unittest.skipUnless(PANTOGRAPH, "PANTOGRAPH names no program to tune with")
    def test_the_tables_of_a_run_are_read(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            made = run("tune", *recordings(), "--sweep", "finish.velocity=200…1200/11 pt/s", "--csv", folder, "--force")
            if made.returncode == 69:
                self.skipTest("pantograph-studio is not built")
            self.assertEqual(made.returncode, 0, made.stderr)
            tuning = p.read_tuning(folder)
            self.assertGreater(len(tuning.recordings), 5)
            self.assertEqual(set(tuning.recordings["label"]) - {"finish", "cancel", "other"}, set())
            self.assertTrue(tuning.recordings["progress"].dtype.kind == "f")
            self.assertGreater(len(tuning.grid), 1)
            # The decisions of the tables are those of the package.
            for row in tuning.recordings.itertuples():
                decisions = p.read(row.recording).decide("card")
                outcomes = [decision.outcome for decision in decisions if decision.outcome != "none"]
                self.assertEqual(outcomes[0] if outcomes else "none", row.verdictBefore, row.recording)


if __name__ == "__main__":
    unittest.main()
