/// The range of values that are added one at a time. Values that are not finite are ignored.
struct ValueRange {
  private(set) var bounds: ClosedRange<Double>?

  mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    guard let known = bounds else {
      bounds = value...value
      return
    }
    if value < known.lowerBound {
      bounds = value...known.upperBound
    } else if value > known.upperBound {
      bounds = known.lowerBound...value
    }
  }

  /// Returns the range of this width around the middle of the values.
  func widened(to span: Double) -> ClosedRange<Double> {
    let known = bounds ?? 0...0
    let middle = known.lowerBound / 2 + known.upperBound / 2
    return (middle - span / 2)...(middle + span / 2)
  }

  var span: Double {
    bounds.map { $0.upperBound - $0.lowerBound } ?? 0
  }
}
