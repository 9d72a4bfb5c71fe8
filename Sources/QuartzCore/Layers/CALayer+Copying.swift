import Foundation

extension CALayer {
  /// Returns a copy of this layer and all its sublayers as they are visible now, without
  /// animations.
  func stillCopy() -> CALayer { stillCopy(at: clock?.time ?? 0, level: 0) }

  private func stillCopy(at time: Double, level: Int) -> CALayer {
    let copy = type(of: self).init()
    copy.values = drawn(presentationValues(at: time))
    copy.ownKeys = ownKeys
    copy.name = name
    if LayerSnapshot.isTooDeep(level, self) { return copy }
    if let mask { copy.mask = mask.stillCopy(at: time, level: level + 1) }
    for layer in sublayers ?? [] where !layer.isHidden {
      copy.addSublayer(layer.stillCopy(at: time, level: level + 1))
    }
    return copy
  }

  /// Returns a copy of this layer as it is visible now, to be added to this layer above its
  /// content.
  package func stillCover() -> CALayer {
    let cover = stillCopy()
    cover.mask = nil
    cover.values.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    cover.values.position = CGPoint(x: cover.bounds.midX, y: cover.bounds.midY)
    cover.values.transform = CATransform3DIdentity
    cover.values.zPosition = 0
    cover.values.isHidden = false
    // This layer still applies its own opacity.
    cover.values.opacity = 1
    cover.values.shadowOpacity = 0
    return cover
  }
}
