"""Bytes at random, and recordings changed at random, never end the process.

HOSTILE_SECONDS sets the time for which the test runs with new seeds; without it, a few hundred inputs of fixed seeds.
"""

import os
import random
import time
import unittest

import numpy as np

import pantograph as p

from program import SEEDS, recordings

INPUTS = 400


def seeds() -> list[bytes]:
    """Returns small files in every format."""
    found = []
    for path in [os.path.join(SEEDS, name) for name in sorted(os.listdir(SEEDS))] + recordings()[::4]:
        with open(path, "rb") as file:
            found.append(file.read()[:20_000])
    return found


def changed(draw: random.Random, seed: bytes, other: bytes) -> bytes:
    """Returns a seed with some of its bytes changed, moved, repeated, or exchanged with those of another seed."""
    data = bytearray(seed)
    for _ in range(draw.randint(1, 8)):
        start = draw.randrange(len(data) + 1)
        length = min(draw.choice((1, 2, 8, 64, 1000)), len(data) - start)
        kind = draw.randrange(7)
        if kind == 0:
            data[start : start + length] = draw.randbytes(length)
        elif kind == 1:
            del data[start : start + length]
        elif kind == 2:
            data[start:start] = data[start : start + length] * draw.randint(1, 20)
        elif kind == 3:
            begin = draw.randrange(len(other) + 1)
            data[start:start] = other[begin : begin + length]
        elif kind == 4:
            data[start:start] = draw.choice((b"\n", b"\0", b"-", b"9" * 30, b"\xff\xfe", b"[", b"}", b": "))
        elif kind == 5 and data:
            data[draw.randrange(len(data))] ^= 1 << draw.randrange(8)
        else:
            del data[start:]
    return bytes(data[:60_000])


class HostileTests(unittest.TestCase):
    def attack(self, draw: random.Random, data: bytes, name: str | None) -> bool:
        try:
            r = p.read(data, format=name, filtered=draw.random() < 0.5)
        except p.RecordingError as error:
            self.assertGreater(len(str(error)), 10)
            return False
        rows = r.samples.rows
        self.assertTrue(np.isfinite(rows["x"]).all() and np.isfinite(rows["y"]).all())
        self.assertTrue((rows["phase"] <= 4).all() and (rows["cause"] <= 6).all() and (rows["tool"] <= 4).all())
        self.assertTrue((rows["slot"] >= -1).all() and (rows["slot"] < 32).all())
        begun = np.count_nonzero(rows["phase"] == 0)
        self.assertEqual(begun, np.count_nonzero(rows["phase"] >= 3))
        self.assertEqual(begun, len(r.contacts))
        for issue in r.issues[:20]:
            self.assertGreater(len(str(issue)), 10)
        for track in r.tracks:
            self.assertGreater(track.size_mm[0], 0)
            r.by_slot(track.index)
        for gesture in r.gestures():
            self.assertTrue(np.isfinite([*gesture.translation, *gesture.velocity, gesture.scale]).all())
        for decision in r.decide(draw.choice(list(p.SCENES))):
            self.assertGreater(len(decision.sentence), 10)
        return True

    def test_no_bytes_end_the_process(self) -> None:
        originals = seeds()
        read = count = 0
        limit = float(os.environ.get("HOSTILE_SECONDS", "0"))
        end = time.monotonic() + limit
        while count < INPUTS or time.monotonic() < end:
            draw = random.Random(count)
            data = changed(draw, draw.choice(originals), draw.choice(originals))
            name = draw.choice(p.FORMATS) if draw.random() < 0.3 else None
            with self.subTest(seed=count):
                read += self.attack(draw, data, name)
            count += 1
        # Most changes leave something to read; otherwise the test would prove little.
        self.assertGreater(read, count // 3)
        if limit:
            print(f"{count} inputs, {read} of them recordings")

    def test_thresholds_at_random_are_refused_with_reasons(self) -> None:
        text = p.Thresholds().json().encode()
        for seed in range(200):
            draw = random.Random(seed)
            data = changed(draw, text, b'{"schema": 1, "finish": {"progress": -1}}')
            try:
                p.Thresholds.of_json(data)
            except p.ThresholdsError as error:
                self.assertTrue(error.problems)


if __name__ == "__main__":
    unittest.main()
