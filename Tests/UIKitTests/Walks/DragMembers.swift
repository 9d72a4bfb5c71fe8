import Foundation
import UIKit
import ViewTesting

extension MemberWalk {
  /// Adds views whose items a finger lifts, a second finger adds to, and drops elsewhere.
  func addDrags() {
    let delegate = DragDelegate(self)
    held = [delegate]
    let sources = (0..<3).map { number in
      let view = UIView(frame: CGRect(x: 20 + number * 110, y: 80, width: 90, height: 70))
      view.backgroundColor = [.systemTeal, .systemPink, .systemMint][number]
      view.tag = number
      return view
    }
    let targets = (0..<2).map { number in
      let view = UIView(frame: CGRect(x: 20 + number * 170, y: 300, width: 150, height: 100))
      view.backgroundColor = .systemGray
      view.tag = 10 + number
      return view
    }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 450, width: 120, height: 50)
    button.isSpringLoaded = true
    button.addAction(UIAction { [unowned self] _ in note("spring") }, for: .touchUpInside)
    let drags = sources.map { view in
      let drag = UIDragInteraction(delegate: delegate)
      drag.isEnabled = true
      view.addInteraction(drag)
      return drag
    }
    let drops = targets.map { view in
      let drop = UIDropInteraction(delegate: delegate)
      view.addInteraction(drop)
      return drop
    }
    for view in sources + targets + [button] { root.view.addSubview(view) }
    window.layoutIfNeeded()
    let spots = [
      CGPoint(x: 60, y: 100), CGPoint(x: 170, y: 110), CGPoint(x: 280, y: 120),
      CGPoint(x: 90, y: 340), CGPoint(x: 250, y: 350), CGPoint(x: 70, y: 470),
      CGPoint(x: 350, y: 600),
    ]
    members += [
      { [unowned self] bits in
        guard !fingers.isDown(3) else { return }
        let spot = spots[bits % 3]
        fingers.down(3, Double(spot.x), Double(spot.y))
        fingers.wait(Int64([300, 700, 900][bits / 3 % 3]))
        fingers.move(3, Double(spot.x) + Double(bits / 9 % 4) * 5, Double(spot.y) + 3)
      },
      { [unowned self] bits in
        guard fingers.isDown(3) else { return }
        let spot = spots[bits % 7]
        for step in 0..<3 { fingers.move(3, Double(spot.x) + Double(step), Double(spot.y)) }
        if bits % 5 == 0 { fingers.wait(1600) }
      },
      { [unowned self] bits in
        // Another finger taps another source while items are dragged.
        let spot = spots[bits % 3]
        fingers.down(4, Double(spot.x), Double(spot.y))
        fingers.wait(40)
        fingers.lift(4)
        fingers.wait(60)
      },
      { [unowned self] bits in
        guard fingers.isDown(3) else { return }
        bits % 6 == 0 ? fingers.cancel(3) : fingers.lift(3)
      },
      { bits in delegate.mood = bits % 1000 },
      { bits in drags[bits % 3].isEnabled = bits % 5 != 0 },
      { bits in drags[bits % 3].allowsSimultaneousRecognitionDuringLift = bits % 2 == 0 },
      { bits in drops[bits % 2].allowsSimultaneousDropSessions = bits % 3 == 0 },
      { bits in targets[bits % 2].isHidden = bits % 5 == 0 },
      { [unowned self] bits in
        let view = sources[bits % 3]
        if bits % 7 == 0 { view.removeFromSuperview() } else { root.view.addSubview(view) }
      },
      { bits in button.isSpringLoaded = bits % 3 != 0 },
      { bits in button.isEnabled = bits % 4 != 0 },
    ]
  }
}

/// Answers as its mood says, and logs each call.
@MainActor
private final class DragDelegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var walk: Walk?
  var mood = 1

  init(_ walk: Walk) { self.walk = walk }

  private func note(_ words: String) { walk?.note(words) }

  private func items(_ view: UIView?) -> [UIDragItem] {
    (0..<1 + mood % 3).map { number in
      let provider =
        mood % 2 == 0
        ? NSItemProvider(object: "text \(number)" as NSString)
        : NSItemProvider(object: NSURL(string: "https://example.org/\(number)")!)
      let item = UIDragItem(itemProvider: provider)
      item.localObject = number
      if mood % 5 == 0 {
        item.previewProvider = {
          UIDragPreview(for: URL(string: "https://example.org/a")!, title: "Title")
        }
      }
      return item
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    note("lifts \(interaction.view?.tag ?? -1)")
    session.localContext = mood
    return mood % 9 == 8 ? [] : items(interaction.view)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view = interaction.view, view.window != nil else { return nil }
    let parameters = UIDragPreviewParameters()
    if mood % 2 == 0 {
      parameters.visiblePath = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 30, height: 30))
    }
    return mood % 7 == 0 ? nil : UITargetedDragPreview(view: view, parameters: parameters)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    animator.addAnimations { interaction.view?.alpha = 0.7 }
    animator.addCompletion { [weak self] in self?.note("lifted \($0.rawValue)") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { note("begins \(session.items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { mood % 4 != 0 }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { mood % 3 == 0 }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  {
    guard let view = interaction.view else { return }
    note("moves \(session.location(in: view))")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { note("will end \(operation.rawValue)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    interaction.view?.alpha = 1
    note("ends \(operation.rawValue)")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { note("transferred") }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    note("adds at \(point)")
    return mood % 5 == 4 ? [] : items(interaction.view)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { mood % 6 == 5 ? nil : sessions.first }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { note("will add \(items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { mood % 4 == 1 ? nil : preview }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { animator.addCompletion { [weak self] in self?.note("cancelled \($0.rawValue)") } }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    note("\(session.hasItemsConforming(toTypeIdentifiers: ["public.url", "public.jpeg"]))")
    note("\(session.canLoadObjects(ofClass: String.self))")
    note("\(session.canLoadObjects(ofClass: URL.self))")
    note("\(session.allowsMoveOperation) \(session.isRestrictedToDraggingApplication)")
    note("\(session.localDragSession?.localContext as? Int ?? -1)")
    return mood % 8 != 7
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { note("enters \(interaction.view?.tag ?? -1)") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let proposal = UIDropProposal(
      operation: [.copy, .move, .cancel, .forbidden, .copy][mood % 5])
    proposal.isPrecise = mood % 3 == 0
    return proposal
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { note("exits \(interaction.view?.tag ?? -1)") }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    note("performs \(session.items.count) \(session.progressIndicatorStyle.rawValue)")
    session.loadObjects(ofClass: String.self) { [weak self] in self?.note("texts \($0)") }
    session.loadObjects(ofClass: URL.self) { [weak self] in self?.note("addresses \($0)") }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    note("concludes")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { note("drop ends") }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let view = interaction.view, view.window != nil else { return nil }
    let target = UIDragPreviewTarget(container: view, center: CGPoint(x: 30, y: 30))
    return [nil, preview, preview.retargetedPreview(with: target)][mood % 3]
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    animator.addAnimations { interaction.view?.alpha = 0.9 }
    animator.addCompletion { [weak self] in self?.note("dropped \($0.rawValue)") }
  }
}
