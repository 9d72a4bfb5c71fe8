import Foundation
import QuartzCore

/// Contains the cells of a section that scrolls by itself. Cells outside its frame are visible, too.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  private weak var list: UICollectionView?
  private var margin = UIEdgeInsets.zero
  private var place: OrthogonalPlace?
  /// The index of the section.
  var section = 0

  init(in list: UICollectionView) {
    self.list = list
    super.init(frame: .zero)
    scrollsToTop = false
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: OrthogonalPlace) {
    let isNew = bounds.isEmpty
    if frame != place.frame { frame = place.frame }
    self.place = place
    contentSize = place.shownSize
    let (inset, isHorizontal) = (place.inset, place.axis == .horizontal)
    contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: inset.start, bottom: 0, right: inset.end)
      : UIEdgeInsets(top: inset.start, left: 0, bottom: inset.end, right: 0)
    margin =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: -place.margin.start, bottom: 0, right: -place.margin.end)
      : UIEdgeInsets(top: -place.margin.start, left: 0, bottom: -place.margin.end, right: 0)
    scroller.rests.stops = place.stops.map { [place.axis: $0] } ?? [:]
    decelerationRate =
      place.stops == nil || place.properties.decelerationRate != .normal
      ? place.properties.decelerationRate : .fast
    let bounce = place.properties.bounce
    alwaysBounceHorizontal = isHorizontal && bounce == .always
    alwaysBounceVertical = !isHorizontal && bounce == .always
    bounces = bounce != .never
    if isNew {
      contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
      if place.isFlipped { contentOffset.x = CGFloat(limits(.horizontal).upperBound) }
    }
  }

  /// The distance that the content has been scrolled from its beginning, in points.
  var scrolled: CGPoint {
    guard let place, place.isFlipped else { return contentOffset }
    return CGPoint(x: CGFloat(place.flipped(Double(contentOffset.x))), y: contentOffset.y)
  }

  /// Returns whether the point is in the section, whose margins also take touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: margin).contains(point)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list?.setNeedsLayout()
    list?.layoutIfNeeded()
  }
}
