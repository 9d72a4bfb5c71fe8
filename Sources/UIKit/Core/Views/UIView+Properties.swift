import Foundation
import QuartzCore

// The effects of changes of a view's properties.
extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      Misuse.stop("the layerClass of \(self) is \(layerClass), which is no kind of CALayer")
    }
    return type.init()
  }

  func adoptLayer() {
    // The view clears this reference itself: setting the delegate then needs no weak one.
    ownLayer.references.owner = self
    ownLayer.delegate = self
    ownLayer.references.isOwnerUsual = LayerActions.areUsual(of: self)
    ownLayer.isLaidOutByOwner = true
    ownLayer.setNeedsDisplay()
  }

  func changeBackground(to color: UIColor?) {
    keptBackground = color?.isDynamic == true ? color : nil
    ownLayer.backgroundColor = color?.cgColor
  }

  func changeTintColor(to color: UIColor?) {
    ownTintColor = color
    if color != nil { Self.hasTints = true }
    announceTintColor()
  }

  func contentSizeChanged() {
    contentChanged()
    tellContainer()
    ownSuperview?.setNeedsLayout()
  }

  func drawContents(of layer: CALayer, in context: CGContext) {
    GraphicsStack.push(context)
    defer { GraphicsStack.pop() }
    draw(context.tile ?? layer.bounds)
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    if gestureRecognizers == nil { gestureRecognizers = [] }
    gestureRecognizers?.append(recognizer)
    recognizer.ownView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon(.leftWindow)
    if let index = gestureRecognizers?.place(of: recognizer) {
      gestureRecognizers?.remove(at: index)
    }
    recognizer.ownView = nil
  }
}

extension UIView {
  static var noIntrinsicSize: CGSize {
    CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  }

  func contentModeChanged() {
    ownLayer.contentsGravity = contentMode.gravity
    ownLayer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  func maskChanged() {
    mask?.removeFromSuperview()
    ownLayer.mask = mask?.layer
  }

  func tintModeChanged(_ old: TintAdjustmentMode) {
    if tintAdjustmentMode != old { announceTintColor() }
  }
}
