import Foundation

/// A tap on the status bar of a window, which scrolls content to its top. The views below the status bar receive the
/// touch, which the tap cancels; their own tap recognizers recognize it, too.
@MainActor
final class StatusBarTap: UIGestureRecognizerDelegate {
  private unowned let window: UIWindow
  private let recognizer = UITapGestureRecognizer()

  init(in window: UIWindow) {
    self.window = window
    recognizer.name = "tap on the status bar"
    recognizer.delegate = self
    recognizer.addAction { [unowned self] _ in scrollToTop() }
    window.addGestureRecognizer(recognizer)
  }

  func remove() { window.removeGestureRecognizer(recognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    window.device?.statusBar.frame.contains(touch.location(in: nil)) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Scrolls the only scroll view on the screen that scrolls to its top. With several of them a phone scrolls none, and a
  /// tablet scrolls the one nearest to the status bar.
  private func scrollToTop() {
    let all = candidates(in: window)
    guard let first = all.min(by: { top($0) < top($1) }) else {
      return UIApplication.note(window, "has no content that a tap on the status bar scrolls")
    }
    if all.count > 1, window.deviceModel?.idiom != .pad {
      return UIApplication.note(
        window, "does not scroll: a tap on the status bar would scroll \(all.count) views")
    }
    first.scrollToTop()
  }

  private func top(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }

  private func candidates(in view: UIView) -> [any ScrollingView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let inner = view.subviews.flatMap { candidates(in: $0) }
    guard let scrolling = view.scrolling, scrolling.scrollsToTop, isVisible(view) else {
      return inner
    }
    return [scrolling] + inner
  }

  /// Whether a touch in the middle of the view's visible part reaches the view.
  private func isVisible(_ view: UIView) -> Bool {
    let visible = view.convert(view.bounds, to: nil).intersection(window.bounds)
    guard !visible.isEmpty else { return false }
    return window.hitTest(visible.middle, with: nil)?.isDescendant(of: view) ?? false
  }
}
