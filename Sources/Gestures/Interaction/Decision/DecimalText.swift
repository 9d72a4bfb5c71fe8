/// Numbers as people write them: a few decimals, and no zeros that say nothing.
enum DecimalText {
  static func text(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return value.isNaN ? "0" : value < 0 ? "-∞" : "∞" }
    var unit: Int64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let limit = 1e12
    let scaled = Int64((min(max(value, -limit), limit) * Double(unit)).rounded())
    var digits = "\(scaled.magnitude % unit.magnitude)"
    while digits.utf8.count < decimals { digits = "0" + digits }
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    let whole = "\(scaled < 0 ? "-" : "")\(scaled.magnitude / unit.magnitude)"
    return digits.isEmpty ? whole : "\(whole).\(digits)"
  }
}
