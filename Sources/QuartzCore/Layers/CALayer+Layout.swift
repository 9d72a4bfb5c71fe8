import Foundation

extension CALayer {
  /// Whether the layer will be laid out before it is next shown.
  public final func needsLayout() -> Bool { awaited.layout }

  /// Requests layout. A view lays out its own layer; other layers are laid out before they are
  /// drawn.
  final func askForLayout() {
    guard shown == nil else { return }
    if isLaidOutByOwner {
      layoutOwner?.setNeedsLayout()
    } else if !awaited.layout {
      awaited.layout = true
      outer?.markUnlaidFromHere()
    }
  }

  final func markUnlaidFromHere() {
    var layer: CALayer? = self
    while let current = layer, !current.awaited.layoutBelow {
      current.awaited.layoutBelow = true
      layer = current.outer
    }
  }

  final var awaitsLayout: Bool { awaited.layout || awaited.layoutBelow }

  /// Lays out this layer and all its sublayers if they need it, except the layers of views.
  final func layoutTreeIfNeeded() {
    // Layout may request more layout. Requests after the last round are left for the next picture.
    for _ in 0..<Self.layoutRounds {
      guard awaitsLayout else { return }
      visitTree { layer in
        if layer.awaited.layout {
          layer.awaited.layout = false
          layer.layoutSublayers()
        }
        guard layer.awaited.layoutBelow else { return false }
        layer.awaited.layoutBelow = false
        return true
      }
    }
  }

  private static let layoutRounds = 4
}

/// The work that a layer and the layers below it need before they are next shown.
struct AwaitedWork {
  /// Whether the layer needs layout.
  var layout = false
  /// Whether a sublayer at any level, or the mask, needs layout.
  var layoutBelow = false
  var display = DisplayState.done
  /// Whether a sublayer at any level, or the mask, needs drawing.
  var displayBelow = false
}
