import Foundation
import QuartzCore

/// The position of a layer's contents, in the layer's own coordinates.
struct ContentsPlacement {
  enum Kind {
    case image(CGImage)
    case text(TextBlock)
    case layers(LayerPicture)
    case drawing(Drawing)
  }

  let kind: Kind
  let frame: CGRect

  /// Creates the placement; nil for contents that cannot be drawn.
  init?(_ contents: Any, _ values: LayerValues) {
    switch contents {
    case let image as CGImage: kind = .image(image)
    case let image as any LayerImage:
      guard let picture = image.cgImage else { return nil }
      kind = .image(picture)
    case var text as TextBlock:
      let room = text.room
      text.room = nil
      kind = .text(text)
      frame = room.map { Self.frame(ofText: $0, isAtTop: text.isAtTop, values) } ?? values.bounds
      return
    case let picture as LayerPicture: kind = .layers(picture)
    case let drawing as Drawing: kind = .drawing(drawing)
    default: return nil
    }
    let part = values.contentsRect
    let size: CGSize
    switch kind {
    case .image(let image):
      size = CGSize(
        width: CGFloat(image.width) * part.width / values.contentsScale,
        height: CGFloat(image.height) * part.height / values.contentsScale)
    case .layers(let picture):
      let bounds = picture.layer.values.bounds
      size = CGSize(width: bounds.width * part.width, height: bounds.height * part.height)
    case .drawing(let drawing):
      size = CGSize(
        width: drawing.bounds.width * part.width, height: drawing.bounds.height * part.height)
    case .text: size = .zero
    }
    guard size.width > 0, size.height > 0 else { return nil }
    frame = Self.frame(of: size, in: values.bounds, values.contentsGravity)
  }

  /// Returns the room of text in a layer whose size is animated. The text begins where the layer
  /// does, unless the layer moves its contents elsewhere.
  private static func frame(
    ofText room: CGSize, isAtTop: Bool, _ values: LayerValues
  ) -> CGRect {
    switch values.contentsGravity {
    case .resize, .resizeAspect, .resizeAspectFill:
      frame(of: room, in: values.bounds, isAtTop ? .topLeft : .left)
    case let gravity: frame(of: room, in: values.bounds, gravity)
    }
  }

  private static func frame(
    of size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity
  ) -> CGRect {
    func scaled(_ factor: CGFloat) -> CGRect {
      let (width, height) = (size.width * factor, size.height * factor)
      return CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    var frame: CGRect
    switch gravity {
    case .resize: return bounds
    case .resizeAspect: return scaled(min(across, down))
    case .resizeAspectFill: return scaled(max(across, down))
    default: frame = scaled(1)
    }
    switch gravity {
    case .left, .topLeft, .bottomLeft: frame.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: frame.origin.x = bounds.maxX - frame.width
    default: break
    }
    switch gravity {
    case .top, .topLeft, .topRight: frame.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: frame.origin.y = bounds.maxY - frame.height
    default: break
    }
    return frame
  }
}
