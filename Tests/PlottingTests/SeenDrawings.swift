import Expectations
import GoldenTexts
import PantographPlotting

// The tests of this target call these methods instead of the library's methods with the same names.

extension Chart {
  func drawing(width: Double, height: Double, palette: Palette = .light) -> Drawing {
    seen(self.PantographPlotting::drawing(width: width, height: height, palette: palette))
  }
}

extension DistributionFigure {
  func drawing(width: Double, palette: Palette = .light) -> Drawing {
    seen(self.PantographPlotting::drawing(width: width, palette: palette))
  }
}

extension EffectFigure {
  func drawing(width: Double, palette: Palette = .light) -> Drawing {
    seen(self.PantographPlotting::drawing(width: width, palette: palette))
  }
}

extension RecordingFigure {
  func drawing(width: Double = 1200, palette: Palette = .light) -> Drawing {
    seen(self.PantographPlotting::drawing(width: width, palette: palette))
  }
}

/// Compares all marks of a drawing with those that the test saw before.
private func seen(_ drawing: Drawing) -> Drawing {
  SeenMarks.see(ShortText.thousandths("\(drawing)"))
  return drawing
}
