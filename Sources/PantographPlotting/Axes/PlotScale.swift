/// Maps values to places along an axis of a drawing.
struct PlotScale: Hashable, Sendable {
  var values: ClosedRange<Double>
  /// The place of the lower bound.
  var start: Double
  /// The place of the upper bound; before the start for an axis that runs left or up.
  var end: Double

  init(_ values: ClosedRange<Double>, from start: Double, to end: Double) {
    self.values = values
    self.start = start
    self.end = end
  }

  func position(of value: Double) -> Double {
    let span = values.upperBound - values.lowerBound
    guard span > 0 else { return (start + end) / 2 }
    return start + (value - values.lowerBound) / span * (end - start)
  }
}
