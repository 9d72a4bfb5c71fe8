import Foundation
import QuartzCore

/// A view of a collection view that is used again for others of its kind: a header, a decoration, a cell.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that it was dequeued with.
  open internal(set) var reuseIdentifier: String?
  /// The kind that it was dequeued for; empty for cells.
  var kind = ""
  /// Which place it was dequeued for, and by whom.
  var dequeuedFor: IndexPath?
  weak var dequeuer: UICollectionView?
  /// What it was last given.
  var shownAttributes: UICollectionViewLayoutAttributes?
  /// Whether the delegate was told that it is shown.
  var isDisplayed = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    coder.endObject(self)
  }

  /// Called before it is handed out another time.
  open func prepareForReuse() {}

  /// Called when the layout has a place for it. The collection view sets the frame and the like itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The place that it would like to have instead of this one; asked where the layout leaves sizes to the views.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Moves it where the attributes say.
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

  /// Makes it as good as new.
  func empty() {
    isDisplayed = false
    prepareForReuse()
  }
}

/// The view of one item of a collection view. What it shows lies in its content view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView = UIView()

  open var isSelected = false { didSet { if isSelected != oldValue { updateBackground() } } }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateBackground() } }
  }

  /// Behind everything else.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// Seen above the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }

  /// The segue that a storyboard has for the cell.
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

  /// As small as the constraints in the content view make it; as it is where there are none.
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
    // Resized from its origin, not around its center.
    copy.frame = CGRect(origin: layoutAttributes.frame.origin, size: copy.size)
    return copy
  }

  override func empty() {
    isSelected = false
    isHighlighted = false
    super.empty()
  }
}
