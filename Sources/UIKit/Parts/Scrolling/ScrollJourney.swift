import Foundation
import QuartzCore

/// Records one scroll, from its start by fingers until the content rests, to report it as an event.
struct ScrollJourney {
  let from: CGPoint
  /// The time at which the scroll started, in layer time, in seconds.
  let start: Double
  /// The offset that was farthest from the start, for each axis.
  private var farthest: CGPoint

  /// A shorter distance than this, in points, is not reported as a scroll.
  private static let least: CGFloat = 0.5

  init(from offset: CGPoint, at time: Double) {
    (from, start, farthest) = (offset, time, offset)
  }

  mutating func pass(_ offset: CGPoint) {
    for axis in ScrollAxis.allCases
    where (offset[axis] - from[axis]).magnitude > (farthest[axis] - from[axis]).magnitude {
      farthest[axis] = offset[axis]
    }
  }

  /// Returns the event to report when the content rests, or nil if nothing moved.
  @MainActor
  func event(of view: UIScrollView) -> ApplicationEvent? {
    let offset = view.contentOffset
    let moved = ScrollAxis.allCases.filter { (offset[$0] - from[$0]).magnitude >= Self.least }
    let name = "\(type(of: view))"
    guard let axis = moved.max(by: { length($0, to: offset) < length($1, to: offset) }) else {
      return pullEvent(of: view, name)
    }
    let (begin, end) = (Double(from[axis]), Double(offset[axis]))
    let page = Double(view.bounds.size[axis])
    var event: ApplicationEvent
    if view.isPagingEnabled, page > 0 {
      let pages = [begin, end].map { ($0 / page).rounded() }
      event = ApplicationEvent(
        .turnedPage,
        "turned \(name) from page \(eventNumber(pages[0])) to page \(eventNumber(pages[1]))",
        of: view)
      (event.from, event.to) = (pages[0], pages[1])
    } else {
      let sideways = axis == .horizontal ? " sideways" : ""
      event = ApplicationEvent(
        .scrolled,
        "scrolled \(name)\(sideways) from \(eventNumber(begin)) to \(eventNumber(end))", of: view)
      (event.from, event.to) = (begin, end)
    }
    return event
  }

  private func length(_ axis: ScrollAxis, to offset: CGPoint) -> CGFloat {
    (offset[axis] - from[axis]).magnitude
  }

  /// Returns the event for content that came back to its start, or nil if nothing moved.
  @MainActor
  private func pullEvent(of view: UIScrollView, _ name: String) -> ApplicationEvent? {
    let pulled = ScrollAxis.allCases.max { length($0, to: farthest) < length($1, to: farthest) }
    guard let axis = pulled, length(axis, to: farthest) >= Self.least else { return nil }
    let (begin, end) = (Double(from[axis]), Double(farthest[axis]))
    var event = ApplicationEvent(
      .scrolled, "scrolled \(name) from \(eventNumber(begin)) to \(eventNumber(end)) and back",
      of: view)
    (event.from, event.to) = (begin, begin)
    return event
  }
}

extension Scroller {
  /// Starts recording when fingers begin to scroll, unless the last scroll has not come to rest.
  func beginJourney() {
    // A wheel reports the row that was chosen.
    guard ApplicationEvent.listener != nil, journey == nil, rests.rows == nil else { return }
    journey = ScrollJourney(from: view.contentOffset, at: CACurrentMediaTime())
  }

  /// Stops recording when the content rests, and reports the event.
  func endJourney() {
    guard let ended = journey else { return }
    journey = nil
    if let event = ended.event(of: view) { ApplicationEvent.report(event, since: ended.start) }
  }
}
