import Foundation

extension UIScrollView {
  /// Scrolls to the top after a tap on the status bar, unless the delegate refuses. The delegate is called when the content
  /// is there; at once if it was there before.
  func scrollToTop() {
    guard isScrollEnabled, scroller.hold == nil else { return }
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return UIApplication.note(
        self, "stays where it is: its delegate refuses to scroll to the top")
    }
    UIApplication.note(self, "scrolls to its top, by a tap on the status bar")
    let top = CGPoint(x: contentOffset.x, y: CGFloat(limits(.vertical).lowerBound))
    guard top != contentOffset else {
      delegate?.scrollViewDidScrollToTop(self)
      return
    }
    if window == nil || !UIView.areAnimationsEnabled {
      scroller.stop()
      contentOffset = top
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      scroller.animate(to: top)
      scroller.isGoingToTop = true
    }
  }
}
