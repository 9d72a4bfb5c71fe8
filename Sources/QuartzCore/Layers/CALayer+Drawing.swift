import Foundation

/// Tells whether a layer is to be drawn.
enum DisplayState: UInt8 {
  case done, needed
  /// Needed, but there is no room to draw in.
  case awaitsSize
  case underWay
}

extension CALayer {
  public final func needsDisplay() -> Bool {
    displayState == .needed || displayState == .awaitsSize
  }

  final var awaitsDrawing: Bool { displayState == .needed || containsUndrawn }

  final func askForDisplay() {
    guard shown == nil, displayState != .needed else { return }
    // Asked for while it draws: that is the drawing that was asked for.
    if displayState == .underWay { return }
    displayState = .needed
    (parent ?? maskedLayer)?.markUndrawnFromHere()
  }

  final func markUndrawnFromHere() {
    var layer: CALayer? = self
    while let current = layer, !current.containsUndrawn {
      current.containsUndrawn = true
      layer = current.parent ?? current.maskedLayer
    }
  }

  /// A size that was nothing, or one by which the layer is drawn, has changed.
  final func sizeDidChange() {
    if !isLaidOutByOwner { setNeedsLayout() }
    if needsDisplayOnBoundsChange || displayState == .awaitsSize { setNeedsDisplay() }
  }

  final func displayThisIfNeeded() {
    guard displayState == .needed else { return }
    guard bounds.width > 0, bounds.height > 0 else {
      displayState = .awaitsSize
      return
    }
    displayState = .underWay
    display()
    displayState = .done
  }

  /// Draws what waits for it in this layer and below.
  package final func displayTreeIfNeeded() {
    layoutTreeIfNeeded()
    // Drawing may ask for more of it; what asks each time is left for the next picture.
    for _ in 0..<Self.displayRounds {
      guard awaitsDrawing else { return }
      displayTreeOnce()
    }
  }

  private static let displayRounds = 4

  private final func displayTreeOnce() {
    visitTree { layer in
      if layer.displayState == .needed { layer.displayIfNeeded() }
      guard layer.containsUndrawn else { return false }
      layer.containsUndrawn = false
      return true
    }
  }

  // MARK: Contents

  /// Records what `draw(in:)` draws as the layer's contents. Where it draws nothing there are none.
  package final func drawContents() {
    // Kept for the next layer where it recorded nothing, as it does for most.
    let context = DrawingContexts.take(bounds: bounds)
    delegate?.layerWillDraw(self)
    draw(in: context)
    if let drawing = context.drawing {
      if values.contents as? Drawing != drawing {
        if CommitJournal.isOn { CommitJournal.keepValues(of: self) }
        values.contents = drawing
      }
    } else if values.contents is Drawing {
      values.contents = nil
    }
    DrawingContexts.giveBack(context)
  }

  func ownRender(in ctx: CGContext) {
    displayTreeIfNeeded()
    ctx.draw(content: LayerPicture(snapshotOfModel()), in: bounds)
  }
}

/// Contexts that were used and may be used again.
@MainActor
private enum DrawingContexts {
  private static var free: CGContext?

  static func take(bounds: CGRect) -> CGContext {
    let context = free ?? CGContext(bounds: bounds)
    free = nil
    context.reset(bounds: bounds)
    return context
  }

  /// One that somebody still holds is not used again.
  static func giveBack(_ context: consuming CGContext) {
    var context = context
    if isKnownUniquelyReferenced(&context) { free = context }
  }
}
