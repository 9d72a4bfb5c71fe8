import Foundation

/// The lines and areas of a symbol, on a grid of 24 by 24.
struct SymbolGlyph {
  struct Part {
    let kind: Kind
    let path: CGPath
  }

  enum Kind: String {
    /// A line in every form.
    case line
    /// An area in every form.
    case solid
    /// A line. The filled form of the symbol fills the area inside the line.
    case body
    /// A line, which is left open in the filled form.
    case mark
    /// An area, which is left open in the filled form.
    case dot
  }

  let parts: [Part]
  /// Whether the glyph is mirrored if text runs from right to left.
  var followsDirection = false

  var hasFill: Bool { parts.contains { $0.kind == .body } }

  /// The box around all lines of the glyph, without their width.
  var box: CGRect {
    parts.reduce(CGRect.null) { $0.union($1.path.tightBox) }
  }

  /// Returns the glyph with each path transformed.
  func mapped(_ map: CGAffineTransform) -> SymbolGlyph {
    SymbolGlyph(
      parts: parts.map { part in
        Part(kind: part.kind, path: part.path.copy(using: map) ?? part.path)
      }, followsDirection: followsDirection)
  }
}

extension SymbolGlyph {
  /// Returns the glyph with the given name without enclosures; nil if there is none.
  static func named(_ name: String) -> SymbolGlyph? {
    if let parts = read(name) {
      return SymbolGlyph(
        parts: parts,
        followsDirection: name.hasSuffix(".backward") || name.hasSuffix(".forward"))
    }
    return nil
  }

  /// The glyph of a symbol that iOS has and that is not drawn here.
  static var placeholder: SymbolGlyph { SymbolGlyph(parts: parts(of: SymbolTable.placeholder)) }

  private static func read(_ name: String) -> [Part]? { SymbolTable.all[name].map(parts) }

  private static func parts(of notation: String) -> [Part] {
    var parts: [Part] = []
    for piece in notation.split(separator: "|") {
      let words = piece.split(separator: " ", maxSplits: 1)
      guard let first = words.first, let rest = words.last else { continue }
      if let kind = Kind(rawValue: String(first)) {
        parts.append(Part(kind: kind, path: SymbolPath.read(rest)))
      } else if let map = maps[first], let other = read(String(rest)) {
        parts += SymbolGlyph(parts: other).mapped(map).parts
      }
    }
    return parts
  }

  /// The transforms, on the grid, with which a symbol is made of another one.
  /// The values are ours; the grid has 24 units.
  private static let maps: [Substring: CGAffineTransform] = [
    "same": .identity,
    "mirrored": CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0),
    "upended": CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24),
    "right": CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 24, ty: 0),
    "round": CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 24, ty: 24),
    "left": CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 24),
    "smaller": CGAffineTransform(a: 0.72, b: 0, c: 0, d: 0.72, tx: 1, ty: 3.4),
    "front": CGAffineTransform(a: 0.7, b: 0, c: 0, d: 0.7, tx: 6.9, ty: 6.5),
    "back": CGAffineTransform(a: 0.55, b: 0, c: 0, d: 0.55, tx: -0.2, ty: 2.5),
  ]
}
