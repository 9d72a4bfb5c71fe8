import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Everything in UIKit that a finger moves. A state has a first part before `|`, which keys without a finger also reach, and
/// then the numbers of the decision.
@MainActor
enum KeyMovementRows {
  struct Short {
    var movement: KeyMovement
    var focus: String
    var keys: (ScreenReader, UIWindow) -> Void
  }

  static func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  static func words(_ decision: ReleaseDecision?) -> String {
    guard let decision else { return "no decision" }
    return "\(decision.outcome) by \(decision.rule), \(decision.inputs)"
  }

  static func press(_ window: UIWindow, _ name: String, _ flags: UIKeyModifierFlags = []) {
    window.press(UIKey(name, plain: name, modifierFlags: flags))
  }

  static func all() -> [KeyMovement] {
    [
      sheetDown, sheetUp, pages, swipeRow, reorderRow, slider, wheel, refresh, scroll, paging, zoom,
      pinch, rotation,
      carryItem, contextMenu, dotScrubbing, layoutChange, selection, driver, snap,
      keyboard,
    ]
  }

  static func short() -> [Short] {
    [
      Short(movement: sheetDown, focus: "Sheet text") { reader, _ in reader.escape() },
      Short(movement: sheetUp, focus: "Sheet Grabber") { _, window in
        press(window, UIKeyCommand.inputUpArrow)
      },
      Short(movement: pages, focus: "0 text") { reader, _ in reader.scroll(.next) },
      Short(movement: reorderRow, focus: "b") { reader, _ in reader.perform("Move up") },
      Short(movement: wheel, focus: "Row 0") { reader, _ in
        for _ in 0..<2 { reader.adjust(by: 1) }
      },
      Short(movement: carryItem, focus: "c") { reader, _ in reader.perform("Move up") },
      Short(movement: contextMenu, focus: "row 1") { reader, _ in
        reader.perform("Show menu")
      },
      Short(movement: dotScrubbing, focus: "page 1") { reader, _ in
        for _ in 0..<2 { reader.adjust(by: 1) }
      },
    ]
  }

  // MARK: Containers and presentations

  private static func sheet() -> (UIWindow, () -> String) {
    let root = WordsController("Below")
    let window = Self.window(root)
    let sheet = WordsController("Sheet")
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    root.present(sheet, animated: false)
    let controller = sheet.sheetPresentationController
    return (
      window,
      {
        let detent = controller?.selectedDetentIdentifier?.rawValue ?? "first"
        return "\(root.presentedViewController == nil ? "gone" : detent)"
          + "|\(words(controller?.interaction.grip.lastDecision))"
      }
    )
  }

  static let sheetDown = KeyMovement(
    name: "sheet down", start: "Sheet Grabber", steps: KeyMovement.keys("dddDDDDD"), make: sheet)
  static let sheetUp = KeyMovement(
    name: "sheet up", start: "Sheet Grabber", steps: KeyMovement.keys("uuuUUUUU") + [.wait(0.3)],
    make: sheet)

  static let pages = KeyMovement(
    name: "pages", start: "0 text", steps: KeyMovement.keys("llLLLL") + [.wait(0.3)]
  ) {
    let source = PageNeighbors()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    return (
      window(pages),
      {
        withExtendedLifetime(source) {
          "\(pages.viewControllers?.first?.title ?? "")|\(words(pages.pageTurnGrip?.lastDecision))"
        }
      }
    )
  }

  // MARK: Lists

  static let swipeRow = KeyMovement(
    name: "swipe actions", start: "row 1", steps: KeyMovement.keys("lllllll") + [.wait(0.3)]
  ) {
    let scene = TableScene(rows: 5)
    scene.actions = { _ in
      UISwipeActionsConfiguration(
        actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
    }
    return (
      scene.window,
      {
        "\(scene.table.cellForRow(at: [0, 1])?.frame.minX ?? 0)"
          + "|\(words(scene.table.swipes.lastDecision))"
      }
    )
  }

  static let reorderRow = KeyMovement(
    name: "reorder", start: "Reorder",
    steps: [.wait(0.3)] + KeyMovement.keys("uuuuu") + [.wait(0.3)]
  ) {
    let scene = TableScene([["a", "b", "c"]])
    scene.isEditable = true
    scene.isMovable = true
    scene.table.setEditing(true, animated: false)
    scene.window.layoutIfNeeded()
    // An application's own element at the control of row b.
    let mark = UIAccessibilityElement(accessibilityContainer: scene.table)
    mark.accessibilityLabel = "Reorder"
    mark.accessibilityFrame = CGRect(x: 285, y: 50, width: 30, height: 30)
    let extra = UIView(frame: CGRect(x: 0, y: 880, width: 10, height: 10))
    extra.accessibilityElements = [mark]
    scene.window.addSubview(extra)
    return (scene.window, { scene.sections.description })
  }

  static let refresh = KeyMovement(
    name: "refresh", start: "row 0", steps: KeyMovement.keys("dddDDDDDD") + [.wait(0.3)]
  ) {
    let scene = TableScene(rows: 30)
    let refresh = UIRefreshControl()
    var count = 0
    refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scene.table.refreshControl = refresh
    return (scene.window, { "\(count) \(refresh.isRefreshing) \(scene.table.contentOffset)" })
  }

  static let scroll = KeyMovement(
    name: "scroll", start: "row 7", steps: KeyMovement.keys("uuUUU")
  ) {
    let scene = TableScene(rows: 100)
    return (scene.window, { "\(scene.table.contentOffset)" })
  }

  static let selection = KeyMovement(
    name: "selection by two fingers", start: "row 2", twoFingers: true,
    steps: KeyMovement.keys("dddddddddd") + [.wait(0.3)]
  ) {
    let scene = TableScene(rows: 30)
    let picks = PickSeveral()
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.table.delegate = picks
    return (
      scene.window,
      {
        withExtendedLifetime(picks) {
          "\(scene.table.indexPathsForSelectedRows?.map(\.row).sorted() ?? [])"
        }
      }
    )
  }

  static let carryItem = KeyMovement(
    name: "item of a collection", start: "c",
    steps: [.wait(0.8)] + KeyMovement.keys("uuuuuu") + [.wait(0.3)]
  ) {
    let scene = ListScene([("s", ["a", "b", "c"])])
    scene.source.reorderingHandlers.canReorderItem = { _ in true }
    let carrying = ItemCarrying()
    carrying.join(scene.list)
    return (
      scene.window,
      { withExtendedLifetime(carrying) { "\(scene.source.snapshot().itemIdentifiers)" } }
    )
  }

  static let contextMenu = KeyMovement(
    name: "context menu", start: "row 1",
    steps: [.wait(0.8)] + KeyMovement.keys("dddddddddddd") + [.wait(0.3)]
  ) {
    let scene = TableScene(rows: 5)
    var chosen: [String] = []
    scene.menu = UIMenu(
      children: ["Copy", "Share"].map { (title: String) in
        UIAction(title: title) { _ in chosen.append(title) }
      })
    return (scene.window, { "\(chosen) \(MenuView.open(in: scene.window) != nil)" })
  }

  // MARK: Controls

  static let slider = KeyMovement(
    name: "slider", start: "slider", steps: KeyMovement.keys("rrrR") + [.wait(0.2)]
  ) {
    let root = UIViewController()
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 30))
    slider.value = 0.5
    root.view.addSubview(slider)
    return (window(root), { "\((slider.value * 1000).rounded())" })
  }

  static let wheel = KeyMovement(
    name: "wheel", start: "Row 0", steps: KeyMovement.keys("uuuuuuu") + [.wait(0.3)]
  ) {
    let scene = WheelScene([20])
    return (scene.window, { "\(scene.picker.selectedRow(inComponent: 0))" })
  }

  static let dotScrubbing = KeyMovement(
    name: "dots", start: "page 1", steps: KeyMovement.keys("rrrr")
  ) {
    let root = UIViewController()
    let dots = UIPageControl(frame: CGRect(x: 50, y: 100, width: 200, height: 30))
    dots.numberOfPages = 5
    root.view.addSubview(dots)
    return (window(root), { "\(dots.currentPage)" })
  }

  static let paging = KeyMovement(
    name: "paging", start: "page", steps: KeyMovement.keys("llLLLL") + [.wait(0.3)]
  ) {
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 390 * 3, height: 400)
    let label = UILabel(frame: CGRect(x: 150, y: 100, width: 100, height: 30))
    label.text = "page"
    scroll.addSubview(label)
    root.view.addSubview(scroll)
    return (window(root), { "\(scroll.contentOffset.x)|\(words(scroll.lastPageDecision))" })
  }

  // MARK: Two fingers

  static let zoom = KeyMovement(
    name: "zoom", start: "map", twoFingers: true,
    steps: KeyMovement.keys("++++++++++++++++++++") + [.wait(0.2)]
  ) {
    let root = UIViewController()
    let map = ZoomMap(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    root.view.addSubview(map)
    return (window(root), { "\((map.zoomScale * 1000).rounded()) \(map.heard)" })
  }

  private static func recognizer(
    _ recognizer: UIGestureRecognizer, _ state: @escaping () -> String
  ) -> (UIWindow, () -> String) {
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 100, y: 300, width: 190, height: 100))
    label.text = "photo"
    label.isUserInteractionEnabled = true
    root.view.addGestureRecognizer(recognizer)
    root.view.addSubview(label)
    return (window(root), state)
  }

  static let pinch = KeyMovement(
    name: "pinch", start: "photo", twoFingers: true, steps: KeyMovement.keys("------")
  ) {
    var seen: [String] = []
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction {
      seen.append(
        "\($0.state.rawValue) \(((($0 as? UIPinchGestureRecognizer)?.scale ?? 0) * 1000).rounded())"
      )
    }
    return recognizer(pinch) { "\(seen)" }
  }

  static let rotation = KeyMovement(
    name: "rotation", start: "photo", twoFingers: true, steps: KeyMovement.keys("....,")
  ) {
    var seen: [String] = []
    let rotation = UIRotationGestureRecognizer()
    rotation.addAction {
      let turned = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0
      seen.append("\($0.state.rawValue) \((turned * 1000).rounded())")
    }
    return recognizer(rotation) { "\(seen)" }
  }

  // MARK: Applications

  static let layoutChange = KeyMovement(
    name: "interactive layout change", start: "grid",
    steps: KeyMovement.keys("uuuUUU") + [.wait(0.2)]
  ) {
    let grid = GridPull()
    return (window(grid), { "\(grid.heard)" })
  }

  static let driver = KeyMovement(
    name: "transition of an application", start: "Card text",
    steps: KeyMovement.keys("dddDDDD") + [.wait(0.2)]
  ) {
    let root = WordsController("Below")
    let window = Self.window(root)
    let card = WordsController("Card")
    let sliding = SlidingDelegate()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = sliding
    root.present(card, animated: false)
    window.layoutIfNeeded()
    let driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down)
    sliding.driver = driver
    card.view.addGestureRecognizer(driver.pan)
    return (
      window, { "\(root.presentedViewController == nil)|\(words(sliding.driver?.lastDecision))" }
    )
  }

  static let snap = KeyMovement(
    name: "dynamics", start: "stone", steps: KeyMovement.keys("uuUUU")
  ) {
    let root = UIViewController()
    let stone = UILabel(frame: CGRect(x: 150, y: 400, width: 80, height: 80))
    stone.text = "stone"
    stone.isUserInteractionEnabled = true
    root.view.addSubview(stone)
    let animator = UIDynamicAnimator(referenceView: root.view)
    let weight = UIDynamicItemBehavior(items: [stone])
    weight.resistance = 3
    animator.addBehavior(weight)
    let pan = UIPanGestureRecognizer()
    var thrown: [CGFloat] = []
    pan.addAction { [unowned pan] _ in
      guard pan.state == .ended else { return }
      thrown.append(pan.velocity(in: root.view).y.rounded())
      weight.addLinearVelocity(pan.velocity(in: root.view), for: stone)
    }
    stone.addGestureRecognizer(pan)
    return (
      window(root),
      { withExtendedLifetime(animator) { "\(stone.center.y.rounded()) \(thrown)" } }
    )
  }

  static let keyboard = KeyMovement(
    name: "dismissal of the keyboard", start: "row 3",
    steps: KeyMovement.keys("dddd") + [.wait(0.2)]
  ) {
    let scene = TableScene(rows: 30)
    let field = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
    scene.window.addSubview(field)
    scene.table.keyboardDismissMode = .onDrag
    field.becomeFirstResponder()
    return (scene.window, { "\(field.isFirstResponder)" })
  }
}
