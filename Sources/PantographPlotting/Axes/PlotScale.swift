/// Maps values to positions along an axis of a drawing.
struct PlotScale: Hashable, Sendable {
  var values: ClosedRange<Double>
  /// The position of the lower bound.
  var start: Double
  /// The position of the upper bound; before `start` if the axis runs left or up.
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
