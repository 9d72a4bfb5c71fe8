import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

@testable import UIKit

/// Random changes of images, symbols and colors.
@MainActor
struct ImageValueWalkTests {
  private static func picture(_ width: Int, _ height: Int) -> CGImage {
    CGImage(
      width: width, height: height,
      pixels: (0..<width * height).map { UInt32(0xFF00_0000) + UInt32($0 * 40) })
  }

  private static func configuration(
    _ random: inout SeededGenerator
  ) -> UIImage.SymbolConfiguration {
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .bold, .black, .unspecified]
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large, .default, .unspecified]
    let (weight, scale) = (weights[random.below(5)], scales[random.below(5)])
    let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    switch random.below(14) {
    case 0: return .unspecified
    case 1: return UIImage.SymbolConfiguration(pointSize: 20)
    case 2: return UIImage.SymbolConfiguration(pointSize: 10, weight: weight)
    case 3: return UIImage.SymbolConfiguration(pointSize: 12, weight: weight, scale: scale)
    case 4: return UIImage.SymbolConfiguration(weight: weight)
    case 5: return UIImage.SymbolConfiguration(scale: scale)
    case 6: return UIImage.SymbolConfiguration(font: font)
    case 7: return UIImage.SymbolConfiguration(font: font, scale: scale)
    case 8: return UIImage.SymbolConfiguration(textStyle: .title1)
    case 9: return UIImage.SymbolConfiguration(textStyle: .body, scale: scale)
    case 10: return UIImage.SymbolConfiguration(hierarchicalColor: .red)
    case 11: return UIImage.SymbolConfiguration(paletteColors: [.red, .green, .blue])
    case 12: return .preferringMulticolor()
    default: return .preferringMonochrome()
    }
  }

  private static func image(_ random: inout SeededGenerator) -> UIImage {
    let names = [
      "star", "heart.fill", "trash.slash", "person.crop.circle.badge.plus", "chevron.left",
      "no.such.symbol", "bell.slash.fill", "1.circle", "square.and.arrow.up",
    ]
    let inner = CIImage(cgImage: picture(3, 2))
    switch random.below(8) {
    case 0: return UIImage(cgImage: picture(4, 2))
    case 1:
      let turns: [UIImage.Orientation] = [.up, .left, .right, .down, .upMirrored, .leftMirrored]
      return UIImage(cgImage: picture(4, 3), scale: 2, orientation: turns[random.below(6)])
    case 2: return UIImage(ciImage: inner)
    case 3: return UIImage(ciImage: inner, scale: 2, orientation: .left)
    case 4: return [UIImage.add, .remove, .checkmark, .actions, .strokedCheckmark][random.below(5)]
    case 5:
      return UIImage.animatedImage(with: [UIImage(cgImage: picture(1, 1)), UIImage()], duration: 2)
        ?? UIImage()
    default:
      return UIImage(
        systemName: names[random.below(names.count)], withConfiguration: configuration(&random))
        ?? UIImage()
    }
  }

  private static func change(_ image: UIImage, _ random: inout SeededGenerator) -> UIImage {
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: CGFloat(random.below(3)), right: 1)
    switch random.below(13) {
    case 0:
      return image.withRenderingMode(
        [.alwaysTemplate, .alwaysOriginal, .automatic][random.below(3)])
    case 1: return image.withAlignmentRectInsets(insets)
    case 2: return image.withHorizontallyFlippedOrientation()
    case 3: return image.imageFlippedForRightToLeftLayoutDirection()
    case 4: return image.resizableImage(withCapInsets: insets)
    case 5: return image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    case 6:
      return image.stretchableImage(
        withLeftCapWidth: random.below(3), topCapHeight: random.below(3))
    case 7: return image.withTintColor(.red)
    case 8: return image.withTintColor(.blue, renderingMode: .alwaysTemplate)
    case 9: return image.withConfiguration(configuration(&random))
    case 10: return image.applyingSymbolConfiguration(configuration(&random)) ?? image
    case 11: return image.withBaselineOffset(fromBottom: CGFloat(random.below(4)))
    default: return image.imageWithoutBaseline()
    }
  }

  private static func text(_ image: UIImage) -> String {
    "\(image.size) \(image.scale) \(image.renderingMode) \(image.imageOrientation) "
      + "\(image.capInsets) \(image.resizingMode) \(image.alignmentRectInsets) "
      + "\(image.flipsForRightToLeftLayoutDirection) \(image.images?.count ?? -1) \(image.duration) "
      + "\(image.isSymbolImage) \(image.baselineOffsetFromBottom ?? -1) \(image.hasBaseline) "
      + "\(image.symbolConfiguration == nil) \(image.cgImage.map { "\($0.width) \($0.height)" } ?? "-")"
  }

  @Test func `images and symbols`() {
    for seed in 0..<250 {
      var random = SeededGenerator(seed: UInt64(seed))
      var image = Self.image(&random)
      var lines = [Self.text(image)]
      let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
      UIGraphicsPushContext(context)
      for _ in 0..<3 {
        image = Self.change(image, &random)
        lines.append(Self.text(image))
        image.draw(at: CGPoint(x: 1, y: 2), blendMode: .multiply, alpha: 0.5)
        image.draw(in: CGRect(x: 2, y: 3, width: 12, height: 10))
        if random.chance(0.2) { image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 9, height: 9)) }
      }
      UIGraphicsPopContext()
      let (one, two) = (Self.configuration(&random), Self.configuration(&random))
      lines += [
        "\(one.isEqual(to: two)) \(one == two) \(one.applying(two) == two)",
        "\(one.configurationWithoutScale() == one) \(one.configurationWithoutWeight() == one)",
        "\(one.configurationWithoutPointSizeAndWeight() == one)",
        "\(context.drawing?.steps.count ?? 0)",
        CIImage(image: image).map { "\($0.extent)" } ?? "-",
        "\(UIColor(patternImage: image).cgColor.numberOfComponents)",
      ]
      for step in context.drawing?.steps ?? [] where !"\(step)".contains("CGImage") {
        lines.append("\(step)")
      }
      SeenMarks.see(
        ShortText.thousandths(lines.joined(separator: "\n").replacing(/0x[0-9a-f]+/, with: "")))
    }
  }

  @Test func `colors of all components`() {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      func part() -> CGFloat { [0, 0.25, 0.5, 1, -1, 2][random.below(6)] }
      let color: UIColor
      switch random.below(5) {
      case 0: color = UIColor(red: part(), green: part(), blue: part(), alpha: part())
      case 1: color = UIColor(hue: part(), saturation: part(), brightness: part(), alpha: part())
      case 2: color = UIColor(white: part(), alpha: random.chance(0.2) ? .nan : part())
      case 3: color = UIColor(displayP3Red: part(), green: part(), blue: part(), alpha: 1)
      default: color = UIColor(ciColor: CIColor(red: part(), green: part(), blue: part()))
      }
      var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
      var lines = ["\(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))"]
      lines.append("\(red) \(green) \(blue) \(alpha)")
      lines.append("\(color.getHue(&red, saturation: &green, brightness: &blue, alpha: &alpha))")
      lines.append("\(red) \(green) \(blue) \(alpha)")
      lines.append("\(color.getWhite(&red, alpha: &alpha)) \(red) \(alpha)")
      lines += [
        "\(color.withAlphaComponent(part()).cgColor) \(color.accessibilityName) \(color.ciColor)",
        "\(color.ciColor == CIColor(color: color)) \(color.ciColor == CIColor(color: .red))",
        "\(color == UIColor(cgColor: color.cgColor)) \(color.cgColor.components ?? [])",
      ]
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }
}
