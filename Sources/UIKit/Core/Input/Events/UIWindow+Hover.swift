import Foundation

extension UIWindow {
  /// Updates the hover recognizers of the views that the pointer enters, moves over or leaves.
  func sendHover(_ event: UIEvent) {
    guard let pointer = event.orderedTouches.first, pointer.ownWindow === self else { return }
    pointer.eventSerial = event.serial
    if pointer.ownPhase != .regionExited {
      pointer.ownView = hitTest(pointer.position, with: event)
    } else {
      pointer.ownView = nil
    }
    let isOuter = arbiter.beginHandling()
    pass(pointer, event)
    finishHandling(event, isOuter)
    if hovering.isEmpty, arbiter.engaged.isEmpty { return }
    hovering = arbiter.engaged.compactMap { $0 as? UIHoverGestureRecognizer }
  }

  private func pass(_ pointer: UITouch, _ event: UIEvent) {
    for recognizer in hovering {
      let isOver = recognizer.view.map { pointer.ownView?.isDescendant(of: $0) ?? false } ?? false
      recognizer.follow(pointer, isOver: isOver, event)
    }
    var view = pointer.ownView
    while let current = view {
      for case let recognizer as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
      where !recognizer.attempt.state.isActive && accepts(recognizer, pointer, event) {
        arbiter.engage(recognizer, with: pointer)
        recognizer.attempt.touches.append(pointer)
        recognizer.follow(pointer, isOver: true, event)
      }
      view = current.superview
    }
  }

  /// Ends hovering when the pointer presses.
  func endHover(of pointer: UITouch, by event: UIEvent) {
    guard !hovering.isEmpty else { return }
    handle(event) {
      for recognizer in hovering { recognizer.follow(pointer, isOver: false, event) }
    }
    hovering = []
  }

  private func accepts(
    _ recognizer: UIHoverGestureRecognizer, _ pointer: UITouch, _ event: UIEvent
  ) -> Bool {
    arbiter.accepts(recognizer, event)
      && recognizer.allowedTouchTypes.contains { $0.intValue == pointer.type.rawValue }
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: pointer) ?? true
  }
}
