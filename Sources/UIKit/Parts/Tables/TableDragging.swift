import Foundation

extension UITableView: DragList {
  func dragPath(at point: CGPoint) -> IndexPath? {
    indexPathForRow(at: point).flatMap { cellForRow(at: $0) == nil ? nil : $0 }
  }

  func dragCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func dragFrame(at path: IndexPath) -> CGRect? {
    tiles.rows.contains(path) ? rectForRow(at: path) : nil
  }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(
    addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  var takesDrops: Bool { dropDelegate != nil }

  func dropCanBeHandled(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropProposal(
    for session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, insertsAt: Bool) {
    guard
      let proposal = dropDelegate?.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    else { return (UIDropProposal(operation: .cancel), false) }
    return (
      proposal, proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic
    )
  }

  func performDrop(_ landing: DropLanding) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(landing, self))
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func canMove(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  func move(_ path: IndexPath, to target: IndexPath) {
    guard path != target else { return }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
  }

  func showRoom(_ room: DragRoom?) {
    // Our value, in seconds: short, because rows move for each place that the finger passes.
    UIView.animate(withDuration: 0.2) {
      self.tiles.layout()
      guard let room else { return }
      for (path, cell) in self.tiles.cells where path >= room.path {
        cell.frame.origin.y += room.height
      }
    }
  }
}

extension UITableViewCell: ListDragCell {
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

extension UITableView: UISpringLoadedInteractionSupporting {
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
          return delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
        } activate: { [weak self] path in
          guard let self else { return }
          selectRow(at: path, animated: true, scrollPosition: .none)
          delegate?.tableView(self, didSelectRowAt: path)
        })
    }
  }
}
