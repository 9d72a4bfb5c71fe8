import Foundation
import PantographGestures
import PantographTouches
import QuartzCore

/// The pan of a scroll view, which is its delegate.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// What was set to count on from, and is none of the finger's way.
  private var countedFrom = CGPoint.zero

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    addAction { [weak scrollView, unowned self] _ in scrollView?.scroller.follow(self) }
  }

  /// A scroll view that adopts the protocol.
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

  /// The way of the finger since the pan began, whatever it was set to count from.
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
    // An indicator is there to be touched only while it is seen.
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

  /// The indicator that was touched, and when it is held.
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

  /// The notches of a wheel scroll without a drag.
  override func mayScroll(_ type: UIScrollType) -> Bool {
    type == .continuous && super.mayScroll(type)
  }

  override func reset() {
    super.reset()
    grab = nil
    countedFrom = .zero
    scrollView?.scroller.fingersLeft()
  }

  /// The pinch of the same view works beside it.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIScrollViewPinchGestureRecognizer
      && preventedGestureRecognizer.view === view)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UIScrollViewPinchGestureRecognizer
      && preventingGestureRecognizer.view === view)
  }

  /// A swipe back from the edge comes first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
      && otherGestureRecognizer.view is any EdgeSwiped
  }
}

/// A view whose own swipe from an edge comes before scrolling in it.
@MainActor
protocol EdgeSwiped: UIView {}

/// The pinch of a scroll view.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The pan of the same view works beside it.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIScrollViewPanGestureRecognizer
      && preventedGestureRecognizer.view === view)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UIScrollViewPanGestureRecognizer
      && preventingGestureRecognizer.view === view)
  }
}
