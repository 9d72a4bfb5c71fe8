import Foundation
import QuartzCore

/// A layer with what drawing asks again and again: how far it reaches, and what lies on it in order.
struct PlacedLayer {
  struct Child {
    let layer: PlacedLayer
    /// From the child's plane to its superlayer's.
    let map: PlaneMap
  }

  let snapshot: LayerSnapshot
  /// Back to front.
  let children: [Child]
  let masks: [Child]
  /// The rectangle that the layer and its sublayers cover without the shadow, in its own
  /// coordinates.
  let content: CGRect
  /// The rectangle of everything that is drawn.
  let extent: CGRect

  var values: LayerValues { snapshot.values }
  var opacity: Double { Double(min(max(values.opacity, 0), 1)) }

  init(_ snapshot: LayerSnapshot) {
    self.snapshot = snapshot
    let values = snapshot.values
    children = Self.sorted(
      snapshot.sublayers.compactMap { sublayer in
        guard sublayer.values.isShown else { return nil }
        return (sublayer, sublayer.values.mapToSuperlayer)
      }, around: values.mapOfSublayers)
    masks = snapshot.masks.map {
      Child(layer: PlacedLayer($0), map: PlaneMap($0.values.mapToSuperlayer))
    }
    var content = values.ownExtent
    for child in children {
      // A layer that reaches behind the eye may cover anything.
      content = content.union(child.map.bounds(of: child.layer.extent) ?? .everything)
    }
    if values.masksToBounds { content = content.intersection(values.bounds) }
    var extent = content
    if values.hasShadow {
      extent = extent.union(values.shadowExtent(of: content))
    }
    if let mask = masks.first {
      extent = extent.intersection(mask.map.bounds(of: mask.layer.extent) ?? .everything)
    }
    self.content = content
    self.extent = extent
  }

  /// Far to near; as they were added where none is nearer. A layer is as near as its middle.
  private static func sorted(
    _ layers: [(LayerSnapshot, CATransform3D)], around: CATransform3D?
  ) -> [Child] {
    let placed = layers.map { layer, own in
      let map = around.map { CATransform3DConcat(own, $0) } ?? own
      let bounds = layer.values.bounds
      let depth = bounds.midX * map.m13 + bounds.midY * map.m23 + map.m43
      return (depth: depth, child: Child(layer: PlacedLayer(layer), map: PlaneMap(map)))
    }
    let order = placed.indices.sorted { left, right in
      let (near, far) = (placed[left].depth, placed[right].depth)
      // Depths that rounding alone has parted are equal.
      return abs(near - far) < 1e-6 ? left < right : near < far
    }
    return order.map { placed[$0].child }
  }

  /// Whether several things are drawn over one another, so that they can only fade together.
  var isComposite: Bool {
    if values.hasShadow || !children.isEmpty { return true }
    return values.drawnParts > 1
  }
}
