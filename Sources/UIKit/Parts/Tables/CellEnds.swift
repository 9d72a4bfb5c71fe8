import Foundation
import QuartzCore

/// The views before and after the content of a cell: editing controls and accessories.
@MainActor
final class CellEnds {
  private unowned let cell: UITableViewCell
  @exclusivity(unchecked) private var accessory: UIView?
  @exclusivity(unchecked) private var editControl: UIButton?
  @exclusivity(unchecked) private var reorderControl: UIImageView?
  /// Whether the accessory was made for content that begins at the right.
  @exclusivity(unchecked) private var isAccessoryMirrored = false

  /// The width that the content leaves for the editing control, in points.
  private static let editWidth: CGFloat = 40
  private static let reorderWidth: CGFloat = 44

  init(_ cell: UITableViewCell) {
    self.cell = cell
  }

  var takesStart: Bool { editControl != nil }
  var takesEnd: Bool { accessory != nil || reorderControl != nil }

  func changed() {
    accessory?.removeFromSuperview()
    accessory = nil
    cell.setNeedsLayout()
  }

  /// Our value, in points: the side of the reorder control's image.
  private static let reorderSide: CGFloat = 22
  /// Our value, in points: the gap behind the edit control.
  private static let editGap: CGFloat = 8
  /// Our value, in points: a chevron that is smaller than the text.
  private static let chevronSize: CGFloat = 14
  /// Our value, in points: as high as the text.
  private static let checkmarkSize: CGFloat = 17
  /// Our value, in points: between the detail button and its chevron.
  private static let accessoryGap: CGFloat = 12
  /// Our value, in points: the side of the detail button.
  private static let detailSide: CGFloat = 24

  /// Lays out the views, and returns the widths that they take at both ends.
  func layout() -> (start: CGFloat, end: CGFloat) {
    update()
    let bounds = cell.bounds
    var end = bounds.width - cell.parts.indexWidth
    if let reorderControl {
      end -= Self.reorderWidth
      reorderControl.frame = cell.mirrored(
        CGRect(
          x: end, y: (bounds.height - Self.reorderSide) / 2, width: Self.reorderSide,
          height: Self.reorderSide))
    }
    if let accessory {
      let size = accessory.bounds.size
      if reorderControl == nil { end -= cell.parts.margin }
      end -= size.width
      accessory.frame = cell.mirrored(
        CGRect(
          x: end, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    }
    editControl?.frame = cell.mirrored(
      CGRect(x: 0, y: 0, width: Self.editWidth + Self.editGap, height: bounds.height))
    return (editControl == nil ? 0 : Self.editWidth + Self.editGap, bounds.width - end)
  }

  private func update() {
    let wanted = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
    if wanted == nil, accessory != nil, isAccessoryMirrored != cell.beginsAtRight {
      accessory?.removeFromSuperview()
      accessory = nil
    }
    if wanted !== accessory || accessory == nil {
      let new = wanted ?? accessory ?? makeAccessory()
      if new !== accessory {
        accessory?.removeFromSuperview()
        accessory = new
      }
      if let new, new.superview !== cell { cell.addSubview(new) }
    }
    updateEditControl()
    let shows = cell.isEditing && cell.showsReorderControl
    if shows, reorderControl == nil {
      let view = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
      view.tintColor = .tertiaryLabel
      cell.addSubview(view)
      reorderControl = view
    } else if !shows {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
    }
  }

  private func updateEditControl() {
    guard cell.isEditing, cell.editingStyle != .none else {
      editControl?.removeFromSuperview()
      editControl = nil
      return
    }
    let button = editControl ?? makeEditControl()
    let isDeletion = cell.editingStyle == .delete
    button.setImage(
      UIImage(systemName: isDeletion ? "minus.circle.fill" : "plus.circle.fill"), for: .normal)
    button.tintColor = isDeletion ? .systemRed : .systemGreen
    button.accessibilityLabel = isDeletion ? "Remove" : "Insert"
  }

  private func makeEditControl() -> UIButton {
    let button = UIButton(type: .custom)
    button.addHandler(for: .touchUpInside) { [weak cell] _, _ in
      guard let cell else { return }
      cell.tableView?.editControlTapped(in: cell)
    }
    cell.addSubview(button)
    editControl = button
    return button
  }

  // MARK: Accessories

  private func makeAccessory() -> UIView? {
    let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    // The usual case, in each layout: no direction is read.
    if type == .none { return nil }
    isAccessoryMirrored = cell.beginsAtRight
    switch type {
    case .none: return nil
    case .disclosureIndicator: return picture("chevron.right", Self.chevronSize, .tertiaryLabel)
    case .checkmark: return picture("checkmark", Self.checkmarkSize, cell.tintColor)
    case .detailButton: return detailButton()
    case .detailDisclosureButton:
      let chevron = picture("chevron.right", Self.chevronSize, .tertiaryLabel)
      let button = detailButton()
      let both = UIView(
        frame: CGRect(
          x: 0, y: 0, width: button.bounds.width + Self.accessoryGap + chevron.bounds.width,
          height: button.bounds.height))
      let far = both.bounds.width - chevron.bounds.midX
      chevron.center = CGPoint(
        x: cell.beginsAtRight ? chevron.bounds.midX : far, y: both.bounds.midY)
      if cell.beginsAtRight { button.frame.origin.x = both.bounds.width - button.bounds.width }
      both.addSubview(button)
      both.addSubview(chevron)
      return both
    }
  }

  private func picture(_ name: String, _ size: CGFloat, _ color: UIColor?) -> UIImageView {
    let isArrow = name == "chevron.right" && cell.beginsAtRight
    let view = UIImageView(image: UIImage(systemName: isArrow ? "chevron.left" : name))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: size, weight: .semibold)
    view.tintColor = color
    view.bounds.size = view.sizeThatFits(.zero)
    return view
  }

  private func detailButton() -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    if button.image(for: .normal) == nil {
      button.setImage(UIImage(systemName: "info.circle"), for: .normal)
    }
    button.frame = CGRect(x: 0, y: 0, width: Self.detailSide, height: Self.detailSide)
    button.addHandler(for: .touchUpInside) { [weak cell] _, _ in
      guard let cell else { return }
      cell.tableView?.accessoryTapped(in: cell)
    }
    return button
  }
}

extension UITableViewCell {
  /// The table view that shows the cell.
  var tableView: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }
}
