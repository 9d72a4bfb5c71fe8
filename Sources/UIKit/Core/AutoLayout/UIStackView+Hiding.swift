import Foundation

extension UIStackView {
  func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  /// Hides or shows a view that it arranges. In a block of animations the others move with it at once, and a
  /// view that is hidden shrinks first, and is seen until the animation is over.
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

  /// A view that it arranges no more shrinks no further.
  func finishDeparture(of view: UIView) {
    guard view.constraintState.departure != nil else { return }
    view.constraintState.departure = nil
    view.layer.isHidden = true
  }
}

extension NSLayoutConstraint {
  /// Whether it speaks of a view that its stack has hidden, or of one within: nobody sees it broken.
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
