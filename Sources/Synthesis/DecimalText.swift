/// Numbers as people write them: at most four places, and none that say nothing.
enum DecimalText {
  static func text(_ value: Double) -> String {
    let scaled = Int64((value * 10_000).rounded())
    var digits = "\(scaled.magnitude % 10_000)"
    while digits.utf8.count < 4 { digits = "0" + digits }
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    let whole = "\(scaled < 0 ? "-" : "")\(scaled.magnitude / 10_000)"
    return digits.isEmpty ? whole : "\(whole).\(digits)"
  }
}
