import PantographPlainText

/// Round numbers along an axis: steps of 1, 2 or 5 times a power of ten.
public struct AxisTicks: Hashable, Sendable {
  /// The places of the ticks, in rising order.
  public var values: [Double]
  /// The distance from one tick to the next.
  public var step: Double
  /// How many decimals tell neighbors apart.
  public var decimals: Int

  /// The round numbers within a range, about as many as asked for and never more than twice that.
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
    // Whole multiples, for a running sum would drift.
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    // In a range that is narrower than its numbers are exact, multiples cannot be told apart.
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

  /// The value in as many decimals as the step needs.
  public func label(_ value: Double) -> String {
    DecimalText(
      value, decimals: min(max(decimals, 0), 6), zeros: .kept, minus: "\u{2212}", extremes: .bounded
    ).description
  }
}
