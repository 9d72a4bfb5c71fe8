import Foundation

/// Lets items be dragged from its view: a long press lifts them, and they follow the finger.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open class var isEnabledByDefault: Bool { true }

  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet {
      press.isEnabled = isEnabled
      tap.isEnabled = isEnabled
    }
  }
  /// Whether other recognizers may recognize while the items are lifted and not yet dragged.
  open var allowsSimultaneousRecognitionDuringLift = false
  let press = DragPress()
  /// The tap of another finger, which adds items to a drag.
  private let tap = UITapGestureRecognizer()
  private let gate = DragGate()
  private var flight: DragFlight?
  /// The session of the press that is about to begin.
  private var prepared: DragSession?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addAction { [weak self] _ in self?.follow() }
    tap.addAction { [weak self] _ in self?.add() }
    gate.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    gate.isShared = { [weak self] in self?.allowsSimultaneousRecognitionDuringLift ?? false }
    press.delegate = gate
    tap.delegate = gate
    tap.name = "DragTap"
    press.name = "DragPress"
  }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    flight?.cancel("the drag interaction was removed")
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(tap)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(tap)
  }

  /// Whether items of this interaction are lifted or dragged.
  var isActive: Bool { flight != nil }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let delegate, let view, let window = view.window else { return false }
    let flights = DragFlight.running(in: window)
    if recognizer === tap { return flights.contains { $0.hasBegun } }
    // The press of a view within this view that lifts its own items comes first.
    guard flight == nil else { return false }
    let session = DragSession()
    session.window = window
    session.point = press.location(in: nil)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    prepared = session
    return true
  }

  private func follow() {
    let point = press.location(in: nil)
    switch press.state {
    case .began:
      guard let session = prepared, let view, let window = view.window else { return }
      prepared = nil
      let flight = DragFlight(session, self, in: window) { [weak self] in self?.flight = nil }
      self.flight = flight
      flight.lift()
    case .changed: flight?.move(to: point)
    case .ended: flight?.release(at: point)
    case .cancelled: flight?.cancel("the touch was cancelled")
    case .possible, .failed: return
    }
  }

  private func add() {
    guard let delegate, let view, let window = view.window else { return }
    let flights = DragFlight.running(in: window).filter(\.hasBegun)
    let point = tap.location(in: view)
    guard
      let session = delegate.dragInteraction(
        self, sessionForAddingItems: flights.map(\.session), withTouchAt: point),
      let flight = flights.first(where: { $0.session === session })
    else { return }
    let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    if !items.isEmpty { flight.add(items, of: self) }
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// The press that lifts items. A context menu of the same view may open with it.
@MainActor
final class DragPress: UILongPressGestureRecognizer, SharesPress {}

@MainActor
private final class DragGate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in false }
  var isShared: () -> Bool = { false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isShared() }
}
