import PantographPlainText

/// Round numbers along an axis: steps of 1, 2 or 5 times a power of ten.
public struct AxisTicks: Hashable, Sendable {
  /// The values of the ticks, in rising order.
  public var values: [Double]
  /// The distance from one tick to the next.
  public var step: Double
  /// The number of decimals needed to distinguish neighbouring ticks.
  public var decimals: Int

  /// Creates ticks at round numbers within a range, about `count` and never more than twice as
  /// many.
  public init(within range: ClosedRange<Double>, about count: Int) {
    let span = range.upperBound - range.lowerBound
    guard span.isFinite, span > 0, count > 0 else {
      values = range.lowerBound.isFinite ? [range.lowerBound] : []
      step = 1
      decimals = 0
      return
    }
    var power = 1.0
    var exponent = 0
    let rough = span / Double(count)
    while power * 10 <= rough && exponent < 300 {
      power *= 10
      exponent += 1
    }
    while power > rough && exponent > -300 {
      power /= 10
      exponent -= 1
    }
    let ratio = rough / power
    let factor: Double
    // The bounds are the geometric means between the steps.
    if ratio < 1.414 {
      factor = 1
    } else if ratio < 3.162 {
      factor = 2
    } else if ratio < 7.071 {
      factor = 5
    } else {
      factor = 10
    }
    step = factor * power
    decimals = max(0, factor == 10 ? -exponent - 1 : -exponent)
    values = []
    // Whole multiples are used, because a running sum would drift.
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    // If the range is narrower than the precision of its numbers, multiples cannot be
    // distinguished.
    guard first.magnitude < 1e15, last >= first, last - first <= Double(2 * count) + 2 else {
      values = [range.lowerBound]
      return
    }
    var index = first
    while index <= last {
      values.append(index * step)
      index += 1
    }
  }

  /// Returns the value as text, with as many decimals as the step needs.
  public func label(_ value: Double) -> String {
    DecimalText(
      value, decimals: min(max(decimals, 0), 6), zeros: .kept, minus: "\u{2212}", extremes: .bounded
    ).description
  }

  /// Returns a single value as text, without zeros at its end.
  static func short(_ value: Double) -> String {
    DecimalText(value, decimals: 1, minus: "\u{2212}", extremes: .bounded).description
  }
}
