"""The errors of the package, and the issues of a recording."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Issue:
    """A problem in a recording: its position, the text found there, and the text expected."""

    #: Whether a part of the recording was left out. Otherwise the text is wrong but has only one meaning.
    is_error: bool
    #: The line, from 1; 0 in a binary file.
    line: int
    #: The column in bytes, from 1; the offset of the byte in a binary file.
    column: int
    problem: str
    found: str
    expected: str

    @property
    def severity(self) -> str:
        """Either `error` or `warning`."""
        return "error" if self.is_error else "warning"

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.problem}: found {self.found}, expected {self.expected}"


class RecordingError(ValueError):
    """A recording that cannot be read.

    `issue` has the position, the text found and the text expected; it is None if the file as a whole is no recording.
    """

    def __init__(self, message: str, file: str, issue: Issue | None = None) -> None:
        super().__init__(message)
        self.file = file
        self.issue = issue

    @classmethod
    def of(cls, file: str, issue: Issue) -> RecordingError:
        """Returns the error for an issue in a file."""
        return cls(f"{file}:{issue}.", file, issue)

    @property
    def line(self) -> int | None:
        """The line of the issue, from 1; 0 in a binary file."""
        return self.issue.line if self.issue else None

    @property
    def column(self) -> int | None:
        """The column of the issue in bytes, from 1; the offset in a binary file."""
        return self.issue.column if self.issue else None

    @property
    def problem(self) -> str:
        """The problem as a sentence."""
        return self.issue.problem if self.issue else str(self)

    @property
    def found(self) -> str | None:
        """The text at the position of the issue."""
        return self.issue.found if self.issue else None

    @property
    def expected(self) -> str | None:
        """The text that would have been right."""
        return self.issue.expected if self.issue else None


class ThresholdsError(ValueError):
    """Thresholds that cannot be read; `problems` has a line for each mistake, with line and column."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
