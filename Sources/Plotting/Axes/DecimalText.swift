/// Writes numbers with a fixed count of decimals: the same text on every machine.
public struct DecimalText: Sendable {
  /// At most 6.
  public var decimals: Int
  public var trimsZeros: Bool
  public var minus: String

  public init(decimals: Int, trimsZeros: Bool = false, minus: String = "-") {
    self.decimals = min(max(decimals, 0), 6)
    self.trimsZeros = trimsZeros
    self.minus = minus
  }

  /// What is no number is written as 0, what is too large for a drawing as the largest.
  public func callAsFunction(_ value: Double) -> String {
    var unit: Int64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let limit = 1e12
    let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
    let scaled = Int64((bounded * Double(unit)).rounded())
    let magnitude = scaled.magnitude
    var text = scaled < 0 ? minus : ""
    text += String(magnitude / UInt64(unit))
    var fraction = magnitude % UInt64(unit)
    var digits = decimals
    if trimsZeros {
      while digits > 0 && fraction % 10 == 0 {
        fraction /= 10
        digits -= 1
      }
    }
    if digits == 0 { return text }
    let written = String(fraction)
    text += "."
    for _ in 0..<max(0, digits - written.utf8.count) { text += "0" }
    return text + written
  }
}
