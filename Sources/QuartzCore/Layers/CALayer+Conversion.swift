import Foundation

extension CALayer {
  /// The map from this layer's coordinates to those of its root.
  var mapToRoot: PlaneMap {
    var map = PlaneMap.identity
    var layer: CALayer? = self
    // The transform that is not flattened yet, inside layers that keep the depth of their
    // sublayers.
    var space: CATransform3D?
    while let current = layer, let parent = current.superlayer {
      layer = parent
      guard parent.spreadsSublayers || space != nil else {
        map = map.followed(by: current.values.planeMap(in: parent.values))
        continue
      }
      let own = current.values.mapInSpace(of: parent.values)
      let whole = space.map { CATransform3DConcat($0, own) } ?? own
      let staysInSpace = parent.spreadsSublayers && parent.superlayer != nil
      if !staysInSpace { map = map.followed(by: PlaneMap(whole)) }
      space = staysInSpace ? whole : nil
    }
    return map
  }

  /// The map from the coordinates of this layer's root to those of this layer; nil if a transform
  /// has squeezed the layer flat.
  package var mapFromRoot: PlaneMap? { superlayer == nil ? .identity : mapToRoot.inverse }

  /// Converts a movement in the coordinates of the root to those of this layer.
  package final func movement(fromRoot movement: CGPoint) -> CGPoint {
    if isRoot, movement.x.isFinite, movement.y.isFinite {
      // The same result as from the identity map, which turns a negative zero into zero.
      return CGPoint(x: movement.x + 0, y: movement.y + 0)
    }
    let map = mapFromRoot
    let start = map?.map(.zero) ?? .zero
    let end = map?.map(movement) ?? movement
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  var root: CALayer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }

  /// Converts a point of another root to this root's coordinates. Both roots are placed in one
  /// plane by their own frames.
  private func convert(_ point: CGPoint, besides other: CALayer) -> CGPoint {
    let between = other.values.planeMap(in: nil).map(point) ?? point
    return values.planeMap(in: nil).inverse?.map(between) ?? between
  }

  func ownConvert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return mapFromRoot?.map(point) ?? point }
    return layer.ownConvert(point, to: self)
  }

  func ownConvert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    if layer === self { return point }
    let atRoot = mapToRoot.map(point) ?? point
    guard let layer else { return atRoot }
    let (here, there) = (root, layer.root)
    let atOther = here.model() === there.model() ? atRoot : there.convert(atRoot, besides: here)
    return layer.mapFromRoot?.map(atOther) ?? atOther
  }

}
