# Hands in recordings: contacts, gestures, decisions.
#
# The cells of this file, which begin with "# %%", run one after the other in an editor that knows notebooks, or all
# together as a program:
#
#     python hands.py [RECORDINGS [PICTURES]]

# %% Read a recording of any format. Each row is a contact at a frame.
import os
import sys

import numpy as np
import pantograph as p

recordings, pictures = [*sys.argv[1:], "Recordings", "pictures"][:2]
os.makedirs(pictures, exist_ok=True)

r = p.read(os.path.join(recordings, "touchpad-3-finger-swipe-left-125hz.evemu"))
print(f"{r.device.name}: {r.event_count} events, {len(r.times)} samples, slots {np.unique(r.slots)}")

# %% Columns are numpy arrays: seconds and millimetres.
first = r.samples[r.slots == 0]
speeds = np.hypot(np.diff(first.x_mm), np.diff(first.y_mm)) / np.diff(first.times)
print(f"the finger in slot 0 moves {np.ptp(first.x_mm):.1f} mm, at most {speeds.max():.0f} mm/s")

# %% The positions of all fingers in one array: a row for each frame, a column for each slot.
grid = r.by_slot()
spread = np.nanmean(np.nanmax(grid.x_mm, axis=1) - np.nanmin(grid.x_mm, axis=1))
print(f"{grid.x_mm.shape[0]} frames, the fingers are {spread:.1f} mm apart")

# %% Gestures, as `pantograph replay` recognizes them.
for gesture in r.gestures():
    x, y = gesture.translation
    print(f"{gesture.kind} {gesture.direction} with {gesture.fingers} fingers: {x:.1f} {y:.1f} mm, {gesture.outcome}")

# %% A picture in three lines: import, read, plot.
r.plot().savefig(os.path.join(pictures, "swipe.png"))

# %% What becomes of a card that the finger pulls down, and why.
r = p.read(os.path.join(recordings, "phone-swipe-down-125hz.evemu"))
moved = r.follow("card")
print(moved.decisions[0])
moved.plot().savefig(os.path.join(pictures, "card.png"))

# %% The same hand with the policies of other systems.
outcomes = {name: r.decide("card", policy=name)[0].outcome for name in p.policies()}
print(f"{list(outcomes.values()).count('finish')} of {len(outcomes)} policies finish")

# %% The same hand with other thresholds: from which velocity on is it a throw?
for velocity in (1000, 1500, 2000):
    decision = r.decide("card", thresholds={"finish": {"velocity": f"{velocity} pt/s"}})[0]
    print(f"with {velocity} pt/s: {decision.outcome} by {decision.rule}")

# %% All bundled recordings in one table.
rows = []
for name in sorted(os.listdir(recordings)):
    r = p.read(os.path.join(recordings, name)) if name.endswith(".evemu") else None
    if r:
        rows += [(r.note("label"), gesture.kind) for gesture in r.gestures() if gesture.outcome == "ended"]
for label, kind in sorted(set(rows)):
    print(f"{label:14} {kind:10} {rows.count((label, kind))}")
