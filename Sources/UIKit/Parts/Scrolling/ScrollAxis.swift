import Foundation
import PantographMotion

/// One of the two axes along which content scrolls.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension UIEdgeInsets {
  /// Returns the inset at the start of the axis: left or top.
  func start(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }
  func end(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension UIScrollView {
  /// Returns the range of offsets at which the content may rest, in points.
  ///
  /// - Parameters:
  ///   - content: The size of the content; nil for the present one.
  ///   - size: The size of the view; nil for the present one.
  func limits(
    _ axis: ScrollAxis, content: CGSize? = nil, size: CGSize? = nil
  ) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let least = Double(-inset.start(axis))
    let most = Double(
      (content ?? contentSize)[axis] + inset.end(axis) - (size ?? bounds.size)[axis])
    guard least.isFinite else { return 0...0 }
    return least...max(least, most.isFinite ? most : least)
  }

  func bounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? bouncesHorizontally : bouncesVertically
  }

  private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    bounces(axis) && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Returns whether a finger can scroll the content along the axis.
  func canScroll(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound > limits.lowerBound || alwaysBounces(axis)
  }

  /// Returns whether the content is larger than the view along the axis, or always bounces.
  func isScrollable(_ axis: ScrollAxis) -> Bool {
    contentSize[axis] > bounds.size[axis] || alwaysBounces(axis)
  }

  func band(_ axis: ScrollAxis) -> RubberBand { RubberBand(dimension: Double(bounds.size[axis])) }

  /// Returns the visible offset for the offset at which a finger holds the content: rubber-banded
  /// past the edges, or limited to them if bouncing is off.
  func shown(_ held: CGPoint) -> CGPoint {
    var shown = held
    for axis in ScrollAxis.allCases {
      let limits = limits(axis)
      let value = Double(held[axis])
      shown[axis] = CGFloat(
        bounces(axis)
          ? band(axis).limited(value, to: limits)
          : min(max(value, limits.lowerBound), limits.upperBound))
    }
    return shown
  }

  /// Returns the offset at which a finger holds the content, for a visible offset. It is the
  /// inverse of `shown(_:)`.
  func held(_ shown: CGPoint) -> CGPoint {
    var held = shown
    for axis in ScrollAxis.allCases {
      let limits = limits(axis)
      let value = Double(shown[axis])
      if value < limits.lowerBound {
        held[axis] = CGFloat(
          limits.lowerBound + band(axis).pull(offset: value - limits.lowerBound))
      } else if value > limits.upperBound {
        held[axis] = CGFloat(
          limits.upperBound + band(axis).pull(offset: value - limits.upperBound))
      }
    }
    return held
  }

  func onPixel(_ offset: CGPoint) -> CGPoint {
    let scale = layoutScale
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}
