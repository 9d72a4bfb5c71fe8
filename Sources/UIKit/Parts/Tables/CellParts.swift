import Foundation
import QuartzCore

/// The parts of a table view cell and their layout.
@MainActor
final class CellParts {
  unowned let cell: UITableViewCell
  @exclusivity(unchecked) private(set) var state = State()
  var isSwiped: Bool {
    get { state.isSwiped }
    set {
      guard newValue != state.isSwiped else { return }
      state.isSwiped = newValue
      stateChanged()
    }
  }
  @exclusivity(unchecked)
  var needsConfiguration = false { didSet { if needsConfiguration { cell.setNeedsLayout() } } }
  @exclusivity(unchecked) private(set) var separator = CellSeparator()
  let labels: CellLabels
  @exclusivity(unchecked) private var plainSelection: UIView?
  private let configured = ConfiguredContent()
  private lazy var ends = CellEnds(cell)

  /// The state of the cell, set by the program, the table view and the finger.
  struct State {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false

    var isMarked: Bool { isSelected || isHighlighted }
  }

  init(_ cell: UITableViewCell) {
    self.cell = cell
    labels = CellLabels(cell)
  }

  /// Changes the properties of the separator line and updates it.
  func changeSeparator(_ change: (inout CellSeparator) -> Void) {
    change(&separator)
    separator.show(in: cell)
  }

  /// Sets the separator inset that the program chose; nil uses the standard one.
  func setSeparatorInset(_ inset: UIEdgeInsets?) { separator.ownInset = inset }

  /// Sets the table view's separator inset, for a cell without its own.
  func setTableInset(_ inset: UIEdgeInsets) { separator.tableInset = inset }

  /// The room that the table view's index takes at the end of the row, in points.
  @exclusivity(unchecked)
  var indexWidth: CGFloat = 0 { didSet { if indexWidth != oldValue { cell.setNeedsLayout() } } }

  var isConfigured: Bool { configured.view != nil }
  /// The content view of the cell: that of the configuration, or the plain one.
  var shownContent: UIView { configured.view ?? cell.contentRoom }

  // MARK: Configurations

  var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(
        newValue?.updated(for: cell.configurationState), in: cell, insteadOf: cell.contentRoom)
      cell.setNeedsLayout()
    }
  }

  func stateChanged() {
    needsConfiguration = true
    cell.setNeedsLayout()
  }

  func updateConfiguration() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = cell.configurationState
    if cell.automaticallyUpdatesContentConfiguration { configured.update(for: state) }
    cell.updateConfiguration(using: state)
    // The method above may have set another background.
    updateBackground(state)
    needsConfiguration = false
  }

  private func updateBackground(_ state: UICellConfigurationState) {
    let configuration = cell.backgroundConfiguration
    configured.showBackground(
      cell.automaticallyUpdatesBackgroundConfiguration
        ? configuration?.updated(for: state) : configuration, in: cell)
  }

  // MARK: State

  func set(isSelected: Bool, animated: Bool) {
    guard isSelected != state.isSelected else { return }
    state.isSelected = isSelected
    showState(animated: animated)
  }

  func set(isHighlighted: Bool, animated: Bool) {
    guard isHighlighted != state.isHighlighted else { return }
    state.isHighlighted = isHighlighted
    showState(animated: animated)
  }

  /// Our value, in seconds: the duration in which a cell begins or ends editing.
  private static let editTime: TimeInterval = 0.3
  /// UIKit's margin before an accessory, in points.
  private static let endMargin: CGFloat = 8
  /// UIKit's margin above and below, in points; with text of 17 it makes a row of 44.
  private static let verticalMargin: CGFloat = 11

  func set(isEditing: Bool, animated: Bool) {
    guard isEditing != state.isEditing else { return }
    state.isEditing = isEditing
    stateChanged()
    ends.changed()
    guard animated, cell.window != nil else { return }
    UIView.animate(withDuration: Self.editTime) { self.cell.layoutIfNeeded() }
  }

  private func showState(animated: Bool) {
    let isShown = state.isMarked && cell.selectionStyle != .none
    let view = cell.selectedBackgroundView ?? (isShown ? makeSelection() : plainSelection)
    if isShown, let view {
      view.frame = cell.bounds
      if view.superview !== cell { insert(view) }
      view.alpha = 1
    } else if let view, view.superview === cell {
      if animated, cell.window != nil {
        UIView.animate(withDuration: Self.editTime) {
          view.alpha = 0
        } completion: { [weak self] _ in
          guard let self, !self.state.isMarked else { return }
          view.removeFromSuperview()
        }
      } else {
        view.removeFromSuperview()
      }
    }
    highlight(shownContent, state.isMarked)
    stateChanged()
  }

  private func makeSelection() -> UIView {
    let view = plainSelection ?? UIView()
    view.backgroundColor = .systemGray4
    plainSelection = view
    return view
  }

  /// Inserts a view below the content view, but above the background.
  private func insert(_ view: UIView) {
    cell.insertSubview(view, belowSubview: shownContent)
  }

  private func highlight(_ view: UIView, _ isHighlighted: Bool) {
    for view in view.subviews {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case is UIControl: continue
      default: highlight(view, isHighlighted)
      }
    }
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new, new === cell.backgroundView {
      new.frame = cell.bounds
      cell.insertSubview(new, at: 0)
    } else if new === cell.selectedBackgroundView {
      plainSelection?.removeFromSuperview()
      showState(animated: false)
    }
  }

  func accessoryChanged() { ends.changed() }

  func prepareForReuse() {
    isSwiped = false
    cell.setHighlighted(false, animated: false)
    cell.setSelected(false, animated: false)
  }

  // MARK: Places

  var margin: CGFloat { ListMargins.side(forWidth: cell.bounds.width) }

  private var leading: CGFloat {
    margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
  }

  var automaticSeparatorInset: UIEdgeInsets {
    if let inset = separator.tableInset { return inset }
    let start = leading + (isConfigured ? 0 : labels.imageWidth(inHeight: cell.bounds.height))
    return UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
  }

  func layout() {
    let bounds = cell.bounds
    for view in [cell.backgroundView, cell.selectedBackgroundView, plainSelection] {
      if let view, view.superview === cell { view.frame = bounds }
    }
    placeContent()
    layoutLabels()
    separator.layout(in: cell)
  }

  private func placeContent() {
    let bounds = cell.bounds
    configured.place(inRowOf: bounds.width)
    let (start, end) = ends.layout()
    let isMirrored = cell.beginsAtRight
    let room = CGRect(
      x: start, y: 0, width: max(bounds.width - start - end, 0), height: bounds.height)
    shownContent.moveIfElsewhere(to: isMirrored ? cell.mirrored(room) : room)
    let (first, last) = (start > 0 ? 0 : margin, end > 0 ? Self.endMargin : margin)
    cell.contentRoom.layoutMargins = UIEdgeInsets(
      top: Self.verticalMargin, left: isMirrored ? last : first, bottom: Self.verticalMargin,
      right: isMirrored ? first : last)
  }

  private func layoutLabels() {
    guard !isConfigured else { return }
    let bounds = cell.contentRoom.bounds
    labels.layout(
      from: ends.takesStart ? 0 : leading,
      to: bounds.width - (ends.takesEnd ? Self.endMargin : margin),
      height: bounds.height)
    labels.mirror(in: bounds)
  }

  // MARK: Height

  func height(forWidth width: CGFloat) -> CGFloat {
    if cell.bounds.width != width { cell.frame.size.width = width }
    updateConfiguration()
    placeContent()
    let room = CGSize(width: shownContent.bounds.width, height: 0)
    if let height = configured.height(in: room.width) {
      return max(height, UITableView.defaultConfiguredHeight).rounded(.up)
    }
    // A cell may make the constraints of its content in its own `updateConstraints`.
    cell.updateConstraintsIfNeeded()
    let fits = cell.contentRoom.fittingSizeForList(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if fits.height > 0 { return fits.height }
    return max(labelHeight(in: room.width), UITableView.defaultRowHeight)
  }

  private func labelHeight(in width: CGFloat) -> CGFloat {
    (labels.height(in: width - leading - (ends.takesEnd ? Self.endMargin : margin)) + 2
      * Self.verticalMargin).rounded(.up)
  }
}
