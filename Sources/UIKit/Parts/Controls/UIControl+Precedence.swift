extension UIControl {
  /// Whether what a control does by default, on a tap of one finger, comes before this recognizer,
  /// which belongs to another view.
  func takesBefore(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
