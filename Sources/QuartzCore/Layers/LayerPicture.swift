import CoreGraphics

/// A tree of layers as it was at one time, used as another layer's contents or in a drawing.
package final class LayerPicture: Hashable, PictureContent {
  package let layer: LayerSnapshot
  /// The depth of pictures within pictures.
  package let depth: Int

  package init(_ layer: LayerSnapshot) {
    self.layer = layer
    depth = Self.depth(of: layer)
  }

  private static func depth(of layer: LayerSnapshot) -> Int {
    var depth = 0
    if let content = layer.values.contents as? any PictureContent { depth = content.depth + 1 }
    for layer in layer.sublayers + layer.masks { depth = max(depth, self.depth(of: layer)) }
    return depth
  }

  package static func == (left: LayerPicture, right: LayerPicture) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
