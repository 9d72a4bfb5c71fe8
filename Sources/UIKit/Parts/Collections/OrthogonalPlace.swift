import Foundation

/// The scroll view of a section that scrolls across the layout's scroll axis.
struct OrthogonalPlace {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// The frame in the collection view's content.
  let frame: CGRect
  let contentSize: CGSize
  /// The axis along which the section scrolls.
  let axis: ScrollAxis
  /// The beginning and the end of each group along that axis, from the beginning of the content.
  let groups: [ClosedRange<Double>]
  let behavior: Behavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  /// The distances between the frame and the collection view's edges along that axis, in points.
  let margin: (start: CGFloat, end: CGFloat)
  /// Whether the content begins at the right.
  var isFlipped = false

  private var room: Double { Double(frame.size[axis]) }

  /// The margins by which the first and the last group can come to rest in the middle.
  var inset: (start: CGFloat, end: CGFloat) {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return (0, 0)
    }
    let start = CGFloat(max((room - (first.upperBound - first.lowerBound)) / 2, 0))
    let end = CGFloat(max((room - (last.upperBound - last.lowerBound)) / 2, 0))
    return isFlipped ? (end, start) : (start, end)
  }

  /// The offsets at which released content rests; nil if it may rest anywhere.
  var stops: ScrollStops? {
    switch behavior {
    case .none, .continuous: nil
    case .continuousGroupLeadingBoundary:
      ScrollStops(.nearest, groups.map { flipped($0.lowerBound) }, name: "group")
    case .paging:
      ScrollStops(.pages, pages.map(flipped), name: "page")
    case .groupPaging:
      ScrollStops(.pages, groups.map { flipped($0.lowerBound) }, name: "group")
    case .groupPagingCentered:
      ScrollStops(
        .pages, groups.map { flipped(($0.lowerBound + $0.upperBound - room) / 2) }, name: "group")
    }
  }

  private var pages: [Double] {
    guard room > 0 else { return [0] }
    // One page less than the content fills, because the last page ends at the content's end.
    let count = min(max((Double(contentSize[axis]) / room).rounded(.up), 1), 1e6)
    return (0..<Int(count)).map { Double($0) * room }
  }
}
