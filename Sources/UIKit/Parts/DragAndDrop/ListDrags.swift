import Foundation

/// The drags from a list and the drops on it.
@MainActor
final class ListDrags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private unowned let list: any DragList
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The paths of the dragged items of this list, by the identities of the items.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private var room: IndexPath?
  private var landing: DropLanding?
  private(set) var isDragging = false
  private(set) var isDropping = false

  init(_ list: any DragList) { self.list = list }

  /// Adds the interactions that the list needs. A list with a drag source also takes its own rows,
  /// so that they can be moved.
  func isWanted(drags: Bool, drops: Bool) {
    if drags, drag.view == nil { list.addInteraction(drag) }
    if !drags, drag.view != nil { list.removeInteraction(drag) }
    let takes = drags || drops
    if takes, drop.view == nil { list.addInteraction(drop) }
    if !takes, drop.view != nil { list.removeInteraction(drop) }
  }

  // MARK: The source

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = list.dragPath(at: session.location(in: list)) else { return [] }
    let items = list.dragItems(for: session, at: path)
    sources = [:]
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = list.dragPath(at: point), !sources.values.contains(path) else { return [] }
    let items = list.dragItems(addedTo: session, at: path, point: point)
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    change(item, to: isDragging ? .dragging : .lifting)
    return cellPreview(of: item)
  }

  private func change(_ item: UIDragItem, to state: ListDragState) {
    guard let path = sources[ObjectIdentifier(item)] else { return }
    (list.dragCell(at: path) as? any ListDragCell)?.dragChanged(to: state)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    animator.addCompletion { [weak self] _ in self?.change(item, to: .none) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { cellPreview(of: item) }

  private func cellPreview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let path = sources[ObjectIdentifier(item)], let cell = list.dragCell(at: path) else {
      return nil
    }
    let parameters = list.dragParameters(at: path) ?? UIDragPreviewParameters()
    guard let outline = parameters.visiblePath?.bounds else {
      return UITargetedDragPreview(view: cell, parameters: parameters)
    }
    return UITargetedDragPreview(
      view: cell, parameters: parameters,
      target: UIDragPreviewTarget(
        container: list,
        center: list.convert(CGRect(origin: outline.origin, size: outline.size), from: cell).middle)
    )
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    isDragging = true
    for item in session.items { change(item, to: .dragging) }
    list.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.dragAllowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    if operation != .cancel {
      for item in session.items { change(item, to: .none) }
    }
    sources = [:]
    list.dragDidEnd(session)
  }

  // MARK: The target

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    if list.takesDrops { return list.dropCanBeHandled(session) }
    return movedPath(of: session) != nil
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isDropping = true
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let path = list.dragPath(at: session.location(in: list))
    let (proposal, insertsAt) = proposal(for: session, at: path)
    let shown = insertsAt && proposal.operation != .cancel && proposal.operation != .forbidden
    showRoom(shown ? path : nil, for: session)
    return proposal
  }

  private func proposal(
    for session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, insertsAt: Bool) {
    if list.takesDrops { return list.dropProposal(for: session, at: path) }
    return (UIDropProposal(operation: path == nil ? .cancel : .move), true)
  }

  private func showRoom(_ path: IndexPath?, for session: any UIDropSession) {
    guard path != room else { return }
    room = path
    let source = session.items.first.flatMap { sources[ObjectIdentifier($0)] }
    let height = source.flatMap { list.dragFrame(at: $0)?.height } ?? Self.usualRoom
    list.showRoom(path.map { DragRoom(path: $0, height: height, source: source) })
  }

  /// The height of the room for an item of another view, in points: that of a plain row.
  private static let usualRoom: CGFloat = 44

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isDropping = false
    showRoom(nil, for: session)
    list.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    let path = list.dragPath(at: session.location(in: list))
    let (proposal, insertsAt) = proposal(for: session, at: path)
    showRoom(nil, for: session)
    let landing = DropLanding(
      session, at: path, proposal,
      items: session.items.map { item in
        let source = sources[ObjectIdentifier(item)]
        return (item, source, source.flatMap { list.dragFrame(at: $0)?.size } ?? .zero)
      })
    self.landing = landing
    if insertsAt, proposal.operation == .move, let source = movedPath(of: session), let path {
      list.move(source, to: path)
      _ = landing.send(session.items[0], to: .path(path, nil))
    } else if list.takesDrops {
      list.performDrop(landing)
    }
  }

  /// Returns the path of the only dragged item if it is from this list and may be moved.
  private func movedPath(of session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let path = sources[ObjectIdentifier(session.items[0])],
      list.canMove(path)
    else { return nil }
    return path
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    switch landing?.places[ObjectIdentifier(item)] {
    case .path(let path, let rect):
      list.layoutIfNeeded()
      guard let frame = list.dragFrame(at: path) else { return defaultPreview }
      let place = rect.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) } ?? frame
      let target = UIDragPreviewTarget(container: list, center: place.middle)
      guard let parameters = list.dropParameters(at: path) else {
        return defaultPreview.retargetedPreview(with: target)
      }
      return UITargetedDragPreview(
        view: defaultPreview.view, parameters: parameters, target: target)
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case nil: return defaultPreview
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = landing?.animators[ObjectIdentifier(item)] else { return }
    animator.addAnimations { own.alongside.animate() }
    animator.addCompletion { _ in own.alongside.complete() }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isDropping = false
    landing = nil
    list.dropDidEnd(session)
  }
}
