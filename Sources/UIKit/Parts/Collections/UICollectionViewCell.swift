import Foundation
import QuartzCore

/// The view of one item of a collection view. Its content belongs in `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the item's content: that of the content configuration, if the cell has one.
  open var contentView: UIView { shownContent }
  var shownContent: UIView { configured.view ?? contentRoom }
  @exclusivity(unchecked) private(set) var contentRoom = UIView()
  let configured = ConfiguredContent()

  /// Called when the item is lifted, dragged, and at rest again.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The part of a drag that the cell is in: lifted, moved, or none.
  @exclusivity(unchecked) var listDrag = ListDragState.none

  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether the collection view is being edited.
  @exclusivity(unchecked) var isInEditing = false {
    didSet { if isInEditing != oldValue { stateChanged() } }
  }
  /// Whether a finger has pushed the cell aside to show its actions.
  @exclusivity(unchecked) var isSwiped = false {
    didSet { if isSwiped != oldValue { stateChanged() } }
  }
  /// The place of the item in the hierarchy of its section; nil if the section has none.
  @exclusivity(unchecked) var outline: OutlinePlace? {
    didSet { if outline != oldValue { stateChanged() } }
  }
  @exclusivity(unchecked) private var needsConfiguration = true

  func stateChanged() {
    updateBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// The cell's content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      let new =
        automaticallyUpdatesContentConfiguration
        ? newValue?.updated(for: configurationState) : newValue
      configured.show(new, in: self, insteadOf: contentRoom)
      setNeedsLayout()
      dequeuer?.contents.measureAgain(self)
    }
  }
  /// Whether the content configuration is updated automatically after a change of the state.
  @exclusivity(unchecked) open var automaticallyUpdatesContentConfiguration = true

  /// The cell's background as a value; nil without one.
  @exclusivity(unchecked) open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the background configuration is updated automatically after a change of the state.
  @exclusivity(unchecked) open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The background that is shown: the program's, or that of a list.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditing
    state.isSwiped = isSwiped
    state.isExpanded = outline?.isExpanded ?? false
    state.isReordering = isCarried
    state.cellDragState = UICellConfigurationState.DragState(listDrag)
    return state
  }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called before the next layout after the state has changed, or after
  /// `setNeedsUpdateConfiguration()`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration { configured.update(for: state) }
    updateConfiguration(using: state)
    // The method above may have set another background.
    let background = shownBackground
    configured.showBackground(
      automaticallyUpdatesBackgroundConfiguration ? background?.updated(for: state) : background,
      in: self)
    needsConfiguration = false
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  // MARK: Backgrounds

  /// The view behind all other content.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view above the background view, visible while the cell is selected or highlighted.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }

  /// The segue of the cell in a storyboard.
  @exclusivity(unchecked) var segue: ((UICollectionViewCell) -> Void)?

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
    contentRoom = view
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

  override func fittingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateConfigurationIfNeeded()
    if attributes.estimatesHeight, let height = configured.height(in: attributes.size.width) {
      return CGSize(width: attributes.size.width, height: height.rounded(.up))
    }
    updateConstraintsIfNeeded()
    // Nibs of old versions of Xcode constrain the content to the cell itself. A constraint of the
    // cell's own width or height relates no content to it.
    if constraints.contains(where: { $0.secondItem != nil }) {
      return super.fittingSize(attributes)
    }
    return shownContent.fittingSizeForList(
      attributes.size,
      withHorizontalFittingPriority: attributes.estimatesWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: attributes.estimatesHeight ? .fittingSizeLevel : .required)
  }

  override func empty() {
    isSelected = false
    isHighlighted = false
    isSwiped = false
    super.empty()
    setNeedsUpdateConfiguration()
  }
}
