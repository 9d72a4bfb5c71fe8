import Foundation

extension CALayer {
  /// Whether it is to be laid out before it is next seen.
  public final func needsLayout() -> Bool { isUnlaid }

  /// A view lays its own layer out; other layers are laid out before they are drawn.
  final func askForLayout() {
    guard shown == nil else { return }
    if isLaidOutByOwner {
      (delegate as? any LayerOwner)?.setNeedsLayout()
    } else if !isUnlaid {
      isUnlaid = true
      (parent ?? maskedLayer)?.markUnlaidFromHere()
    }
  }

  final func markUnlaidFromHere() {
    var layer: CALayer? = self
    while let current = layer, !current.containsUnlaid {
      current.containsUnlaid = true
      layer = current.parent ?? current.maskedLayer
    }
  }

  final var awaitsLayout: Bool { isUnlaid || containsUnlaid }

  /// Lays out what waits for it in this layer and below, but the layers of views.
  final func layoutTreeIfNeeded() {
    // Laying out may ask for more of it; what asks each time is left for the next picture.
    for _ in 0..<Self.layoutRounds {
      guard awaitsLayout else { return }
      visitTree { layer in
        if layer.isUnlaid {
          layer.isUnlaid = false
          layer.layoutSublayers()
        }
        guard layer.containsUnlaid else { return false }
        layer.containsUnlaid = false
        return true
      }
    }
  }

  private static let layoutRounds = 4
}
