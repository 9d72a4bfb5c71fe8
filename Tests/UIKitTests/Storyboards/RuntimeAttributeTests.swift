import Expectations
import Foundation
import Testing

@testable import UIKit

/// Properties of UIKit that a storyboard sets by name, with values of all types.
@MainActor
struct RuntimeAttributeTests {
  private let table = StoryboardTable()

  /// Returns the view, label or button with the attribute.
  private func view(_ kind: String, _ path: String, _ type: String, _ value: String) throws
    -> UIView
  {
    let attribute =
      value.hasPrefix("<")
      ? "type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
      : "type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>"
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v"><subviews><\(kind) id="x" alpha="0.5" tag="4" hidden="YES">
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttributes>
        </\(kind)></subviews></view></viewController>
        """))
    let controller = try #require(storyboard.instantiateInitialViewController())
    return try #require(controller.view.subviews.first)
  }

  @Test func `flags, numbers, words and colors`() throws {
    let red = "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    func number(_ value: String) -> String { "<real key=\"value\" value=\"\(value)\"/>" }
    for (value, isOn) in [("YES", true), ("NO", false)] {
      try expect(view("view", "clipsToBounds", "boolean", value).clipsToBounds, equals: isOn)
      try expect(view("view", "hidden", "boolean", value).isHidden, equals: isOn)
      try expect(view("view", "isHidden", "boolean", value).isHidden, equals: isOn)
      try expect(view("button", "exclusiveTouch", "boolean", value).isExclusiveTouch, equals: isOn)
    }
    for (value, isOn) in [("1", true), ("0", false)] {
      try expect(view("view", "clipsToBounds", "number", number(value)).clipsToBounds, equals: isOn)
      try expect(view("view", "hidden", "number", number(value)).isHidden, equals: isOn)
    }
    try expect(view("view", "tag", "number", number("12")).tag, equals: 12)
    try expect(view("view", "tag", "number", number("1.5")).tag, equals: 0)
    try expect(view("view", "tag", "string", "word").tag, equals: 0)
    try expect(view("view", "alpha", "number", number("0.25")).alpha, equals: 0.25)
    try expect(view("view", "alpha", "string", "word").alpha, equals: 1)
    try expect(view("view", "clipsToBounds", "string", "word").clipsToBounds, equals: false)
    try expect(view("label", "backgroundColor", "color", red).backgroundColor, equals: .red)
    try expect(view("label", "tintColor", "color", red).tintColor, equals: .red)
    try expect(view("label", "backgroundColor", "string", "x").backgroundColor, equals: nil)
    let named = try view("view", "accessibilityIdentifier", "string", "name")
    expect(named.accessibilityIdentifier, equals: "name")
    let spoken = try view("view", "accessibilityLabel", "string", "words")
    expect(spoken.accessibilityLabel, equals: "words")
    try expect((view("label", "text", "string", "shown") as? UILabel)?.text, equals: "shown")
    let lines = try view("button", "titleLabel.numberOfLines", "number", number("3"))
    expect((lines as? UIButton)?.titleLabel?.numberOfLines, equals: 3)
    let one = try view("button", "titleLabel.numberOfLines", "string", "x")
    expect((one as? UIButton)?.titleLabel?.numberOfLines, equals: 1)
    for (value, alignment) in [("1", NSTextAlignment.center), ("2", .right), ("99", .natural)] {
      let aligned = try view("button", "titleLabel.textAlignment", "number", number(value))
      expect((aligned as? UIButton)?.titleLabel?.textAlignment, equals: alignment)
    }
  }

  @Test func `points, sizes, rectangles and pictures of own properties`() throws {
    final class Found { var values: [String] = [] }
    let found = Found()
    for outlet in [
      InterfaceOutlet("ownPoint") { (_: UIView, value: CGPoint) in
        found.values.append("\(value.x) \(value.y)")
      },
      InterfaceOutlet("ownSize") { (_: UIView, value: CGSize) in
        found.values.append("\(value.width) \(value.height)")
      },
      InterfaceOutlet("ownRect") { (_: UIView, value: CGRect) in
        found.values.append("\(value.minX) \(value.minY) \(value.width) \(value.height)")
      },
    ] { InterfaceClasses.register(outlet) }
    _ = try view("view", "ownPoint", "point", "<point key=\"value\" x=\"3\" y=\"4.5\"/>")
    _ = try view("view", "ownPoint", "point", "<point key=\"value\"/>")
    _ = try view("view", "ownSize", "size", "<size key=\"value\" width=\"30\" height=\"7\"/>")
    _ = try view("view", "ownSize", "size", "<size key=\"value\"/>")
    _ = try view(
      "view", "ownRect", "rect",
      "<rect key=\"value\" x=\"1\" y=\"2\" width=\"30\" height=\"7\"/>")
    expect(
      found.values, equals: ["3.0 4.5", "0.0 0.0", "30.0 7.0", "0.0 0.0", "1.0 2.0 30.0 7.0"])
  }
}
