import Expectations
import Foundation
import GoldenTexts
import QuartzCore
import Testing
import UIKit

/// The values that layers have after values of all kinds were set by key.
@MainActor
struct LayerKeyGalleryTests {
  private static let keys = [
    "bounds", "bounds.size.width", "bounds.origin.y", "position", "position.x", "anchorPoint",
    "anchorPoint.y", "zPosition", "anchorPointZ", "transform", "transform.scale",
    "transform.scale.x", "transform.rotation", "transform.rotation.z", "transform.translation.x",
    "sublayerTransform", "hidden", "opacity", "masksToBounds", "cornerRadius", "backgroundColor",
    "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
    "shadowOffset.width", "shadowRadius", "contentsRect", "contentsScale", "doubleSided",
    "rasterizationScale", "shouldRasterize", "frame", "own",
  ]

  private static func values() -> [(String, Any?)] {
    [
      ("nil", nil), ("0", 0), ("0.49", 0.49), ("0.5", 0.5), ("1", 1), ("2", CGFloat(2)),
      ("-1", Float(-1)), ("true", true), ("false", false), ("text", "text"),
      ("point", CGPoint(x: 3, y: 4)), ("size", CGSize(width: 5, height: 6)),
      ("rect", CGRect(x: 1, y: 2, width: 3, height: 4)), ("color", UIColor.red.cgColor),
      ("turned", CATransform3DMakeRotation(0.5, 0, 0, 1)),
    ]
  }

  private func words(_ value: Any?) -> String {
    guard let value else { return "nil" }
    return shortened("\(value)")
  }

  @Test func `values by key`() throws {
    var lines: [String] = []
    for key in Self.keys {
      let first = CALayer()
      first.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      lines.append("# \(key), at first \(words(first.value(forKeyPath: key)))")
      for (name, value) in Self.values() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.setValue(value, forKeyPath: key)
        let found = words(layer.value(forKeyPath: key))
        lines.append("\(name): \(found) frame \(shortened("\(layer.frame)"))")
      }
    }
    let difference = try GoldenText("layer-keys").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
