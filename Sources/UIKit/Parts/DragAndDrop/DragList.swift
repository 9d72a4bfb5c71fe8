import Foundation

/// A list whose rows or items can be dragged, and on which items can be dropped.
@MainActor
protocol DragList: UIView {
  /// Returns the row or item at a point of the list that is in sight; nil for none.
  func dragPath(at point: CGPoint) -> IndexPath?
  func dragCell(at path: IndexPath) -> UIView?
  /// Returns the frame in the list of a row or item that exists; nil for others.
  func dragFrame(at path: IndexPath) -> CGRect?

  // MARK: The source

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(
    addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // MARK: The target

  /// Whether the list has a delegate for drops.
  var takesDrops: Bool { get }
  func dropCanBeHandled(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// Returns the proposal of the delegate, and whether rows make room at the destination.
  func dropProposal(
    for session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, insertsAt: Bool)
  func performDrop(_ landing: DropLanding)
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?

  // MARK: Moves within the list

  func canMove(_ path: IndexPath) -> Bool
  func move(_ path: IndexPath, to target: IndexPath)
  /// Makes room for a dragged row; nil closes the room.
  func showRoom(_ room: DragRoom?)
}

/// The room that a list makes for a dragged row or item.
struct DragRoom {
  var path: IndexPath
  /// The height of the room, in points.
  var height: CGFloat
  /// The place of the row or item, if it comes from the same list.
  var source: IndexPath?
}

/// A drop on a list that is being performed, with the places to which its items go.
@MainActor
final class DropLanding {
  let session: any UIDropSession
  let path: IndexPath?
  let proposal: UIDropProposal
  /// The dragged items, with their paths if they come from this list, and the sizes of their
  /// previews.
  let items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
  /// The places and animators of items, by the identities of the items.
  private(set) var places: [ObjectIdentifier: Place] = [:]
  private(set) var animators: [ObjectIdentifier: DragAnimator] = [:]

  enum Place {
    /// A row or item, or a rectangle in it.
    case path(IndexPath, CGRect?)
    case target(UIDragPreviewTarget)
  }

  init(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UIDropProposal,
    items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
  ) {
    self.session = session
    self.path = path
    self.proposal = proposal
    self.items = items
  }

  /// Sends an item to a place. Returns the animator that accompanies it.
  func send(_ item: UIDragItem, to place: Place) -> DragAnimator {
    let animator = DragAnimator()
    places[ObjectIdentifier(item)] = place
    animators[ObjectIdentifier(item)] = animator
    return animator
  }
}

/// The part of a drag in which a cell is.
enum ListDragState {
  case none, lifting, dragging
}

/// A cell that is notified of drags of its row or item.
@MainActor
protocol ListDragCell: UIView {
  func dragChanged(to state: ListDragState)
}
