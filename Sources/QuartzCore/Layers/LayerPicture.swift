/// A tree of layers kept as it was, to be another layer's contents.
package final class LayerPicture: Hashable {
  package let layer: LayerSnapshot

  package init(_ layer: LayerSnapshot) {
    self.layer = layer
  }

  package static func == (left: LayerPicture, right: LayerPicture) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
