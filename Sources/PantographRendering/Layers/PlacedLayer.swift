import Foundation
import QuartzCore

/// A layer with what drawing asks again and again: how far it reaches, and what lies on it in order.
///
/// In the tree of the next picture it is the same object where nothing in it has changed.
final class PlacedLayer {
  struct Child {
    let layer: PlacedLayer
    /// From the child's plane to its superlayer's.
    let map: PlaneMap

    /// The rectangle of its picture there; a layer that reaches behind the eye may cover anything.
    var reach: CGRect { map.bounds(of: layer.extent)?.reachable ?? .everything }
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
  /// Whether it or a layer on it shows what lies below it.
  let hasBackdrops: Bool

  var values: LayerValues { _read { yield snapshot.values } }
  var opacity: Double { Double(min(max(values.opacity, 0), 1)) }

  convenience init(_ snapshot: LayerSnapshot) {
    self.init(snapshot, Self.children(of: snapshot, after: nil))
  }

  /// The layer of the picture before where it still looks the same.
  static func placed(_ snapshot: LayerSnapshot, after old: PlacedLayer?) -> PlacedLayer {
    let children = children(of: snapshot, after: old)
    if let old, old.isSame(as: snapshot, children) { return old }
    return PlacedLayer(snapshot, children)
  }

  private init(_ snapshot: LayerSnapshot, _ children: [Child]) {
    self.snapshot = snapshot
    self.children = children
    let values = snapshot.values
    masks = snapshot.masks.map {
      Child(layer: PlacedLayer($0), map: PlaneMap($0.values.mapToSuperlayer))
    }
    var content = values.ownExtent
    for child in children {
      content = content.union(child.reach)
    }
    if values.masksToBounds { content = content.intersection(values.bounds.reachable) }
    var extent = content
    if values.hasShadow {
      extent = extent.union(values.shadowExtent(of: content))
    }
    if let mask = masks.first {
      extent = extent.intersection(mask.reach)
    }
    self.content = content
    self.extent = extent
    hasBackdrops = values.hasBackdrop || children.contains { $0.layer.hasBackdrops }
  }

  private func isSame(as snapshot: LayerSnapshot, _ children: [Child]) -> Bool {
    self.snapshot.id == snapshot.id && self.children.count == children.count
      && zip(self.children, children).allSatisfy { $0.layer === $1.layer && $0.map == $1.map }
      && values == snapshot.values && self.snapshot.masks == snapshot.masks
  }

  private static func children(
    of snapshot: LayerSnapshot, after old: PlacedLayer?
  ) -> [Child] {
    var place = 0
    let around = snapshot.values.mapOfSublayers
    var placed: [(depth: CGFloat, child: Child)] = []
    for sublayer in snapshot.sublayers where sublayer.values.isShown {
      let own = sublayer.values.mapToSuperlayer
      let map = around.map { CATransform3DConcat(own, $0) } ?? own
      let bounds = sublayer.values.bounds
      let depth = bounds.midX * map.m13 + bounds.midY * map.m23 + map.m43
      let layer = Self.placed(sublayer, after: old?.child(sublayer.id, from: &place))
      placed.append((depth, Child(layer: layer, map: PlaneMap(map))))
    }
    return sorted(placed)
  }

  /// The child of that layer, looked for from where the one before it was.
  private func child(_ id: ObjectIdentifier, from place: inout Int) -> PlacedLayer? {
    for index in place..<min(place + Self.mostSkipped, children.count)
    where children[index].layer.snapshot.id == id {
      place = index + 1
      return children[index].layer
    }
    return nil
  }

  /// How many layers may have been taken away in a row for those after them to be found.
  private static let mostSkipped = 4

  /// Far to near; as they were added where none is nearer. A layer is as near as its middle.
  private static func sorted(_ placed: [(depth: CGFloat, child: Child)]) -> [Child] {
    let depth = placed.first?.depth ?? 0
    // Depths that rounding alone has parted are equal. Most layers lie in one plane.
    guard placed.contains(where: { abs($0.depth - depth) >= 5e-7 }) else {
      return placed.map(\.child)
    }
    let order = placed.indices.sorted { left, right in
      let (near, far) = (placed[left].depth, placed[right].depth)
      return abs(near - far) < 1e-6 ? left < right : near < far
    }
    return order.map { placed[$0].child }
  }

  /// Whether it is drawn with all below it before it is laid over what is there.
  var isGroup: Bool {
    (opacity < 1 && isComposite) || !masks.isEmpty || values.vibrancy != 0
      || values.blendMode != nil
  }

  /// Whether several things are drawn over one another, so that they can only fade together.
  var isComposite: Bool {
    if values.hasShadow || !children.isEmpty { return true }
    return values.drawnParts > 1
  }
}
