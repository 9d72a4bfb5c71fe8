import Foundation
import QuartzCore

/// A reusable view of a collection view: a cell, a supplementary view or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that the view was dequeued with.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  /// The element kind that the view was dequeued for; empty for cells.
  @exclusivity(unchecked) var kind = ""
  /// The index path that the view was dequeued for, and the collection view that dequeued it.
  @exclusivity(unchecked) var dequeuedFor: IndexPath?
  @LooseView var dequeuer: UICollectionView? = nil
  /// The attributes that were applied last.
  @exclusivity(unchecked) var shownAttributes: UICollectionViewLayoutAttributes? {
    didSet { shownObject = nil }
  }
  /// The object whose values `shownAttributes` has a copy of, if the layout returns it again as long as
  /// nothing has changed.
  @exclusivity(unchecked) var shownObject: UICollectionViewLayoutAttributes?
  /// Whether the delegate has been notified that the view is displayed.
  @exclusivity(unchecked) var isDisplayed = false
  /// The scroll view of an orthogonal section that contains the view; nil for all other views.
  @exclusivity(unchecked) weak var orthogonalScroll: OrthogonalScrollView?
  /// The distance that a finger has pushed the view aside, in points to the right.
  @exclusivity(unchecked) var swipeOffset: CGFloat = 0
  /// The round of layout in which the view was last wanted.
  @exclusivity(unchecked) var wantedIn = 0
  /// Whether a finger carries the view to another place. Its attributes then do not move it.
  @exclusivity(unchecked) var isCarried = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeOwnEngine()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    takeOwnEngine()
    coder.endObject(self)
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Called when the layout has new attributes for the view. The collection view itself sets frame,
  /// alpha and the like.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns attributes with the smallest size that the view's constraints allow. Called if the
  /// layout uses self-sizing views. Without constraints the size is unchanged.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// Applies frame, transform, alpha and the other attributes to the view.
  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    // A new cell shows the same attributes twice: before and after its data source has filled it.
    if shownObject !== attributes || shownAttributes?.hasValues(of: attributes) != true {
      shownAttributes = attributes.duplicate
      shownObject = attributes
    }
    if !isCarried { center = place(of: attributes) }
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let height = CGFloat(attributes.zIndex)
    if layer.zPosition != height, !isCarried { layer.zPosition = height }
    apply(attributes)
  }

  /// Returns the center in the view's superview.
  private func place(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    var center = dequeuer?.flipped(attributes.center) ?? attributes.center
    center.x += swipeOffset
    if let scroll = orthogonalScroll {
      center.x += scroll.contentOffset.x - scroll.frame.minX
      center.y += scroll.contentOffset.y - scroll.frame.minY
    }
    return center
  }

  /// Returns the size that constraints between the view and its subviews allow; zero without them.
  func fittingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    fittingSizeForList(
      attributes.size,
      withHorizontalFittingPriority: attributes.estimatesWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: attributes.estimatesHeight ? .fittingSizeLevel : .required)
  }

  /// Returns attributes with the size that the content allows, at the same origin.
  final func fitted(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = fittingSize(layoutAttributes)
    let copy = layoutAttributes.duplicate
    if fitting.width > 0 { copy.size.width = fitting.width }
    if fitting.height > 0 { copy.size.height = fitting.height }
    // The size changes at the frame's origin, not around the center.
    copy.frame = CGRect(origin: layoutAttributes.frame.origin, size: copy.size)
    return copy
  }

  /// Resets the view for reuse.
  func empty() {
    isDisplayed = false
    isCarried = false
    swipeOffset = 0
    prepareForReuse()
  }
}

/// The element kind of reusable views, empty for cells, and their reuse identifier.
struct ReuseKey: Hashable, Comparable {
  let kind: String
  let identifier: String

  static func < (first: ReuseKey, second: ReuseKey) -> Bool {
    (first.kind, first.identifier) < (second.kind, second.identifier)
  }
}
