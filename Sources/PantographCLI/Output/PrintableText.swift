/// Text from outside, such as a device's name, that must not steer the terminal it is shown on.
struct PrintableText: CustomStringConvertible {
  let description: String

  /// A control character becomes a replacement character; `keeping` are left as they are.
  init(_ text: String, keeping: Set<Unicode.Scalar> = []) {
    guard text.unicodeScalars.contains(where: { Self.isControl($0) && !keeping.contains($0) })
    else {
      description = text
      return
    }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(Self.isControl(scalar) && !keeping.contains(scalar) ? "\u{fffd}" : scalar)
    }
    description = String(scalars)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value)
  }
}
