import UIKit

/// Checks that a recognizer's actions tell of whole gestures.
@MainActor
final class ActionWatch {
  private(set) var isActive = false
  /// How many gestures have ended.
  private(set) var ends = 0
  var onFault: (String) -> Void = { _ in }
  /// What the scene does in answer.
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
