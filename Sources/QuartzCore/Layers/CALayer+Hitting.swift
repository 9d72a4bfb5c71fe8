import Foundation

extension CALayer {
  func hit(_ point: CGPoint, in superlayer: LayerValues?) -> CALayer? {
    // The layers down to the one tested now. A loop, so that no tree is too deep for the stack.
    var way: [HitAttempt] = []
    if let attempt = HitAttempt(self, at: point, in: superlayer) { way.append(attempt) }
    while !way.isEmpty {
      // In place: a copy of the attempt would copy its whole list.
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

  /// Whether a property animator moves this layer so that touches hit it at its animated position.
  private var isHitWhereSeen: Bool {
    entries.contains { ($0.animation as? AnimatorAnimation)?.isHitWhereSeen ?? false }
  }

  /// Converts a point of the superlayer to this layer, for touches; nil if no point of the layer is
  /// there.
  ///
  /// A layer that a property animator moves is touched at its animated position, any other layer at
  /// its final position.
  package func touched(at point: CGPoint, in superlayer: CALayer) -> CGPoint? {
    if superlayer.spreadsSublayers {
      return superlayer.mapToRoot.map(point).flatMap { mapFromRoot?.map($0) }
    }
    guard isHitWhereSeen, let clock else {
      // A layer that is squeezed flat, or whose transform is not finite, has no position.
      return values.planeMap(in: superlayer.values).inverse?.map(point)
    }
    let seen = presentationValues(at: clock.time)
    guard let inside = seen.planeMap(in: superlayer.values).inverse?.map(point) else { return nil }
    if seen.bounds != bounds, !seen.bounds.contains(inside) { return nil }
    return inside
  }
}

/// A layer that a point may hit, and those of its sublayers that are not tested yet.
@MainActor
private struct HitAttempt {
  let layer: CALayer
  /// The tested point, in the layer's own coordinates.
  let point: CGPoint
  let isInside: Bool
  /// The sublayers that are not tested yet, back to front.
  var untried: [CALayer]

  private static func place(
    of point: CGPoint, in layer: CALayer, _ superlayer: LayerValues?
  ) -> CGPoint? {
    if let parent = layer.superlayer, parent.spreadsSublayers {
      return layer.touched(at: point, in: parent)
    }
    return layer.values.planeMap(in: superlayer).inverse?.map(point)
  }

  /// Creates an attempt; nil if the point can hit neither the layer nor its sublayers.
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
