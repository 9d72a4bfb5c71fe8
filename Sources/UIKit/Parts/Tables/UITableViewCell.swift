import Foundation
import QuartzCore

/// A row of a table view: the content, its backgrounds, and the controls at both ends.
open class UITableViewCell: UIView {
  /// The identifier that the cell is dequeued with.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?
  let style: CellStyle
  lazy var parts = CellParts(self)
  @exclusivity(unchecked) var place = RowPlace()
  /// The segue that a storyboard performs when the row is selected.
  @exclusivity(unchecked) var selectionSegue: (@MainActor () -> Void)?
  @exclusivity(unchecked) var accessorySegue: (@MainActor () -> Void)?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    // UIKit's width of a new cell, in points.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
    begin()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    let identity = coder.interfaceValue(CellIdentity.self)
    style = identity?.style ?? .default
    reuseIdentifier = identity?.reuseIdentifier
    super.init(coder: coder)
    begin()
    coder.endObject(self)
  }

  private func begin() {
    takeOwnEngine()
    backgroundColor = .systemBackground
    contentRoom.frame = bounds
    // The content view must have the cell's size before the first layout. Otherwise constraints in
    // it would have no room.
    contentRoom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentRoom)
    contentRoom.preservesSuperviewLayoutMargins = true
    // The configuration of a cell is updated before the cell is first visible.
    parts.needsConfiguration = true
  }

  // MARK: Content

  /// The view for the row's content: that of the content configuration, if the cell has one. It
  /// leaves room for the controls at both ends.
  open var contentView: UIView { parts.shownContent }
  let contentRoom = UIView()
  /// The label of the style; nil if the cell has a content configuration.
  open var textLabel: UILabel? { parts.isConfigured ? nil : parts.labels.shownTextLabel }
  open var detailTextLabel: UILabel? { parts.isConfigured ? nil : parts.labels.shownDetailLabel }
  open var imageView: UIImageView? { parts.isConfigured ? nil : parts.labels.shownImageView }

  /// The cell's content as a value, which is shown instead of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.contentConfiguration }
    set { parts.contentConfiguration = newValue }
  }

  /// Returns an empty configuration for the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether the content configuration is updated automatically after a change of the state.
  @exclusivity(unchecked) open var automaticallyUpdatesContentConfiguration = true
  @exclusivity(unchecked) open var automaticallyUpdatesBackgroundConfiguration = true
  @exclusivity(unchecked) open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { parts.stateChanged() }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Called before the next layout after the state has changed, or after
  /// `setNeedsUpdateConfiguration()`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  public typealias ConfigurationUpdateHandler =
    @MainActor (UITableViewCell, UICellConfigurationState)
    -> Void
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() { parts.needsConfiguration = true }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = parts.isSwiped
    state.cellDragState = UICellConfigurationState.DragState(listDrag)
    return state
  }

  // MARK: Backgrounds

  /// The view behind the cell's content.
  open var backgroundView: UIView? { didSet { parts.replace(oldValue, by: backgroundView) } }
  /// The view that is visible behind the content while the row is selected or highlighted.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet { parts.replace(oldValue, by: selectedBackgroundView) }
  }
  @Inert("rows show their selectedBackgroundView, however many are selected")
  open var multipleSelectionBackgroundView: UIView?

  // MARK: State

  @exclusivity(unchecked) open var selectionStyle = SelectionStyle.default
  open var isSelected: Bool {
    get { parts.state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { parts.state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Called when the selection of the row changes. A cell with a different selected appearance
  /// overrides this method.
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.set(isSelected: selected, animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.set(isHighlighted: highlighted, animated: animated)
  }

  // MARK: Ends

  open var accessoryType = AccessoryType.none { didSet { parts.accessoryChanged() } }
  /// The view that replaces the accessory of `accessoryType`.
  @exclusivity(unchecked) open var accessoryView: UIView? { didSet { parts.accessoryChanged() } }
  open var editingAccessoryType = AccessoryType.none { didSet { parts.accessoryChanged() } }
  open var editingAccessoryView: UIView? { didSet { parts.accessoryChanged() } }
  /// The insets of the separator line below the row.
  open var separatorInset: UIEdgeInsets {
    get { parts.separator.ownInset ?? parts.automaticSeparatorInset }
    set {
      parts.setSeparatorInset(newValue)
      setNeedsLayout()
    }
  }
  @exclusivity(unchecked) open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// UIKit's documented default, in points.
  @exclusivity(unchecked) open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  @Inert("rows always make room for the sign that edits them")
  open var shouldIndentWhileEditing = true
  @exclusivity(unchecked) open var showsReorderControl = false { didSet { setNeedsLayout() } }
  @Inert("nothing takes the focus")
  open var focusStyle = FocusStyle.default
  @Inert("cells receive no touches of the finger that drags them")
  open var userInteractionEnabledWhileDragging = false

  /// Called when the row is lifted, dragged, and at rest again.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The part of a drag that the cell is in: lifted, moved, or none.
  @exclusivity(unchecked) var listDrag = ListDragState.none

  // MARK: Editing

  open var isEditing: Bool {
    get { parts.state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    parts.set(isEditing: editing, animated: animated)
  }

  open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { parts.isSwiped }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Reuse

  /// Called before the cell is reused. It must reset everything that the data source does not set
  /// each time.
  open func prepareForReuse() {
    parts.prepareForReuse()
  }

  // MARK: Inside

  open override func layoutSubviews() {
    parts.updateConfiguration()
    super.layoutSubviews()
    parts.layout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: measuredHeight(forWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: measuredHeight(forWidth: targetSize.width))
  }

  /// Returns the height for a width. The cell keeps its own width.
  private func measuredHeight(forWidth width: CGFloat) -> CGFloat {
    let before = frame
    defer {
      if frame != before {
        frame = before
        setNeedsLayout()
      }
    }
    return parts.height(forWidth: width)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.accessoryChanged()
  }
}

extension UITableViewCell {
  @usableFromInline convenience init(ofType style: CellStyle, for identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Calls the convenience initializer above for a type; see `UIView.make(frame:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC6ofType3forA2C0D5StyleO_SSSgtcfC")
  static func make(_ style: CellStyle, for identifier: __owned String?) -> UITableViewCell

  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

/// The style and the reuse identifier of a cell in a storyboard.
struct CellIdentity {
  let style: UITableViewCell.CellStyle
  let reuseIdentifier: String?
}

extension UITableViewCell {
  /// Creates a cell of the class with `init(style:reuseIdentifier:)`.
  public static func makeObject(style: CellStyle, reuseIdentifier: String?) -> Self {
    own(make(style, for: reuseIdentifier))
  }
}
