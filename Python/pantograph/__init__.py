"""Recordings of touchpads and touchscreens as numpy arrays: contacts, gestures, decisions.

    import pantograph as p

    r = p.read("swipe.evemu")
    r.times, r.slots, r.x_mm, r.y_mm
    r.gestures()
    r.decide(policy="uikit-page-sheet")
    r.plot().savefig("swipe.png")
"""

from .decisions import SCENES, Decision, Scene, Transition, decide
from .device import Device, Track
from .errors import Issue, RecordingError, ThresholdsError
from .gestures import Gesture
from .library import FORMATS
from .library import version as library_version
from .reader import Events
from .recording import Recording, read, stream, table
from .samples import CAUSES, PHASES, TOOLS, Contact, Samples, SlotGrid
from .thresholds import Thresholds, policies
from .tuning import Tuning, read_table, read_tuning

__version__ = "0.1.0"

__all__ = [
    "CAUSES",
    "FORMATS",
    "PHASES",
    "SCENES",
    "TOOLS",
    "Contact",
    "Decision",
    "Device",
    "Events",
    "Gesture",
    "Issue",
    "Recording",
    "RecordingError",
    "Samples",
    "Scene",
    "SlotGrid",
    "Thresholds",
    "ThresholdsError",
    "Track",
    "Transition",
    "Tuning",
    "decide",
    "library_version",
    "policies",
    "read",
    "read_table",
    "read_tuning",
    "stream",
    "table",
]
