import Foundation
import QuartzCore

/// The mirrored layout of a collection view whose content begins at the right.
extension UICollectionView {
  /// Whether the layout's places are shown mirrored.
  var isFlipped: Bool {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection else { return false }
    return effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// The width about whose middle places are mirrored, in points.
  private var flipWidth: CGFloat {
    let inset = adjustedContentInset
    return max(contentSize.width, bounds.width - inset.left - inset.right)
  }

  /// Converts between a place of the layout and the place where it is shown, in both directions.
  func flipped(_ point: CGPoint) -> CGPoint {
    isFlipped ? CGPoint(x: flipWidth - point.x, y: point.y) : point
  }

  func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    return CGRect(
      x: flipWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func flipped(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard isFlipped, let attributes else { return attributes }
    let copy = attributes.duplicate
    copy.center = flipped(attributes.center)
    return copy
  }

  /// Shows the beginning of content that begins at the right, the first time it is laid out.
  func showBeginningIfFlipped() {
    guard !hasShownBeginning, isFlipped, !bounds.isEmpty else { return }
    hasShownBeginning = true
    let end = limits(.horizontal).upperBound
    if end > limits(.horizontal).lowerBound { contentOffset.x = CGFloat(end) }
  }
}

extension OrthogonalPlace {
  /// The length of the content from one side to the other, at least that of the frame.
  private var span: Double { max(Double(contentSize[axis]), Double(frame.size[axis])) }

  /// Returns the mirrored place: the content begins at the right.
  func flipped(to frame: CGRect) -> OrthogonalPlace {
    OrthogonalPlace(
      frame: frame, contentSize: contentSize, axis: axis, groups: groups, behavior: behavior,
      properties: properties, margin: axis == .horizontal ? (margin.end, margin.start) : margin,
      isFlipped: axis == .horizontal)
  }

  /// Returns the shown offset for the offset of the layout, and the reverse.
  func flipped(_ offset: Double) -> Double {
    isFlipped ? span - Double(frame.size[axis]) - offset : offset
  }

  /// The content's size as it is shown.
  var shownSize: CGSize {
    var size = contentSize
    if isFlipped { size[axis] = CGFloat(span) }
    return size
  }
}
