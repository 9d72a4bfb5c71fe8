/// Parses decimal numbers, rounded as correctly as by the standard library's `Double(_:)`, which
/// Embedded Swift cannot link. The time is linear in the number of digits, whatever the exponent.
package enum DecimalReader {
  /// Returns the number in a text of an optional sign, digits with an optional point, and an
  /// optional exponent. Too large numbers are infinite, too small ones zero. Nil if the text is no
  /// number.
  package static func double(_ text: ArraySlice<UInt8>) -> Double? {
    var parsed = DecimalDigits()
    guard parsed.read(text) else { return nil }
    let magnitude = parsed.magnitude
    return parsed.isNegative ? -magnitude : magnitude
  }
}
