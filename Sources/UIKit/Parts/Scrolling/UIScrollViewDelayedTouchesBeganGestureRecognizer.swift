import Foundation

/// Delays touches in the content until it is clear that they do not scroll.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// The time, in seconds, that a finger may rest before the content receives its touch.
  static let patience = 0.15

  @LooseView private var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.scroller.mayScrollAtAll, scrollView.delaysContentTouches else {
      return letThrough(event)
    }
    if attempt.deadline == nil { attempt.deadline = event.timestamp + Self.patience }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letThrough(event) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func deadlineReached(at time: TimeInterval) { letThrough(nil) }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func letThrough(_ event: UIEvent?) {
    if let scrollView { scrollView.scroller.offerContent(attempt.touches, event) }
    state = .failed
  }
}
