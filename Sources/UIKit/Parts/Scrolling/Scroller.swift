import Foundation
import PantographGestures
import PantographMotion
import QuartzCore

/// What moves the content of a scroll view: a finger, what is left of its speed, or the program.
@MainActor
final class Scroller {
  enum Movement {
    case none
    /// To an offset that the program wants, since that moment.
    case animation(from: CGPoint, to: CGPoint, since: Double)
    /// Let go at that moment.
    case coast(x: Coasting, y: Coasting, since: Double)
  }

  /// Where the content was when the finger began.
  struct Hold {
    /// Where it would be held with no way of the finger.
    var origin: CGPoint
    let offset: CGPoint
    var lockedAxis: ScrollAxis?
    /// The content's part of the way upwards, where a sheet has the rest of it.
    var sharedWay: CGFloat?
    /// Whether it is the finger of the view's own pan, and not one that a sheet follows.
    var isOwn = true
  }

  /// Nearer than this, in points, content is at its edge: half a point is not seen.
  static let edgeTolerance = 0.5

  unowned let view: UIScrollView
  var movement = Movement.none
  var link: CADisplayLink?
  var isTracking = false
  var isDragging = false
  var hold: Hold?
  /// Whether the finger came to content that went on by itself, and has caught it.
  var wasCaught = false
  /// The sheet that has its part of the finger of the view's own pan.
  weak var sharing: (any ScrollSharing)?
  /// Whether it came while the sheet around was on its way.
  var cameToMovingSheet = false
  /// Since fingers began to scroll, until the content rests.
  var journey: ScrollJourney?
  /// Of the pages that the last finger turned, or did not.
  var pageDecisions: [ScrollAxis: ReleaseDecision] = [:]
  /// The offset that is about to be set from in here.
  private var expected: CGPoint?
  private(set) var adjustedInset = UIEdgeInsets.zero
  private var isLookingAtRoom = false
  /// As the bar above was last told.
  var wasUnderBar = false
  /// The part of the inset that is for the refreshing.
  private(set) var shownRefreshInset: CGFloat = 0
  lazy var indicators = ScrollIndicators(view)
  lazy var zoom = ScrollZoom(view)

  init(_ view: UIScrollView) {
    self.view = view
  }

  isolated deinit { link?.invalidate() }

  var isDecelerating: Bool {
    if case .coast = movement { return true }
    return false
  }

  var isAnimating: Bool {
    if case .animation = movement { return true }
    return false
  }

  var isAtRest: Bool {
    if case .none = movement { return !isTracking && !zoom.isZooming }
    return false
  }

  var mayScrollAtAll: Bool {
    view.isScrollEnabled && ScrollAxis.allCases.contains { view.canScroll($0) } || zoom.pinch != nil
  }

  var now: Double { view.window?.now ?? 0 }

  // MARK: The offset

  /// The view's offset is set, by whomever.
  func show(_ offset: CGPoint) {
    let isOwn = expected == offset
    expected = nil
    guard offset != view.bounds.origin else { return }
    view.changing(["contentOffset"]) {
      view.bounds = CGRect(origin: offset, size: view.bounds.size)
    }
    view.setNeedsLayout()
    if !isOwn { wasMoved() }
    journey?.pass(offset)
    indicators.update()
    lookAtPull()
    tellBar()
    view.delegate?.scrollViewDidScroll(view)
  }

  /// By way of the view's property, which a subclass may watch.
  func set(_ offset: CGPoint) {
    guard offset != view.bounds.origin else { return }
    expected = offset
    view.contentOffset = offset
    expected = nil
  }

  /// The program moved the content under the finger, or on its way: it goes on from there.
  func wasMoved() {
    let offset = view.bounds.origin
    if hold != nil {
      let (held, way) = (view.held(offset), wayOfContent)
      hold?.origin = CGPoint(x: held.x - way.x, y: held.y - way.y)
    }
    guard case .coast(let x, let y, let since) = movement else { return }
    let time = now - since
    let velocity = CGPoint(x: x.velocity(after: time), y: y.velocity(after: time))
    movement = coast(from: offset, velocity: velocity)
  }

  /// The least change of the offset that shows the rectangle; nil where there is no room.
  func offset(showing rect: CGRect) -> CGPoint? {
    guard !rect.isNull, !rect.isInfinite, !view.bounds.isEmpty else { return nil }
    var offset = view.contentOffset
    let inset = view.adjustedContentInset
    for axis in ScrollAxis.allCases {
      let (start, length) = (rect.origin[axis], rect.size[axis])
      let room = view.bounds.size[axis] - inset.start(axis) - inset.end(axis)
      let seen = offset[axis] + inset.start(axis)
      let limits = view.limits(axis)
      var wanted = seen
      if start < seen || length > room {
        wanted = start
      } else if start + length > seen + room {
        wanted = start + length - room
      }
      let moved = Double(wanted - inset.start(axis))
      offset[axis] = CGFloat(min(max(moved, limits.lowerBound), limits.upperBound))
    }
    return offset
  }

  // MARK: Room

  /// The content, its insets or the view are of another size.
  func roomChanged(bySafeArea: Bool = false, isRefresh: Bool = false) {
    guard !isLookingAtRoom else { return }
    isLookingAtRoom = true
    defer { isLookingAtRoom = false }
    let old = adjustedInset
    let new = currentInset
    if new != old {
      view.changing(["adjustedContentInset"]) { adjustedInset = new }
      shownRefreshInset = refreshInset
      if !isRefresh { follow(from: old, to: new, bySafeArea: bySafeArea) }
      view.adjustedContentInsetDidChange()
      view.delegate?.scrollViewDidChangeAdjustedContentInset(view)
      tellBar()
    }
    indicators.update()
  }

  private func follow(from old: UIEdgeInsets, to new: UIEdgeInsets, bySafeArea: Bool) {
    var offset = view.contentOffset
    for axis in ScrollAxis.allCases {
      let (before, after) = (old.start(axis), new.start(axis))
      guard before != after, isAtRest else { continue }
      if (offset[axis] + before).magnitude <= Self.edgeTolerance {
        offset[axis] = -after
      } else if bySafeArea, after < before {
        // What is seen stays where it is on the screen.
        offset[axis] += before - after
      }
    }
    set(offset)
  }

  private var currentInset: UIEdgeInsets {
    let own = view.contentInset
    let safe = view.safeAreaInsets
    let behavior = view.contentInsetAdjustmentBehavior
    let counts = { (axis: ScrollAxis) -> Bool in
      switch behavior {
      case .never: false
      case .always: true
      case .scrollableAxes: self.view.isScrollable(axis)
      case .automatic:
        self.view.isScrollable(axis) || axis == .vertical && self.isContentOfContainer
      }
    }
    let (wide, high) = (counts(.horizontal), counts(.vertical))
    return UIEdgeInsets(
      top: own.top + (high ? safe.top : 0) + refreshInset, left: own.left + (wide ? safe.left : 0),
      bottom: own.bottom + (high ? safe.bottom : 0), right: own.right + (wide ? safe.right : 0))
  }

  /// Whether it is what a navigation or tab bar controller shows.
  private var isContentOfContainer: Bool {
    guard let controller = view.viewController ?? view.superview?.viewController,
      controller.automaticallyAdjustsScrollViewInsets,
      controller.contentScrollView(for: .top) === view
    else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  func boundsChanged(from old: CGSize) {
    guard view.bounds.size != old else { return }
    roomChanged()
  }

  /// Content that has become smaller is not left beyond its end, where it rested before that.
  func contentChanged(from old: CGSize) {
    let before = ScrollAxis.allCases.map { view.limits($0, content: old) }
    roomChanged()
    guard isAtRest else { return }
    var offset = view.contentOffset
    for (axis, limits) in zip(ScrollAxis.allCases, before)
    where limits.contains(Double(offset[axis])) {
      offset[axis] = CGFloat(min(Double(offset[axis]), view.limits(axis).upperBound))
    }
    set(offset)
  }

  func didLayout() {
    roomChanged()
    view.refreshControl?.place()
    indicators.update()
  }
}
