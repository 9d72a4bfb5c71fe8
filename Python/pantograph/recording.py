"""Recordings: events, contacts, gestures, decisions, pictures."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING, Any, Iterator

import numpy as np
from numpy.typing import NDArray

from .decisions import Decision, Scene, Transition, follow, scene_of
from .device import Device, Track
from .errors import Issue, RecordingError
from .gestures import Gesture
from .library import SAMPLE
from .reader import Events, Reader
from .samples import Contact, Samples, SlotGrid
from .source import Source, complete, name_of, pieces, size_of, whole_prefix
from .thresholds import ThresholdsLike, chosen

if TYPE_CHECKING:
    import pandas
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

#: The largest number of events that `read` puts into memory, unless `max_events` says otherwise: 6 GB.
MOST_EVENTS = 250_000_000


class Recording:
    """Everything that one or more devices sent, in arrays. `read` creates it."""

    def __init__(
        self, reader: Reader, tracks: list[Track], description_path: str | None, filtered: bool
    ) -> None:
        #: The name of the file.
        self.file = reader.file
        #: The name of the format, such as `evemu`.
        self.format = reader.format
        #: The notes in the order of the file, each a key and a value.
        self.notes: list[tuple[str, str]] = reader.notes
        #: The mistakes in the file, at most 10,000.
        self.issues: list[Issue] = reader.issues
        #: The number of all mistakes in the file.
        self.issue_count = reader.issue_count
        #: The file that described the device, if the recording did not.
        self.description_path = description_path
        #: Whether palms, thumbs and jumps were removed from the contacts.
        self.filtered = filtered
        #: The devices, each with its events.
        self.tracks = tracks

    def __repr__(self) -> str:
        return f"<Recording {self.file}: {self.format}, {self.event_count} events, {self.duration:.3f} s>"

    def note(self, key: str) -> str | None:
        """Returns the value of a note, such as `label`; None if there is no such note. The last of several counts."""
        return next((value for name, value in reversed(self.notes) if name == key), None)

    @property
    def event_count(self) -> int:
        """The number of events of all devices."""
        return sum(len(track.events) for track in self.tracks)

    @cached_property
    def start(self) -> int:
        """The time of the first event, in microseconds on the clock of the recording. Seconds count from it."""
        return min((track.start for track in self.tracks if track.start is not None), default=0)

    @cached_property
    def duration(self) -> float:
        """The seconds from the first event to the last."""
        ends = [track.end for track in self.tracks if len(track.events)]
        return (max(ends) - self.start) / 1e6 if ends else 0.0

    @property
    def main_track(self) -> Track | None:
        """The device with the most contacts, which is the subject of the recording; None if there is no device."""
        counts = [int(np.count_nonzero(track.rows["phase"] == 0)) for track in self.tracks]
        return self.tracks[counts.index(max(counts))] if counts else None

    @property
    def device(self) -> Device | None:
        """The description of the device with the most contacts."""
        return self.main_track.device if self.main_track else None

    # Contacts

    @cached_property
    def samples(self) -> Samples:
        """Every contact at every frame, as columns. `times`, `slots`, `x_mm` … of a recording are these columns."""
        rows = [track.rows for track in self.tracks]
        indices = [np.full(len(track.rows), track.index, np.int32) for track in self.tracks]
        if len(rows) == 1:
            return Samples(rows[0], indices[0], self.start)
        if not rows:
            return Samples(np.empty(0, SAMPLE), np.empty(0, np.int32), self.start)
        return Samples(np.concatenate(rows), np.concatenate(indices), self.start)

    @property
    def times(self) -> NDArray[np.float64]:
        """Seconds from the first event of the recording, for each sample."""
        return self.samples.times

    @property
    def slots(self) -> NDArray[np.int16]:
        """The device's slot of each sample."""
        return self.samples.slots

    @property
    def ids(self) -> NDArray[np.uint32]:
        """The number of each sample's contact."""
        return self.samples.ids

    @property
    def phases(self) -> NDArray[np.uint8]:
        """Indices into `PHASES`, for each sample."""
        return self.samples.phases

    @property
    def x_mm(self) -> NDArray[np.float64]:
        """Millimetres from the left edge of the surface, for each sample."""
        return self.samples.x_mm

    @property
    def y_mm(self) -> NDArray[np.float64]:
        """Millimetres from the upper edge of the surface, for each sample."""
        return self.samples.y_mm

    @cached_property
    def contacts(self) -> list[Contact]:
        """A summary of each contact, as `pantograph inspect --json` prints it."""
        return self.samples.contacts()

    def by_slot(self, track: int = 0) -> SlotGrid:
        """Returns the positions of one device with a row for each frame and a column for each slot."""
        return self.samples.by_slot(track)

    def frame(self) -> pandas.DataFrame:
        """Returns the samples as a data frame of pandas."""
        return self.samples.frame()

    # Gestures and decisions

    def gestures(self) -> list[Gesture]:
        """Returns the recognized gestures, device by device. Their seconds count from the first event."""
        return [gesture for track in self.tracks for gesture in track.gestures(self.start)]

    def follow(
        self,
        scene: str | Scene = "card",
        *,
        policy: str | None = None,
        thresholds: ThresholdsLike | None = None,
        track: int | None = None,
    ) -> Transition:
        """Returns the progress of a transition that the recording drives, and its decisions.

        `scene` is the name of a scene or a `Scene` of your own. `policy` is one of `policies()`; `thresholds` are
        `Thresholds`, a dictionary, JSON, or a file of JSON. `track` is the index of the device; without it, the
        device with the most contacts moves the transition.
        """
        return self._play(scene, policy, thresholds, track, wants_progress=True)

    def decide(
        self,
        scene: str | Scene = "card",
        *,
        policy: str | None = None,
        thresholds: ThresholdsLike | None = None,
        track: int | None = None,
    ) -> list[Decision]:
        """Returns a decision for each gesture that could have moved the transition; see `follow`."""
        return self._play(scene, policy, thresholds, track, wants_progress=False).decisions

    def _play(
        self,
        scene: str | Scene,
        policy: str | None,
        thresholds: ThresholdsLike | None,
        track: int | None,
        wants_progress: bool,
    ) -> Transition:
        numbers = chosen(policy, thresholds)
        played = self.main_track if track is None else self.tracks[track]
        if played is None:
            return Transition(np.empty(0), np.empty(0), [])
        return follow(played, scene_of(scene), numbers, self.start, wants_progress)

    # Pictures

    def plot(self, axes: Axes | None = None) -> Figure:
        """Draws the paths of all contacts of the device with the most contacts."""
        from .plots import plot_recording

        return plot_recording(self, axes)


def read(
    source: Source,
    *,
    description: str | os.PathLike[str] | None = None,
    strict: bool = False,
    filtered: bool = False,
    format: str | None = None,
    max_events: int = MOST_EVENTS,
) -> Recording:
    """Reads a recording in any format that Pantograph knows.

    `source` is a path, the bytes of a recording, or a file that is open for reading bytes, such as `gzip.open(path)`.
    `description` is a file that describes the device, for a recording that holds only events; without it, a
    description beside the recording is used if there is one. With `strict`, the first mistake in the file raises a
    `RecordingError`; otherwise the readable parts are returned, and the mistakes are in `issues`. With `filtered`,
    palms, thumbs and jumps are removed from the contacts; gestures and decisions never contain them. `format` is the
    name of the format, if it should not be recognized from the first bytes. A recording with more than `max_events`
    events raises a `RecordingError`; `stream` reads recordings of any length.
    """
    reader = Reader(name_of(source), strict, size=size_of(source))
    for is_first, piece in enumerated(whole_prefix(pieces(source), format)):
        if is_first:
            reader.begin(piece, format)
        reader.parse(piece)
        if reader.buffer.count > max_events:
            message = f"{reader.file} has more than {max_events} events"
            raise RecordingError(f"{message}; read it with pantograph.stream, or raise max_events.", reader.file)
    reader.finish()
    headers = list(reader.headers())
    path = complete(headers, reader, source, description)
    events = reader.buffer.take()
    if reader.first_error and not len(events) and all(header.device is None for header in headers):
        raise RecordingError.of(reader.file, reader.first_error)
    parts = by_track(events, len(headers))
    tracks = [Track(index, header, *part, filtered) for index, (header, part) in enumerate(zip(headers, parts))]
    return Recording(reader, tracks, path, filtered)


def by_track(events: Events, count: int) -> list[tuple[NDArray[Any], NDArray[np.int32]]]:
    """Returns the events and lines of each device, in the order of the file."""
    if count <= 1:
        return [(events.events, events.lines)] * count
    order = np.argsort(events.tracks, kind="stable")
    bounds = np.searchsorted(events.tracks[order], np.arange(count + 1))
    parts = [order[start:end] for start, end in zip(bounds, bounds[1:])]
    return [(events.events[part], events.lines[part]) for part in parts]


def stream(source: Source, *, strict: bool = False, format: str | None = None) -> Iterator[Events]:
    """Reads the events of a recording of any length piece by piece, each piece with its own arrays.

    The memory does not depend on the length of the recording. Mistakes in the file are ignored unless `strict`.
    """
    reader = Reader(name_of(source), strict)
    for is_first, piece in enumerated(whole_prefix(pieces(source), format)):
        if is_first:
            reader.begin(piece, format)
        reader.parse(piece)
        reader.notes.clear()
        if reader.buffer.count:
            yield reader.buffer.take(is_copy=True)
            reader.buffer.count = 0
    reader.finish()
    if reader.buffer.count:
        yield reader.buffer.take(is_copy=True)


def enumerated(all_pieces: Iterator[memoryview]) -> Iterator[tuple[bool, memoryview]]:
    """Returns the pieces, each with whether it is the first."""
    is_first = True
    for piece in all_pieces:
        yield is_first, piece
        is_first = False


def table(rows: list[Any]) -> pandas.DataFrame:
    """Returns gestures, contacts, decisions or issues as a data frame of pandas, with a row for each."""
    import dataclasses

    import pandas

    return pandas.DataFrame([dataclasses.asdict(row) for row in rows])
