"""Transitions that gestures drive, and the decisions at their release."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Sequence

import numpy as np
from numpy.typing import NDArray

from .gestures import EVENTS, Surface
from .library import check, ffi, lib, owned, text
from .thresholds import Thresholds, ThresholdsLike, chosen

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .device import Track

OUTCOMES = ("finish", "cancel", "none")
DIRECTIONS = {"left": 1, "right": 2, "up": 3, "down": 4}
EDGES = {"left": 1, "right": 2, "top": 4, "bottom": 8}


@dataclass(frozen=True)
class Decision:
    """The outcome of a transition, and its reason."""

    #: `finish`, `cancel` if the transition goes back, or `none` if the gesture began nothing.
    outcome: str
    #: The rule that decided, such as `velocity`, or the reason why nothing began, such as `too-short`.
    rule: str
    #: The outcome, the rule, its numbers, and the distance to the other outcome.
    sentence: str
    #: The decision as `pantograph replay --json` prints it.
    numbers: dict[str, Any]
    #: The time in seconds and the progress at the release; None if the decision is not part of a recording.
    time: float | None = None
    progress: float | None = None
    track: int | None = None

    def __str__(self) -> str:
        return self.sentence

    @classmethod
    def of(cls, handle: Any, **more: Any) -> Decision:
        """Returns the decision behind a handle of the C library, and frees the handle."""
        handle = owned(handle, lib.pantograph_decision_free)
        return cls(
            outcome=OUTCOMES[lib.pantograph_decision_outcome(handle)],
            rule=text(lib.pantograph_decision_rule, handle),
            sentence=text(lib.pantograph_decision_sentence, handle),
            numbers=json.loads(text(lib.pantograph_decision_json, handle)),
            **more,
        )


@dataclass(frozen=True)
class Scene:
    """A transition that fingers move: its direction, its length, and where fingers must land."""

    #: The direction that increases the progress: left, right, up or down.
    direction: str = "down"
    #: The points from no progress to full progress.
    length: float = 724
    #: The size in points of the window that the surface fills; None for no window.
    window: tuple[float, float] | None = (390, 844)
    #: The points per millimetre if there is no window.
    points_per_millimetre: float = 6.4
    #: The edges at which the fingers must land: left, right, top, bottom.
    edges: Sequence[str] = ()
    #: The area in which a finger must land, in points: x, y, width, height.
    area: tuple[float, float, float, float] | None = None

    def options(self) -> Any:
        """Returns the options of the C library."""
        if self.direction not in DIRECTIONS:
            raise ValueError(f"{self.direction} is no direction of a transition: left, right, up or down.")
        unknown = [edge for edge in self.edges if edge not in EDGES]
        if unknown:
            raise ValueError(f"{unknown[0]} is no edge: left, right, top or bottom.")
        width, height = self.window or (0, 0)
        x, y, area_width, area_height = self.area or (0, 0, 0, 0)
        return ffi.new(
            "pantograph_transition_options *",
            {
                "direction": DIRECTIONS[self.direction],
                "length": self.length,
                "window_width": width,
                "window_height": height,
                "points_per_millimetre": self.points_per_millimetre,
                "edges": sum(EDGES[edge] for edge in set(self.edges)),
                "area_x": x,
                "area_y": y,
                "area_width": area_width,
                "area_height": area_height,
            },
        )


#: The scenes of `pantograph demo` whose transition moves in only one direction.
SCENES = {
    "navigation": Scene("right", 390, edges=("left",), area=(0, 0, 390, 844)),
    "card": Scene("down", 724, area=(0, 120, 390, 724)),
    "menu": Scene("right", 292, edges=("left",), area=(0, 0, 390, 844)),
    "photos": Scene("down", 400, area=(0, 0, 390, 844)),
    "diagonal": Scene("down", 500, area=(0, 0, 390, 844)),
    "flip": Scene("left", 390, area=(0, 0, 390, 844)),
}


def scene_of(scene: str | Scene) -> Scene:
    """Returns a scene by its name."""
    if isinstance(scene, Scene):
        return scene
    if scene not in SCENES:
        raise ValueError(f"{scene} is no scene: {', '.join(SCENES)}, or a pantograph.Scene of your own.")
    return SCENES[scene]


@dataclass(frozen=True)
class Transition:
    """The progress of a transition over a recording, and the decision at each release."""

    #: Seconds from the first event of the recording.
    times: NDArray[np.float64]
    progress: NDArray[np.float64]
    #: One decision for each gesture that could have moved the transition.
    decisions: list[Decision]

    def plot(self, axes: Axes | None = None) -> Figure:
        """Draws the progress over time, and each decision."""
        from .plots import plot_transition

        return plot_transition(self, axes)


def follow(
    track: Track, scene: Scene, thresholds: Thresholds, since: int, wants_progress: bool = True
) -> Transition:
    """Plays the events of a track into a transition."""
    surface = Surface(track._handle)
    times: list[float] = []
    progress: list[float] = []
    decisions: list[Decision] = []
    if surface.handle is None:
        return Transition(np.array(times), np.array(progress), decisions)
    place = ffi.new("pantograph_transition **")
    check(lib.pantograph_transition_new(surface.handle, thresholds.handle, scene.options(), place))
    transition = owned(place[0], lib.pantograph_transition_free)
    step = ffi.new("pantograph_step *")
    decided = ffi.new("pantograph_decision **")

    def fetch() -> None:
        while lib.pantograph_transition_next(transition, step) == lib.PANTOGRAPH_OK:
            seconds = (step.time - since) / 1e6
            if step.kind == lib.PANTOGRAPH_STEP_PROGRESS:
                times.append(seconds)
                progress.append(step.progress)
            elif step.kind >= lib.PANTOGRAPH_STEP_RELEASED:
                check(lib.pantograph_transition_decision(transition, decided))
                decisions.append(
                    Decision.of(decided[0], time=seconds, progress=step.progress, track=track.index)
                )

    # Progress that is not fetched between two events is merged into one step.
    surface.play(track, fetch, step=1 if wants_progress else EVENTS)
    return Transition(np.array(times), np.array(progress), decisions)


def decide(
    distance: float,
    length: float,
    velocity: float = 0,
    *,
    policy: str | None = None,
    thresholds: ThresholdsLike | None = None,
    sideways_velocity: float = 0,
    held: float = 0,
    duration: float = 0,
    mean_step: float = 0,
    last_two_steps: float = 0,
    points_per_millimetre: float = 6.4,
) -> Decision:
    """Decides about one release from its measurements.

    Distances are in points along the direction of the transition, velocities in points per second, `held` and
    `duration` in seconds: the rest before the release, and the time since the gesture took hold.
    """
    if not 0 <= held < 1e9 or not 0 <= duration < 1e9:
        raise ValueError("held and duration are seconds, from 0 to 1e9.")
    release = ffi.new(
        "pantograph_release *",
        {
            "distance": distance,
            "length": length,
            "velocity": velocity,
            "sideways_velocity": sideways_velocity,
            "held": round(held * 1e6),
            "duration": round(duration * 1e6),
            "mean_step": mean_step,
            "last_two_steps": last_two_steps,
            "points_per_millimetre": points_per_millimetre,
        },
    )
    decided = ffi.new("pantograph_decision **")
    check(lib.pantograph_decide(chosen(policy, thresholds).handle, release, decided))
    return Decision.of(decided[0])
