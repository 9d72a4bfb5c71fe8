"""Policies, thresholds, scenes and transitions."""

import json
import math
import os
import tempfile
import threading
import unittest

import numpy as np

import pantograph as p

from program import recording

DOWN = recording("phone-swipe-down-125hz")


class DecisionTests(unittest.TestCase):
    def test_policies_have_names_and_thresholds(self) -> None:
        names = p.policies()
        self.assertEqual(names[0], "pantograph")
        self.assertEqual(p.Thresholds.policy("pantograph"), p.Thresholds())
        self.assertGreater(len({p.Thresholds.policy(name) for name in names}), 20)
        with self.assertRaisesRegex(ValueError, "nonsense is no policy"):
            p.Thresholds.policy("nonsense")

    def test_thresholds_are_a_dictionary_json_or_a_file(self) -> None:
        numbers = p.Thresholds.policy("uikit-page-sheet")
        self.assertEqual(p.Thresholds.of_json(numbers.json()), numbers)
        self.assertEqual(p.Thresholds.of(numbers.dictionary()), numbers)
        self.assertEqual(p.Thresholds.of(numbers.json()), numbers)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "numbers.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(numbers.dictionary(), file)
            self.assertEqual(p.Thresholds.of(path), numbers)
        with self.assertRaises(p.ThresholdsError) as caught:
            p.Thresholds.of({"finsh": {}})
        self.assertIn("1:", caught.exception.problems[0])
        with self.assertRaisesRegex(ValueError, "not both"):
            p.decide(1, 2, policy="pantograph", thresholds=numbers)

    def test_one_release_is_decided_with_its_reason(self) -> None:
        thrown = p.decide(200, 400, 3000)
        self.assertEqual((thrown.outcome, thrown.rule), ("finish", "velocity"))
        self.assertTrue(thrown.sentence.startswith("finish: thrown at 3000 pt/s"))
        self.assertEqual(str(thrown), thrown.sentence)
        self.assertEqual(p.decide(1, 400).outcome, "cancel")
        for wrong in (0, -1, math.nan, math.inf):
            with self.assertRaises(ValueError):
                p.decide(1, wrong)
        with self.assertRaisesRegex(ValueError, "seconds"):
            p.decide(1, 2, held=math.nan)

    def test_other_thresholds_give_another_decision(self) -> None:
        r = p.read(DOWN)
        outcomes = {name: r.decide(policy=name)[0].outcome for name in p.policies()}
        self.assertEqual(set(outcomes.values()), {"finish", "cancel"})
        own = r.decide()[0]
        again = r.decide(thresholds=p.Thresholds().json())[0]
        self.assertEqual(own, again)

    def test_progress_is_an_array_and_ends_at_the_decision(self) -> None:
        moved = p.read(DOWN).follow("card")
        self.assertEqual(len(moved.times), len(moved.progress))
        self.assertTrue((np.diff(moved.times) > 0).all() and len(moved.times) > 20)
        self.assertEqual(moved.decisions[0].progress, moved.progress[-1])
        self.assertEqual(moved.decisions, p.read(DOWN).decide("card"))

    def test_a_scene_of_ones_own_has_a_direction_a_length_and_edges(self) -> None:
        r = p.read(DOWN)
        self.assertEqual(r.decide(p.Scene("down", 100))[0].outcome, "finish")
        self.assertEqual(r.decide(p.Scene("down", 400, edges=["bottom"]))[0].outcome, "none")
        self.assertEqual(r.decide(p.Scene("left", 400))[0].rule, "wrong-way")
        self.assertGreater(len(r.decide(p.Scene("down", 400, window=None))), 0)
        for scene, words in (
            ("cards", "is no scene"),
            (p.Scene("in"), "is no direction"),
            (p.Scene(edges=["middle"]), "is no edge"),
            (p.Scene(length=-1), "out of its range"),
        ):
            with self.assertRaisesRegex(ValueError, words):
                r.decide(scene)

    def test_threads_read_and_decide_at_the_same_time(self) -> None:
        expected = p.read(DOWN).decide(), p.read(DOWN).gestures()
        found = []

        def work() -> None:
            for _ in range(20):
                r = p.read(DOWN)
                found.append((r.decide(), r.gestures()) == expected)

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual((len(found), all(found)), (160, True))


if __name__ == "__main__":
    unittest.main()
