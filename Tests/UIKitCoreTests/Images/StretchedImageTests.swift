import CoreGraphics
import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Image views with images whose edges are not stretched.
@MainActor
struct StretchedImageTests {
  private let table = Table()
  private let picture = UIImage(
    cgImage: CGImage(width: 12, height: 12, pixels: Array(repeating: 0xFFFF_0000, count: 144)))

  /// Shows the image in a view, lays out and draws. Returns the number of drawn pieces.
  private func pieces(
    _ insets: UIEdgeInsets, _ mode: UIImage.ResizingMode, _ size: CGSize
  ) -> Int? {
    let view = UIImageView(
      image: picture.resizableImage(withCapInsets: insets, resizingMode: mode))
    view.frame = CGRect(origin: .zero, size: size)
    table.view.addSubview(view)
    table.window.advance(to: 1)
    let drawing = view.layer.contents as? Drawing
    return drawing?.steps.count { if case .picture = $0 { true } else { false } }
  }

  private let caps = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)

  @Test func `a stretchable picture has one column and one row that stretch`() {
    let old = picture.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    expect(old.capInsets, equals: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6))
    expect(old.resizingMode, equals: .stretch)
  }

  @Test func `nine parts are drawn, and stay once the window has drawn`() {
    expect(pieces(caps, .stretch, CGSize(width: 100, height: 50)), equals: 9)
    expect(pieces(.zero, .stretch, CGSize(width: 100, height: 50)), equals: 1)
  }

  @Test func `tiles fill the middle and the edges`() {
    // 7 by 3 tiles of 4 points in the middle, 7 along two edges and 3 along the others.
    expect(pieces(caps, .tile, CGSize(width: 36, height: 20)), equals: 21 + 14 + 6 + 4)
    expect(pieces(.zero, .tile, CGSize(width: 30, height: 12)), equals: 3)
  }

  @Test func `a part with too many tiles is stretched`() {
    expect(pieces(.zero, .tile, CGSize(width: 4000, height: 4000)), equals: 1)
    let thin = UIEdgeInsets(top: 5.5, left: 5.5, bottom: 5.5, right: 5.5)
    expect(pieces(thin, .tile, CGSize(width: 100, height: 100)), equals: 9)
  }

  @Test func `contents that the application sets stay when the layer draws nothing`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let context = CGContext(bounds: layer.bounds)
    context.fill(layer.bounds)
    layer.contents = context.drawing
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    expect(layer.contents is Drawing)
  }

  @Test func `a renderer's format tells the bounds of the picture that is drawn`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
    var bounds = CGRect.null
    _ = renderer.image { bounds = $0.format.bounds }
    expect(bounds, equals: CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}
