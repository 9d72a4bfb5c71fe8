import Foundation
import PantographGestures
import PantographMotion
import QuartzCore

extension Scroller {
  /// The duration of an animated scroll that the program starts, in seconds. Measured.
  private static let animationTime = 0.3
  /// The spring of a page turn. A value of this project: UIKit's is not known.
  private static let pageSpring = Spring(angularFrequency: 14, dampingRatio: 1)

  var decay: Decay { Decay(rate: Double(view.decelerationRate.rawValue)) }

  // MARK: Let go

  /// Returns the movement of released content.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content, in points per second.
  ///   - origin: The offset at the start of the drag, for paging. A cancelled drag turns no page.
  func coast(
    from offset: CGPoint, velocity: CGPoint, origin: CGPoint? = nil, isCancelled: Bool = false
  ) -> Movement {
    pageDecisions = [:]
    let axes = ScrollAxis.allCases.map { axis in
      coasting(axis, from: offset, velocity, origin ?? offset, isCancelled)
    }
    return .coast(x: axes[0], y: axes[1], since: now)
  }

  private func coasting(
    _ axis: ScrollAxis, from offset: CGPoint, _ velocity: CGPoint, _ origin: CGPoint,
    _ isCancelled: Bool
  ) -> Coasting {
    let start = MotionState(value: Double(offset[axis]), velocity: Double(velocity[axis]))
    let limits = view.limits(axis)
    guard view.canScroll(axis) || !limits.contains(start.value) else {
      return Coasting(from: MotionState(value: start.value), to: start.value, on: Self.pageSpring)
    }
    if let rows = rests.rows, axis == .vertical {
      return rowCoasting(rows, from: start, limits, Double(origin[axis]), isCancelled)
    }
    if let stops = rests.stops[axis], limits.contains(start.value) {
      return coasting(axis, from: start, limits, stops, Double(origin[axis]), isCancelled)
    }
    if view.isPagingEnabled, limits.contains(start.value), view.bounds.size[axis] > 0 {
      let length = Double(view.bounds.size[axis])
      guard isCancelled else {
        let page = (start.value / length).rounded(.down)
        let places = [page, page + 1].map { number in
          RestingPlace(
            "page \(Int(min(max(number, -1e9), 1e9)))",
            at: min(max(number * length, limits.lowerBound), limits.upperBound))
        }
        return pageCoasting(axis, from: start, length, Double(origin[axis]), places)
      }
      let page = (Double(origin[axis]) / length).rounded() * length
      let place = min(max(page, limits.lowerBound), limits.upperBound)
      return Coasting(from: start, to: place, on: Self.pageSpring)
    }
    return Coasting(from: start, limits: limits, decay: decay, bounces: view.bounces(axis))
  }

  /// Returns the movement to one of the offsets at which content may rest.
  ///
  /// - Parameters:
  ///   - origin: The offset at the start of the drag.
  ///   - isCancelled: Whether the drag was cancelled, so that it turns no page.
  private func coasting(
    _ axis: ScrollAxis, from start: MotionState, _ limits: ClosedRange<Double>,
    _ stops: ScrollStops, _ origin: Double, _ isCancelled: Bool
  ) -> Coasting {
    if isCancelled {
      return Coasting(from: start, to: stops.nearest(to: origin, in: limits), on: Self.pageSpring)
    }
    switch stops.kind {
    case .nearest:
      let free = Coasting(from: start, limits: limits, decay: decay, bounces: view.bounces(axis))
      let rest = stops.nearest(to: free.announcedRest, in: limits)
      return start.velocity == 0
        ? Coasting(from: start, to: rest, on: Self.pageSpring)
        : Coasting(from: start, to: rest, decay: decay)
    case .pages:
      let around = stops.around(start.value, in: limits)
      let length = max((around.last?.position ?? 0) - (around.first?.position ?? 0), 1)
      return pageCoasting(
        axis, from: start, length, origin,
        around.map { RestingPlace($0.name, at: $0.position) })
    }
  }

  private func pageCoasting(
    _ axis: ScrollAxis, from start: MotionState, _ length: Double, _ origin: Double,
    _ places: [RestingPlace]
  ) -> Coasting {
    let decision = view.pagingThresholds.rest(
      ReleaseInputs(distance: start.value, length: length, velocity: start.velocity),
      from: origin, among: places, in: InteractionSpace(length: length))
    view.lastPageDecision = decision
    pageDecisions[axis] = decision
    let place = decision.resting?.place.position ?? places.first?.position ?? start.value
    return Coasting(from: start, to: place, on: Self.pageSpring)
  }

  // MARK: The program

  func animate(to offset: CGPoint) {
    guard view.window != nil else {
      stop()
      return set(offset)
    }
    endMovement()
    movement = .animation(from: view.contentOffset, to: offset, since: now)
    startLink()
  }

  /// Stops every movement without notifying the delegate.
  func stop() {
    endMovement()
    if isDragging, hold == nil { isDragging = false }
    indicators.hide()
    endJourney()
  }

  /// Stops when the view has left its window. Content that was past its edge is moved back.
  func leave() {
    let wasLetGo = isDecelerating || isDragging && hold == nil
    stop()
    if wasLetGo { set(offsetWithin(view.contentOffset)) }
  }

  func check(_ point: CGPoint, _ what: String) {
    require(
      point.x.isFinite && point.y.isFinite, "\(what) must be finite, which \(point) is not")
  }

  func endMovement() {
    movement = .none
    isGoingToTop = false
    link?.invalidate()
    link = nil
    if hold == nil { isDragging = false }
  }

  // MARK: Frames

  func startLink() {
    link?.invalidate()
    let link = CADisplayLink { [weak self] link in self?.step(at: link.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(at time: Double) {
    switch movement {
    case .none: endMovement()
    case .animation(let from, let to, let since):
      let share = min(max((time - since) / Self.animationTime, 0), 1)
      // Our value: a share of the movement that moves no pixel.
      guard share < 1 - 1e-6 else {
        let isAtTop = isGoingToTop
        endMovement()
        set(to)
        indicators.hide()
        if isAtTop {
          view.delegate?.scrollViewDidScrollToTop(view)
        } else {
          view.delegate?.scrollViewDidEndScrollingAnimation(view)
        }
        return
      }
      let eased = CGFloat((1 - Mathematics.cos(share * .pi)) / 2)
      set(CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
    case .coast(let x, let y, let since):
      let elapsed = time - since
      // Our value, in seconds: far above a rounding error.
      let isOver = elapsed >= max(x.duration, y.duration) - 1e-9
      set(
        view.onPixel(CGPoint(x: x.offset(after: elapsed), y: y.offset(after: elapsed))))
      // The delegate, called for the new offset, may have stopped or changed the movement.
      guard isOver, case .coast(_, _, since) = movement else { return }
      endMovement()
      endJourney()
      indicators.hide()
      view.delegate?.scrollViewDidEndDecelerating(view)
    }
  }
}
