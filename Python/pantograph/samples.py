"""The contacts of a recording as columns, by slot, and as one summary for each contact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .library import SAMPLE, check, ffi, lib, owned

if TYPE_CHECKING:
    import pandas

#: Names of the numbers in `Samples.phases`, `Samples.causes` and `Samples.tools`.
PHASES = ("began", "moved", "stationary", "ended", "cancelled")
CAUSES = (None, "synchronizationLost", "deviceRemoved", "inputEnded", "palm", "thumb", "jump")
TOOLS = ("finger", "pen", "palm", "dial", "unknown")

BEGAN, MOVED, STATIONARY, ENDED, CANCELLED = range(5)

#: The number of samples that there is room for at first.
ROOM = 1 << 14


@dataclass(frozen=True)
class Contact:
    """One contact from its first touch to its end."""

    id: int
    #: The index of the device.
    track: int
    #: Seconds from the first event of the recording.
    start: float
    end: float
    #: The length of the finger's path, and the straight distance from its start to its end, in millimetres.
    distance: float
    displacement: float
    #: The first and the last position, in millimetres from the top left corner.
    first: tuple[float, float]
    last: tuple[float, float]
    tool: str
    slot: int
    #: Either `lifted` or `cancelled`.
    ending: str
    #: The cause of a cancelled contact, such as `palm`.
    reason: str | None


@dataclass(frozen=True)
class SlotGrid:
    """The positions of one device with a row for each frame and a column for each slot; NaN where no contact is."""

    times: NDArray[np.float64]
    x_mm: NDArray[np.float64]
    y_mm: NDArray[np.float64]
    #: The slot of each column.
    slots: NDArray[np.int16]


class Samples:
    """Every contact at every frame, as columns of equal length in the order of the devices and of time."""

    def __init__(self, rows: NDArray[Any], tracks: NDArray[np.int32], start: int) -> None:
        #: The rows as the C library wrote them; their `time` is in microseconds on the clock of the recording.
        self.rows = rows
        #: The index of the device of each row.
        self.tracks = tracks
        self.start = start

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, choice: Any) -> Samples:
        """Returns the rows that a slice, a mask or indices choose."""
        return Samples(self.rows[choice], self.tracks[choice], self.start)

    @property
    def times(self) -> NDArray[np.float64]:
        """Seconds from the first event of the recording."""
        return (self.rows["time"] - self.start) / 1e6

    @property
    def x_mm(self) -> NDArray[np.float64]:
        """Millimetres from the left edge of the surface."""
        return self.rows["x"]

    @property
    def y_mm(self) -> NDArray[np.float64]:
        """Millimetres from the upper edge of the surface."""
        return self.rows["y"]

    @property
    def slots(self) -> NDArray[np.int16]:
        """The slot of the device, from 0; -1 if it is unknown."""
        return self.rows["slot"]

    @property
    def ids(self) -> NDArray[np.uint32]:
        """A number that identifies a contact of a device from its first touch to its end."""
        return self.rows["id"]

    @property
    def phases(self) -> NDArray[np.uint8]:
        """Indices into `PHASES`."""
        return self.rows["phase"]

    @property
    def causes(self) -> NDArray[np.uint8]:
        """Indices into `CAUSES`; 0 unless the contact was cancelled."""
        return self.rows["cause"]

    @property
    def tools(self) -> NDArray[np.uint8]:
        """Indices into `TOOLS`."""
        return self.rows["tool"]

    @property
    def pressures(self) -> NDArray[np.float64]:
        """A fraction of the device's range, 0 to 1; NaN if the device reports none."""
        return self.rows["pressure"]

    @property
    def majors_mm(self) -> NDArray[np.float64]:
        """The long axis of the ellipse that touches, in millimetres; NaN if the device reports none."""
        return self.rows["major"]

    @property
    def minors_mm(self) -> NDArray[np.float64]:
        """The short axis of the ellipse that touches, in millimetres; NaN if the device reports none."""
        return self.rows["minor"]

    @property
    def orientations(self) -> NDArray[np.float64]:
        """Radians, clockwise from pointing up; NaN if the device reports none."""
        return self.rows["orientation"]

    @property
    def fingers(self) -> NDArray[np.uint16]:
        """The number of fingers that the device reports as down in the frame."""
        return self.rows["fingers"]

    @property
    def buttons(self) -> NDArray[np.uint8]:
        """The physical buttons that are held: 1 left, 2 right, 4 middle."""
        return self.rows["buttons"]

    def by_slot(self, track: int = 0) -> SlotGrid:
        """Returns the positions of one device with a column for each slot. A frame in which no finger is down has no
        row, except for the frame in which the last finger ends."""
        rows = self.rows[self.tracks == track]
        rows = rows[rows["slot"] >= 0]
        times, frames = np.unique(rows["time"], return_inverse=True)
        slots = np.unique(rows["slot"])
        columns = np.searchsorted(slots, rows["slot"])
        x_mm = np.full((len(times), len(slots)), np.nan)
        y_mm = np.full((len(times), len(slots)), np.nan)
        down = rows["phase"] < ENDED
        # An end is written first: if another contact begins in the same slot and frame, its position stays.
        for part in (~down, down):
            x_mm[frames[part], columns[part]] = rows["x"][part]
            y_mm[frames[part], columns[part]] = rows["y"][part]
        return SlotGrid((times - self.start) / 1e6, x_mm, y_mm, slots)

    def contacts(self) -> list[Contact]:
        """Returns a summary of each contact, in the order in which the contacts began."""
        if not len(self):
            return []
        order = np.lexsort((np.arange(len(self)), self.rows["id"], self.tracks))
        rows, tracks = self.rows[order], self.tracks[order]
        is_first = np.ones(len(rows), bool)
        is_first[1:] = (rows["id"][1:] != rows["id"][:-1]) | (tracks[1:] != tracks[:-1])
        firsts = np.flatnonzero(is_first)
        lasts = np.append(firsts[1:], len(rows)) - 1
        steps = np.hypot(np.diff(rows["x"], prepend=np.nan), np.diff(rows["y"], prepend=np.nan))
        steps[is_first] = 0
        distances = np.add.reduceat(steps, firsts)
        a, b = rows[firsts], rows[lasts]
        displacements = np.hypot(b["x"] - a["x"], b["y"] - a["y"])
        is_cancelled = b["phase"] == CANCELLED
        columns = zip(
            a["id"].tolist(),
            tracks[firsts].tolist(),
            ((a["time"] - self.start) / 1e6).tolist(),
            ((b["time"] - self.start) / 1e6).tolist(),
            distances.tolist(),
            displacements.tolist(),
            zip(a["x"].tolist(), a["y"].tolist()),
            zip(b["x"].tolist(), b["y"].tolist()),
            (TOOLS[tool] for tool in a["tool"].tolist()),
            a["slot"].tolist(),
            ("cancelled" if is_lost else "lifted" for is_lost in is_cancelled.tolist()),
            (CAUSES[cause] for cause in np.where(is_cancelled, b["cause"], 0).tolist()),
        )
        found = [Contact(*values) for values in columns]
        return sorted(found, key=lambda contact: (contact.start, contact.track, contact.id))

    def frame(self) -> pandas.DataFrame:
        """Returns the samples as a data frame of pandas, with names for phases, causes and tools."""
        import pandas

        return pandas.DataFrame(
            {
                "time": self.times,
                "track": self.tracks,
                "slot": self.slots,
                "id": self.ids,
                "phase": pandas.Categorical.from_codes(self.phases, list(PHASES)),
                "x_mm": self.x_mm,
                "y_mm": self.y_mm,
                "pressure": self.pressures,
                "major_mm": self.majors_mm,
                "minor_mm": self.minors_mm,
                "orientation": self.orientations,
                "tool": pandas.Categorical.from_codes(self.tools, list(TOOLS)),
                "cause": pandas.Categorical.from_codes(self.causes.astype(int) - 1, list(CAUSES[1:])),
                "fingers": self.fingers,
                "buttons": self.buttons,
            }
        )


class Decoder:
    """Turns the events of one device into samples."""

    def __init__(self, device: Any, filtered: bool) -> None:
        place = ffi.new("pantograph_decoder **")
        check(lib.pantograph_decoder_new(device or ffi.NULL, filtered, place))
        self.handle = owned(place[0], lib.pantograph_decoder_free)

    def decode(self, events: NDArray[Any], end: int | None) -> NDArray[Any]:
        """Returns the samples of events; `end` is the time of the stream's end, if it ends."""
        most = lib.PANTOGRAPH_MOST_CONTACTS
        samples, written = np.empty(ROOM + most, SAMPLE), 0
        count, done = len(events), 0
        counts = ffi.new("size_t[2]")
        first = ffi.from_buffer("pantograph_event[]", events) if count else ffi.NULL
        place = ffi.from_buffer("pantograph_sample[]", samples, require_writable=True)
        while done < count:
            room = len(samples) - written - most
            if room < most:
                # The number of all samples is estimated from the events so far.
                wanted = min(int(written / done * count * 1.02), 64 * written) + ROOM
                larger = np.empty(wanted, SAMPLE)
                larger[:written] = samples[:written]
                samples = larger
                place = ffi.from_buffer("pantograph_sample[]", samples, require_writable=True)
                continue
            status = lib.pantograph_decoder_feed(
                self.handle, first + done, count - done, place + written, room, counts, counts + 1
            )
            check(status)
            done += counts[0]
            written += counts[1]
        if end is not None:
            check(lib.pantograph_decoder_end(self.handle, end, place + written, most, counts))
            written += counts[0]
        return samples[:written] if 2 * written > len(samples) else samples[:written].copy()

    @property
    def frames(self) -> int:
        """The number of frames so far."""
        count = ffi.new("uint64_t *")
        check(lib.pantograph_decoder_frames(self.handle, count))
        return int(count[0])

    @property
    def size(self) -> tuple[float, float, bool]:
        """Width and height in millimetres, and whether they are assumed."""
        size = ffi.new("double[2]")
        is_assumed = ffi.new("bool *")
        check(lib.pantograph_decoder_size(self.handle, size, size + 1, is_assumed))
        return float(size[0]), float(size[1]), bool(is_assumed[0])
