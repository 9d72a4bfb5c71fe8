/// Estimates how wide text will be, for there are no fonts where drawings are made.
///
/// The figures are rounded up from DejaVu Sans, one of the widest of the usual sans-serifs, so text
/// that fits by them fits in others.
public struct TextMeasure: Sendable {
  /// The style in which the text is set.
  public var style: TextStyle

  public init(_ style: TextStyle) {
    self.style = style
  }

  /// The width of one line of text.
  public func width(of text: String) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += Self.advance(of: scalar) }
    return ems * style.size * (style.weight == .bold ? 1.12 : 1)
  }

  /// The text, its end replaced by an ellipsis where it is wider than allowed.
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

  /// In ems.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
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
