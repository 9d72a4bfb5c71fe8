import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Color sets with random entries: forms, spaces, appearances and damages.
@MainActor
struct ColorSetWalkTests {
  private static let parts: [Any] = [
    "0xFF", "0x80", "0X1f", "0xZZ", "128", "1", "0", "2", "0.25", "0.500", "1.0", 0.75, 1, "", "a",
    true,
  ]

  private static func color(_ random: inout SeededGenerator) -> Any {
    if random.chance(0.12) {
      return ["reference": ["systemRedColor", "labelColor", "nobodysColor"][random.below(3)]]
    }
    let names = random.chance(0.2) ? ["white", "alpha"] : ["red", "green", "blue", "alpha"]
    var components: [String: Any] = [:]
    for name in names where !random.chance(0.03) {
      // Most are of a form that is in use.
      components[name] = parts[random.below(random.chance(0.15) ? parts.count : 12)]
    }
    if random.chance(0.04) { return ["components": 3] }
    let spaces = ["srgb", "display-p3", "extended-srgb", "gray-gamma-22"]
    return ["color-space": spaces[random.below(4)], "components": components]
  }

  private static func words(_ color: CGColor?) -> String {
    guard let color else { return "none" }
    return "\(color.components ?? [])"
  }

  private static func entry(_ random: inout SeededGenerator) -> [String: Any] {
    var entry: [String: Any] = [:]
    if !random.chance(0.05) { entry["color"] = color(&random) }
    if !random.chance(0.1) {
      entry["idiom"] = ["universal", "universal", "iphone", "ipad", "car"][random.below(5)]
    }
    var appearances: [[String: Any]] = []
    if random.chance(0.5) {
      appearances.append([
        "appearance": "luminosity", "value": ["dark", "light", "tinted"][random.below(3)],
      ])
    }
    if random.chance(0.2) { appearances.append(["appearance": "contrast", "value": "high"]) }
    if !appearances.isEmpty { entry["appearances"] = appearances }
    return entry
  }

  @Test func `sets of all forms`() throws {
    let (bright, dim) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    var lines: [String] = []
    for seed in 0..<1200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var entries: [[String: Any]] = []
      for _ in 0..<random.below(5) { entries.append(Self.entry(&random)) }
      var file: [String: Any] = ["colors": entries]
      if random.chance(0.02) { file["colors"] = 1 }
      let data: Data = try JSONSerialization.data(withJSONObject: file)
      let set: ColorSet? = ColorSet(contents: data)
      lines.append(Self.words(set?.color(under: bright)) + " " + Self.words(set?.color(under: dim)))
      if seed % 40 == 39 {
        SeenMarks.see(lines.joined(separator: "\n"))
        lines = []
      }
    }
  }
}
