import Foundation
import QuartzCore

/// What a cell of a table is made of, and where that lies.
@MainActor
final class CellParts {
  unowned let cell: UITableViewCell
  private(set) var isSelected = false
  private(set) var isHighlighted = false
  private(set) var isEditing = false
  var isSwiped = false { didSet { if isSwiped != oldValue { stateChanged() } } }
  var needsConfiguration = false { didSet { if needsConfiguration { cell.setNeedsLayout() } } }
  /// Nil until the program has set it.
  var separatorInset: UIEdgeInsets?
  /// What the table has for all of its rows.
  var tableInset: UIEdgeInsets?
  /// How the table has it; nil for no line.
  var separator: UIColor? { didSet { separatorChanged() } }
  /// Without the line at its end, in a table of groups.
  var isLastOfGroup = false { didSet { separatorChanged() } }

  private lazy var textLabel = label(.systemFont(ofSize: cell.style == .value2 ? 12 : 17))
  private var hasText = false
  private lazy var ownDetailLabel = label(
    .systemFont(ofSize: cell.style == .subtitle || cell.style == .value2 ? 12 : 17))
  private var hasDetail = false
  private lazy var ownImageView = UIImageView()
  private var hasImage = false
  private var line: UIView?
  private var plainSelection: UIView?
  private var configured: (any UIView & UIContentView)?
  private var background: UIView?
  private lazy var ends = CellEnds(cell)

  init(_ cell: UITableViewCell) {
    self.cell = cell
  }

  // MARK: Labels

  private func label(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = .label
    return label
  }

  var isConfigured: Bool { configured != nil }

  var shownTextLabel: UILabel {
    if !hasText {
      hasText = true
      if cell.style == .value2 { textLabel.textAlignment = .right }
      cell.contentView.addSubview(textLabel)
    }
    return textLabel
  }

  var detailLabel: UILabel? {
    guard cell.style != .default else { return nil }
    if !hasDetail {
      hasDetail = true
      if cell.style != .value2 { ownDetailLabel.textColor = .secondaryLabel }
      cell.contentView.addSubview(ownDetailLabel)
    }
    return ownDetailLabel
  }

  var imageView: UIImageView? {
    guard cell.style != .value2 else { return nil }
    if !hasImage {
      hasImage = true
      cell.contentView.addSubview(ownImageView)
    }
    return ownImageView
  }

  // MARK: Configurations

  var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.configuration }
    set {
      guard let newValue else {
        configured?.removeFromSuperview()
        configured = nil
        return
      }
      let new = newValue.updated(for: cell.configurationState)
      if let configured, type(of: configured.configuration) == type(of: new) {
        configured.configuration = new
      } else {
        configured?.removeFromSuperview()
        let view = new.makeContentView()
        view.frame = cell.contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.insertSubview(view, at: 0)
        configured = view
      }
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
    if cell.automaticallyUpdatesContentConfiguration, let configured {
      configured.configuration = configured.configuration.updated(for: state)
    }
    updateBackground(state)
    cell.updateConfiguration(using: state)
    needsConfiguration = false
  }

  private func updateBackground(_ state: UICellConfigurationState) {
    guard let configuration = cell.backgroundConfiguration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let shown =
      cell.automaticallyUpdatesBackgroundConfiguration
      ? configuration.updated(for: state) : configuration
    let view = background ?? UIView()
    if background == nil { cell.insertSubview(view, at: 0) }
    background = view
    shown.apply(to: view, in: cell)
  }

  // MARK: State

  func set(isSelected: Bool, animated: Bool) {
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    showState(animated: animated)
  }

  func set(isHighlighted: Bool, animated: Bool) {
    guard isHighlighted != self.isHighlighted else { return }
    self.isHighlighted = isHighlighted
    showState(animated: animated)
  }

  func set(isEditing: Bool, animated: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    stateChanged()
    ends.changed()
    guard animated, cell.window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.cell.layoutIfNeeded() }
  }

  private func showState(animated: Bool) {
    let isShown = (isSelected || isHighlighted) && cell.selectionStyle != .none
    let view = cell.selectedBackgroundView ?? (isShown ? makeSelection() : plainSelection)
    if isShown, let view {
      view.frame = cell.bounds
      if view.superview !== cell { insert(view) }
      view.alpha = 1
    } else if let view, view.superview === cell {
      if animated, cell.window != nil {
        UIView.animate(withDuration: 0.3) {
          view.alpha = 0
        } completion: { [weak self] _ in
          guard let self, !self.isSelected, !self.isHighlighted else { return }
          view.removeFromSuperview()
        }
      } else {
        view.removeFromSuperview()
      }
    }
    highlight(cell.contentView, isSelected || isHighlighted)
    stateChanged()
  }

  private func makeSelection() -> UIView {
    let view = plainSelection ?? UIView()
    view.backgroundColor = .systemGray4
    plainSelection = view
    return view
  }

  /// Behind the content, and before the background.
  private func insert(_ view: UIView) {
    cell.insertSubview(view, belowSubview: cell.contentView)
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

  /// The room at the sides.
  static func margin(forWidth width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }

  var margin: CGFloat { Self.margin(forWidth: cell.bounds.width) }

  private var leading: CGFloat {
    margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
  }

  var automaticSeparatorInset: UIEdgeInsets {
    if let tableInset { return tableInset }
    var start = leading
    if hasImage, let image = ownImageView.image, !isConfigured { start += image.size.width + 16 }
    return UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
  }

  func layout() {
    let bounds = cell.bounds
    for view in [background, cell.backgroundView, cell.selectedBackgroundView, plainSelection] {
      if let view, view.superview === cell, view !== background { view.frame = bounds }
    }
    placeContent()
    layoutLabels()
    layoutLine()
  }

  private func placeContent() {
    let bounds = cell.bounds
    let (start, end) = ends.layout()
    cell.contentView.frame = CGRect(
      x: start, y: 0, width: max(bounds.width - start - end, 0), height: bounds.height)
    cell.contentView.layoutMargins = UIEdgeInsets(
      top: 11, left: start > 0 ? 0 : margin, bottom: 11, right: end > 0 ? 8 : margin)
  }

  private func separatorChanged() {
    if separator == nil || isLastOfGroup {
      line?.removeFromSuperview()
      line = nil
    } else {
      let view = line ?? UIView()
      view.isUserInteractionEnabled = false
      view.backgroundColor = separator
      if line == nil { cell.addSubview(view) }
      line = view
    }
    cell.setNeedsLayout()
  }

  private func layoutLine() {
    guard let line else { return }
    let height = 1 / max(cell.window?.screen?.scale ?? 1, 1)
    let inset = cell.separatorInset
    line.frame = CGRect(
      x: inset.left, y: cell.bounds.height - height,
      width: max(cell.bounds.width - inset.left - inset.right, 0), height: height)
    cell.bringSubviewToFront(line)
  }

  private func layoutLabels() {
    guard !isConfigured else { return }
    let bounds = cell.contentView.bounds
    var start = ends.takesStart ? 0 : leading
    let end = bounds.width - (ends.takesEnd ? 8 : margin)
    if hasImage, let image = ownImageView.image {
      let scale = min(1, bounds.height / max(image.size.height, 1))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      ownImageView.frame = CGRect(
        x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      start += size.width + 16
    }
    let room = CGRect(x: start, y: 0, width: max(end - start, 0), height: bounds.height)
    switch cell.style {
    case .subtitle where isDetailShown: layoutStacked(in: room)
    case .value1 where isDetailShown: layoutAtEnds(in: room)
    case .value2: layoutSideBySide(in: room)
    default: if hasText { textLabel.frame = room }
    }
  }

  private var isDetailShown: Bool { hasDetail && ownDetailLabel.text?.isEmpty == false }

  private func layoutStacked(in room: CGRect) {
    let first = hasText ? textLabel.sizeThatFits(room.size).height : 0
    let second = ownDetailLabel.sizeThatFits(room.size).height
    var top = (room.height - first - second - 3) / 2
    if hasText {
      textLabel.frame = CGRect(x: room.minX, y: top, width: room.width, height: first)
      top += first + 3
    }
    ownDetailLabel.frame = CGRect(x: room.minX, y: top, width: room.width, height: second)
  }

  private func layoutAtEnds(in room: CGRect) {
    let detail = min(ownDetailLabel.sizeThatFits(room.size).width.rounded(.up), room.width)
    ownDetailLabel.frame = CGRect(
      x: room.maxX - detail, y: 0, width: detail, height: room.height)
    guard hasText else { return }
    textLabel.frame = CGRect(
      x: room.minX, y: 0, width: max(room.width - detail - 8, 0), height: room.height)
  }

  /// The width of the first of two columns, as cells of this style have it.
  private static let column: CGFloat = 91

  private func layoutSideBySide(in room: CGRect) {
    if hasText {
      textLabel.textColor = cell.tintColor
      textLabel.frame = CGRect(
        x: room.minX, y: 0, width: min(Self.column, room.width), height: room.height)
    }
    if hasDetail {
      let start = room.minX + Self.column + 6
      ownDetailLabel.frame = CGRect(
        x: start, y: 0, width: max(room.maxX - start, 0), height: room.height)
    }
  }

  // MARK: Height

  func height(forWidth width: CGFloat) -> CGFloat {
    if cell.bounds.width != width { cell.frame.size.width = width }
    updateConfiguration()
    placeContent()
    let room = CGSize(width: cell.contentView.bounds.width, height: 0)
    if let configured {
      configured.frame.size.width = room.width
      let fits = configured.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return max(fits.height, UITableView.defaultConfiguredHeight).rounded(.up)
    }
    let fits = cell.contentView.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if fits.height > 0 { return fits.height }
    return max(labelHeight(in: room.width), UITableView.defaultRowHeight)
  }

  private func labelHeight(in width: CGFloat) -> CGFloat {
    var width = width - leading - (ends.takesEnd ? 8 : margin)
    if hasImage, let image = ownImageView.image { width -= image.size.width + 16 }
    let size = CGSize(width: max(width, 0), height: .greatestFiniteMagnitude)
    var height: CGFloat = 0
    if hasText { height = textLabel.sizeThatFits(size).height }
    if cell.style == .subtitle, isDetailShown {
      height += ownDetailLabel.sizeThatFits(size).height + 3
    }
    return (height + 2 * 11).rounded(.up)
  }
}
