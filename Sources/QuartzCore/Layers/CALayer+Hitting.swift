import Foundation

extension CALayer {
  func hit(_ point: CGPoint, in superlayer: LayerValues?) -> CALayer? {
    // The way down to the layer that is asked now. A loop, so that no depth of the tree is too deep.
    var way: [HitAttempt] = []
    if let attempt = HitAttempt(self, at: point, in: superlayer) { way.append(attempt) }
    while !way.isEmpty {
      // In place: a copy of the attempt would be one of the whole list.
      let last = way.count - 1
      if let next = way[last].untried.popLast() {
        let attempt = HitAttempt(next, at: way[last].point, in: way[last].layer.values)
        if let attempt { way.append(attempt) }
      } else if way[last].isInside {
        return way[last].layer
      } else {
        way.removeLast()
      }
    }
    return nil
  }

  /// Whether an animator that leaves hitting to us has this layer on its way.
  private var isHitWhereSeen: Bool {
    entries.contains { ($0.animation as? AnimatorAnimation)?.isHitWhereSeen ?? false }
  }

  /// A point of the superlayer in this layer, for touches; nil where none can be.
  ///
  /// What an animator moves is touched where it is seen, anything else where it is going to be.
  package func touched(at point: CGPoint, in superlayer: CALayer) -> CGPoint? {
    if superlayer.spreadsSublayers {
      return superlayer.mapToRoot.map(point).flatMap { mapFromRoot?.map($0) }
    }
    guard isHitWhereSeen, let clock else {
      // What is squeezed flat, or turned by what is no number, is nowhere.
      return values.planeMap(in: superlayer.values).inverse?.map(point)
    }
    let seen = presentationValues(at: clock.time)
    guard let inside = seen.planeMap(in: superlayer.values).inverse?.map(point) else { return nil }
    if seen.bounds != bounds, !seen.bounds.contains(inside) { return nil }
    return inside
  }
}

/// A layer that a point may hit, and what of the layers on it has not been asked yet.
@MainActor
private struct HitAttempt {
  let layer: CALayer
  /// In the layer's own coordinates.
  let point: CGPoint
  let isInside: Bool
  /// Back to front.
  var untried: [CALayer]

  private static func place(
    of point: CGPoint, in layer: CALayer, _ superlayer: LayerValues?
  ) -> CGPoint? {
    if let parent = layer.superlayer, parent.spreadsSublayers {
      return layer.touched(at: point, in: parent)
    }
    return layer.values.planeMap(in: superlayer).inverse?.map(point)
  }

  /// Nil where the point can hit neither the layer nor what is on it.
  init?(_ layer: CALayer, at point: CGPoint, in superlayer: LayerValues?) {
    guard !layer.isHidden,
      let inside = Self.place(of: point, in: layer, superlayer)
    else { return nil }
    isInside = !layer.spreadsSublayers && layer.contains(inside)
    if layer.masksToBounds, !isInside { return nil }
    self.layer = layer
    self.point = inside
    untried = layer.sublayers ?? []
    if untried.contains(where: { $0.zPosition != 0 }) {
      untried = untried.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }.map { $0.element }
    }
  }
}
