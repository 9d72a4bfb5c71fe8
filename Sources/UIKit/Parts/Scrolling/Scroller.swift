import Foundation
import PantographGestures
import PantographMotion
import QuartzCore

/// Moves the content of a scroll view: by a finger, by the remaining speed after a release, or for
/// the program.
@MainActor
final class Scroller {
  enum Movement {
    case none
    /// An animation to an offset that the program set, with its start time in seconds.
    case animation(from: CGPoint, to: CGPoint, since: Double)
    /// The deceleration after a release at the time `since`, in seconds.
    case coast(x: Coasting, y: Coasting, since: Double)
  }

  /// The state of the content when the finger began to drag.
  struct Hold {
    /// The offset at which the finger would hold the content if the finger had not moved.
    var origin: CGPoint
    let offset: CGPoint
    var lockedAxis: ScrollAxis?
    /// The content's part of the upward movement, in points, if a sheet has the other part.
    var sharedWay: CGFloat?
    /// Whether the finger belongs to the view's own pan, and not to a sheet's.
    var isOwn = true
  }

  /// The state of the content and of the sheet around it when the finger landed.
  struct Landing {
    /// Whether the finger caught content that was decelerating.
    var wasCaught = false
    /// Whether the finger landed while the sheet around the view was moving.
    var cameToMovingSheet = false
  }

  /// The places at which released content may rest; without any, it rests anywhere.
  struct Rests {
    /// The rows of a wheel.
    var rows: WheelRows?
    /// The offsets for each axis that has any.
    var stops: [ScrollAxis: ScrollStops] = [:]
  }

  /// The room around the content.
  struct Room {
    /// The insets of the safe area and of the program together.
    var inset = UIEdgeInsets.zero
    /// The insets that the offset is adjusted to. They differ from `inset` in no window.
    var followed = UIEdgeInsets.zero
    /// The part of the inset that is for the refresh control, in points.
    var refreshInset: CGFloat = 0
    /// Whether the room is being computed.
    var isChanging = false
  }

  /// The tolerance, in points, within which content counts as at its edge. Half a point is not
  /// visible.
  static let edgeTolerance = 0.5

  unowned let view: UIScrollView
  @exclusivity(unchecked) var movement = Movement.none
  @exclusivity(unchecked) var link: CADisplayLink?
  @exclusivity(unchecked) var isTracking = false
  /// Whether the animation in progress leads to the top, after a tap on the status bar.
  @exclusivity(unchecked) var isGoingToTop = false
  @exclusivity(unchecked) var isDragging = false
  @exclusivity(unchecked) var hold: Hold?
  @exclusivity(unchecked) var landing = Landing()
  /// The sheet that shares the finger of the view's own pan.
  @exclusivity(unchecked) weak var sharing: (any ScrollSharing)?
  @exclusivity(unchecked) var rests = Rests()
  /// The view that the trace names in place of this one, such as the picker of a wheel.
  @exclusivity(unchecked) weak var reporter: UIView?
  /// Called when content that a finger caught was already at a place of rest.
  @exclusivity(unchecked) var whenCaughtAtRest: () -> Void = {}
  /// The record of the current scroll, from the first finger until the content rests.
  @exclusivity(unchecked) var journey: ScrollJourney?
  /// The decisions of the last release for paging, for each axis.
  @exclusivity(unchecked) var pageDecisions: [ScrollAxis: ReleaseDecision] = [:]
  /// The offset that this object is about to set itself.
  @exclusivity(unchecked) private var expected: CGPoint?
  @exclusivity(unchecked) private(set) var room = Room()
  /// The last edges that bars were notified of.
  @exclusivity(unchecked) var knownUnderBars: NSDirectionalRectEdge = []
  lazy var indicators = ScrollIndicators(view)
  /// Made at once: a view that removes its delegate in its `deinit` asks for it when the view cannot be read any more.
  let zoom: ScrollZoom

  init(_ view: UIScrollView) {
    self.view = view
    zoom = ScrollZoom(view)
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

  /// Applies a new content offset, whether this object or the program sets it.
  func show(_ offset: CGPoint) {
    let isOwn = expected == offset
    expected = nil
    guard offset != view.bounds.origin else { return }
    view.changing(["contentOffset"]) {
      view.bounds = CGRect(origin: offset, size: view.bounds.size)
    }
    // The program scrolled with the insets in mind that the view has, although it is in no window.
    if view.window == nil { room.followed = room.inset }
    view.setNeedsLayout()
    if !isOwn { wasMoved() }
    journey?.pass(offset)
    indicators.update()
    lookAtPull()
    tellBars()
    view.delegate?.scrollViewDidScroll(view)
  }

  /// Sets the offset through the view's property, which a subclass may override to observe it.
  func set(_ offset: CGPoint) {
    guard offset != view.bounds.origin else { return }
    expected = offset
    view.contentOffset = offset
    expected = nil
  }

  /// Continues a drag or a deceleration from an offset that the program has set meanwhile.
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

  /// Returns the offset nearest to the current one that shows the rectangle; nil if the view or the
  /// rectangle has no usable area.
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

  /// Updates the adjusted inset and the indicators after the content, its insets or the view have
  /// changed size.
  func roomChanged(bySafeArea: Bool = false, isRefresh: Bool = false) {
    guard !room.isChanging else { return }
    room.isChanging = true
    defer { room.isChanging = false }
    let old = room.inset
    let new = currentInset
    if new != old {
      view.changing(["adjustedContentInset"]) { room.inset = new }
      room.refreshInset = refreshInset
    }
    follow(new, bySafeArea: bySafeArea, isRefresh: isRefresh)
    if new != old {
      view.adjustedContentInsetDidChange()
      view.delegate?.scrollViewDidChangeAdjustedContentInset(view)
    }
    tellBars()
    indicators.update()
  }

  /// Moves content at its edge along with the insets. As on iOS, the program's insets move no content
  /// of a view in no window: its offset follows when the view comes into one.
  private func follow(_ new: UIEdgeInsets, bySafeArea: Bool, isRefresh: Bool) {
    let old = room.followed
    guard view.window != nil || isRefresh, new != old else { return }
    room.followed = new
    if isRefresh { return }
    var offset = view.contentOffset
    for axis in ScrollAxis.allCases {
      let (before, after) = (old.start(axis), new.start(axis))
      guard before != after, isAtRest else { continue }
      if (offset[axis] + before).magnitude <= Self.edgeTolerance {
        offset[axis] = -after
      } else if bySafeArea, after < before {
        // The visible content stays at the same place on the screen.
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

  /// Whether the view is the content scroll view of a controller in a navigation or tab bar
  /// controller.
  private var isContentOfContainer: Bool {
    guard let controller = view.viewController ?? view.superview?.viewController,
      controller.automaticallyAdjustsScrollViewInsets,
      controller.contentScrollView(for: .top) === view
    else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  /// Moves content that could be scrolled back to its end if the view has become larger.
  func boundsChanged(from old: CGSize) {
    guard view.bounds.size != old else { return }
    let before = ScrollAxis.allCases.map { view.limits($0, size: old) }
    roomChanged()
    guard isAtRest else { return }
    var offset = view.contentOffset
    for (axis, limits) in zip(ScrollAxis.allCases, before)
    where view.bounds.size[axis] > old[axis] && limits.upperBound > limits.lowerBound {
      guard limits.contains(Double(offset[axis])) else { continue }
      offset[axis] = CGFloat(min(Double(offset[axis]), view.limits(axis).upperBound))
    }
    set(offset)
  }

  /// Moves content that has become smaller back to its end, if the content rested within its limits
  /// before.
  func contentChanged(from old: CGSize) {
    let before = (
      x: view.limits(.horizontal, content: old), y: view.limits(.vertical, content: old)
    )
    roomChanged()
    guard isAtRest else { return }
    var offset = view.contentOffset
    if before.x.contains(Double(offset.x)) {
      offset.x = CGFloat(min(Double(offset.x), view.limits(.horizontal).upperBound))
    }
    if before.y.contains(Double(offset.y)) {
      offset.y = CGFloat(min(Double(offset.y), view.limits(.vertical).upperBound))
    }
    set(offset)
  }

  func didLayout() {
    roomChanged()
    view.refreshControl?.place()
    indicators.update()
  }
}
