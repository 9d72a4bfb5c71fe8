/// Estimates the width of text, because no fonts are available where drawings are made.
///
/// The widths are rounded up from DejaVu Sans, one of the widest common sans-serif fonts, so text
/// that fits by this estimate fits in other fonts as well.
public struct TextMeasure: Sendable {
  /// The style of the text.
  public var style: TextStyle

  public init(_ style: TextStyle) {
    self.style = style
  }

  /// Returns the width of one line of text.
  public func width(of text: String) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += Self.advance(of: scalar) }
    return width(ofEms: ems)
  }

  func width(ofEms ems: Double) -> Double {
    ems * style.size * (style.weight == .bold ? 1.12 : 1)
  }

  /// Returns the text, with an ellipsis in place of its end if it is too wide.
  public func fitting(_ text: String, width allowed: Double) -> String {
    if width(of: text) <= allowed { return text }
    let scale = style.size * (style.weight == .bold ? 1.12 : 1)
    var room = allowed - Self.advance(of: "…") * scale
    var kept = ""
    for scalar in text.unicodeScalars {
      room -= Self.advance(of: scalar) * scale
      if room < 0 { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept + "…"
  }

  /// Returns the width of a character in ems.
  static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x69, 0x6A, 0x6C, 0x7C: 0.30  // i j l |
    case 0x20, 0x2C, 0x2E, 0x3A, 0x3B: 0.33  // space , . : ;
    case 0x66, 0x72, 0x74, 0x28, 0x29, 0x2D: 0.41  // f r t ( ) -
    case 0x4D, 0x57, 0x6D, 0x40, 0x25: 0.98  // M W m @ %
    case 0x41...0x5A: 0.72
    case 0x77: 0.82  // w
    case 0x61...0x7A, 0x30...0x39: 0.63
    case 0x2010...0x205F: 0.65
    case 0x1100...: 1.1
    default: 0.75
    }
  }
}
