"""The package has the values that `pantograph inspect` and `pantograph replay` print."""

import json
import os
import struct
import tempfile
import unittest
from typing import Any

import pantograph as p

from program import PANTOGRAPH, SEEDS, output, recordings, run

#: The program prints three to six decimals.
NEAR = 0.00051

#: The number of issues that `inspect` prints.
MOST_PRINTED = 200

#: Reasons for a refusal that only an application has: its other recognizers, and its content.
OTHERS = ("prevented", "nothing-there", "declined")


def corpus() -> list[str]:
    """Returns the recordings of a folder of real ones, if PANTOGRAPH_CORPUS names it."""
    folder = os.environ.get("PANTOGRAPH_CORPUS")
    return sorted(os.path.join(where, name) for where, _, names in os.walk(folder) for name in names) if folder else []


@unittest.skipUnless(PANTOGRAPH, "PANTOGRAPH names no program to compare with")
class ValueTests(unittest.TestCase):
    def near(self, ours: Any, theirs: Any, what: str) -> None:
        if isinstance(theirs, (list, tuple)):
            self.assertEqual(len(ours), len(theirs), what)
            for own, other in zip(ours, theirs):
                self.near(own, other, what)
        elif isinstance(theirs, float) or isinstance(ours, float):
            self.assertAlmostEqual(ours, theirs, delta=NEAR, msg=what)
        else:
            self.assertEqual(ours, theirs, what)

    def inspect(self, path: str, filtered: bool) -> None:
        printed = run("inspect", "--json", *(["--filtered"] if filtered else []), path)
        if not printed.stdout or "contactCount" not in printed.stdout:
            with self.assertRaises((p.RecordingError, OSError), msg=path) as caught:
                p.read(path, filtered=filtered)
            self.assertIn(str(caught.exception).rstrip("."), printed.stderr)
            return
        theirs = json.loads(printed.stdout)
        ours = p.read(path, filtered=filtered)
        self.assertEqual(ours.format, theirs["format"])
        self.assertEqual(ours.notes, [(note["key"], note["value"]) for note in theirs["notes"]], path)
        self.assertEqual(ours.event_count, theirs["events"])
        self.assertEqual(sum(track.frames for track in ours.tracks), theirs["frames"], path)
        if theirs.get("movements"):
            return  # The package reads events and contacts, and libinput's movements have neither.
        self.near(ours.duration, theirs["duration"], path)
        self.assertEqual(ours.issue_count, theirs["issueCount"], path)
        words = ("severity", "line", "column", "problem", "found", "expected")
        if ours.issue_count <= MOST_PRINTED:
            own = sorted(tuple(getattr(issue, word) for word in words) for issue in ours.issues)
            self.assertEqual(own, sorted(tuple(issue[word] for word in words) for issue in theirs["issues"]), path)
        self.devices(ours, theirs, path)
        self.contacts(ours, theirs, path)
        has_surface = all(track.device is None or track.device.kind != "other" for track in ours.tracks)
        if has_surface:
            self.gestures(ours.gestures(), theirs["gestures"], path)

    def devices(self, ours: p.Recording, theirs: dict, path: str) -> None:
        self.assertEqual(len(ours.tracks), len(theirs["devices"]))
        for track, device in zip(ours.tracks, theirs["devices"]):
            self.assertEqual(track.device.name if track.device else None, device["name"], path)
            if track.device:
                self.assertEqual((track.device.kind, track.device.slots), (device["kind"], device["slots"]), path)
            self.assertEqual(track.node or None, device["node"])
            self.near(track.size_mm, device["sizeMillimetres"], path)
            self.assertEqual(track.is_size_assumed, device["sizeAssumed"])
            self.assertEqual((len(track.events), track.frames), (device["events"], device["frames"]), path)

    def contacts(self, ours: p.Recording, theirs: dict, path: str) -> None:
        self.assertEqual(len(ours.contacts), theirs["contactCount"], path)
        own = {(contact.track, contact.id): contact for contact in ours.contacts}
        for contact in theirs["contacts"]:
            found = own[contact["track"], contact["id"]]
            self.near(found.first, contact["from"], path)
            self.near(found.last, contact["to"], path)
            for key in ("start", "end", "distance", "displacement", "tool", "ending", "reason"):
                self.near(getattr(found, key), contact[key], f"{path}: {key} of contact {found}")

    def gestures(self, ours: list[p.Gesture], theirs: list, path: str) -> None:
        self.assertEqual(len(ours), len(theirs), path)
        for own, other in zip(ours, theirs):
            for key in ("kind", "fingers", "direction", "track", "start", "began", "end", "translation", "velocity",
                        "scale", "rotation", "outcome"):
                self.near(getattr(own, key), other[key], f"{path}: {key} of {own}")

    def test_contacts_and_gestures_of_every_recording_are_those_of_inspect(self) -> None:
        for path in recordings() + corpus():
            for filtered in (False, True):
                with self.subTest(path=path, filtered=filtered):
                    self.inspect(path, filtered)

    def test_every_format_gives_the_values_of_inspect(self) -> None:
        formats = set()
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(SEEDS, name) for name in sorted(os.listdir(SEEDS))]
            for layout in ("<qqHHi", ">qqHHi", "<iiHHi", ">iiHHi"):
                paths.append(os.path.join(folder, f"raw{len(paths)}"))
                with open(paths[-1], "wb") as file:
                    for time, type, code, value in p.read(recordings()[0]).tracks[0].events.tolist():
                        file.write(struct.pack(layout, *divmod(time, 1_000_000), type, code, value))
            for path in paths:
                with self.subTest(path=path):
                    self.inspect(path, filtered=False)
                try:
                    formats.add(p.read(path).format)
                except p.RecordingError:
                    pass
        self.assertEqual(formats, set(p.FORMATS))

    def test_a_converted_recording_has_the_same_contacts(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for path in recordings()[::5]:
                other = os.path.join(folder, os.path.basename(path) + ".yml")
                self.assertEqual(run("convert", path, other, "--to", "libinput").returncode, 0)
                one, two = p.read(path), p.read(other)
                self.assertEqual(two.format, "libinput")
                self.assertTrue((one.samples.x_mm == two.samples.x_mm).all())
                self.assertEqual(one.contacts, two.contacts)

    def test_gestures_and_decisions_of_every_recording_are_those_of_replay(self) -> None:
        if run("replay", "--json", recordings()[0]).returncode == 69:
            self.skipTest("pantograph-studio is not built")
        for path in recordings():
            own = p.read(path)
            self.gestures([g for track in own.tracks for g in track.gestures()],
                          output("replay", "--json", path)["gestures"], path)
            for scene in p.SCENES:
                report = output("replay", "--scene", scene, "--mapping", "surface", "--json", path)
                theirs = [step["decision"] for step in report["transitions"] if step["decision"]]
                ours = own.decide(scene)
                with self.subTest(path=path, scene=scene):
                    made = [decision for decision in ours if decision.outcome != "none"]
                    if theirs:
                        self.assertEqual(made[0].numbers, theirs[0])
                        self.assertEqual(made[0].outcome, theirs[0]["outcome"])
                    else:
                        self.assertEqual(made, [])
                        refusals = [step["refusal"] for step in report["refusals"]]
                        if refusals and ours and refusals[0]["refusal"] not in OTHERS:
                            self.assertEqual(ours[0].numbers, refusals[0])


if __name__ == "__main__":
    unittest.main()
