import Foundation

extension UIView {
  func markUnlaid() {
    needsLayout = true
    superview?.markUnlaidFromHere()
  }

  /// Lays out this view and everything below it that asked for it.
  public func layoutIfNeeded() {
    // Laying out may make work above what was just done; a layout that never rests is left alone.
    for _ in 0..<Self.layoutRounds {
      guard needsLayout || containsUnlaid else { return }
      layoutOnce()
    }
  }

  private static let layoutRounds = 16

  private func layoutOnce() {
    if needsLayout {
      needsLayout = false
      if window != nil {
        viewController?.announceAppearing()
        noteSafeArea()
      }
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    guard containsUnlaid else { return }
    containsUnlaid = false
    for view in subviews { view.layoutOnce() }
  }

  func markUnlaidFromHere() {
    var view: UIView? = self
    while let current = view, !current.containsUnlaid {
      current.containsUnlaid = true
      view = current.superview
    }
  }

  func sizeDidChange(from old: CGSize) {
    guard bounds.size != old else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      view.autoresize(from: old, to: bounds.size)
    }
  }
}
