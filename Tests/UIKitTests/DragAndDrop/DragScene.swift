import UIKit
import ViewTesting

/// A chip that can be dragged and a basket on which it can be dropped, as an application writes it.
@MainActor
final class DragScene: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let table = Table()
  let chip = Chip(frame: CGRect(x: 40, y: 100, width: 120, height: 40))
  let basket = Basket(frame: CGRect(x: 100, y: 500, width: 200, height: 200))
  var heard: [String] = []
  var received: [String] = []
  var items = ["Pear"]
  var proposal = UIDropOperation.copy
  var allowsMove = true
  var canHandle = true
  var dropPlace: CGPoint?
  private(set) var session: (any UIDragSession)?

  final class Chip: UILabel {}
  final class Basket: UIView {}

  override init() {
    super.init()
    chip.text = "Pear"
    chip.textAlignment = .center
    chip.backgroundColor = .systemYellow
    chip.layer.cornerRadius = 12
    chip.isUserInteractionEnabled = true
    basket.backgroundColor = .systemGray5
    table.view.addSubview(basket)
    table.view.addSubview(chip)
    chip.addInteraction(UIDragInteraction(delegate: self))
    basket.addInteraction(UIDropInteraction(delegate: self))
    table.fingers.wait(10)
  }

  // MARK: The finger

  func lift() {
    table.fingers.down(0, 100, 120)
    table.fingers.wait(700)
  }

  func drag(_ points: [(Double, Double)]) {
    for point in points { table.fingers.move(0, point.0, point.1) }
  }

  func drop() {
    table.fingers.lift()
    table.fingers.wait(1000)
  }

  // MARK: The source

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    self.session = session
    return items.map { word in
      let item = UIDragItem(itemProvider: NSItemProvider(object: word as NSString))
      item.localObject = word
      return item
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    animator.addCompletion { self.heard.append("lifted \($0 == .end)") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { heard.append("begins") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { heard.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { heard.append("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { heard.append("transferred") }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { animator.addCompletion { _ in self.heard.append("back") } }

  // MARK: The target

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    heard.append("can handle")
    return canHandle && session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { heard.append("enters") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: proposal) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { heard.append("exits") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    heard.append("performs")
    session.loadObjects(ofClass: NSString.self) { words in
      self.received += words.compactMap { ($0 as? NSString).map(String.init) }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { heard.append("concludes") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { heard.append("ends") }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let dropPlace else { return defaultPreview }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: basket, center: dropPlace))
  }
}
