/// A font's name, such as `Georgia-BoldItalic`, taken apart into the family and the face.
struct FontFace: Equatable {
  let family: String
  var weight = UIFont.Weight.regular
  var isItalic = false

  /// The words of faces with their weights. Longer words stand before the words that they contain.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("semibold", .semibold), ("demibold", .semibold),
    ("black", .black), ("heavy", .heavy), ("bold", .bold), ("demi", .semibold),
    ("medium", .medium), ("light", .light), ("thin", .thin),
  ]
  private static let slants = ["italic", "oblique"]
  /// The words that change nothing here: widths, the usual face, and a maker's mark.
  private static let others = [
    "regular", "roman", "book", "plain", "semicondensed", "extracondensed", "condensed", "narrow",
    "extended", "wide", "psmt", "mt", "ps",
  ]
  /// The marks of makers that end the names of families: `ArialMT` is Arial.
  private static let marks = ["ITCTT", "PSMT", "ITC", "MT"]

  /// Takes the name of a font apart. A name whose last part is no face is the name of a family.
  init(_ name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    var rest = parts.count == 2 ? parts[1].lowercased() : ""
    guard parts.count == 2, !parts[0].isEmpty, !rest.isEmpty else {
      family = Self.withoutMark(name)
      return
    }
    for (word, value) in Self.weights {
      if Self.take(word, from: &rest) {
        weight = value
        break
      }
    }
    for word in Self.slants where Self.take(word, from: &rest) { isItalic = true }
    for word in Self.others { _ = Self.take(word, from: &rest) }
    guard rest.isEmpty else {
      family = name
      (weight, isItalic) = (.regular, false)
      return
    }
    family = Self.withoutMark(String(parts[0]))
  }

  /// Returns the name of a family's face, as Apple's fonts of that family are called.
  static func name(of family: String, weight: UIFont.Weight, isItalic: Bool) -> String {
    let slant = obliqueFamilies.contains(family) ? "Oblique" : "Italic"
    let face = (faces[weight] ?? "") + (isItalic ? slant : "")
    guard !face.isEmpty else { return family }
    let mark = markedFamilies.contains(family) ? "MT" : ""
    return "\(family.filter { $0 != " " })-\(face)\(mark)"
  }

  private static let faces: [UIFont.Weight: String] = [
    .ultraLight: "UltraLight", .thin: "Thin", .light: "Light", .medium: "Medium",
    .semibold: "SemiBold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
  ]
  /// The families whose slanted faces are called oblique.
  private static let obliqueFamilies: Set<String> = ["Helvetica", "Courier", "Avenir"]
  /// The families whose faces have a maker's mark at the end of the name.
  private static let markedFamilies: Set<String> = ["Arial", "TimesNewRomanPS"]

  private static func withoutMark(_ family: String) -> String {
    guard let mark = marks.first(where: { family.hasSuffix($0) && family != $0 }),
      // A space before the mark makes it a word of the name, as in "Arial Rounded MT".
      family.dropLast(mark.count).last?.isLowercase == true
    else { return family }
    return String(family.dropLast(mark.count))
  }

  private static func take(_ word: String, from text: inout String) -> Bool {
    guard let range = text.firstRange(of: word) else { return false }
    text.removeSubrange(range)
    return true
  }
}
