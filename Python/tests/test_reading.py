"""Sources, pieces, errors, descriptions and limits."""

import bz2
import gzip
import io
import os
import tarfile
import tempfile
import unittest

import numpy as np

import pantograph as p

from program import recording, recordings

TAP = recording("phone-tap-90hz")
SWIPE = recording("touchpad-3-finger-swipe-left-125hz")


def data(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


class Dribble(io.RawIOBase):
    """A pipe that gives a few bytes at a time."""

    def __init__(self, data: bytes, step: int) -> None:
        self.data, self.step = data, step

    def read(self, size: int = -1) -> bytes:
        piece, self.data = self.data[: self.step], self.data[self.step :]
        return piece


class ReadingTests(unittest.TestCase):
    def same(self, one: p.Recording, other: p.Recording) -> None:
        self.assertEqual((one.format, one.notes, one.issues), (other.format, other.notes, other.issues))
        self.assertEqual(len(one.tracks), len(other.tracks))
        for own, their in zip(one.tracks, other.tracks):
            self.assertTrue((own.events == their.events).all() and (own.lines == their.lines).all())
        self.assertTrue((one.samples.rows["x"] == other.samples.rows["x"]).all())
        self.assertEqual(one.contacts, other.contacts)

    def test_a_path_bytes_and_an_open_file_give_the_same_recording(self) -> None:
        expected = p.read(SWIPE)
        whole = data(SWIPE)
        self.same(p.read(whole), expected)
        self.same(p.read(bytearray(whole)), expected)
        self.same(p.read(memoryview(whole)), expected)
        self.same(p.read(io.BytesIO(whole)), expected)
        with open(SWIPE, "rb") as file:
            self.same(p.read(file), expected)

    def test_a_recording_that_arrives_in_small_pieces_is_the_same(self) -> None:
        for path in recordings()[::6]:
            for step in (1, 7, 4096):
                self.same(p.read(Dribble(data(path), step)), p.read(path))

    def test_every_name_of_a_format_reads_its_files(self) -> None:
        self.same(p.read(TAP, format="evemu"), p.read(TAP))
        with self.assertRaisesRegex(ValueError, "evemoo is no format"):
            p.read(TAP, format="evemoo")

    def test_a_compressed_recording_is_refused_with_the_module_that_opens_it(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for name, pack in (("gzip", gzip.compress), ("bz2", bz2.compress)):
                path = os.path.join(folder, name)
                with open(path, "wb") as file:
                    file.write(pack(data(TAP)))
                with self.assertRaisesRegex(p.RecordingError, f"is compressed; open it with Python's module {name}"):
                    p.read(path)
            with gzip.open(os.path.join(folder, "gzip")) as file:
                self.same(p.read(file), p.read(TAP))
            path = os.path.join(folder, "all.tar")
            with tarfile.open(path, "w") as archive:
                archive.add(TAP, "tap.evemu")
            with self.assertRaisesRegex(p.RecordingError, "is an archive"):
                p.read(path)
            with tarfile.open(path) as archive:
                self.same(p.read(archive.extractfile("tap.evemu")), p.read(TAP))

    def test_a_file_that_is_open_for_text_is_a_mistake_of_the_caller(self) -> None:
        with open(TAP, encoding="utf-8") as file, self.assertRaisesRegex(TypeError, "mode 'rb'"):
            p.read(file)

    def test_an_error_states_position_found_and_expected(self) -> None:
        broken = data(TAP).replace(b"E: ", b"E: x", 1)
        line = broken[: broken.index(b"E: x")].count(b"\n") + 1
        with self.assertRaises(p.RecordingError) as caught:
            p.read(broken, strict=True)
        error = caught.exception
        self.assertEqual((error.line, error.column), (line, 4))
        self.assertEqual((error.problem, error.expected), ("the time is not a number", "a decimal number"))
        self.assertTrue(error.found.startswith("'x"))
        self.assertTrue(str(error).startswith(f"bytes:{line}:4: the time is not a number: found 'x"))
        lenient = p.read(broken)
        self.assertEqual(lenient.event_count, p.read(TAP).event_count - 1)
        self.assertEqual((lenient.issue_count, lenient.issues[0].severity), (1, "error"))

    def test_what_is_no_recording_is_an_error(self) -> None:
        with self.assertRaisesRegex(p.RecordingError, "bytes is empty"):
            p.read(b"")
        with self.assertRaisesRegex(p.RecordingError, "not a recording in a known format; Pantograph reads libinput"):
            p.read(b"Dear diary")
        with self.assertRaises(FileNotFoundError):
            p.read("nowhere.evemu")
        with self.assertRaisesRegex(p.RecordingError, "the file describes no device and has no events"):
            p.read(b"# EVEMU 1.3\n")
        self.assertIsInstance(p.RecordingError("a", "b"), ValueError)

    def test_a_description_beside_the_recording_completes_it(self) -> None:
        lines = data(TAP).splitlines(keepends=True)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "tap.1.evemu")
            description = os.path.join(folder, "tap.desc")
            with open(path, "wb") as file:
                file.writelines(line for line in lines if line.startswith(b"E:"))
            alone = p.read(path)
            self.assertIsNone(alone.device)
            self.assertTrue(alone.tracks[0].is_size_assumed)
            self.assertEqual(alone.issues[-1].problem, "the device is not described")
            self.assertGreater(len(alone.gestures()), 0)
            with open(description, "wb") as file:
                file.writelines(line for line in lines if not line.startswith(b"E:"))
            completed = p.read(path)
            self.assertEqual(completed.description_path, description)
            self.assertEqual(completed.contacts, p.read(TAP).contacts)
            self.assertEqual(p.read(data(path), description=description).contacts, completed.contacts)
            with open(description, "wb") as file:
                file.write(b"A: 00 nothing\n")
            self.assertIn("cannot be used", p.read(path).issues[-2].problem)
            with self.assertRaises(p.RecordingError):
                p.read(path, description=description)

    def test_memory_is_limited_and_a_stream_has_no_limit(self) -> None:
        with self.assertRaisesRegex(p.RecordingError, "more than 100 events; read it with pantograph.stream"):
            p.read(SWIPE, max_events=100)
        long = data(SWIPE)
        long += long[long.index(b"E: ") :] * 20
        whole = p.read(long)
        pieces = list(p.stream(Dribble(long, 50_000)))
        self.assertGreater(len(pieces), 5)
        self.assertTrue((np.concatenate([piece.events for piece in pieces]) == whole.tracks[0].events).all())
        self.assertTrue((np.concatenate([piece.lines for piece in pieces]) == whole.tracks[0].lines).all())

    def test_many_mistakes_take_little_memory(self) -> None:
        recording = p.read(data(TAP) + b"!\n" * 300_000)
        self.assertEqual((len(recording.issues), recording.issue_count > 290_000), (10_000, True))

    def test_columns_have_seconds_slots_and_millimetres(self) -> None:
        r = p.read(SWIPE)
        self.assertEqual(len(r.times), len(r.slots))
        self.assertEqual(r.times[0], r.times.min())
        self.assertEqual(set(r.slots), {0, 1, 2})
        width, height = r.tracks[0].size_mm
        self.assertTrue(((r.x_mm >= 0) & (r.x_mm <= width) & (r.y_mm >= 0) & (r.y_mm <= height)).all())
        grid = r.by_slot()
        self.assertEqual(grid.x_mm.shape, (len(grid.times), 3))
        self.assertTrue((np.diff(grid.times) > 0).all())
        mask = (r.slots == 1) & (r.phases < 3)
        column = grid.x_mm[np.isin(grid.times, r.times[mask]), 1]
        self.assertTrue((column == r.x_mm[mask]).all())

    def test_the_slot_of_a_contact_is_that_of_its_events(self) -> None:
        for path in recordings():
            for filtered in (False, True):
                r = p.read(path, filtered=filtered)
                named = set(r.tracks[0].events["value"][r.tracks[0].events["code"] == 0x2F].tolist()) | {0}
                self.assertLessEqual(set(r.slots.tolist()), named)
                for contact in r.contacts:
                    own = r.samples[r.ids == contact.id]
                    self.assertEqual(set(own.slots.tolist()), {contact.slot})

    def test_data_frames_have_names_and_units(self) -> None:
        frame = p.read(SWIPE).frame()
        self.assertEqual(frame["phase"].iloc[0], "began")
        self.assertEqual(frame.groupby("slot").size().shape, (3,))
        table = p.table(p.read(SWIPE).gestures())
        self.assertEqual(table["kind"].tolist(), ["swipe"])


if __name__ == "__main__":
    unittest.main()
