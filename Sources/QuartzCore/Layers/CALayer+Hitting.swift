import Foundation

extension CALayer {
  func hit(_ point: CGPoint, in superlayer: LayerValues?) -> CALayer? {
    guard !isHidden, let inside = values.planeMap(in: superlayer).inverse?.map(point) else {
      return nil
    }
    let isInside = contains(inside)
    if masksToBounds, !isInside { return nil }
    let layers = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in layers {
      if let hit = layer.hit(inside, in: values) { return hit }
    }
    return isInside ? self : nil
  }

  /// Whether an animator that leaves hitting to us has this layer on its way.
  private var isHitWhereSeen: Bool {
    entries.contains { ($0.animation as? AnimatorAnimation)?.isHitWhereSeen ?? false }
  }

  /// A point of the superlayer in this layer, for touches; nil where none can be.
  ///
  /// What an animator moves is touched where it is seen, anything else where it is going to be.
  package func touched(at point: CGPoint, in superlayer: CALayer) -> CGPoint? {
    guard isHitWhereSeen, let clock else {
      // What is squeezed flat, or turned by what is no number, is nowhere.
      let isSomewhere = values.planeMap(in: superlayer.values).inverse != nil
      return isSomewhere ? convert(point, from: superlayer) : nil
    }
    let seen = presentationValues(at: clock.time)
    guard let inside = seen.planeMap(in: superlayer.values).inverse?.map(point) else { return nil }
    if seen.bounds != bounds, !seen.bounds.contains(inside) { return nil }
    return inside
  }
}
