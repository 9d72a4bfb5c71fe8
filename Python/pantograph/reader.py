"""Parses the bytes of a recording into arrays of events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterator

import numpy as np
from numpy.typing import NDArray

from .errors import Issue, RecordingError
from .library import EVENT, FORMATS, check, ffi, lib, owned, text

#: The number of issues and of notes that are stored. Further issues are only counted, and further notes are refused.
MOST_ISSUES = 10_000
MOST_NOTES = 100_000

#: There is always room for so many events, so that few calls fill an array.
ROOM = 8192

#: The first bytes of compressed files and archives, with the Python module that opens them.
PACKED = {
    b"\x1f\x8b": "gzip",
    b"BZh": "bz2",
    b"\xfd7zXZ\x00": "lzma",
    b"\x28\xb5\x2f\xfd": "zstandard",
    b"PK\x03\x04": "zipfile",
}


@dataclass
class Events:
    """Events of one or more devices, and the device and the line of each event."""

    #: `time` in microseconds, `type`, `code`, `value`.
    events: NDArray[Any]
    #: The index of each event's device.
    tracks: NDArray[np.int32]
    #: The line of each event in the file, from 1; 0 in a binary file.
    lines: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.events)


class EventBuffer:
    """Arrays that grow while events are written into them."""

    def __init__(self) -> None:
        self.count = 0
        self.events = np.empty(0, EVENT)
        self.lines = np.empty(0, np.int32)
        #: The device of each event; None while all events are of the first device, as in most recordings.
        self.tracks: NDArray[np.int32] | None = None
        self._last_tracks = np.empty(ROOM, np.int32)
        self._last_tracks_place = ffi.from_buffer("int32_t[]", self._last_tracks, require_writable=True)
        self.grow(ROOM)

    @property
    def capacity(self) -> int:
        """The number of events that the arrays have room for."""
        return len(self.events)

    def grow(self, capacity: int) -> None:
        """Makes room for `capacity` events."""
        self.events = self._grown(self.events, capacity)
        self.lines = self._grown(self.lines, capacity)
        if self.tracks is not None:
            self.tracks = self._grown(self.tracks, capacity)
        self._events_place = ffi.from_buffer("pantograph_event[]", self.events, require_writable=True)
        self._lines_place = ffi.from_buffer("int32_t[]", self.lines, require_writable=True)

    def _grown(self, array: NDArray[Any], capacity: int) -> NDArray[Any]:
        larger = np.empty(capacity, array.dtype)
        larger[: self.count] = array[: self.count]
        return larger

    def places(self, share: float | None) -> tuple[Any, Any, Any, int]:
        """Returns the places for the next events, and their number. `share` is the share of the file that was parsed,
        from which the number of all events is estimated; None if it is unknown."""
        if self.capacity - self.count < ROOM:
            wanted = self.count / share * 1.02 if share else 2 * self.count
            # A file whose first part has far more events than the others must not take all memory.
            self.grow(min(int(wanted), 64 * self.count) + 2 * ROOM)
        return self._events_place + self.count, self._last_tracks_place, self._lines_place + self.count, ROOM

    def add(self, count: int) -> None:
        """Adds the events that were written."""
        if self.tracks is None and self._last_tracks[:count].any():
            self.tracks = np.zeros(self.capacity, np.int32)
        if self.tracks is not None:
            self.tracks[self.count : self.count + count] = self._last_tracks[:count]
        self.count += count

    def take(self, is_copy: bool = False) -> Events:
        """Returns the events. They share the buffer's memory, unless a copy is wanted or most of it is unused."""
        is_copy = is_copy or self.capacity > 2 * self.count
        tracks = np.zeros(self.count, np.int32) if self.tracks is None else self.tracks
        parts = [array[: self.count] for array in (self.events, tracks, self.lines)]
        return Events(*(part.copy() for part in parts)) if is_copy else Events(*parts)


def is_archive(prefix: memoryview) -> bool:
    """Whether a file with these first bytes is a tar archive."""
    return bytes(prefix[257:262]) == b"ustar"


@dataclass
class Header:
    """The device of a track, as the recording describes it."""

    node: str
    #: A handle of the C library; None if the recording does not describe the device.
    device: Any


@dataclass
class Reader:
    """Parses a recording piece by piece, in the format recognized from its first bytes."""

    file: str
    strict: bool = False
    format: str = ""
    notes: list[tuple[str, str]] = field(default_factory=list)
    issues: list[Issue] = field(default_factory=list)
    issue_count: int = 0
    #: The first issue that is an error, wherever it stands.
    first_error: Issue | None = None
    #: The size of the file in bytes; None if it is unknown.
    size: int | None = None
    parsed: int = 0
    buffer: EventBuffer = field(default_factory=EventBuffer)
    _handle: Any = None

    def begin(self, prefix: memoryview, name: str | None = None) -> None:
        """Recognizes the format from the first bytes of the file, unless its name is given."""
        place = ffi.new("pantograph_reader **")
        if name is not None:
            status = lib.pantograph_reader_new_format(name.encode(), place)
            if status != lib.PANTOGRAPH_OK:
                raise ValueError(f"{name} is no format; Pantograph reads {', '.join(FORMATS)}.")
        else:
            if not len(prefix):
                raise RecordingError(f"{self.file} is empty; expected a recording.", self.file)
            status = lib.pantograph_reader_new(ffi.from_buffer(prefix), len(prefix), place)
            # The texts in an archive that is not compressed look like recordings.
            if status != lib.PANTOGRAPH_OK or is_archive(prefix):
                raise RecordingError(self.refusal(bytes(prefix[:512])), self.file)
        self._handle = owned(place[0], lib.pantograph_reader_free)
        self.format = text(lib.pantograph_reader_format, self._handle)

    def refusal(self, start: bytes) -> str:
        """Returns the sentence about a file in no known format."""
        for mark, module in PACKED.items():
            if start.startswith(mark):
                return f"{self.file} is compressed; open it with Python's module {module} and pass the opened file."
        if is_archive(memoryview(start)):
            return f"{self.file} is an archive; open its recordings with Python's module tarfile."
        return f"{self.file} is not a recording in a known format; Pantograph reads {', '.join(FORMATS)}."

    def parse(self, data: memoryview) -> None:
        """Parses the next bytes of the file; their events go into the buffer."""
        if not len(data):
            return
        start = ffi.from_buffer(data)
        counts = ffi.new("size_t[2]")
        done, size = 0, len(data)
        read, handle, buffer = lib.pantograph_reader_read, self._handle, self.buffer
        while done < size:
            places = buffer.places(self.parsed / self.size if self.size else None)
            check(read(handle, start + done, size - done, *places, counts, counts + 1))
            done += counts[0]
            self.parsed += counts[0]
            buffer.add(counts[1])
            self._take_texts()

    def finish(self) -> None:
        """Parses the end of the file."""
        count = ffi.new("size_t *")
        while True:
            status = lib.pantograph_reader_finish(self._handle, *self.buffer.places(None), count)
            if status == lib.PANTOGRAPH_NOTHING:
                return
            check(status)
            self.buffer.add(count[0])
            self._take_texts()

    def headers(self) -> Iterator[Header]:
        """Returns the devices of the tracks."""
        for track in range(lib.pantograph_reader_tracks(self._handle)):
            place = ffi.new("pantograph_device **")
            status = lib.pantograph_reader_device(self._handle, track, place)
            device = owned(place[0], lib.pantograph_device_free) if status == lib.PANTOGRAPH_OK else None
            yield Header(text(lib.pantograph_reader_node, self._handle, track), device)

    def add(self, issue: Issue) -> None:
        """Stores an issue; raises the first error of a recording that is read strictly."""
        self.issue_count += 1
        if len(self.issues) < MOST_ISSUES:
            self.issues.append(issue)
        if issue.is_error and self.first_error is None:
            self.first_error = issue
            if self.strict:
                raise RecordingError.of(self.file, issue)

    def _take_texts(self) -> None:
        handle = self._handle
        for index in range(lib.pantograph_reader_notes(handle)):
            if len(self.notes) >= MOST_NOTES:
                raise RecordingError(f"{self.file} has more than {MOST_NOTES} notes.", self.file)
            key = text(lib.pantograph_reader_note_key, handle, index)
            self.notes.append((key, text(lib.pantograph_reader_note_value, handle, index)))
        count = lib.pantograph_reader_issues(handle)
        for index in range(count):
            if len(self.issues) >= MOST_ISSUES and self.first_error is not None:
                self.issue_count += count - index
                break
            self.add(self._issue(index))

    def _issue(self, index: int) -> Issue:
        place = ffi.new("pantograph_issue *")
        check(lib.pantograph_reader_issue(self._handle, index, place))
        return Issue(
            place.is_error,
            place.line,
            place.column,
            text(lib.pantograph_reader_issue_problem, self._handle, index),
            text(lib.pantograph_reader_issue_found, self._handle, index),
            text(lib.pantograph_reader_issue_expected, self._handle, index),
        )
