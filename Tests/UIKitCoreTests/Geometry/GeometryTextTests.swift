import Expectations
import Testing
import UIKit

/// Printing of geometry, and reading it from text.
@MainActor
struct GeometryTextTests {
  @Test func `points, sizes and rectangles are printed as Core Graphics prints them`() {
    let rect = CGRect(x: 0, y: 1.5, width: 3, height: 4)
    expect("\(rect.origin)" == "(0.0, 1.5)" && "\(rect.size)" == "(3.0, 4.0)")
    expect("\(rect)" == "(0.0, 1.5, 3.0, 4.0)" && rect.debugDescription == "\(rect)")
    expect("\([rect.origin])", equals: "[(0.0, 1.5)]")
    expect("\(Optional(rect) as Any)", equals: "Optional((0.0, 1.5, 3.0, 4.0))")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect("\(insets)", equals: "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    expect("\(CGVector(dx: 1, dy: 2))", equals: "CGVector(dx: 1.0, dy: 2.0)")
    let map = CGAffineTransform.identity
    expect("\(map)", equals: "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
    expect(
      "\(UIOffset(horizontal: 1, vertical: 2))", equals: "UIOffset(horizontal: 1.0, vertical: 2.0)")
  }

  @Test func `geometry as text is read back`() {
    let rect = CGRect(x: 0.1, y: 1, width: 3, height: 4)
    expect(NSCoder.string(for: rect), equals: "{{0.10000000000000001, 1}, {3, 4}}")
    expect(NSCoder.cgRect(for: NSCoder.string(for: rect)), equals: rect)
    expect(NSCoder.string(for: rect.size), equals: "{3, 4}")
    expect(NSCoder.cgSize(for: "{3, 4}"), equals: rect.size)
    expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)), equals: rect.origin)
    expect(NSCoder.cgVector(for: "{1,-2.5e1}"), equals: CGVector(dx: 1, dy: -25))
    let map = CGAffineTransform(rotationAngle: 1)
    expect(NSCoder.string(for: CGAffineTransform.identity), equals: "[1, 0, 0, 1, 0, 0]")
    expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: map)), equals: map)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(NSCoder.string(for: insets), equals: "{1, 2, 3, 4}")
    expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), equals: insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(
      NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)), equals: directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)), equals: offset)
  }

  @Test(arguments: ["", "nonsense", "{1}", "{1, 2, 3}", "{a, b}"])
  func `text of another form is nothing`(text: String) {
    expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
    expect(NSCoder.cgAffineTransform(for: text), equals: .identity)
  }

  @Test func `a pattern has an alpha, and no red, green or blue`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let color = UIColor(patternImage: image)
    expect(color.cgColor.components == [1] && color.cgColor.numberOfComponents == 1)
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    expect(!color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    expect(!color.getWhite(&red, alpha: &alpha))
    expect(!color.getHue(&red, saturation: &green, brightness: &blue, alpha: &alpha))
    expect([red, green, blue, alpha], equals: [9, 9, 9, 9])
    expect(color.withAlphaComponent(0.5).cgColor.components, equals: [0.5])
    expect(UIColor.red.cgColor.components, equals: [1, 0, 0, 1])
  }
}
