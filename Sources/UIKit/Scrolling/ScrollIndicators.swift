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
  /// Above whatever the content has.
  private static let height: CGFloat = 10_000

  private unowned let view: UIScrollView
  private var bars: [ScrollAxis: CALayer] = [:]
  private var isShown = false
  private var farewell: DelayedCall?

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
    if bar.frame != frame { bar.frame = frame }
  }

  private func makeBar(_ axis: ScrollAxis) -> CALayer {
    let bar = CALayer()
    bar.cornerRadius = Self.thickness / 2
    bar.zPosition = Self.height
    bar.opacity = isShown ? 1 : 0
    view.layer.addSublayer(bar)
    bars[axis] = bar
    recolor()
    return bar
  }

  private func frame(_ axis: ScrollAxis) -> CGRect? {
    let isVertical = axis == .vertical
    let isWanted =
      isVertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator
    let limits = view.limits(axis)
    let (bounds, span) = (view.bounds, CGFloat(limits.upperBound - limits.lowerBound))
    guard isWanted, span > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    var insets =
      isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    if view.automaticallyAdjustsScrollIndicatorInsets {
      let safe = view.safeAreaInsets
      insets.top += safe.top
      insets.left += safe.left
      insets.bottom += safe.bottom
      insets.right += safe.right
    }
    let track = bounds.size[axis] - insets.start(axis) - insets.end(axis) - 2 * Self.margin
    guard track > Self.thickness else { return nil }
    let usual = max(
      track * bounds.size[axis] / (span + bounds.size[axis]), min(Self.shortest, track))
    // Past an edge it gets shorter by as much, and stays at its end.
    let offset = bounds.origin[axis]
    let (before, after) = (CGFloat(limits.lowerBound) - offset, offset - CGFloat(limits.upperBound))
    let length = max(usual - max(before, after, 0), Self.thickness)
    let share = min(max((offset - CGFloat(limits.lowerBound)) / span, 0), 1)
    let start = insets.start(axis) + Self.margin + (track - length) * share
    let across: CGFloat
    if isVertical {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      across =
        isMirrored
        ? insets.left + Self.margin : bounds.width - insets.right - Self.margin - Self.thickness
      return CGRect(
        x: bounds.minX + across, y: bounds.minY + start, width: Self.thickness, height: length)
    }
    across = bounds.height - insets.bottom - Self.margin - Self.thickness
    return CGRect(
      x: bounds.minX + start, y: bounds.minY + across, width: length, height: Self.thickness)
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
