import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct UIColorTests {
  @Test func `colors are equal that are so on light screens and on dark ones`() {
    let one = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let same = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let other = UIColor { $0.userInterfaceStyle == .dark ? .red : .white }
    expect(one == same && one != other && one != .white && UIColor.white != one)
    expect(UIColor { _ in .red }, equals: .red)
  }

  @Test func `a view gives back the dynamic color that it was given`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let view = UIView()
    view.backgroundColor = color
    expect(view.backgroundColor, equals: color)
    view.layer.backgroundColor = UIColor.red.cgColor
    expect(view.backgroundColor, equals: .red)
    view.backgroundColor = .blue
    expect(view.backgroundColor, equals: .blue)
  }

  @Test func `a dynamic color seen through stays dynamic`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      .withAlphaComponent(0.5)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    expect(dark == UIColor(white: 0, alpha: 0.5) && color.cgColor.red == 1)
  }

  @Test func `colors have names and components for Core Image`() {
    expect(UIColor.red.accessibilityName == "red" && UIColor.white.accessibilityName == "white")
    expect(UIColor(red: 0, green: 0, blue: 0.3, alpha: 1).accessibilityName, equals: "dark blue")
    expect(UIColor(ciColor: UIColor.green.ciColor), equals: .green)
  }
}

/// Colors of asset catalogs, in separate files beside the test's program.
@MainActor
struct NamedColorTests {
  /// Writes a color set into a folder of resources beside the program while `body` runs.
  private func withColorSet(_ name: String, _ text: String, _ body: () throws -> Void) throws {
    let folder = Bundle.main.bundleURL.appending(path: "\(name)-test.resources")
    let set = folder.appending(path: "Media.xcassets/\(name).colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: set.appending(path: "Contents.json"))
    try body()
  }

  @Test func `a color set has a color, and another for dark screens`() throws {
    let text = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.5"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """
    try withColorSet("NamedColorTestsBrand", text) {
      let color = try #require(UIColor(named: "NamedColorTestsBrand"))
      expect(color.cgColor, equals: CGColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      expect(color.resolvedColor(with: dark).cgColor, equals: CGColor(gray: 0.25, alpha: 0.5))
      let resolved = UIColor(named: "NamedColorTestsBrand", in: nil, compatibleWith: dark)
      expect(resolved, equals: UIColor(white: 0.25, alpha: 0.5))
    }
    expectNil(UIColor(named: "NamedColorTestsBrand"))
  }

  @Test func `a color set may name a color of the system, and may be of no use`() throws {
    let text = #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    try withColorSet("NamedColorTestsSystem", text) {
      expect(UIColor(named: "NamedColorTestsSystem")?.cgColor, equals: UIColor.systemRed.cgColor)
    }
    try withColorSet("NamedColorTestsBroken", "{") {
      expectNil(UIColor(named: "NamedColorTestsBroken"))
    }
  }
}
