"""Recognizes gestures, and lets them drive a transition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable

from .library import check, ffi, lib, owned

if TYPE_CHECKING:
    from .device import Track

#: The names of the numbers in the C library, which are also the words in the JSON of `pantograph replay`.
KINDS = ("drag", "scroll", "swipe", "pinch", "rotation", "tap", "hold", "press")
OUTCOMES = ("began", "changed", "ended", "cancelled", "failed")
DIRECTIONS = (None, "left", "right", "up", "down", "in", "out", "clockwise", "counterclockwise")

#: The number of events in one call of the C library, which stores at most 4096 gestures until they are fetched.
EVENTS = 512


@dataclass(frozen=True)
class Gesture:
    """A gesture that was recognized."""

    #: One of `drag`, `scroll`, `swipe`, `pinch`, `rotation`, `tap`, `hold` and `press`.
    kind: str
    fingers: int
    direction: str | None
    #: The index of the device.
    track: int
    #: Seconds: of the first finger's landing, of the recognition, of the end.
    start: float
    began: float
    end: float
    #: The movement since the gesture began, in millimetres, and the velocity at its end, in millimetres per second.
    translation: tuple[float, float]
    velocity: tuple[float, float]
    #: The spread of the fingers, relative to the spread at the beginning.
    scale: float
    #: Radians, clockwise.
    rotation: float
    #: Either `ended`, `cancelled` or `failed`. A cancelled gesture must have no effect.
    outcome: str


class Surface:
    """A touch surface that receives the events of a track."""

    def __init__(self, device: Any) -> None:
        place = ffi.new("pantograph_surface **")
        if device is None:
            check(lib.pantograph_surface_new_undescribed(place))
        else:
            #: A device without a touch surface has no gestures.
            status = lib.pantograph_surface_new(device, place)
            if status != lib.PANTOGRAPH_NO_SURFACE:
                check(status)
        self.handle = owned(place[0], lib.pantograph_surface_free) if place[0] != ffi.NULL else None

    def play(self, track: Track, fetch: Callable[[], None], step: int = EVENTS) -> None:
        """Feeds all events of a track, at most `step` at a time. `fetch` is called after each time."""
        if self.handle is None or not len(track.events):
            return
        events = ffi.from_buffer("pantograph_event[]", track.events)
        for start in range(0, len(track.events), step):
            count = min(step, len(track.events) - start)
            check(lib.pantograph_surface_feed(self.handle, events + start, count))
            fetch()
        check(lib.pantograph_surface_cancel(self.handle, track.end))
        # Some gestures are decided only after a delay, because a lifted finger might return.
        check(lib.pantograph_surface_advance(self.handle, track.end + 1_000_000))
        fetch()


def recognize(track: Track, since: int) -> list[Gesture]:
    """Returns the gestures of a track; their seconds count from the time `since`."""
    surface = Surface(track._handle)
    found: list[Gesture] = []
    g = ffi.new("pantograph_gesture *")

    def fetch() -> None:
        while lib.pantograph_surface_next(surface.handle, g) == lib.PANTOGRAPH_OK:
            if g.phase < lib.PANTOGRAPH_ENDED:
                continue
            found.append(
                Gesture(
                    kind=KINDS[g.kind],
                    fingers=g.fingers,
                    direction=DIRECTIONS[g.direction],
                    track=track.index,
                    start=(g.start - since) / 1e6,
                    began=(g.began - since) / 1e6,
                    end=(g.time - since) / 1e6,
                    translation=(g.translation_x, g.translation_y),
                    velocity=(g.velocity_x, g.velocity_y),
                    scale=g.scale,
                    rotation=g.rotation,
                    outcome=OUTCOMES[g.phase],
                )
            )

    surface.play(track, fetch)
    return found
