import Foundation

/// A layer during a transition from its old picture to its new one.
package struct LayerPassage: Equatable {
  /// The layer's picture before the transition.
  package let picture: LayerPicture
  /// The identity of the layer with the new content.
  let id: ObjectIdentifier
  let type: CATransitionType
  let subtype: CATransitionSubtype?
  /// The progress from the old picture, 0, to the new one, 1.
  package let progress: Double

  /// Returns a layer that contains both pictures, in the place of the new one.
  func layer(of new: LayerSnapshot) -> LayerSnapshot {
    var room = LayerValues()
    room.bounds = new.values.bounds
    room.position = new.values.position
    room.anchorPoint = new.values.anchorPoint
    room.transform = new.values.transform
    room.zPosition = new.values.zPosition
    room.opacity = new.values.opacity
    room.isHidden = new.values.isHidden
    room.isDoubleSided = new.values.isDoubleSided
    var (old, fresh) = (inside(picture.layer, id: new.id, new), inside(new, id: id, new))
    place(&old.values, &fresh.values, in: new.values.bounds.size)
    let isOldInFront = type == .fade || type == .reveal
    return LayerSnapshot(
      id: new.id, values: room, sublayers: isOldInFront ? [fresh, old] : [old, fresh],
      mask: new.mask)
  }

  /// Returns the layer as it is placed in the middle of `room`.
  private func inside(
    _ layer: LayerSnapshot, id: ObjectIdentifier, _ room: LayerSnapshot
  ) -> LayerSnapshot {
    var values = layer.values
    values.passage = nil
    values.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    values.position = CGPoint(x: room.values.bounds.midX, y: room.values.bounds.midY)
    values.transform = CATransform3DIdentity
    values.zPosition = 0
    values.opacity = 1
    values.isHidden = false
    return LayerSnapshot(id: id, values: values, sublayers: layer.sublayers)
  }

  private func place(_ old: inout LayerValues, _ new: inout LayerValues, in size: CGSize) {
    let rest = CGFloat(1 - progress)
    let done = CGFloat(progress)
    let way = way(in: size)
    func move(_ values: inout LayerValues, _ share: CGFloat) {
      values.position.x += way.width * share
      values.position.y += way.height * share
    }
    switch type {
    case .moveIn: move(&new, -rest)
    case .reveal: move(&old, done)
    case .push:
      move(&new, -rest)
      move(&old, done)
      old.opacity = Float(rest)
      new.opacity = Float(done)
    default: old.opacity = Float(rest)
    }
  }

  /// Returns the distance by which both pictures move.
  private func way(in size: CGSize) -> CGSize {
    switch subtype {
    case .fromRight: CGSize(width: -size.width, height: 0)
    case .fromTop: CGSize(width: 0, height: -size.height)
    case .fromBottom: CGSize(width: 0, height: size.height)
    default: CGSize(width: size.width, height: 0)
    }
  }
}
