import Expectations
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// Colors on fine grids, in words and in components, and under all traits.
@MainActor
struct ColorWalkTests {
  /// Just below, at and above each tenth and twentieth.
  private static let shares: [CGFloat] = (0...20).flatMap { part -> [CGFloat] in
    let share = CGFloat(part) / 20
    return [share - 0.001, share, share + 0.001].filter { $0 >= 0 && $0 <= 1 }
  }

  @Test func `the words for every hue`() {
    for hue in stride(from: 0, to: 360, by: 3) {
      let names = Self.shares.filter { $0 > 0.03 }.flatMap { saturation in
        [0.3, 0.6, 1].map { brightness in
          UIColor(
            hue: (CGFloat(hue) + 0.5) / 360, saturation: saturation, brightness: brightness,
            alpha: 1
          )
          .accessibilityName
        }
      }
      SeenMarks.see("\(hue) \(names)")
    }
  }

  @Test func `the words for every brightness`() {
    for brightness in Self.shares {
      let names = [0.02, 0.098, 0.102, 0.3, 0.44, 0.46, 1].map { saturation in
        UIColor(hue: 0.6, saturation: saturation, brightness: brightness, alpha: 1)
          .accessibilityName
      }
      let grays = [0, 0.001, 1].map { UIColor(white: brightness, alpha: $0).accessibilityName }
      SeenMarks.see("\((brightness * 1000).rounded()) \(names) \(grays)")
    }
  }

  @Test func `the bounds of hues are whole degrees`() {
    let bounds = (1..<3600).filter { tenth in
      func name(_ tenth: Int) -> String {
        UIColor(hue: (CGFloat(tenth) + 0.05) / 3600, saturation: 1, brightness: 1, alpha: 1)
          .accessibilityName
      }
      return name(tenth) != name(tenth - 1)
    }
    expect(bounds, equals: [150, 450, 700, 1600, 2000, 2600, 2900, 3450])
  }

  private static func text(_ color: UIColor) -> String {
    var numbers = Array(repeating: CGFloat(-1), count: 10)
    var answers: [Bool] = []
    answers.append(
      color.getRed(&numbers[0], green: nil, blue: nil, alpha: nil))
    answers.append(color.getRed(nil, green: &numbers[1], blue: nil, alpha: nil))
    answers.append(color.getRed(nil, green: nil, blue: &numbers[2], alpha: nil))
    answers.append(color.getHue(&numbers[3], saturation: nil, brightness: nil, alpha: nil))
    answers.append(color.getHue(nil, saturation: &numbers[4], brightness: nil, alpha: nil))
    answers.append(color.getHue(nil, saturation: nil, brightness: &numbers[5], alpha: nil))
    answers.append(color.getWhite(&numbers[6], alpha: nil))
    answers.append(color.getWhite(nil, alpha: &numbers[7]))
    let core = color.ciColor
    return ShortText.thousandths(
      "\(numbers) \(answers) \(core.red) \(core.green) \(core.blue) \(core.alpha)")
  }

  @Test func `components of random colors`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      func share() -> CGFloat {
        [0, 1, 0.5, 0.25, 1.5, -0.5, CGFloat(random.below(1000)) / 1000][random.below(7)]
      }
      let colors = [
        UIColor(red: share(), green: share(), blue: share(), alpha: share()),
        UIColor(hue: share(), saturation: share(), brightness: share(), alpha: share()),
        UIColor(white: share(), alpha: share()),
        UIColor(displayP3Red: share(), green: share(), blue: share(), alpha: share()),
        UIColor.red.withAlphaComponent(share()),
      ]
      SeenMarks.see(colors.map(Self.text).joined(separator: "\n"))
    }
  }

  @Test func `the colors of the system under all traits`() {
    let colors: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemFill, .secondarySystemFill,
      .tertiarySystemFill, .quaternarySystemFill, .placeholderText, .systemBackground,
      .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .separator,
      .opaqueSeparator, .link, .darkText, .lightText, .systemBlue, .systemBrown, .systemCyan,
      .systemGreen, .systemIndigo, .systemMint, .systemOrange, .systemPink, .systemPurple,
      .systemRed, .systemTeal, .systemYellow, .systemGray, .systemGray2, .systemGray3,
      .systemGray4, .systemGray5, .systemGray6, .tintColor, .black, .darkGray, .lightGray, .white,
      .gray, .red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple, .brown, .clear,
    ]
    for style in [UIUserInterfaceStyle.unspecified, .light, .dark] {
      for level in [UIUserInterfaceLevel.unspecified, .base, .elevated] {
        for contrast in [UIAccessibilityContrast.unspecified, .normal, .high] {
          let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = style
            traits.userInterfaceLevel = level
            traits.accessibilityContrast = contrast
          }
          let texts = colors.map { Self.text($0.resolvedColor(with: traits)) }
          SeenMarks.see("\(style) \(level) \(contrast)\n\(texts.joined(separator: "\n"))")
        }
      }
    }
  }
}
