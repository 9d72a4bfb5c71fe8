import Foundation

extension CALayer {
  /// Whether the layer will be laid out before it is next shown.
  public final func needsLayout() -> Bool { isUnlaid }

  /// Requests layout. A view lays out its own layer; other layers are laid out before they are
  /// drawn.
  final func askForLayout() {
    guard shown == nil else { return }
    if isLaidOutByOwner {
      layoutOwner?.setNeedsLayout()
    } else if !isUnlaid {
      isUnlaid = true
      outer?.markUnlaidFromHere()
    }
  }

  final func markUnlaidFromHere() {
    var layer: CALayer? = self
    while let current = layer, !current.containsUnlaid {
      current.containsUnlaid = true
      layer = current.outer
    }
  }

  final var awaitsLayout: Bool { isUnlaid || containsUnlaid }

  /// Lays out this layer and all its sublayers if they need it, except the layers of views.
  final func layoutTreeIfNeeded() {
    // Layout may request more layout. Requests after the last round are left for the next picture.
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
