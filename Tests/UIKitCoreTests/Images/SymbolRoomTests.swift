import CoreGraphics
import Expectations
import Testing

@testable import UIKit

/// The places of glyphs in the shapes around them.
@MainActor
struct SymbolRoomTests {
  /// Returns the box of the lines and areas inside a symbol's shape, on a grid of 24 by 24.
  private func glyphBox(_ name: String) throws -> CGRect {
    let form = try #require(SymbolForm(name: name))
    let image = SymbolDrawing.image(of: form, SymbolLook())
    guard case .drawing(let drawing) = image.content else { return .null }
    var unit: CGFloat?
    var points: [CGPoint] = []
    for step in drawing.steps {
      switch step {
      case .stroke(let path, _, let transform, _, _):
        // The first line is that of the shape.
        if unit != nil { points += path.flatMap(\.points) }
        unit = transform.a
      case .fill(let path, _, _, _): points += path.flatMap(\.points)
      case .save, .restore, .clip, .mask, .gradient, .picture: break
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let scale = try 1 / #require(unit)
    let (left, right) = try (#require(xs.min()) * scale, #require(xs.max()) * scale)
    let (top, bottom) = try (#require(ys.min()) * scale, #require(ys.max()) * scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  @Test(arguments: [
    ("plus.circle", 6.5, 6.5, 11, 11), ("plus.square", 6.5, 6.5, 11, 11),
    ("plus.app", 6.5, 6.5, 11, 11), ("plus.shield", 7.3, 7, 9.4, 9.4),
    ("xmark.seal", 7.5, 7.5, 9, 9), ("checkmark.seal", 7.5, 8.344, 9, 7.313),
    ("xmark.octagon", 7, 7, 10, 10), ("plus.rectangle", 7.5, 7.5, 9, 9),
    ("checkmark.rectangle", 7, 7.938, 10, 8.125),
    ("exclamationmark.triangle", 11.277, 9.5, 1.446, 8),
    ("exclamationmark.diamond", 11.186, 7.5, 1.627, 9),
    ("exclamationmark.octagon", 11.096, 7, 1.808, 10),
    // A small glyph is not drawn larger than 0.72 of its size.
    ("xmark.circle", 6.96, 6.96, 10.08, 10.08), ("xmark.square", 6.96, 6.96, 10.08, 10.08),
  ])
  func `a glyph fills the room in its shape`(
    name: String, x: Double, y: Double, width: Double, height: Double
  ) throws {
    let box = try glyphBox(name)
    let expected = CGRect(x: x, y: y, width: width, height: height)
    let difference = [
      box.minX - expected.minX, box.minY - expected.minY, box.width - expected.width,
      box.height - expected.height,
    ]
    expect(difference.allSatisfy { abs($0) < 0.002 }, "\(name): \(box)")
  }

  @Test(arguments: ["star.circle.fill", "a.circle", "person.slash"])
  func `a symbol is as sharp where it is enlarged, in every color`(name: String) throws {
    let symbol = try #require(UIImage(systemName: name))
    expect(symbol.cgImage?.sharpness, equals: .whenEnlarged)
    expect(symbol.withTintColor(.red).cgImage?.sharpness, equals: .whenEnlarged)
    expect(symbol.shown(tint: .blue)?.sharpness, equals: .whenEnlarged)
  }
}
