import Expectations
import Foundation
import Testing

@testable import UIKit

/// The places of the time and the signs, and the outlines of the signs.
@MainActor
struct StatusBarLayerTests {
  @Test(arguments: [
    // Beside a camera both are centered at 60 % of the height, elsewhere in the middle.
    (DeviceModel.phone, 393.0, CGRect(x: 37, y: 22, width: 60, height: 21.25), [286.0, 26, 1]),
    (.smallPhone, 375, CGRect(x: 158, y: 2, width: 60, height: 16.25), [305, 4, 0.85]),
    (.tablet, 820, CGRect(x: 6, y: 4, width: 60, height: 16.25), [740, 6, 0.85]),
  ])
  func `the time and the signs are at their places`(
    model: DeviceModel, width: Double, time: CGRect, signs: [Double]
  ) throws {
    let bar = StatusBarLayer(model)
    bar.lay(over: CGSize(width: width, height: 700), .portrait)
    let layers = try #require(bar.sublayers)
    expect(bar.bounds, equals: CGRect(x: 0, y: 0, width: width, height: model.statusBarHeight))
    expect(layers[0].frame, equals: time)
    let size = CGSize(width: 75 * signs[2], height: 13 * signs[2])
    expect(abs(layers[1].frame.minX - signs[0]) < 1e-9 && layers[1].frame.minY == signs[1])
    expect(abs(layers[1].frame.width - size.width), isBelow: 1e-9)
    expect(abs(layers[1].frame.height - size.height), isBelow: 1e-9)
    let text = try #require(layers[0] as? CATextLayer)
    expect(text.string as? String == "9:41" && text.alignmentMode == .center)
    expect(text.fontSize, equals: (model.housing > 0 ? 17 : 13))
  }

  private func isIn(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
    let layers = try #require(StatusBarLayer(.phone).sublayers)
    let path = try #require((layers[1] as? CAShapeLayer)?.path)
    return path.contains(CGPoint(x: x, y: y))
  }

  @Test func `four bars are higher and higher`() throws {
    for (x, top) in [(1.6, 8.0), (6.6, 5.5), (11.6, 3), (16.6, 0.5)] {
      try expect(isIn(x, top + 0.1) && !isIn(x, top - 0.1))
      try expect(isIn(x, 11.9) && !isIn(x, 12.1))
      try expect(isIn(x - 1.5, 10) && !isIn(x - 1.7, 10))
      try expect(isIn(x + 1.5, 10) && !isIn(x + 1.7, 10))
    }
    // A corner of one point is cut off a third of a point inside.
    try expect(!isIn(15.25, 0.75) && isIn(15.35, 0.85))
  }

  @Test func `a dot and two arcs of a quarter turn`() throws {
    for (low, high) in [(0.1, 3.2), (4.6, 7), (8.6, 11.2)] {
      try expect(isIn(34, 11.5 - low - 0.1) && isIn(34, 11.5 - high + 0.1))
      try expect(!isIn(34, 11.5 - high - 0.1))
      if low > 1 { try expect(!isIn(34, 11.5 - low + 0.1)) }
      let middle = (low + high) / 2
      for side in [-1.0, 1] {
        let near = (cos(46.0 * .pi / 180) * side * middle, sin(46.0 * .pi / 180) * middle)
        let far = (cos(44.0 * .pi / 180) * side * middle, sin(44.0 * .pi / 180) * middle)
        try expect(isIn(34 + near.0, 11.5 - near.1) && !isIn(34 + far.0, 11.5 - far.1))
      }
    }
  }

  @Test func `a battery is a filled box in a shell, with a knob`() throws {
    for (x, inside) in [
      (48.4, false), (48.6, true), (49.4, true), (49.6, false), (50.4, false), (50.6, true),
      (69.9, true), (70.1, false), (70.9, false), (71.1, true), (71.9, true), (72.1, false),
      (72.9, false), (73.1, true), (74.5, true), (74.7, false),
    ] {
      try expect(isIn(x, 6.5), equals: inside, "\(x)")
    }
    for (y, inside) in [
      (0.4, false), (0.6, true), (1.4, true), (1.6, false), (2.4, false), (2.6, true),
      (10.4, true), (10.6, false), (11.4, false), (11.6, true), (12.4, true), (12.6, false),
    ] {
      try expect(isIn(60, y), equals: inside, "\(y)")
    }
    try expect(isIn(73.8, 4.6) && !isIn(73.8, 4.4) && isIn(73.8, 8.4) && !isIn(73.8, 8.6))
    // The corners, on their diagonals.
    for (offset, inside) in [
      (1.0, false), (1.1, true), (1.72, true), (1.8, false), (2.5, false), (2.56, true),
    ] {
      try expect(isIn(48.5 + offset, 0.5 + offset), equals: inside, "\(offset)")
      try expect(isIn(72 - offset, 12.5 - offset), equals: inside, "\(offset)")
    }
  }

  @Test func `a color, and a fade of the given time`() throws {
    let bar = StatusBarLayer(.phone)
    let layers = try #require(bar.sublayers)
    bar.show(.lightContent, duration: 0)
    expect((layers[0] as? CATextLayer)?.foregroundColor, equals: CGColor.white)
    expect((layers[1] as? CAShapeLayer)?.fillColor, equals: CGColor.white)
    expectNil(bar.animationKeys())
    bar.show(.darkContent, duration: 0.5)
    expect((layers[0] as? CATextLayer)?.foregroundColor, equals: CGColor.black)
    expect((layers[1] as? CAShapeLayer)?.fillColor, equals: CGColor.black)
    let keys = bar.animationKeys() ?? []
    expect(keys.count == 1 && bar.animation(forKey: keys[0]) is CATransition)
    expect(bar.animation(forKey: keys[0])?.duration, equals: 0.5)
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    default: nil
    }
  }

  @Test func `it slides out and in by its height, and fades from end to end`() throws {
    let bar = StatusBarLayer(.smallPhone)
    bar.lay(over: CGSize(width: 375, height: 667), .portrait)
    bar.hide(true, by: .slide, duration: 2)
    let out = try #require(bar.animation(forKey: "hidden") as? CAAnimationGroup)
    let slide = try #require(out.animations?.first as? CABasicAnimation)
    expect(out.duration == 2 && slide.duration == 2 && slide.keyPath == "position.y")
    expect(number(slide.fromValue) == 0 && number(slide.toValue) == -20)
    let stays = try #require(out.animations?.last as? CABasicAnimation)
    expect(stays.keyPath, equals: "opacity")
    expect(number(stays.fromValue) == 1 && number(stays.toValue) == 1)
    expect(bar.opacity, equals: 0)
    bar.hide(false, by: .slide, duration: 2)
    let back = try #require(bar.animation(forKey: "hidden") as? CABasicAnimation)
    expect(number(back.fromValue) == -20 && number(back.toValue) == 0)
    for hides in [true, false] {
      bar.hide(hides, by: .fade, duration: 1)
      let fade = try #require(bar.animation(forKey: "hidden") as? CABasicAnimation)
      expect(fade.keyPath == "opacity" && fade.duration == 1)
      expect(number(fade.fromValue), equals: (hides ? 1 : 0))
      expect(number(fade.toValue), equals: (hides ? 0 : 1))
    }
    bar.hide(true, by: .fade, duration: 0)
    expect(bar.animationKeys() == nil && bar.opacity == 0)
    bar.hide(false, by: .none, duration: 1)
    expect(bar.animationKeys() == nil && bar.opacity == 1)
  }
}
