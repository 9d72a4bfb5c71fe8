import Foundation

/// The state of a layer's drawing.
enum DisplayState: UInt8 {
  case done, needed
  /// Drawing is needed, but the bounds are empty.
  case awaitsSize
  case underWay
}

extension CALayer {
  public final func needsDisplay() -> Bool {
    awaited.display == .needed || awaited.display == .awaitsSize
  }

  final var awaitsDrawing: Bool { awaited.display == .needed || awaited.displayBelow }

  final func askForDisplay() {
    guard shown == nil, awaited.display != .needed else { return }
    // A request during the drawing is met by that drawing.
    if awaited.display == .underWay { return }
    awaited.display = .needed
    outer?.markUndrawnFromHere()
  }

  final func markUndrawnFromHere() {
    var layer: CALayer? = self
    while let current = layer, !current.awaited.displayBelow {
      current.awaited.displayBelow = true
      layer = current.outer
    }
  }

  /// Requests layout and drawing after a change of size, if they depend on the size.
  final func sizeDidChange() {
    if !isLaidOutByOwner { setNeedsLayout() }
    if needsDisplayOnBoundsChange || awaited.display == .awaitsSize { setNeedsDisplay() }
  }

  final func displayThisIfNeeded() {
    guard awaited.display == .needed else { return }
    guard bounds.width > 0, bounds.height > 0 else {
      awaited.display = .awaitsSize
      return
    }
    awaited.display = .underWay
    display()
    awaited.display = .done
  }

  /// Draws this layer and all its sublayers, if they need it.
  package final func displayTreeIfNeeded() {
    layoutTreeIfNeeded()
    // Drawing may request more drawing. Requests after the last round are left for the next
    // picture.
    for _ in 0..<Self.displayRounds {
      guard awaitsDrawing else { return }
      displayTreeOnce()
    }
  }

  private static let displayRounds = 4

  private final func displayTreeOnce() {
    visitTree { layer in
      if layer.awaited.display == .needed { layer.displayIfNeeded() }
      guard layer.awaited.displayBelow else { return false }
      layer.awaited.displayBelow = false
      return true
    }
  }

  // MARK: Contents

  /// Records the drawing of `draw(in:)` as the layer's contents; removes recorded contents if
  /// nothing was drawn.
  package final func drawContents() {
    // The context is reused for the next layer: most layers record nothing.
    let context = DrawingContexts.take(bounds: bounds)
    delegate?.layerWillDraw(self)
    draw(in: context)
    if let drawing = context.drawing {
      if values.contents as? Drawing != drawing {
        if CommitJournal.isOn { CommitJournal.keepValues(of: self) }
        values.contents = drawing
      }
      hasRecordedContents = true
    } else if hasRecordedContents {
      values.contents = nil
      hasRecordedContents = false
    }
    DrawingContexts.giveBack(context)
  }

  func ownRender(in ctx: CGContext) {
    displayTreeIfNeeded()
    ctx.draw(content: LayerPicture(snapshotOfModel()), in: bounds)
  }
}

/// A store for contexts that are used again.
@MainActor
private enum DrawingContexts {
  private static var free: CGContext?

  static func take(bounds: CGRect) -> CGContext {
    let context = free ?? CGContext(bounds: bounds)
    free = nil
    context.reset(bounds: bounds)
    return context
  }

  /// Stores the context, unless something else still holds it.
  static func giveBack(_ context: consuming CGContext) {
    var context = context
    if isKnownUniquelyReferenced(&context) { free = context }
  }
}
