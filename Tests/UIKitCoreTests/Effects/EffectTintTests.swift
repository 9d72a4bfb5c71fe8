import Expectations
import Testing

@testable import UIKit

/// The tints of blurs and the strengths of vibrancies.
@MainActor
struct EffectTintTests {
  private func tint(_ style: UIBlurEffect.Style) -> [Double] {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    UIBlurEffect(style: style).tint.getWhite(&white, alpha: &alpha)
    return [Double(white), Double(alpha)]
  }

  @Test(arguments: [
    (UIBlurEffect.Style.extraLight, [0.97, 0.8]), (.prominent, [0.97, 0.8]), (.light, [1, 0.4]),
    (.regular, [1, 0.4]), (.dark, [0.1, 0.7]), (.systemUltraThinMaterial, [0.97, 0.4]),
    (.systemThinMaterial, [0.97, 0.55]), (.systemMaterial, [0.97, 0.7]),
    (.systemThickMaterial, [0.97, 0.85]), (.systemChromeMaterial, [0.97, 0.75]),
    (.systemUltraThinMaterialLight, [0.97, 0.4]), (.systemThinMaterialLight, [0.97, 0.55]),
    (.systemMaterialLight, [0.97, 0.7]), (.systemThickMaterialLight, [0.97, 0.85]),
    (.systemChromeMaterialLight, [0.97, 0.75]), (.systemUltraThinMaterialDark, [0.15, 0.4]),
    (.systemThinMaterialDark, [0.15, 0.55]), (.systemMaterialDark, [0.15, 0.7]),
    (.systemThickMaterialDark, [0.15, 0.85]), (.systemChromeMaterialDark, [0.15, 0.75]),
  ])
  func `the thicker a material, the less is seen through it`(
    style: UIBlurEffect.Style, expected: [Double]
  ) {
    expect(tint(style), equals: expected)
    let isDark = expected[0] < 0.5
    expect(UIBlurEffect(style: style).isDark, equals: isDark)
    let label = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
    expect(label.vibrancy, equals: (isDark ? 0.85 : -0.85))
  }

  @Test(arguments: [
    (UIVibrancyEffectStyle.label, 0.85), (.secondaryLabel, 0.6), (.tertiaryLabel, 0.3),
    (.quaternaryLabel, 0.18), (.fill, 0.2), (.secondaryFill, 0.16), (.tertiaryFill, 0.12),
    (.separator, 0.29),
  ])
  func `a vibrancy is as strong as the system's color of its name`(
    style: UIVibrancyEffectStyle, strength: Double
  ) {
    let dark = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: style)
    let light = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: style)
    expect(dark.vibrancy == strength && light.vibrancy == -strength)
    expect(UIBlurEffect.radius, equals: 20)
  }
}
