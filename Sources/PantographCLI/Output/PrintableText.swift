import Recordings

/// Text from outside, such as a device's name, that must not steer the terminal it is shown on.
package struct PrintableText: CustomStringConvertible {
  package let description: String

  /// A control character becomes a replacement character, and so does what turns the direction of
  /// the text behind it, or is no character; `keeping` are left as they are.
  package init(_ text: String, keeping: Set<Unicode.Scalar> = []) {
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
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: FileName.isByte(scalar)
    }
  }
}
