import Foundation

extension UICollectionView: DragList {
  func dragPath(at point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point).flatMap { cellForItem(at: $0) == nil ? nil : $0 }
  }

  func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func dragFrame(at path: IndexPath) -> CGRect? {
    guard path.count == 2, (0..<numberOfSections).contains(path.section),
      (0..<numberOfItems(inSection: path.section)).contains(path.item)
    else { return nil }
    return layoutAttributesForItem(at: path)?.frame
  }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(
    addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  var takesDrops: Bool { dropDelegate != nil }

  func dropCanBeHandled(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropProposal(
    for session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, insertsAt: Bool) {
    guard
      let proposal = dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    else { return (UIDropProposal(operation: .cancel), false) }
    return (proposal, proposal.intent == .insertAtDestinationIndexPath)
  }

  func performDrop(_ landing: DropLanding) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(landing, self))
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func canMove(_ path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  func move(_ path: IndexPath, to target: IndexPath) {
    guard path != target else { return }
    dataSource?.collectionView(self, moveItemAt: path, to: target)
    moveItem(at: path, to: target)
  }

  /// Moves the items from the room on to the places of those after them. A dragged item of the same
  /// collection view leaves its place, so that only the items between that place and the room move.
  func showRoom(_ room: DragRoom?) {
    // Our value, in seconds: short, because items move for each place that the finger passes.
    UIView.animate(withDuration: 0.2, options: .allowUserInteraction) {
      for cell in self.visibleCells where cell.orthogonalScroll == nil && !cell.isCarried {
        guard let path = self.indexPath(for: cell),
          let own = self.layoutAttributesForItem(at: path)
        else { continue }
        let shift = room.map { self.shift(of: path, own, for: $0) } ?? .zero
        cell.center = CGPoint(x: own.center.x + shift.dx, y: own.center.y + shift.dy)
      }
    }
  }

  /// Returns the vector by which an item makes room.
  private func shift(
    of path: IndexPath, _ own: UICollectionViewLayoutAttributes, for room: DragRoom
  ) -> CGVector {
    let step: Int
    if let source = room.source, source.section == room.path.section {
      guard path.section == source.section else { return .zero }
      if path == source {
        step = room.path.item - source.item
      } else if path.item > source.item, path.item <= room.path.item {
        step = -1
      } else if path.item < source.item, path.item >= room.path.item {
        step = 1
      } else {
        return .zero
      }
    } else {
      guard path.section == room.path.section, path.item >= room.path.item else { return .zero }
      step = 1
    }
    guard step != 0 else { return .zero }
    let target = IndexPath(item: path.item + step, section: path.section)
    if contents.has(target), let place = layoutAttributesForItem(at: target) {
      return CGVector(
        dx: place.frame.minX - own.frame.minX, dy: place.frame.minY - own.frame.minY)
    }
    // Beyond the last item, the room is as far away as that item is from the one before it.
    let before = IndexPath(item: path.item - 1, section: path.section)
    guard contents.has(before), let place = layoutAttributesForItem(at: before) else {
      return CGVector(dx: 0, dy: own.frame.height)
    }
    return CGVector(dx: own.frame.minX - place.frame.minX, dy: own.frame.minY - place.frame.minY)
  }
}

extension UICollectionViewCell: ListDragCell {
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting, dragging
  }

  func dragChanged(to state: ListDragState) {
    listDrag = state
    setNeedsUpdateConfiguration()
    switch state {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether dragged items that rest over a cell select it, if the delegate allows it.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ListSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      guard newValue else {
        for case let spring as ListSpring in interactions { removeInteraction(spring) }
        return
      }
      addInteraction(
        ListSpring(self) { [weak self] path, context in
          guard let self else { return false }
          return itemDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context)
            ?? true
        } activate: { [weak self] path in
          guard let self else { return }
          selectItem(at: path, animated: true, scrollPosition: [])
          itemDelegate?.collectionView(self, didSelectItemAt: path)
        })
    }
  }
}
