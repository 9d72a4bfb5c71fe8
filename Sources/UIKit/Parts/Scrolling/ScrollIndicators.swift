import Foundation
import QuartzCore

/// The indicators at the edges of a scroll view, which show the visible part of the content.
///
/// The indicators are layers, not views: programs iterate over a scroll view's subviews as its
/// content.
@MainActor
final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  /// The distance of the indicators from the edges of the view, in points.
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The time that the indicators stay visible after the content has come to rest, and the time
  /// they take to fade out, in seconds.
  private static let patience = 0.05
  private static let fading = 0.25
  /// The time, in seconds, that a finger must rest on an indicator to grab it, and the distance
  /// beside the indicator, in points, that still counts. Values of this project, not UIKit's.
  static let grabTime = 0.1
  private static let reach: CGFloat = 14
  private static let grabbedThickness: CGFloat = 8
  /// The z position of the indicators, in front of all content.
  private static let height: CGFloat = 10_000

  private unowned let view: UIScrollView
  @exclusivity(unchecked) private var bars: [ScrollAxis: CALayer] = [:]
  @exclusivity(unchecked) private(set) var isShown = false
  @exclusivity(unchecked) private var farewell: DelayedCall?
  /// The axis of the indicator that a finger has grabbed.
  @exclusivity(unchecked) private(set) var grabbed: ScrollAxis?

  init(_ view: UIScrollView) {
    self.view = view
  }

  func show() {
    farewell?.cancel()
    farewell = nil
    isShown = true
    update()
    setOpacity(1)
  }

  func hide() {
    guard isShown, farewell == nil else { return }
    let farewell = DelayedCall()
    self.farewell = farewell
    farewell.start(after: Self.patience) { [weak self] in self?.fade() }
  }

  func flash() {
    show()
    hide()
  }

  // MARK: A finger on one

  /// Returns the axis of the visible indicator at a point in the view's coordinates.
  func axis(at point: CGPoint) -> ScrollAxis? {
    guard isShown else { return nil }
    return ScrollAxis.allCases.first { axis in
      guard let frame = frame(axis) else { return false }
      return frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }
  }

  func grab(_ axis: ScrollAxis) {
    grabbed = axis
    show()
  }

  func letGo() {
    guard grabbed != nil else { return }
    grabbed = nil
    update()
  }

  /// Returns the distance that the content moves for each point that a finger moves the indicator.
  func contentPerPoint(_ axis: ScrollAxis) -> CGFloat {
    guard let track = track(axis) else { return 0 }
    let limits = view.limits(axis)
    let room = track.length - usualLength(axis, on: track.length)
    return room > 0 ? CGFloat(limits.upperBound - limits.lowerBound) / room : 0
  }

  // MARK: Coming and going

  private func fade() {
    farewell = nil
    isShown = false
    for bar in bars.values {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      animation.toValue = 0
      animation.duration = Self.fading
      bar.add(animation, forKey: "opacity")
    }
    setOpacity(0)
  }

  private func setOpacity(_ opacity: Float) {
    CATransaction.withoutActions {
      for bar in bars.values {
        if opacity == 1 { bar.removeAnimation(forKey: "opacity") }
        bar.opacity = opacity
      }
    }
  }

  func recolor() {
    let white: CGFloat = view.indicatorStyle == .white ? 1 : 0
    for bar in bars.values {
      // Our value: content shines through a bar.
      bar.backgroundColor = UIColor(white: white, alpha: 0.35).cgColor
    }
  }

  /// Updates the frames of the indicators, if they have ever been shown.
  func update() {
    guard isShown || !bars.isEmpty else { return }
    CATransaction.withoutActions {
      for axis in ScrollAxis.allCases { place(axis) }
    }
  }

  private func place(_ axis: ScrollAxis) {
    guard let frame = frame(axis) else {
      bars.removeValue(forKey: axis)?.removeFromSuperlayer()
      return
    }
    let bar = bars[axis] ?? makeBar(axis)
    if bar.frame != frame {
      bar.frame = frame
      bar.cornerRadius = thickness(axis) / 2
    }
  }

  private func makeBar(_ axis: ScrollAxis) -> CALayer {
    let bar = CALayer()
    bar.zPosition = Self.height
    bar.opacity = isShown ? 1 : 0
    view.layer.addSublayer(bar)
    bars[axis] = bar
    recolor()
    return bar
  }

  private func thickness(_ axis: ScrollAxis) -> CGFloat {
    grabbed == axis ? Self.grabbedThickness : Self.thickness
  }

  private func insets(_ isVertical: Bool) -> UIEdgeInsets {
    var insets =
      isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    if view.automaticallyAdjustsScrollIndicatorInsets {
      let safe = view.safeAreaInsets
      insets.top += safe.top
      insets.left += safe.left
      insets.bottom += safe.bottom
      insets.right += safe.right
    }
    return insets
  }

  /// Returns the start and the length of an indicator's track, in points; nil if the axis has no
  /// indicator.
  private func track(_ axis: ScrollAxis) -> (start: CGFloat, length: CGFloat)? {
    let isVertical = axis == .vertical
    let isWanted =
      isVertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator
    let limits = view.limits(axis)
    let bounds = view.bounds
    guard isWanted, limits.upperBound > limits.lowerBound, bounds.width > 0, bounds.height > 0
    else { return nil }
    let insets = insets(isVertical)
    let length = bounds.size[axis] - insets.start(axis) - insets.end(axis) - 2 * Self.margin
    guard length > Self.thickness else { return nil }
    return (insets.start(axis) + Self.margin, length)
  }

  private func usualLength(_ axis: ScrollAxis, on track: CGFloat) -> CGFloat {
    let limits = view.limits(axis)
    let seen = view.bounds.size[axis]
    let span = CGFloat(limits.upperBound - limits.lowerBound)
    return max(track * seen / (span + seen), min(Self.shortest, track))
  }

  private func frame(_ axis: ScrollAxis) -> CGRect? {
    guard let track = track(axis) else { return nil }
    let isVertical = axis == .vertical
    let (bounds, limits, insets) = (view.bounds, view.limits(axis), insets(isVertical))
    let span = CGFloat(limits.upperBound - limits.lowerBound)
    let usual = usualLength(axis, on: track.length)
    // Past an edge the indicator shrinks by the overscroll and stays at the end of its track.
    let offset = bounds.origin[axis]
    let (before, after) = (CGFloat(limits.lowerBound) - offset, offset - CGFloat(limits.upperBound))
    let length = max(usual - max(before, after, 0), Self.thickness)
    let share = min(max((offset - CGFloat(limits.lowerBound)) / span, 0), 1)
    let start = track.start + (track.length - length) * share
    let thickness = thickness(axis)
    let across: CGFloat
    if isVertical {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      across =
        isMirrored
        ? insets.left + Self.margin : bounds.width - insets.right - Self.margin - thickness
      return CGRect(
        x: bounds.minX + across, y: bounds.minY + start, width: thickness, height: length)
    }
    across = bounds.height - insets.bottom - Self.margin - thickness
    return CGRect(
      x: bounds.minX + start, y: bounds.minY + across, width: length, height: thickness)
  }
}

extension CATransaction {
  fileprivate static func withoutActions(_ work: () -> Void) {
    begin()
    setDisableActions(true)
    work()
    commit()
  }
}
