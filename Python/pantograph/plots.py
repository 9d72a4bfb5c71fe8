"""Pictures in matplotlib."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .samples import CANCELLED

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .decisions import Transition
    from .recording import Recording

COLORS = {"finish": "tab:green", "cancel": "tab:red", "none": "tab:gray"}
LINES = {"finish": "solid", "cancel": "dashed", "none": "dotted"}


def canvas(axes: Axes | None, width: float, height: float) -> Axes:
    """Returns the axes to draw in; new ones if none are given."""
    if axes is not None:
        return axes
    from matplotlib import pyplot

    return pyplot.subplots(figsize=(width, height), layout="constrained")[1]


def figure_of(axes: Axes) -> Figure:
    """Returns the whole picture that the axes are a part of."""
    figure = axes.get_figure(root=True)
    assert figure is not None
    return figure


def plot_recording(recording: Recording, axes: Axes | None = None) -> Figure:
    """Draws the path of each contact: a circle at its start, a dot where it lifts, a cross where it is cancelled."""
    track = recording.main_track
    width, height = track.size_mm if track else (1.0, 1.0)
    # A picture has an area of about 30 square inches, whatever the shape of the surface.
    ratio = min(max(width / height, 0.3), 3)
    axes = canvas(axes, (30 * ratio) ** 0.5 + 0.5, (30 / ratio) ** 0.5)
    if track:
        samples = recording.samples
        own = samples[samples.tracks == track.index]
        for contact in own.contacts():
            path = own[own.ids == contact.id]
            (line,) = axes.plot(path.x_mm, path.y_mm, linewidth=1.5, label=f"contact {contact.id}, slot {contact.slot}")
            axes.plot(*contact.first, "o", color=line.get_color(), markerfacecolor="white", markersize=7)
            is_cancelled = path.phases[-1] == CANCELLED
            axes.plot(*contact.last, "x" if is_cancelled else ".", color=line.get_color(), markersize=9)
        if 1 < len(axes.lines) <= 3 * 10:
            axes.legend(fontsize="small")
    axes.set_xlim(0, width)
    axes.set_ylim(height, 0)
    axes.set_aspect("equal")
    assumed = " (assumed size)" if track and track.is_size_assumed else ""
    axes.set_xlabel(f"mm{assumed}")
    axes.set_ylabel("mm")
    title = os.path.basename(recording.file)
    if track and track.device:
        title += f"\n{track.device.name}"
    axes.set_title(title, fontsize="medium")
    return figure_of(axes)


def plot_transition(transition: Transition, axes: Axes | None = None) -> Figure:
    """Draws the progress over time, and a line at each decision with its rule."""
    axes = canvas(axes, 7, 4)
    axes.plot(transition.times, transition.progress, ".-", linewidth=1)
    for decision in transition.decisions:
        color, line = COLORS[decision.outcome], LINES[decision.outcome]
        axes.axvline(decision.time or 0, color=color, linestyle=line, label=f"{decision.outcome} by {decision.rule}")
    if transition.decisions:
        # Each outcome with its rule is listed once.
        handles = dict(zip(*reversed(axes.get_legend_handles_labels())))
        axes.legend(handles.values(), handles.keys(), fontsize="small")
    axes.set_xlabel("s")
    axes.set_ylabel("progress")
    axes.set_ylim(min(-0.05, *transition.progress, 0), max(1.05, *transition.progress, 1))
    return figure_of(axes)
