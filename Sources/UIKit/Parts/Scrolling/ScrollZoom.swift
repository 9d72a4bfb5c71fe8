import Foundation
import PantographMotion
import QuartzCore

/// Scales the view that the delegate of a scroll view returns for zooming.
@MainActor
final class ScrollZoom {
  /// The duration, in seconds, of the animation back to the scale limits or to a scale set by the
  /// program.
  private static let settling = 0.3

  private unowned let view: UIScrollView
  private(set) var pinch: UIScrollViewPinchGestureRecognizer?
  /// Whether the scale has ever changed.
  @exclusivity(unchecked) private(set) var hasZoomed = false
  private(set) var isZooming = false
  private(set) var isBouncing = false
  private var scaleAtStart: CGFloat = 1
  /// The point of the unscaled content that stays under the fingers.
  private var anchor = CGPoint.zero

  init(_ view: UIScrollView) {
    self.view = view
  }

  private var content: UIView? { view.delegate?.viewForZooming(in: view) }

  var scale: CGFloat {
    guard let content else { return 1 }
    let transform = content.transform
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  /// Adds or removes the pinch recognizer after the scale limits or the delegate of the view have changed. A view may
  /// remove its delegate in its `deinit`, when no other reference to the view can be read.
  func settingsChanged(of view: UIScrollView) {
    let isPossible = view.maximumZoomScale > view.minimumZoomScale && view.delegate != nil
    if isPossible, pinch == nil {
      let pinch = UIScrollViewPinchGestureRecognizer(target: nil, action: nil)
      pinch.addAction { [weak self] _ in self?.follow() }
      pinch.yieldsToOthers = true
      view.addGestureRecognizer(pinch)
      self.pinch = pinch
    } else if !isPossible, let old = pinch {
      view.removeGestureRecognizer(old)
      pinch = nil
    }
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    let most = max(view.maximumZoomScale, view.minimumZoomScale)
    return scale.isFinite ? min(max(scale, view.minimumZoomScale), most) : 1
  }

  // MARK: The program

  func set(_ scale: CGFloat, animated: Bool) {
    guard content != nil else { return }
    let bounds = view.bounds
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let held = unscaled(middle)
    change(animated) { self.apply(self.limited(scale), holding: held, at: middle) }
  }

  func show(_ rect: CGRect, animated: Bool) {
    guard content != nil, rect.width > 0, rect.height > 0 else { return }
    let bounds = view.bounds
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let held = CGPoint(x: rect.midX, y: rect.midY)
    change(animated) { self.apply(scale, holding: held, at: middle) }
  }

  private func change(_ animated: Bool, _ work: @escaping () -> Void) {
    let content = content
    view.scroller.stop()
    guard animated, view.window != nil else { return work() }
    view.delegate?.scrollViewWillBeginZooming(view, with: content)
    UIView.animate(withDuration: Self.settling, delay: 0, options: .allowUserInteraction) {
      work()
    } completion: { [weak self, weak view] _ in
      guard let self, let view else { return }
      view.delegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
    }
  }

  // MARK: Fingers

  private func follow() {
    guard let pinch, let content else {
      isZooming = false
      return
    }
    switch pinch.state {
    case .began:
      isZooming = true
      view.scroller.stop()
      scaleAtStart = scale
      anchor = unscaled(place(of: pinch))
      view.delegate?.scrollViewWillBeginZooming(view, with: content)
      zoom(by: pinch)
    case .changed where isZooming: zoom(by: pinch)
    case .ended where isZooming, .cancelled where isZooming: release(content)
    case .possible, .changed, .ended, .cancelled, .failed: return
    }
  }

  /// Returns the location of the pinch relative to the view's top left corner, independent of the
  /// content offset.
  private func place(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let point = pinch.location(in: view)
    return CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
  }

  private func unscaled(_ place: CGPoint) -> CGPoint {
    // Our value: prevents a division by 0.
    let scale = max(scale, 1e-6)
    return CGPoint(
      x: (place.x + view.bounds.minX) / scale, y: (place.y + view.bounds.minY) / scale)
  }

  private func zoom(by pinch: UIPinchGestureRecognizer) {
    // A pinch with one remaining finger no longer changes its scale.
    let wanted = scaleAtStart * pinch.scale
    let least = limited(wanted)
    var scale = least
    if view.bouncesZoom, wanted.isFinite, wanted > 0 {
      let band = RubberBand(dimension: Double(least))
      scale += CGFloat(band.offset(pull: Double(wanted - least)))
    }
    apply(scale, holding: anchor, at: place(of: pinch), isFree: true)
  }

  private func release(_ content: UIView) {
    isZooming = false
    let wanted = limited(scale)
    let place = pinch.map { self.place(of: $0) } ?? .zero
    let finish = { [weak self, weak view] in
      guard let self, let view else { return }
      isBouncing = false
      view.delegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
    }
    let needed = {
      self.view.scroller.offsetWithin(self.view.contentOffset) != self.view.contentOffset
    }
    guard wanted != scale || needed() else { return finish() }
    isBouncing = true
    UIView.animate(withDuration: Self.settling, delay: 0, options: .allowUserInteraction) {
      self.apply(wanted, holding: self.anchor, at: place)
    } completion: { _ in
      finish()
    }
  }

  // MARK: Scaling

  /// Sets the scale and scrolls so that a point of the unscaled content lies at `place` in the
  /// view.
  private func apply(
    _ scale: CGFloat, holding point: CGPoint, at place: CGPoint, isFree: Bool = false
  ) {
    guard let content else { return }
    let (origin, size) = (content.frame.origin, content.frame.size)
    let before = self.scale
    if scale != before {
      hasZoomed = true
      content.transform = CGAffineTransform(scaleX: scale, y: scale)
      // Constraints hold the origin and the room around the content.
      let isHeld = content.isPlacedByConstraints
      // Our value: prevents a division by 0.
      let share = isHeld ? 1 : scale / max(before, 1e-6)
      // The center is set instead of the frame, because setting a frame under a transform
      // recomputes the bounds with rounding errors.
      let moved = content.frame.origin
      content.center.x += origin.x * share - moved.x
      content.center.y += origin.y * share - moved.y
      let zoomed = content.frame.size
      let whole = view.contentSize
      view.contentSize =
        isHeld
        ? CGSize(
          width: whole.width + zoomed.width - size.width,
          height: whole.height + zoomed.height - size.height) : zoomed
    }
    var offset = CGPoint(x: point.x * scale - place.x, y: point.y * scale - place.y)
    offset = isFree ? view.shown(offset) : view.scroller.offsetWithin(offset)
    view.scroller.set(view.onPixel(offset))
    if scale != before { view.delegate?.scrollViewDidZoom(view) }
  }
}

extension Scroller {
  func zoomingChanged(of view: UIScrollView) { zoom.settingsChanged(of: view) }

  func offsetWithin(_ offset: CGPoint) -> CGPoint {
    var within = offset
    for axis in ScrollAxis.allCases {
      let limits = view.limits(axis)
      within[axis] = CGFloat(min(max(Double(offset[axis]), limits.lowerBound), limits.upperBound))
    }
    return within
  }
}
