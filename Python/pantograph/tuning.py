"""The tables that `pantograph tune --csv FOLDER` writes, as data frames of pandas."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas

#: The columns of texts; all other columns of these tables are numbers.
TEXTS = {
    "recordings": [
        "recording",
        "person",
        "device",
        "label",
        "verdict",
        "mistake",
        "verdictBefore",
        "mistakeBefore",
        "verdictWithoutPerson",
        "mistakeWithoutPerson",
    ],
    "people": ["person"],
}

#: The columns that are true or false, written as 1 or 0.
TRUTHS = {"recordings": ["began"], "grid": ["isNotWorse"]}


@dataclass(frozen=True)
class Tuning:
    """The results of a run of `pantograph tune`."""

    #: A row for each recording: its release, and the verdict, mistake and cost with three sets of thresholds.
    recordings: pandas.DataFrame
    #: A row for each person: the mean costs.
    people: pandas.DataFrame
    #: A row for each combination of thresholds: its mistakes and its mean cost.
    grid: pandas.DataFrame

    def to_parquet(self, folder: str | os.PathLike[str]) -> None:
        """Writes `recordings.parquet`, `people.parquet` and `grid.parquet` by pyarrow."""
        os.makedirs(folder, exist_ok=True)
        for name in ("recordings", "people", "grid"):
            getattr(self, name).to_parquet(os.path.join(folder, f"{name}.parquet"), engine="pyarrow", index=False)


def read_tuning(folder: str | os.PathLike[str]) -> Tuning:
    """Reads the tables that `pantograph tune --csv FOLDER` has written."""
    return Tuning(*(read_table(os.path.join(folder, f"{name}.csv")) for name in ("recordings", "people", "grid")))


def read_table(path: str | os.PathLike[str]) -> pandas.DataFrame:
    """Reads one of the tables. Empty cells are missing values; `began` and `isNotWorse` are true, false or missing."""
    import pandas

    name = os.path.splitext(os.path.basename(path))[0]
    texts = TEXTS.get(name, [])
    truths = TRUTHS.get(name, [])
    frame = pandas.read_csv(
        path, dtype={column: "string" for column in texts}, keep_default_na=False, na_values=[""], encoding="utf-8"
    )
    for column in texts:
        if column in frame:
            # tune writes an apostrophe before texts that a spreadsheet would read as a formula.
            frame[column] = frame[column].str.replace(r"^'(?=[=+@-])", "", regex=True)
    for column in truths:
        if column in frame:
            frame[column] = frame[column].astype("boolean")
    return frame
