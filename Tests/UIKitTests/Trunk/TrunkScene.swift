import Foundation
import PantographGestures
import SeededRandom
import UIKit
import ViewTesting

/// A window with containers in containers, two fingers, and a program that makes random changes.
@MainActor
final class TrunkScene {
  enum Op {
    case present(from: Int, kind: Int, style: Int, animated: Bool)
    case dismiss(from: Int, animated: Bool)
    case push(Int, animated: Bool)
    case pop(Int, animated: Bool)
    case setStack(Int, bits: Int, animated: Bool)
    case select(Int, Int)
    case turn(Int, Int, animated: Bool)
    case unwind(from: Int, to: Int)
    case detent(Int, large: Bool)
    case down(Int, x: Double, y: Double)
    case move(Int, dx: Double, dy: Double)
    case lift(Int)
    case palm(Int)
    case wait(Int64)
    case resize(Int)
    case disable(Int)
  }

  private var random: SeededGenerator
  private(set) var failure: String?
  private(set) var ops: [Op] = []
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let root: UIViewController
  private let touch: Fingers
  private var fingers: [Int: (x: Double, y: Double)] = [:]
  private var count = 0
  private var expected = 0
  private var called = 0
  private var leaves: [WeakLeaf] = []
  private var drivers: [ObjectIdentifier: PanTransitionDriver] = [:]
  private let oldWarning = Misuse.onWarning

  private struct WeakLeaf {
    weak var leaf: TrunkLeaf?
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    Misuse.onWarning = { _ in }
    let spec: TrunkSpec =
      switch random.next(5) {
      case 0: .navigation([.leaf("a", isContext: false, modal: nil)], modal: nil)
      case 1:
        .tabs(
          [
            .navigation(
              [
                .leaf("a", isContext: true, modal: nil), .leaf("b", isContext: false, modal: nil),
              ], modal: nil), .pages(["p", "q", "r"], shown: 1, modal: nil),
            .leaf("c", isContext: true, modal: nil),
          ], selected: 0, modal: nil)
      case 2:
        .custom(.navigation([.leaf("a", isContext: true, modal: nil)], modal: nil), modal: nil)
      case 3: .pages(["p", "q", "r"], shown: 0, modal: nil)
      default: .leaf("a", isContext: false, modal: nil)
      }
    root = spec.make()
    window.rootViewController = root
    window.makeKeyAndVisible()
    touch = Fingers(window)
    touch.wait(10)
    note(root)
  }

  isolated deinit { Misuse.onWarning = oldWarning }

  // MARK: Who is there

  /// All view controllers: containers, their children and presentations, the lowest first.
  private var everybody: [UIViewController] {
    var found: [UIViewController] = []
    func add(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { add(child) }
      if let presented = controller.presentation.presented { add(presented) }
    }
    add(root)
    return found
  }

  /// All view controllers and their states, in a line.
  var outline: String {
    everybody.map { controller in
      let name =
        controller.title ?? "\(type(of: controller))".replacingOccurrences(of: "UI", with: "")
      var text =
        controller.parent.map { "\($0.title ?? "\(type(of: $0))".prefix(6).description)>" } ?? ""
      text += name
      if let presenter = controller.presentation.presenting {
        text =
          "[by \(presenter.title ?? "\(type(of: presenter))") .\(controller.modalPresentationStyle)] "
          + text
      }
      if let leaf = controller as? TrunkLeaf { text += ":\(leaf.last)" }
      if controller.viewIfLoaded?.window == nil { text += "(out)" }
      if controller.transitionCoordinator != nil { text += "~" }
      return text
    }.joined(separator: ", ")
  }

  private func one<Kind: UIViewController>(_ type: Kind.Type, _ index: Int) -> Kind? {
    let all = everybody.compactMap { $0 as? Kind }
    return all.isEmpty ? nil : all[index % all.count]
  }

  private func note(_ controller: UIViewController) {
    if let leaf = controller as? TrunkLeaf { leaves.append(WeakLeaf(leaf: leaf)) }
    if let navigation = controller as? UINavigationController {
      for child in navigation.viewControllers { note(child) }
    } else if let tabs = controller as? UITabBarController {
      for child in tabs.viewControllers ?? [] { note(child) }
    } else if let pages = controller as? TrunkPages {
      for child in pages.leaves { note(child) }
    } else if let custom = controller as? TrunkContainer {
      note(custom.content)
    }
  }

  private func leaf() -> TrunkSpec {
    count += 1
    return .leaf("\(count)", isContext: count % 2 == 0, modal: nil)
  }

  private func content(_ kind: Int) -> TrunkSpec {
    switch kind {
    case 0, 1, 2: leaf()
    case 3: .navigation([leaf()], modal: nil)
    case 4: .navigation([leaf(), leaf()], modal: nil)
    case 5: .custom(.navigation([leaf()], modal: nil), modal: nil)
    default: .tabs([leaf(), leaf()], selected: 0, modal: nil)
    }
  }

  static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
    .custom, .popover,
  ]
  private static let sizes = [
    CGSize(width: 400, height: 800), CGSize(width: 700, height: 360),
    CGSize(width: 1024, height: 768),
  ]

  static func dress(
    _ controller: UIViewController, _ style: UIModalPresentationStyle, source: UIViewController
  ) {
    controller.modalPresentationStyle = style
    if style == .popover {
      let ground = sequence(first: source) { $0.parent }.reduce(source) { $1 }
      controller.popoverPresentationController?.sourceView = ground.view
      controller.popoverPresentationController?.sourceRect = CGRect(
        x: 150, y: 150, width: 10, height: 10)
    }
    controller.sheetPresentationController?.detents = [.medium(), .large()]
  }

  // MARK: What happens

  func nextOp() -> Op {
    let animated = random.next(4) > 0
    let finger = random.next(2)
    switch random.next(40) {
    case 0, 1, 2:
      return .present(
        from: random.next(20), kind: random.next(7), style: random.next(Self.styles.count),
        animated: animated)
    case 3, 4: return .dismiss(from: random.next(20), animated: animated)
    case 5, 6: return .push(random.next(4), animated: animated)
    case 7: return .pop(random.next(4), animated: animated)
    case 8: return .setStack(random.next(4), bits: random.next(256), animated: animated)
    case 9: return .select(random.next(3), random.next(3))
    case 10: return .turn(random.next(3), random.next(3), animated: animated)
    case 11: return .unwind(from: random.next(20), to: random.next(20))
    case 12: return .detent(random.next(4), large: random.next(2) == 0)
    case 13...18:
      return .down(
        finger, x: random.next(3) == 0 ? 5 : Double(random.next(400)), y: Double(random.next(800)))
    case 19...26:
      let way = Double(random.next(160) - 60)
      return random.next(2) == 0
        ? .move(finger, dx: way, dy: 0) : .move(finger, dx: 0, dy: way)
    case 27, 28, 29: return .lift(finger)
    case 30: return .palm(finger)
    case 31: return .resize(random.next(Self.sizes.count))
    case 32: return .disable(random.next(30))
    case 33, 34, 35: return .wait(8)
    default: return .wait(Int64(random.next(400)))
    }
  }

  private func completion() -> () -> Void {
    expected += 1
    var calls = 0
    return { [weak self] in
      calls += 1
      self?.called += 1
      if calls > 1 { self?.fail("a completion was called twice") }
    }
  }

  func perform(_ op: Op) {
    ops.append(op)
    switch op {
    case .present(let index, let kind, let style, let animated):
      present(from: index, kind, Self.styles[style], animated)
    case .dismiss(let index, let animated):
      let all = everybody
      all[index % all.count].dismiss(animated: animated, completion: completion())
    case .push(let index, let animated):
      guard let navigation = one(UINavigationController.self, index),
        navigation.viewControllers.count < 5
      else { return }
      let pushed = leaf().make()
      note(pushed)
      navigation.pushViewController(pushed, animated: animated)
    case .pop(let index, let animated):
      one(UINavigationController.self, index)?.popViewController(animated: animated)
    case .setStack(let index, let bits, let animated):
      guard let navigation = one(UINavigationController.self, index) else { return }
      var stack = navigation.viewControllers.enumerated().filter {
        $0.offset == 0 || bits >> $0.offset & 1 == 0
      }.map { $0.element }
      if bits & 64 != 0 {
        let new = leaf().make()
        note(new)
        stack.append(new)
      }
      navigation.setViewControllers(stack, animated: animated)
    case .select(let index, let tab): one(UITabBarController.self, index)?.selectedIndex = tab
    case .turn(let index, let page, let animated):
      guard let pages = one(TrunkPages.self, index) else { return }
      pages.setViewControllers(
        [pages.leaves[page % pages.leaves.count]], direction: page == 0 ? .reverse : .forward,
        animated: animated)
    case .unwind(let from, let to):
      let all = everybody.filter { $0 is TrunkLeaf }
      guard !all.isEmpty else { return }
      let (source, destination) = (all[from % all.count], all[to % all.count])
      guard source !== destination, source.viewIfLoaded?.window != nil else { return }
      UnwindSegue(identifier: nil, source: source, destination: destination).perform()
    case .detent(let index, let large):
      let sheets = everybody.filter { $0.presentation.presenting != nil }
        .compactMap { $0.sheetPresentationController }
      guard !sheets.isEmpty else { return }
      let sheet = sheets[index % sheets.count]
      sheet.animateChanges { sheet.selectedDetentIdentifier = large ? .large : .medium }
    case .down(let finger, let x, let y):
      guard fingers[finger] == nil else { return }
      fingers[finger] = (x, y)
      touch.down(finger, x, y)
    case .move(let finger, let dx, let dy):
      guard let start = fingers[finger] else { return }
      for step in 1...3 {
        touch.move(
          finger, start.x + dx * Double(step), start.y + dy * Double(step))
      }
      fingers[finger] = (start.x + dx * 3, start.y + dy * 3)
    case .lift(let finger):
      if fingers.removeValue(forKey: finger) != nil { touch.lift(finger) }
    case .palm(let finger):
      if fingers.removeValue(forKey: finger) != nil { touch.cancel(finger) }
    case .wait(let milliseconds): touch.wait(milliseconds)
    case .resize(let index): window.frame.size = Self.sizes[index]
    case .disable(let index):
      let pans = everybody.flatMap { $0.viewIfLoaded?.gestureRecognizers ?? [] }
      guard !pans.isEmpty else { return }
      pans[index % pans.count].isEnabled = false
      pans[index % pans.count].isEnabled = true
    }
  }

  private func present(
    from index: Int, _ kind: Int, _ style: UIModalPresentationStyle, _ animated: Bool
  ) {
    let all = everybody
    guard all.count < 16 else { return }
    let source = all[index % all.count]
    guard source.viewIfLoaded?.window != nil, !isCovered(source) else { return }
    let presented = content(kind).make()
    Self.dress(presented, style, source: source)
    let completion = completion()
    source.present(presented, animated: animated, completion: completion)
    guard presented.presentation.presenting != nil else {
      expected -= 1
      return
    }
    note(presented)
    // A transition driver of the program, besides the gestures of the containers and the sheet.
    if kind == 0 {
      let driver = PanTransitionDriver(
        dismissing: presented, pan: UIPanGestureRecognizer(), direction: .down)
      presented.view.addGestureRecognizer(driver.pan)
      drivers[ObjectIdentifier(presented)] = driver
    }
  }

  /// Whether a presentation over the whole window covers the controller. It could not be touched there, and the
  /// topmost of two such presentations would depend on their times.
  private func isCovered(_ controller: UIViewController) -> Bool {
    var path: [UIViewController] = []
    var next: UIViewController? = controller
    while let current = next {
      path.append(current)
      next = current.parent ?? current.presentation.presenting
    }
    return path.contains { one in
      guard let above = one.presentation.presented, !path.contains(above) else { return false }
      let isInContext = [.currentContext, .overCurrentContext].contains(
        above.modalPresentationStyle)
      return one !== path.first && !(isInContext && one.parent != nil)
    }
  }

  // MARK: What must hold

  private func fail(_ sentence: @autoclosure () -> String) {
    if failure == nil { failure = sentence() }
  }

  private func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { fail(sentence()) }
  }

  func checkStep() {
    for entry in leaves {
      guard let leaf = entry.leaf else { continue }
      expect(leaf.mistake == nil, "\(leaf.title ?? "?"): \(leaf.mistake ?? "")")
    }
    for controller in everybody {
      if let presented = controller.presentation.presented {
        expect(presented.presentation.presenting === controller, "links are not mutual")
        expect(presented.parent == nil, "what is presented has a parent")
      }
      for child in controller.children {
        expect(child.parent === controller, "a child has another parent")
      }
    }
    if leaves.count > 200 { leaves.removeAll { $0.leaf == nil } }
  }

  private func settle() {
    for finger in fingers.keys.sorted() { touch.lift(finger) }
    fingers = [:]
    for _ in 0..<16 { touch.wait(700) }
  }

  /// Checks the end state and released objects, unless a failure happened before.
  func checkAll() {
    if failure == nil { checkEnd() }
    if failure == nil { checkRelease() }
  }

  private func checkEnd() {
    settle()
    checkStep()
    expect(called == expected, "\(called) completions of \(expected) were called")
    let all = everybody
    for controller in all {
      let name = "\(type(of: controller)) \(controller.title ?? "")"
      expect(controller.transitionCoordinator == nil, "\(name) is still in transition")
      expect(
        !controller.isBeingPresented && !controller.isBeingDismissed
          && !controller.isMovingToParent && !controller.isMovingFromParent,
        "\(name) is still on its way")
      guard let leaf = controller as? TrunkLeaf else { continue }
      let isSeen = leaf.viewIfLoaded?.window != nil
      expect(
        leaf.last == (isSeen ? "didAppear" : "didDisappear"),
        "\(name) is \(isSeen ? "seen" : "not seen") and heard \(leaf.last) last")
    }
    for entry in leaves {
      guard let leaf = entry.leaf, !all.contains(leaf) else { continue }
      expect(
        leaf.viewIfLoaded?.window == nil || leaf.parent != nil, "\(leaf.title ?? "") is in the way")
    }
    let direct = Self.text(of: window)
    let fresh = Self.fresh(TrunkSpec(of: root), size: window.frame.size)
    expect(direct == fresh, Self.difference(direct, fresh))
  }

  /// The tree with the visible state of each view, to a thousandth of a point.
  private static func text(of window: UIWindow) -> String {
    func short(_ value: CGFloat) -> String { "\((Double(value) * 1000).rounded() / 1000)" }
    var text = ""
    func add(_ view: UIView, _ indent: String) {
      let name = view.viewController?.title ?? "\(type(of: view))"
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, view.alpha].map(short)
      text +=
        "\(indent)\(name) \(numbers.joined(separator: " ")) \(view.isHidden ? "hidden" : "")\n"
      for subview in view.subviews { add(subview, indent + "  ") }
    }
    add(window, "")
    return text
  }

  private static func difference(_ direct: String, _ fresh: String) -> String {
    let (direct, fresh) = (direct.split(separator: "\n"), fresh.split(separator: "\n"))
    func marked(_ lines: [Substring], _ others: [Substring]) -> String {
      lines.map { others.contains($0) ? "  \($0)" : "! \($0)" }.joined(separator: "\n")
    }
    return
      "this came to be\n\(marked(direct, fresh))\nand this it is at once\n\(marked(fresh, direct))"
  }

  private static func fresh(_ spec: TrunkSpec, size: CGSize) -> String {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let root = spec.make()
    window.rootViewController = root
    window.makeKeyAndVisible()
    var time = 1.0
    let settle = {
      time += 2
      window.advance(to: time)
      window.advance(to: time + 0.5)
    }
    settle()
    spec.present(from: root, settle: settle)
    settle()
    return text(of: window)
  }

  /// Checks that dismissed view controllers are released.
  private func checkRelease() {
    root.dismiss(animated: false)
    settle()
    drivers = [:]
    for controller in everybody where controller !== root {
      controller.presentation.presented.map { _ in controller.dismiss(animated: false) }
    }
    settle()
    let kept = Set(
      everybody.flatMap { [$0] + (($0 as? TrunkPages)?.leaves ?? []) }.map { ObjectIdentifier($0) })
    for entry in leaves {
      guard let leaf = entry.leaf else { continue }
      expect(kept.contains(ObjectIdentifier(leaf)), "\(leaf.title ?? "?") is still kept")
    }
    expect(window.subviews == [root.view], "something is left in the window")
  }
}
