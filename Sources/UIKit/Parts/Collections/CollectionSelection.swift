import Foundation

/// The selected items of a collection view, and the item under a finger.
@MainActor
final class CollectionSelection {
  private unowned let view: UICollectionView
  private(set) var paths: Set<IndexPath> = []
  /// The item under a finger.
  private var pressed: (touch: UITouch, path: IndexPath)?

  init(_ view: UICollectionView) {
    self.view = view
  }

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  private var isAllowed: Bool {
    view.isEditing
      ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
      : view.allowsSelection
  }

  var allowsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  // MARK: By the program

  func select(_ path: IndexPath, animated: Bool) {
    if !allowsSeveral {
      for other in paths where other != path { show(other, false, animated) }
      paths = paths.filter { $0 == path }
    }
    paths.insert(path)
    show(path, true, animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard paths.remove(path) != nil else { return }
    show(path, false, animated)
  }

  func clear(animated: Bool) {
    for path in paths.sorted() { deselect(path, animated: animated) }
  }

  /// Clears the selection after the data has been replaced.
  func forget() {
    clear(animated: false)
    release()
  }

  /// Moves the selection to the index paths after an update. The views are already in their new
  /// places and look unchanged.
  func move(_ place: (IndexPath) -> IndexPath?) {
    paths = Set(paths.compactMap(place))
    guard let pressed else { return }
    guard let path = place(pressed.path) else { return release() }
    self.pressed = (pressed.touch, path)
  }

  /// Reduces the selection to what the changed properties allow.
  func restrict() {
    if !isAllowed { return clear(animated: false) }
    if !allowsSeveral, paths.count > 1 {
      for path in paths.sorted().dropFirst() { deselect(path, animated: false) }
    }
  }

  /// Our value: a selection fades without holding up the next tap.
  private static let fade: TimeInterval = 0.25

  private func show(_ path: IndexPath, _ isSelected: Bool, _ animated: Bool) {
    guard let cell = view.cellForItem(at: path), cell.isSelected != isSelected else { return }
    guard animated else {
      cell.isSelected = isSelected
      return
    }
    UIView.animate(withDuration: Self.fade, options: .allowUserInteraction) {
      cell.isSelected = isSelected
    }
  }

  // MARK: By a finger

  func touchBegan(_ touch: UITouch) {
    guard pressed == nil, let cell = cell(of: touch), let path = view.indexPath(for: cell),
      !view.swipes.closes(for: cell), isAllowed || expands(cell),
      view.itemDelegate?.collectionView(view, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = (touch, path)
    cell.isHighlighted = true
    view.itemDelegate?.collectionView(view, didHighlightItemAt: path)
  }

  func touchCancelled(_ touch: UITouch) {
    if pressed?.touch === touch { release() }
  }

  func touchEnded(_ touch: UITouch) {
    guard let (pressedTouch, path) = pressed, pressedTouch === touch else { return }
    guard let cell = view.cellForItem(at: path),
      cell.bounds.contains(touch.location(in: cell))
    else { return release() }
    if expands(cell) {
      release()
      (cell as? UICollectionViewListCell)?.toggle()
      return
    }
    let isDeselected = allowsSeveral && contains(path)
    let delegate = view.itemDelegate
    let may =
      isDeselected
      ? delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true
      : delegate?.collectionView(view, shouldSelectItemAt: path) ?? true
    release()
    guard may, view.contents.has(path) else { return }
    if isDeselected {
      deselect(path, animated: false)
      tell(.deselected, path)
      delegate?.collectionView(view, didDeselectItemAt: path)
    } else {
      choose(path)
    }
  }

  /// Returns whether a tap on the cell expands or collapses its item instead of selecting it.
  private func expands(_ cell: UICollectionViewCell) -> Bool {
    (cell as? UICollectionViewListCell)?.expandsByTap ?? false
  }

  /// Selects or deselects an item for a drag of the user, besides the other selected items. Returns
  /// whether the item has changed.
  func change(_ path: IndexPath, to isSelected: Bool) -> Bool {
    guard contains(path) != isSelected else { return false }
    let delegate = view.itemDelegate
    let may =
      isSelected
      ? delegate?.collectionView(view, shouldSelectItemAt: path) ?? true
      : delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true
    guard may else { return false }
    if isSelected {
      select(path, animated: false)
      tell(.selected, path)
      delegate?.collectionView(view, didSelectItemAt: path)
    } else {
      deselect(path, animated: false)
      tell(.deselected, path)
      delegate?.collectionView(view, didDeselectItemAt: path)
    }
    return true
  }

  private func choose(_ path: IndexPath) {
    let delegate = view.itemDelegate
    if !allowsSeveral {
      for other in paths.sorted() where other != path {
        deselect(other, animated: false)
        delegate?.collectionView(view, didDeselectItemAt: other)
      }
    }
    select(path, animated: false)
    tell(.selected, path)
    if let cell = view.cellForItem(at: path) { cell.segue?(cell) }
    delegate?.collectionView(view, didSelectItemAt: path)
    if delegate?.collectionView(view, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(view, performPrimaryActionForItemAt: path)
    }
  }

  private func tell(_ kind: ApplicationEvent.Kind, _ path: IndexPath) {
    ApplicationEvent.report(
      ApplicationEvent(
        kind, "\(kind.rawValue) item \(path.item) of section \(path.section)", of: view, at: path))
  }

  private func release() {
    guard let (_, path) = pressed else { return }
    pressed = nil
    view.cellForItem(at: path)?.isHighlighted = false
    view.itemDelegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  /// Ends the highlight of a view that has left the screen.
  func viewLeft(_ reusable: UICollectionReusableView) {
    guard let cell = reusable as? UICollectionViewCell, cell.isHighlighted, let (_, path) = pressed
    else { return }
    pressed = nil
    cell.isHighlighted = false
    view.itemDelegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  private func cell(of touch: UITouch) -> UICollectionViewCell? {
    var candidate = touch.view
    while let current = candidate, current !== view {
      if let cell = current as? UICollectionViewCell, cell.dequeuer === view { return cell }
      candidate = current.superview
    }
    return nil
  }
}
