"""Plots in matplotlib."""

import os
import tempfile
import unittest

import matplotlib

matplotlib.use("Agg")

from matplotlib import pyplot  # noqa: E402

import pantograph as p  # noqa: E402

from program import recording  # noqa: E402


class PictureTests(unittest.TestCase):
    def tearDown(self) -> None:
        pyplot.close("all")

    def test_a_plot_shows_each_contact_in_millimetres(self) -> None:
        r = p.read(recording("touchpad-3-finger-swipe-left-125hz"))
        figure = r.plot()
        axes = figure.axes[0]
        width, height = r.tracks[0].size_mm
        self.assertEqual((axes.get_xlim(), axes.get_ylim()), ((0, width), (height, 0)))
        paths = [line for line in axes.lines if len(line.get_xdata()) > 1]
        self.assertEqual(len(paths), 3)
        self.assertTrue((paths[0].get_xdata() == r.x_mm[r.ids == 1]).all())
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "swipe.png")
            figure.savefig(path)
            self.assertGreater(os.path.getsize(path), 10_000)

    def test_a_plot_of_a_transition_shows_progress_and_decision(self) -> None:
        moved = p.read(recording("phone-swipe-down-125hz")).follow("card")
        axes = moved.plot().axes[0]
        self.assertTrue((axes.lines[0].get_ydata() == moved.progress).all())
        self.assertEqual([text.get_text() for text in axes.get_legend().get_texts()], ["finish by velocity"])

    def test_plots_go_into_axes_of_the_caller(self) -> None:
        r = p.read(recording("phone-tap-90hz"))
        figure, (one, other) = pyplot.subplots(1, 2)
        self.assertIs(r.plot(one), figure)
        self.assertIs(r.follow("flip").plot(other), figure)


if __name__ == "__main__":
    unittest.main()
