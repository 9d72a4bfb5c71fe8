import Foundation

extension UITableViewCell: SpokenByItself, OffersActions {
  var spokenWords: SpokenWords {
    var traits: UIAccessibilityTraits = []
    if isSelected || accessoryType == .checkmark { traits.insert(.selected) }
    if accessoryType == .disclosureIndicator || accessoryType == .detailDisclosureButton {
      traits.insert(.button)
    }
    return SpokenWords(
      label: SpokenTree.joinedText(in: self), traits: traits, hasControlsInside: true)
  }

  private var table: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }

  /// The actions of swipes along the row, and the steps of its reorder control.
  var offeredActions: [UIAccessibilityCustomAction]? {
    guard let table, let path = table.indexPath(for: self) else { return nil }
    var actions = table.swipes.offeredActions(of: path)
    if table.isEditing, showsReorderControl {
      actions += MoveActions.upAndDown { [weak table, weak self] step in
        guard let table, let self else { return false }
        return table.carry(self, by: step)
      }
    }
    return actions.isEmpty ? nil : actions
  }
}

extension UITableView {
  /// Carries a row over its neighbor, as a finger on its reorder control does.
  func carry(_ cell: UITableViewCell, by step: Int) -> Bool {
    guard let path = indexPath(for: cell), let target = neighbor(of: path, step),
      beginReordering(cell, at: cell.center)
    else { return false }
    let row = tiles.rows.row(target)
    moveReordered(
      by: CGPoint(x: 0, y: (row.lowerBound + row.upperBound) / 2 - cell.center.y))
    guard let places = endReordering(isCancelled: false) else { return false }
    ReorderReason(from: places.from, to: places.to, false, by: "a key left it").report(cell)
    return places.from != places.to
  }

  private func neighbor(of path: IndexPath, _ step: Int) -> IndexPath? {
    let next = IndexPath(row: path.row + step, section: path.section)
    if tiles.rows.contains(next) { return next }
    let section = path.section + step
    guard tiles.rows.counts.indices.contains(section) else { return nil }
    let count = tiles.rows.counts[section]
    return count == 0 ? nil : IndexPath(row: step > 0 ? 0 : count - 1, section: section)
  }
}

extension UITableViewHeaderFooterView: SpokenByItself {
  var spokenWords: SpokenWords {
    let text = SpokenTree.joinedText(in: self)
    return SpokenWords(
      isElement: text?.isEmpty == false, label: text, traits: isFooter ? [] : .header,
      hasControlsInside: true)
  }
}

extension UICollectionViewCell: SpokenByItself, OffersActions {
  /// A cell is one element, in lists and in other layouts.
  var spokenWords: SpokenWords {
    var traits: UIAccessibilityTraits = isSelected ? .selected : []
    var value: String?
    if let list = self as? UICollectionViewListCell {
      if list.listPlace?.role == .header || !kind.isEmpty { traits.insert(.header) }
      if list.accessories.contains(where: { $0.accessoryType == .checkmark }) {
        traits.insert(.selected)
      }
      if list.accessories.contains(where: { $0.accessoryType == .disclosureIndicator }) {
        traits.insert(.button)
      }
      if list.accessories.contains(where: { $0.accessoryType == .outlineDisclosure }) {
        value = outline?.isExpanded == true ? "expanded" : "collapsed"
      }
    }
    return SpokenWords(
      label: SpokenTree.joinedText(in: self), value: value, traits: traits, hasControlsInside: true)
  }

  /// The actions of swipes along the row, of an outline, and of a movement to another place.
  var offeredActions: [UIAccessibilityCustomAction]? {
    guard let list = dequeuer, let path = list.indexPath(for: self) else { return nil }
    var actions = list.swipes.offeredActions(of: path)
    if let cell = self as? UICollectionViewListCell,
      cell.accessories.contains(where: { $0.accessoryType == .outlineDisclosure })
    {
      let name = outline?.isExpanded == true ? "Collapse" : "Expand"
      actions.append(
        UIAccessibilityCustomAction(name: name) { [weak cell] _ in
          cell?.toggle()
          return cell != nil
        })
    }
    if list.movement.mayMove(path) {
      actions += MoveActions.upAndDown { [weak list, weak self] step in
        guard let list, let self else { return false }
        return list.carry(self, by: step)
      }
    }
    return actions.isEmpty ? nil : actions
  }
}

extension UICollectionView {
  /// Carries an item to the place of its neighbor, as a finger does.
  func carry(_ cell: UICollectionViewCell, by step: Int) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    let target = IndexPath(item: path.item + step, section: path.section)
    guard contents.has(target), let place = layoutAttributesForItem(at: target),
      beginInteractiveMovementForItem(at: path)
    else { return false }
    updateInteractiveMovementTargetPosition(place.center)
    let carried = movement.carried
    endInteractiveMovement()
    guard let carried else { return false }
    ReorderReason(
      from: rowName(carried.source), to: rowName(carried.current), false, by: "a key left it"
    ).report(cell)
    return carried.source != carried.current
  }
}

extension TableIndexView: SpokenByItself, AdjustedByReader {
  var spokenWords: SpokenWords { SpokenWords(value: chosenTitle, traits: .adjustable) }

  func adjust(by step: Int) { choose(by: step) }
}

/// The actions of a row that is moved by steps.
@MainActor
enum MoveActions {
  static func upAndDown(
    _ move: @escaping (Int) -> Bool
  ) -> [UIAccessibilityCustomAction] {
    [("Move up", -1), ("Move down", 1)].map { name, step in
      UIAccessibilityCustomAction(name: name) { _ in move(step) }
    }
  }
}

extension RowSwipes {
  /// The actions of both swipes along a row, from the leading ones on.
  func offeredActions(of path: IndexPath) -> [UIAccessibilityCustomAction] {
    offered(of: path).map { action in
      UIAccessibilityCustomAction(name: action.title ?? "Action", image: action.image) {
        [weak self] _ in
        self?.perform(action, of: path)
        return true
      }
    }
  }
}
