/// The parts of a symbol's name: the glyph, its form, and the shape around it.
///
/// `heart.circle.fill` is the glyph `heart` in a filled circle, and `bell.slash` a glyph with a
/// line through it. `folder.badge.plus` is a glyph with a sign at its lower right corner, and
/// `7.circle` a number in a circle.
struct SymbolForm {
  enum Glyph {
    case drawn(SymbolGlyph)
    /// One or two letters or digits, which are a symbol only with a shape around them.
    case text(String)
  }

  var glyph: Glyph
  var isFilled = false
  var hasSlash = false
  var enclosure: Enclosure?
  var badge: SymbolGlyph?

  /// A shape around a glyph.
  enum Enclosure: String, CaseIterable {
    case circle, square, triangle, shield, seal, diamond, octagon, rectangle, app

    /// The glyphs that iOS has this shape around; nil for any.
    var glyphs: Set<String>? {
      switch self {
      case .circle, .square: nil
      case .triangle: ["exclamationmark"]
      case .shield: ["checkmark", "xmark", "exclamationmark", "lock", "bolt", "plus", "minus"]
      case .seal: ["checkmark", "xmark"]
      case .diamond: ["questionmark", "exclamationmark"]
      case .octagon: ["xmark", "exclamationmark"]
      case .rectangle: ["plus", "minus", "xmark", "checkmark", "person", "play"]
      case .app: ["plus", "questionmark", "xmark", "checkmark"]
      }
    }
  }

  /// Creates the form for a symbol's name; nil if no symbol here has that name.
  init?(name: String) {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    if let glyph = SymbolGlyph.named(name) {
      self.glyph = .drawn(glyph)
      return
    }
    var badge: SymbolGlyph?
    if words.count > 2, words[words.count - 2] == "badge" {
      guard Self.badges.contains(String(words[words.count - 1])),
        let glyph = SymbolGlyph.named(String(words[words.count - 1]))
      else { return nil }
      badge = glyph
      words.removeLast(2)
    }
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if let form = Self.plain(words, isFilled) {
      self = form
    } else if let form = Self.enclosed(words, isFilled) {
      self = form
    } else {
      return nil
    }
    self.badge = badge
  }

  /// Returns the form for a symbol that iOS has and that is not drawn here; nil for an unknown name.
  static func placeholder(for name: String) -> SymbolForm? {
    SymbolNames.contains(name) ? SymbolForm(.drawn(.placeholder)) : nil
  }

  private init(_ glyph: Glyph) { self.glyph = glyph }

  private static func plain(_ words: [Substring], _ isFilled: Bool) -> SymbolForm? {
    var words = words
    let hasSlash = words.last == "slash"
    if hasSlash { words.removeLast() }
    let name = words.joined(separator: ".")
    guard let glyph = SymbolGlyph.named(name), glyph.hasFill || !isFilled,
      !hasSlash || slashed.contains(name)
    else { return nil }
    var form = SymbolForm(.drawn(glyph))
    form.isFilled = isFilled
    form.hasSlash = hasSlash
    return form
  }

  private static func enclosed(_ words: [Substring], _ isFilled: Bool) -> SymbolForm? {
    guard let last = words.last, let enclosure = Enclosure(rawValue: String(last)) else {
      return nil
    }
    let inner = words.dropLast().joined(separator: ".")
    guard enclosure.glyphs.map({ $0.contains(inner) }) ?? true,
      !words.dropLast().contains(where: { Enclosure(rawValue: String($0)) != nil })
    else { return nil }
    var form: SymbolForm
    if let plain = plain(Array(words.dropLast()), false) {
      form = plain
    } else if isText(inner), enclosure == .circle || enclosure == .square {
      form = SymbolForm(.text(inner.uppercased()))
    } else {
      return nil
    }
    form.enclosure = enclosure
    form.isFilled = isFilled
    return form
  }

  /// Whether the name is a letter or a number from 0 to 50, as on iOS.
  private static func isText(_ name: String) -> Bool {
    if let number = Int(name) { return (0...50).contains(number) && String(number) == name }
    return name.count == 1 && name.allSatisfy { ("a"..."z").contains($0) }
  }

  private static let badges: Set<String> = ["plus", "minus", "checkmark", "xmark"]

  private static let slashed: Set<String> = [
    "bell", "eye", "heart", "star", "mic", "video", "speaker", "wifi", "location", "bolt", "person",
    "person.2", "tag", "flag", "circle", "square", "pin", "mappin", "lightbulb", "hand.raised",
    "play", "pencil", "bookmark", "phone", "iphone", "message", "bubble.left", "cart", "camera",
    "photo", "lock", "key", "cloud", "drop", "flame", "leaf", "sun.max", "moon", "umbrella",
  ]
}
