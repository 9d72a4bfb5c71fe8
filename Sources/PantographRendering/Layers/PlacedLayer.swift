import Foundation
import QuartzCore

/// A layer with values that drawing needs often: its extent, and its sublayers in drawing order.
///
/// The next picture's tree contains the same object if nothing in it has changed.
final class PlacedLayer {
  struct Child {
    let layer: PlacedLayer
    /// The map from the child's plane to its superlayer's.
    let map: PlaneMap

    /// The rectangle of its picture in the superlayer. A layer that reaches behind the eye may
    /// cover anything.
    var reach: CGRect { map.bounds(of: layer.extent)?.reachable ?? .everything }
  }

  let snapshot: LayerSnapshot
  /// The children, back to front.
  let children: [Child]
  let masks: [Child]
  /// The rectangle that the layer and its sublayers cover, without the shadow, in the layer's own
  /// coordinates.
  let content: CGRect
  /// The rectangle of everything that is drawn, including the shadow.
  let extent: CGRect
  /// Whether the layer or one of its descendants shows what is below it.
  let hasBackdrops: Bool

  var values: LayerValues { _read { yield snapshot.values } }
  var opacity: Double { Double(min(max(values.opacity, 0), 1)) }

  convenience init(_ snapshot: LayerSnapshot) {
    self.init(snapshot, Self.children(of: snapshot, after: nil))
  }

  /// Returns the layer of the previous picture if it still looks the same, or a new one.
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

  /// Returns the child with this id. The search starts after the child that was found last.
  private func child(_ id: ObjectIdentifier, from place: inout Int) -> PlacedLayer? {
    for index in place..<min(place + Self.mostSkipped, children.count)
    where children[index].layer.snapshot.id == id {
      place = index + 1
      return children[index].layer
    }
    return nil
  }

  /// The largest number of successive removed layers after which the search still finds a child.
  private static let mostSkipped = 4

  /// Sorts children from far to near; equally near ones stay in the order of adding. The depth of a
  /// layer is that of its center.
  private static func sorted(_ placed: [(depth: CGFloat, child: Child)]) -> [Child] {
    let depth = placed.first?.depth ?? 0
    // Depths that differ only by rounding count as equal. Most layers are in one plane.
    guard placed.contains(where: { abs($0.depth - depth) >= 5e-7 }) else {
      return placed.map(\.child)
    }
    let order = placed.indices.sorted { left, right in
      let (near, far) = (placed[left].depth, placed[right].depth)
      return abs(near - far) < 1e-6 ? left < right : near < far
    }
    return order.map { placed[$0].child }
  }

  /// Whether the layer is drawn together with its descendants before they are drawn over the layers
  /// below.
  var isGroup: Bool {
    (opacity < 1 && isComposite) || !masks.isEmpty || values.vibrancy != 0
      || values.blendMode != nil
  }

  /// Whether the layer draws several things over one another, which can only fade as a group.
  var isComposite: Bool {
    if values.hasShadow || !children.isEmpty { return true }
    return values.drawnParts > 1
  }
}
