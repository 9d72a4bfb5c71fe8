/// A number as people write it: a few decimals, no trailing zeros, no exponent.
struct DecimalText: CustomStringConvertible {
  let description: String

  init(_ value: Double, decimals: Int = 3) {
    guard value.isFinite else {
      description = "?"
      return
    }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (value * scale).rounded()
    guard abs(rounded) < 9e15 else {
      description = "\(value)"
      return
    }
    let whole = Int64(rounded)
    let digits = String(whole.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = String(padded.suffix(decimals))
    while fraction.last == "0" { fraction.removeLast() }
    let sign = whole < 0 ? "-" : ""
    let integer = padded.dropLast(decimals)
    description = fraction.isEmpty ? "\(sign)\(integer)" : "\(sign)\(integer).\(fraction)"
  }
}
