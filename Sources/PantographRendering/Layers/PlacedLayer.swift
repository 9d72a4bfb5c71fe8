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
    /// The part that is drawn, as a polygon in the superlayer's plane; nil for the whole. Layers
    /// that cross in space are divided.
    var cut: [CGPoint]?

    /// The rectangle of its picture in the superlayer. A layer that reaches behind the eye may
    /// cover anything.
    var reach: CGRect { map.bounds(of: layer.extent)?.reachable ?? .everything }
  }

  /// A child with its place in space.
  private struct PlacedChild {
    let map: CATransform3D
    let child: Child
    /// The depth of the layer's center.
    let depth: CGFloat

    /// Whether all points of the layer have the same depth.
    var isUpright: Bool { map.m13 == 0 && map.m23 == 0 && map.m14 == 0 && map.m24 == 0 }
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
      && zip(self.children, children).allSatisfy {
        $0.layer === $1.layer && $0.map == $1.map && $0.cut == $1.cut
      }
      && values == snapshot.values && self.snapshot.masks == snapshot.masks
  }

  private static func children(
    of snapshot: LayerSnapshot, after old: PlacedLayer?
  ) -> [Child] {
    var place = 0
    let around = snapshot.values.mapOfSublayers
    var placed: [PlacedChild] = []
    for sublayer in snapshot.sublayers where sublayer.values.isShown {
      let own = sublayer.values.mapToSuperlayer
      let map = around.map { CATransform3DConcat(own, $0) } ?? own
      let bounds = sublayer.values.bounds
      let layer = Self.placed(sublayer, after: old?.child(sublayer.id, from: &place))
      placed.append(
        PlacedChild(
          map: map, child: Child(layer: layer, map: PlaneMap(map)),
          depth: bounds.midX * map.m13 + bounds.midY * map.m23 + map.m43))
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

  /// Sorts children from far to near; equally near ones stay in the order of adding.
  private static func sorted(_ placed: [PlacedChild]) -> [Child] {
    let depth = placed.first?.depth ?? 0
    let isTilted = placed.contains { !$0.isUpright }
    // Depths that differ only by rounding count as equal. Most layers are in one plane.
    guard isTilted || placed.contains(where: { abs($0.depth - depth) >= 5e-7 }) else {
      return placed.map(\.child)
    }
    if isTilted, placed.count <= DepthOrder.mostPieces { return arrangedInSpace(placed) }
    let order = placed.indices.sorted { left, right in
      let (near, far) = (placed[left].depth, placed[right].depth)
      return abs(near - far) < 1e-6 ? left < right : near < far
    }
    return order.map { placed[$0].child }
  }

  private static func arrangedInSpace(_ placed: [PlacedChild]) -> [Child] {
    guard placed.count > 1 else { return placed.map(\.child) }
    let planes = placed.map { place in
      SpacePlane(
        place.map, extent: place.child.layer.extent,
        isDoubleSided: place.child.layer.values.isDoubleSided)
    }
    return DepthOrder(planes).parts.map { part in
      var child = placed[part.index].child
      child.cut = part.cut
      return child
    }
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
