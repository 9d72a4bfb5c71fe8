import UIKit

/// Checks that a recognizer's actions report complete gestures.
@MainActor
final class ActionWatch {
  private(set) var isActive = false
  /// The number of gestures that have ended.
  private(set) var ends = 0
  var onFault: (String) -> Void = { _ in }
  /// The scene's reaction to an action.
  var onAction: () -> Void = {}
  private let title: String

  init(_ recognizer: UIGestureRecognizer, title: String) {
    self.title = title
    recognizer.addAction { [weak self] in self?.take($0.state) }
  }

  private func take(_ state: UIGestureRecognizer.State) {
    switch (isActive, state) {
    case (false, .began):
      isActive = true
    case (true, .changed):
      break
    case (true, .ended), (true, .cancelled):
      isActive = false
      ends += 1
    case (false, .ended):
      ends += 1
    case (_, .possible), (_, .failed), (true, .began), (false, .changed), (false, .cancelled):
      onFault("\(title) sends \(state) while it is \(isActive ? "active" : "not active")")
    }
    onAction()
  }
}
