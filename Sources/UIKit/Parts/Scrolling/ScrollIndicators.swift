import Foundation
import QuartzCore

/// The bars at the edges of a scroll view that say which part of the content is seen.
///
/// They are layers: views of the scroll view are its content, and programs go through them.
@MainActor
final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  /// From the edges of the view.
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// Seconds that they stay after all has come to rest, and in which they go.
  private static let patience = 0.05
  private static let fading = 0.25
  /// Seconds that a finger rests on one until it has it, and how far beside it a finger may be. Ours.
  static let grabTime = 0.1
  private static let reach: CGFloat = 14
  private static let grabbedThickness: CGFloat = 8
  /// Above whatever the content has.
  private static let height: CGFloat = 10_000

  private unowned let view: UIScrollView
  private var bars: [ScrollAxis: CALayer] = [:]
  private(set) var isShown = false
  private var farewell: DelayedCall?
  /// The one that a finger has.
  private(set) var grabbed: ScrollAxis?

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

  /// The one that is seen there, of the view's own points.
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

  /// Points of the content for each point that a finger moves the bar.
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
      bar.backgroundColor = UIColor(white: white, alpha: 0.35).cgColor
    }
  }

  /// Puts them where they belong, once they were shown.
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

  /// On which one goes; nil where there is none.
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
    // Past an edge it gets shorter by as much, and stays at its end.
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
