import CoreGraphics

/// A font by family, size and weight. The machine's font for it is found when text is drawn.
package struct TextFont: Hashable, Sendable {
  package let familyName: String
  package let pointSize: CGFloat
  /// The weight, from the thinnest, -1, to the heaviest, 1.
  package let weight: CGFloat
  package let isItalic: Bool
  /// The font's OpenType features that are on or off, as CSS writes them: "smcp=1". Fonts without a
  /// feature ignore it.
  package let features: [String]

  package init(
    familyName: String, pointSize: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
    features: [String] = []
  ) {
    precondition(
      pointSize.isFinite && pointSize > 0, "a font's size must be positive, not \(pointSize)")
    self.familyName = familyName
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
  }

  package func withSize(_ pointSize: CGFloat) -> TextFont {
    TextFont(
      familyName: familyName, pointSize: pointSize, weight: weight, isItalic: isItalic,
      features: features)
  }

  /// Returns the font with further features.
  package func with(features: [String]) -> TextFont {
    TextFont(
      familyName: familyName, pointSize: pointSize, weight: weight, isItalic: isItalic,
      features: self.features + features)
  }

  /// The weight on the scale from 100 to 1000 that font files use.
  package var openTypeWeight: Int {
    let known: [(CGFloat, CGFloat)] = [
      (-1, 100), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600),
      (0.4, 700), (0.56, 800), (0.62, 900), (1, 1000),
    ]
    let value = min(max(weight, -1), 1)
    guard let index = known.firstIndex(where: { $0.0 >= value }), index > 0 else { return 100 }
    let (left, right) = (known[index - 1], known[index])
    let share = (value - left.0) / (right.0 - left.0)
    return Int((left.1 + (right.1 - left.1) * share).rounded())
  }
}
