/// Reads decimal numbers as correctly rounded as the standard library's `Double(_:)`, which Embedded Swift
/// cannot link. Cost is linear in the digits, whatever the exponent.
package enum DecimalReader {
  /// The number that a text is: a sign or none, digits with or without a point, an exponent or none.
  /// What is too large is infinite, what is too small is zero; nil for a text that is no number.
  package static func double(_ text: ArraySlice<UInt8>) -> Double? {
    var parsed = DecimalDigits()
    guard parsed.read(text) else { return nil }
    let magnitude = parsed.magnitude
    return parsed.isNegative ? -magnitude : magnitude
  }
}
