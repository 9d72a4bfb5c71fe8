import Foundation
import QuartzCore

/// The views of a list cell's accessories on one side of the content.
@MainActor
final class AccessoryViews {
  private unowned let cell: UICollectionViewListCell
  private let isLeading: Bool
  private var shown: [(accessory: UICellAccessory, view: UIView)] = []
  /// The distance between two accessories, in points.
  private static let gap: CGFloat = 12
  /// The reserved width of `LayoutDimension.standard`, in points: that of an editing control.
  static let standardWidth: CGFloat = 28

  init(_ cell: UICollectionViewListCell, isLeading: Bool) {
    self.cell = cell
    self.isLeading = isLeading
  }

  var isEmpty: Bool { shown.isEmpty }

  func view(of type: UICellAccessory.AccessoryType) -> UIView? {
    shown.first { $0.accessory.accessoryType == type }?.view
  }

  /// Shows the accessories for a state. Views of accessories that remain are the same views, so
  /// that their changes can be animated.
  func update(_ accessories: [UICellAccessory], _ state: UICellConfigurationState) {
    let wanted = UICellAccessory.ordered(
      accessories, isLeading: isLeading, isEditing: state.isEditing)
    var old = shown
    shown = []
    for accessory in wanted {
      let index = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
      let view = index.map { old.remove(at: $0).view } ?? make(accessory)
      configure(view, accessory, state)
      if view.superview !== cell { cell.addSubview(view) }
      shown.append((accessory, view))
    }
    for (_, view) in old where !shown.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
  }

  /// The width that all accessories take, with the gaps between them, in points.
  var width: CGFloat {
    shown.reduce(0) { $0 + width($1.accessory, $1.view) }
      + Self.gap * CGFloat(max(shown.count - 1, 0))
  }

  func layout(from start: CGFloat, height: CGFloat, in width: CGFloat, isMirrored: Bool) {
    var start = start
    for (accessory, view) in shown {
      let room = self.width(accessory, view)
      let size = view.bounds.size
      let x = start + room / 2
      view.center = CGPoint(x: isMirrored ? width - x : x, y: height / 2)
      if size.height > height, !(view is UIControl) { view.bounds.size.height = height }
      start += room + Self.gap
    }
  }

  private func width(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    switch accessory.reservedLayoutWidth {
    case .actual: view.bounds.width
    case .standard: max(Self.standardWidth, view.bounds.width)
    case .custom(let width): width.isFinite ? max(width, 0) : 0
    }
  }

  // MARK: Views

  private func make(_ accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .symbol, .reorder: return UIImageView()
    case .button, .outline:
      let button = UIButton(type: .custom)
      button.addHandler(for: .touchUpInside) { [weak cell] _, _ in
        cell?.accessoryTapped(accessory.accessoryType)
      }
      return button
    case .label: return UILabel()
    case .menu:
      let button = UIButton(type: .system)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      return button
    case .custom(let configuration): return configuration.customView
    }
  }

  /// Our value: the side of an accessory's button, in points.
  private static let buttonSide: CGFloat = 24
  /// Our value: a chevron is quieter than the other marks.
  private static let smallMark: CGFloat = 14
  /// Our value: marks as large as body text.
  private static let markSize: CGFloat = 17

  private func configure(
    _ view: UIView, _ accessory: UICellAccessory, _ state: UICellConfigurationState
  ) {
    view.isHidden = accessory.isHidden
    switch accessory.content {
    case .symbol(let background):
      show(symbol(of: accessory, state), accessory, background, in: view as? UIImageView)
    case .reorder(let showsLine):
      showLine(showsLine && !shown.isEmpty, beside: view)
      show("line.3.horizontal", accessory, nil, in: view as? UIImageView)
      cell.dequeuer?.reorder.isWanted()
    case .button(let background, _):
      guard let button = view as? UIButton else { return }
      button.tintColor = background ?? color(of: accessory)
      button.setImage(UIImage(systemName: symbol(of: accessory, state)), for: .normal)
      button.accessibilityLabel = Self.label(of: accessory.accessoryType)
      button.bounds.size = CGSize(width: Self.buttonSide, height: Self.buttonSide)
    case .outline:
      guard let button = view as? UIButton else { return }
      turn(button, accessory, state)
    case .label(let text, let options):
      guard let label = view as? UILabel else { return }
      label.text = text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.bounds.size = label.sizeThatFits(.zero)
    case .menu(let menu, let handler):
      guard let button = view as? UIButton else { return }
      button.tintColor = accessory.tintColor ?? .secondaryLabel
      if button.menu !== menu {
        button.menu = menu
        let show = menu.whenChosen
        menu.whenChosen = { [weak menu, weak cell] in
          show()
          if let menu { handler?(menu) }
          cell?.setNeedsUpdateConfiguration()
        }
      }
      button.bounds.size = button.sizeThatFits(.zero)
    case .custom(let configuration):
      if let tint = configuration.tintColor { view.tintColor = tint }
      if !configuration.maintainsFixedSize {
        let size = view.sizeThatFits(view.bounds.size)
        if size.width > 0, size.height > 0 { view.bounds.size = size }
      }
    }
  }

  /// Shows a vertical line between the reorder control and the accessory before it.
  private func showLine(_ isShown: Bool, beside view: UIView) {
    guard isShown else {
      for line in view.subviews { line.removeFromSuperview() }
      return
    }
    let line = view.subviews.first ?? UIView()
    line.backgroundColor = .separator
    let width = 1 / max(cell.window?.ownScreen?.scale ?? 1, 1)
    line.frame = CGRect(
      x: -Self.gap / 2, y: -Self.lineOverhang, width: width,
      height: view.bounds.height + 2 * Self.lineOverhang)
    if line.superview == nil { view.addSubview(line) }
  }

  /// The distance by which the line is longer than the control at each end, in points.
  private static let lineOverhang: CGFloat = 6

  private func show(
    _ symbol: String, _ accessory: UICellAccessory, _ background: UIColor?, in view: UIImageView?
  ) {
    guard let view else { return }
    view.image = UIImage(systemName: symbol)
    let isSmall = accessory.accessoryType == .disclosureIndicator
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: isSmall ? Self.smallMark : Self.markSize, weight: .semibold)
    view.tintColor = background ?? color(of: accessory)
    view.bounds.size = view.sizeThatFits(.zero)
  }

  /// Shows a chevron that points down while the item is expanded.
  private func turn(
    _ button: UIButton, _ accessory: UICellAccessory, _ state: UICellConfigurationState
  ) {
    button.tintColor = color(of: accessory)
    button.setImage(
      UIImage(systemName: "chevron.right")?.withConfiguration(
        UIImage.SymbolConfiguration(pointSize: Self.smallMark, weight: .semibold)), for: .normal)
    button.accessibilityLabel = state.isExpanded ? "Collapse" : "Expand"
    if button.bounds.isEmpty {
      button.bounds.size = CGSize(width: Self.buttonSide, height: Self.buttonSide)
    }
    let angle: CGFloat = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .pi : 0
    let isDown = state.isExpanded
    let transform = CGAffineTransform(rotationAngle: isDown ? .pi / 2 : angle)
    if button.transform != transform { button.transform = transform }
  }

  private func symbol(of accessory: UICellAccessory, _ state: UICellConfigurationState) -> String {
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure:
      cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
    case .checkmark: "checkmark"
    case .delete: "minus.circle.fill"
    case .insert: "plus.circle.fill"
    case .multiselect: state.isSelected ? "checkmark.circle.fill" : "circle"
    case .detail: "info.circle"
    case .reorder, .label, .popUpMenu, .customView: "line.3.horizontal"
    }
  }

  private func color(of accessory: UICellAccessory) -> UIColor {
    if let color = accessory.tintColor { return color }
    return switch accessory.accessoryType {
    case .disclosureIndicator, .reorder: .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    case .multiselect where !cell.isSelected: .tertiaryLabel
    case .outlineDisclosure, .checkmark, .multiselect, .detail, .label, .popUpMenu, .customView:
      cell.tintColor
    }
  }

  private static func label(of type: UICellAccessory.AccessoryType) -> String? {
    switch type {
    case .delete: "Remove"
    case .insert: "Insert"
    case .detail: "More info"
    case .disclosureIndicator, .outlineDisclosure, .checkmark, .reorder, .multiselect, .label,
      .popUpMenu, .customView:
      nil
    }
  }
}
