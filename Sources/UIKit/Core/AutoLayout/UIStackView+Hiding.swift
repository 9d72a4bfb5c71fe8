import Foundation

extension UIStackView {
  func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  /// Hides or shows an arranged view. In a block of animations the other views move at once, and a
  /// view that is being hidden first shrinks: it stays visible until the animation is over.
  func hide(_ view: UIView, _ isHidden: Bool) {
    let context = window == nil ? nil : UIView.animationContext
    if isHidden, let context, context.inheritedDuration > 0 {
      let departure = StackDeparture()
      view.layer.changing(["hidden"]) { view.constraintState.departure = departure }
      context.whenOver { [weak view] in
        guard let view, view.constraintState.departure === departure else { return }
        view.constraintState.departure = nil
        view.layer.isHidden = true
      }
    } else {
      view.layer.changing(["hidden"]) {
        view.constraintState.departure = nil
        view.layer.isHidden = isHidden
      }
    }
    rearrange()
    guard context != nil else { return }
    var outer: UIView = self
    while outer.isPlacedByConstraints, let next = outer.ownSuperview { outer = next }
    outer.layoutIfNeeded()
  }

  /// Hides a view at once that is still shrinking, as the stack no longer arranges it.
  func finishDeparture(of view: UIView) {
    guard view.constraintState.departure != nil else { return }
    view.constraintState.departure = nil
    view.layer.isHidden = true
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is on a view that its stack has hidden, or on one within it: nobody
  /// sees it broken.
  var speaksOfCollapsed: Bool {
    items.contains { item in
      var view = item.layoutView
      while let current = view {
        if current.isHidden, let stack = current.ownSuperview as? UIStackView,
          stack.arranges(current)
        {
          return true
        }
        view = current.ownSuperview
      }
      return false
    }
  }
}
