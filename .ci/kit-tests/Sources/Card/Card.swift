import UIKit

final class Card: UIView {
  func show(_ done: @escaping () -> Void) {
    UIView.animate(withDuration: 0.3, animations: { self.alpha = 0.5 }, completion: { _ in done() })
  }
}
