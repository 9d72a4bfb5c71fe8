import Expectations
import Testing
import UIKit

/// Colors by name, with components of 255 and an alpha of 100, as Apple publishes them for light appearance.
struct SystemColorTests {
  private nonisolated static func components(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return [] }
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }

  private static let colors: [(UIColor, [Int])] = [
    (.cyan, [0, 255, 255, 100]),
    (.yellow, [255, 255, 0, 100]),
    (.systemBrown, [162, 132, 94, 100]),
    (.systemGray2, [174, 174, 178, 100]),
    (.systemCyan, [50, 173, 230, 100]),
    (.systemFill, [120, 120, 128, 20]),
    (.secondarySystemFill, [120, 120, 128, 16]),
    (.quaternarySystemFill, [116, 116, 128, 8]),
    (.tertiarySystemBackground, [255, 255, 255, 100]),
    (.secondarySystemGroupedBackground, [255, 255, 255, 100]),
    (.tertiarySystemGroupedBackground, [242, 242, 247, 100]),
    (.groupTableViewBackground, [242, 242, 247, 100]),
    (.placeholderText, [60, 60, 67, 30]),
    (.opaqueSeparator, [198, 198, 200, 100]),
    (.lightText, [255, 255, 255, 60]),
    (.darkText, [0, 0, 0, 100]),
    (.systemRed, [255, 59, 48, 100]),
    (.systemOrange, [255, 149, 0, 100]),
    (.systemYellow, [255, 204, 0, 100]),
    (.systemGreen, [52, 199, 89, 100]),
    (.systemTeal, [48, 176, 199, 100]),
    (.systemBlue, [0, 122, 255, 100]),
    (.systemIndigo, [88, 86, 214, 100]),
    (.systemPurple, [175, 82, 222, 100]),
    (.systemPink, [255, 45, 85, 100]),
    (.systemMint, [0, 199, 190, 100]),
    (.systemGray, [142, 142, 147, 100]),
    (.systemGray3, [199, 199, 204, 100]),
    (.systemGray4, [209, 209, 214, 100]),
    (.systemGray5, [229, 229, 234, 100]),
    (.systemGray6, [242, 242, 247, 100]),
    (.systemBackground, [255, 255, 255, 100]),
    (.secondarySystemBackground, [242, 242, 247, 100]),
    (.systemGroupedBackground, [242, 242, 247, 100]),
    (.tertiarySystemFill, [118, 118, 128, 12]),
    (.label, [0, 0, 0, 100]),
    (.secondaryLabel, [60, 60, 67, 60]),
    (.tertiaryLabel, [60, 60, 67, 30]),
    (.quaternaryLabel, [60, 60, 67, 18]),
    (.separator, [60, 60, 67, 29]),
    (.link, [0, 122, 255, 100]),
    (.tintColor, [0, 122, 255, 100]),
  ]

  @Test func `a color by name has its components`() {
    for (color, components) in Self.colors { expect(Self.components(color), equals: components) }
  }

  private func shown(_ color: some LayerColor) -> CGColor { color.cgColor }

  @Test func `a layer takes colors by the same names`() {
    expect(shown(.cyan), equals: UIColor.cyan.cgColor)
    expect(shown(.yellow), equals: UIColor.yellow.cgColor)
    expect(shown(.systemBrown), equals: UIColor.systemBrown.cgColor)
    expect(shown(.systemGray2), equals: UIColor.systemGray2.cgColor)
    expect(shown(.tertiarySystemBackground), equals: UIColor.white.cgColor)
  }
}
