import Foundation

extension Scroller {
  /// Moves the first responder's input view with a finger that has been dragged down to it, if the
  /// scroll view dismisses the keyboard interactively.
  func followInputArea() {
    switch view.keyboardDismissMode {
    case .none, .onDrag, .onDragWithAccessory: return
    case .interactive, .interactiveWithAccessory: break
    }
    guard let area = view.window?.inputArea, hold?.isOwn == true else { return }
    let padding =
      sequence(first: view as UIView, next: \.superview)
      .map { $0.existingKeyboardGuide?.keyboardDismissPadding ?? 0 }.max() ?? 0
    area.follow(view.panGestureRecognizer.location(in: nil).y + max(padding, 0))
  }
}
