/// A number in decimal digits without an exponent; the same text on every machine.
package struct DecimalText: Hashable, Sendable, CustomStringConvertible {
  /// The treatment of zeros at the end of the decimals.
  package enum Zeros: Sendable {
    /// Removes zeros at the end of the decimals; for single numbers that people read.
    case trimmed
    /// Keeps zeros at the end of the decimals, so that columns are aligned.
    case kept
  }

  /// The text for a number that is not finite or has too many digits.
  package enum Extremes: Sendable {
    /// "?" for a number that is not finite, and the shortest digits with an exponent for one that
    /// is too large.
    case shortest
    /// 0 for a value that is not a number, and ±10¹² for larger numbers; for drawings.
    case bounded
    /// Like `bounded`, but "∞" for infinite numbers.
    case infinite
  }

  package let description: String

  private init(text: String) { description = text }

  package init(
    _ value: Double, decimals: Int = 3, zeros: Zeros = .trimmed, minus: String = "-",
    extremes: Extremes = .shortest
  ) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    var scaled = (value * scale).rounded()
    switch extremes {
    case .shortest:
      guard value.isFinite else {
        self.init(text: "?")
        return
      }
      guard scaled.magnitude < 9e15 else {
        self.init(text: "\(value)")
        return
      }
    case .bounded, .infinite:
      if case .infinite = extremes, value.isInfinite {
        self.init(text: value < 0 ? minus + "∞" : "∞")
        return
      }
      let limit = 1e12
      scaled = value.isNaN ? 0 : (min(max(value, -limit), limit) * scale).rounded()
    }
    self.init(scaled: Int64(scaled), decimals: decimals, zeros: zeros, minus: minus)
  }

  /// Creates the text of a whole number of the smallest shown unit, such as microseconds shown as
  /// seconds with 6 decimals.
  package init(
    scaled: Int64, decimals: Int, zeros: Zeros = .kept, minus: String = "-"
  ) {
    var unit: UInt64 = 1
    for _ in 0..<decimals { unit *= 10 }
    var fraction = scaled.magnitude % unit
    var digits = decimals
    if case .trimmed = zeros {
      while digits > 0, fraction % 10 == 0 {
        fraction /= 10
        digits -= 1
      }
    }
    var text = scaled < 0 ? minus : ""
    text += String(scaled.magnitude / unit)
    if digits > 0 {
      let written = String(fraction)
      text += "."
      for _ in 0..<max(0, digits - written.utf8.count) { text += "0" }
      text += written
    }
    description = text
  }
}
