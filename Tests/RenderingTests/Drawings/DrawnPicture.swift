import Foundation
import PantographRendering
import UIKit

/// Returns the picture of a white view of 20 × 20 points whose `draw(_:)` is the body.
@MainActor func drawnPicture(_ body: @escaping (CGContext) -> Void) throws -> PixelImage {
  let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  canvas.backgroundColor = .white
  canvas.body = body
  canvas.setNeedsDisplay()
  return try LayerRenderer().image(of: canvas)
}

private final class Canvas: UIView {
  var body: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { body(context) }
  }
}
