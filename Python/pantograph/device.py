"""The devices of a recording."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .library import check, ffi, lib, text
from .reader import Header
from .samples import Decoder

if TYPE_CHECKING:
    from .gestures import Gesture

KINDS = ("touchscreen", "touchpad", "touchTablet", "other")


@dataclass(frozen=True)
class Device:
    """A device as a recording describes it."""

    name: str
    #: One of `KINDS`: a touchscreen, a touchpad, the touch surface of a drawing tablet, or no touch surface.
    kind: str
    #: The number of contacts that the device tracks at once; None if it has no slots.
    slots: int | None

    @classmethod
    def of(cls, handle: Any) -> Device:
        """Returns the description behind a handle of the C library."""
        kind = ffi.new("pantograph_device_kind *")
        check(lib.pantograph_device_kind_of(handle, kind))
        slots = ffi.new("int64_t *")
        has_slots = lib.pantograph_device_slots(handle, slots) == lib.PANTOGRAPH_OK
        return cls(text(lib.pantograph_device_name, handle), KINDS[kind[0]], slots[0] if has_slots else None)


class Track:
    """The events of one device."""

    def __init__(
        self, index: int, header: Header, events: NDArray[Any], lines: NDArray[np.int32], filtered: bool
    ) -> None:
        self.index = index
        #: The path of the device, such as `/dev/input/event12`; empty if the recording does not name it.
        self.node = header.node
        #: None if nothing describes the device. Its kind is then inferred, and its size assumed.
        self.device = Device.of(header.device) if header.device is not None else None
        #: The events of the kernel: `time` in microseconds on the clock of the recording, `type`, `code`, `value`.
        self.events = events
        #: The line of each event in the file, from 1; 0 in a binary file.
        self.lines = lines
        self._handle = header.device
        self._filtered = filtered

    def __repr__(self) -> str:
        name = self.device.name if self.device else "a device without a description"
        return f"<Track {self.index}: {name}, {len(self.events)} events>"

    @property
    def start(self) -> int | None:
        """The time of the first event, in microseconds; None if there are no events."""
        return int(self.events["time"][0]) if len(self.events) else None

    @cached_property
    def end(self) -> int:
        """The latest time of an event, in microseconds; 0 if there are no events."""
        return max(int(self.events["time"].max()), 0) if len(self.events) else 0

    @cached_property
    def _decoded(self) -> tuple[NDArray[Any], int, tuple[float, float, bool]]:
        decoder = Decoder(self._handle, self._filtered)
        rows = decoder.decode(self.events, self.end)
        return rows, decoder.frames, decoder.size

    @property
    def rows(self) -> NDArray[Any]:
        """The samples of the contacts, as the C library writes them."""
        return self._decoded[0]

    @property
    def frames(self) -> int:
        """The number of frames that the device reported."""
        return self._decoded[1]

    @property
    def size_mm(self) -> tuple[float, float]:
        """The width and height of the surface in millimetres."""
        return self._decoded[2][:2]

    @property
    def is_size_assumed(self) -> bool:
        """Whether the device does not report its size."""
        return self._decoded[2][2]

    def gestures(self, since: int | None = None) -> list[Gesture]:
        """Returns the gestures of the device. Their seconds count from the time `since`, or else from the first event
        of the device."""
        from .gestures import recognize

        return recognize(self, (self.start or 0) if since is None else since)
