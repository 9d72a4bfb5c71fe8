import Foundation
import QuartzCore

/// A reusable view of a collection view: a cell, a supplementary view or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that the view was dequeued with.
  open internal(set) var reuseIdentifier: String?
  /// The element kind that the view was dequeued for; empty for cells.
  var kind = ""
  /// The index path that the view was dequeued for, and the collection view that dequeued it.
  var dequeuedFor: IndexPath?
  weak var dequeuer: UICollectionView?
  /// The attributes that were applied last.
  var shownAttributes: UICollectionViewLayoutAttributes?
  /// Whether the delegate has been notified that the view is displayed.
  var isDisplayed = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
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

  /// Returns the attributes that the view prefers to the given ones. Called if the layout uses
  /// self-sizing views.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Applies frame, transform, alpha and the other attributes to the view.
  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    shownAttributes = attributes.duplicate
    center = attributes.center
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let height = CGFloat(attributes.zIndex)
    if layer.zPosition != height { layer.zPosition = height }
    apply(attributes)
  }

  /// Resets the view for reuse.
  func empty() {
    isDisplayed = false
    prepareForReuse()
  }
}

/// The view of one item of a collection view. Its content belongs in `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView = UIView()

  /// Called when the item is lifted, dragged, and at rest again.
  open func dragStateDidChange(_ dragState: DragState) {}

  open var isSelected = false { didSet { if isSelected != oldValue { updateBackground() } } }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateBackground() } }
  }

  /// The view behind all other content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view above the background view, visible while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }

  /// The segue of the cell in a storyboard.
  var segue: ((UICollectionViewCell) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView(UIView(frame: CGRect(origin: .zero, size: frame.size)))
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    addContentView(UIView())
    coder.endObject(self)
  }

  private func addContentView(_ view: UIView) {
    contentView = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard new != nil else { return }
    updateBackground()
  }

  private func updateBackground() {
    var index = 0
    for view in [backgroundView, selectedBackgroundView] {
      guard let view else { continue }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== self || subviews.place(of: view) != index {
        insertSubview(view, at: index)
      }
      index += 1
    }
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// Returns attributes with the smallest size that the constraints in the content view allow.
  /// Without constraints the size is unchanged.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = contentView.systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: layoutAttributes.estimatesWidth
        ? .fittingSizeLevel : .required,
      verticalFittingPriority: layoutAttributes.estimatesHeight ? .fittingSizeLevel : .required)
    let copy = layoutAttributes.duplicate
    if fitting.width > 0 { copy.size.width = fitting.width }
    if fitting.height > 0 { copy.size.height = fitting.height }
    // The size changes at the frame's origin, not around the center.
    copy.frame = CGRect(origin: layoutAttributes.frame.origin, size: copy.size)
    return copy
  }

  override func empty() {
    isSelected = false
    isHighlighted = false
    super.empty()
  }
}
