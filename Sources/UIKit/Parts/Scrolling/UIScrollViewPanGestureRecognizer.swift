import Foundation
import PantographGestures
import PantographTouches
import QuartzCore

/// The pan recognizer of a scroll view. The scroll view is its delegate.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  @LooseView private var scrollView: UIScrollView?
  /// The part of the translation that comes from `setTranslation` and not from the finger.
  private var countedFrom = CGPoint.zero

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    yieldsToOthers = true
    addAction { [unowned self] _ in self.scrollView?.scroller.follow(self) }
  }

  /// The scroll view, if it conforms to the protocol. No other delegate can be set.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {
      guard newValue == nil || newValue === scrollView else {
        Misuse.stop(
          "the pan of a scroll view has that as its delegate, which cannot be changed: have a "
            + "subclass of UIScrollView adopt UIGestureRecognizerDelegate, or add a recognizer")
      }
    }
  }

  /// The distance of the finger since the pan began, in points, without the effect of
  /// `setTranslation`.
  var way: CGPoint {
    let seen = translation(in: scrollView)
    return CGPoint(x: seen.x - countedFrom.x, y: seen.y - countedFrom.y)
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let before = self.translation(in: scrollView)
    super.setTranslation(translation, in: view)
    let after = self.translation(in: scrollView)
    countedFrom.x += after.x - before.x
    countedFrom.y += after.y - before.y
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // An indicator can be touched only while it is visible.
    if attempt.touches.count == 1, let scrollView,
      let axis = scrollView.scroller.indicators.axis(at: location(in: scrollView))
    {
      grab = (axis, Timestamp(event.timestamp + ScrollIndicators.grabTime))
    } else {
      grab = nil
    }
    scrollView?.scroller.fingerCame()
    super.touchesBegan(touches, with: event)
  }

  /// The touched indicator and the time at which the finger grabs it.
  private var grab: (axis: ScrollAxis, at: Timestamp)?

  override var trackerDeadline: Timestamp? {
    attempt.state == .possible ? grab?.at ?? super.trackerDeadline : super.trackerDeadline
  }

  override func advanceTracker(to time: Timestamp) -> GestureEvent? {
    guard let grab, time >= grab.at, attempt.state == .possible else {
      return super.advanceTracker(to: time)
    }
    self.grab = nil
    scrollView?.scroller.indicators.grab(grab.axis)
    return GestureEvent(.began, .recognized)
  }

  /// Returns false for a mouse wheel: it scrolls without a drag.
  override func mayScroll(_ type: UIScrollType) -> Bool {
    type == .continuous && super.mayScroll(type)
  }

  override func reset() {
    super.reset()
    grab = nil
    countedFrom = .zero
    scrollView?.scroller.fingersLeft()
  }

  /// Lets the pinch of the same view recognize at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIScrollViewPinchGestureRecognizer
      && preventedGestureRecognizer.view === view)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UIScrollViewPinchGestureRecognizer
      && preventingGestureRecognizer.view === view)
  }

  /// Waits until a swipe back from the screen edge has failed.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
      && otherGestureRecognizer.view is any EdgeSwiped
  }
}

/// A view whose own edge swipe takes precedence over scrolling in it.
@MainActor
protocol EdgeSwiped: UIView {}

/// The pinch recognizer of a scroll view.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// Lets the pan of the same view recognize at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIScrollViewPanGestureRecognizer
      && preventedGestureRecognizer.view === view)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UIScrollViewPanGestureRecognizer
      && preventingGestureRecognizer.view === view)
  }
}
