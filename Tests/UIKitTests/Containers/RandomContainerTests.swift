import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Pushes, pops, swipes, tabs and pages in any order, and their invariants.
@MainActor
struct RandomContainerTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `whatever happens, calls are paired and the tree is that of the end`(seed: UInt64) {
    for round in 0..<RandomContainers.rounds where !run(seed, round) { return }
  }

  /// A dismissed view controller returned without its parent when the next transition was cancelled.
  @Test func `rounds that once failed do not any more`() {
    _ = run(2, 185)
    _ = run(0, 6)
  }

  private func run(_ seed: UInt64, _ round: UInt64) -> Bool {
    let scene = RandomContainers(seed: seed &* 1_000_003 &+ round)
    for _ in 0..<60 {
      scene.perform(scene.nextOp())
      scene.checkStep()
      if scene.failure != nil { break }
    }
    if scene.failure == nil { scene.checkEnd() }
    if scene.failure == nil { scene.checkRelease() }
    guard let failure = scene.failure else { return true }
    Issue.record("seed \(seed) round \(round): \(failure)\n\(scene.history)")
    return false
  }
}

/// Tabs: a navigation controller and a page view controller.
@MainActor
final class RandomContainers {
  /// The number of rounds for each seed; `PANTOGRAPH_ROUNDS` overrides it.
  static let rounds: UInt64 =
    ProcessInfo.processInfo.environment["PANTOGRAPH_ROUNDS"].flatMap { UInt64($0) } ?? 25

  enum Op {
    case push(animated: Bool)
    case pop(animated: Bool)
    case popToRoot(animated: Bool)
    case setStack(Int, animated: Bool)
    case select(Int)
    case turn(Int, animated: Bool)
    case down(edge: Bool)
    case move(Double)
    case lift, cancelTouch
    case update(CGFloat)
    case finish, cancel
    case present(animated: Bool)
    case dismiss(animated: Bool)
    case wait(Int64)
    case resize(CGSize)
    case hideBar(Bool)
  }

  private var random: SeededGenerator
  private(set) var failure: String?
  private var ops: [Op] = []
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let tabs = UITabBarController()
  private let navigation: UINavigationController
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let leaves: [PairedController]
  private let bystander: RandomNavigationDelegate
  private let fingers: Fingers
  private var isDown = false
  private var x = 0.0
  private var count = 0
  private var all: [WeakController] = []
  private let oldWarning = Misuse.onWarning

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    Misuse.onWarning = { _ in }
    leaves = (0..<3).map { PairedController("page \($0)") }
    let root = PairedController("root")
    navigation = UINavigationController(rootViewController: root)
    bystander = RandomNavigationDelegate(mode: random.next(3))
    bystander.pages = leaves
    navigation.delegate = bystander
    pages.dataSource = bystander
    pages.setViewControllers([leaves[1]], direction: .forward, animated: false)
    tabs.delegate = bystander
    tabs.viewControllers = [navigation, pages]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    fingers = Fingers(window)
    all = ([root] + leaves).map { WeakController(controller: $0) }
    fingers.wait(10)
  }

  isolated deinit { Misuse.onWarning = oldWarning }

  var history: String {
    "mode \(bystander.mode)\n" + ops.map { "\($0)" }.joined(separator: "\n")
  }

  func nextOp() -> Op {
    let animated = random.next(4) > 0
    switch random.next(22) {
    case 0, 1, 2: return .push(animated: animated)
    case 3, 4: return .pop(animated: animated)
    case 5: return .popToRoot(animated: animated)
    case 6: return .setStack(random.next(1000), animated: animated)
    case 7: return .select(random.next(2))
    case 8: return .turn(random.next(3), animated: animated)
    case 9, 10: return .down(edge: random.next(3) > 0)
    case 11, 12, 13: return .move(Double(random.next(390)))
    case 14: return random.next(3) > 0 ? .lift : .cancelTouch
    case 15: return .update(CGFloat(random.next(120)) / 100 - 0.1)
    case 16: return random.next(2) == 0 ? .finish : .cancel
    case 17:
      return random.next(2) == 0 ? .present(animated: animated) : .dismiss(animated: animated)
    case 18:
      return random.next(2) == 0
        ? .hideBar(random.next(2) == 0)
        : .resize(
          random.next(2) == 0 ? CGSize(width: 400, height: 800) : CGSize(width: 700, height: 360))
    default: return .wait(Int64(random.next(200)))
    }
  }

  // MARK: Doing

  private func make() -> PairedController {
    count += 1
    let controller = PairedController("\(count)")
    all.append(WeakController(controller: controller))
    return controller
  }

  func perform(_ op: Op) {
    ops.append(op)
    let stack = navigation.viewControllers
    switch op {
    case .push(let animated):
      if stack.count < 6 { navigation.pushViewController(make(), animated: animated) }
    case .pop(let animated): navigation.popViewController(animated: animated)
    case .popToRoot(let animated): navigation.popToRootViewController(animated: animated)
    case .setStack(let bits, let animated):
      var new = stack.enumerated().filter { $0.offset == 0 || bits >> $0.offset & 1 == 0 }
        .map { $0.element }
      if bits & 64 != 0 { new.append(make()) }
      if bits & 128 != 0, new.count > 2 { new.swapAt(1, new.count - 1) }
      navigation.setViewControllers(new, animated: animated)
    case .select(let index): tabs.selectedIndex = index
    case .turn(let index, let animated):
      pages.setViewControllers(
        [leaves[index]], direction: index == 0 ? .reverse : .forward, animated: animated)
    case .down(let edge):
      guard !isDown else { return }
      isDown = true
      x = edge ? 5 : 200
      fingers.down(0, x, 300)
    case .move(let target):
      guard isDown else { return }
      for step in 1...3 { fingers.move(0, x + (target - x) * Double(step) / 3, 300) }
      x = target
    case .lift:
      guard isDown else { return }
      isDown = false
      fingers.lift()
    case .cancelTouch:
      guard isDown else { return }
      isDown = false
      fingers.cancel()
    case .update(let progress): bystander.interactor?.update(progress)
    case .finish: bystander.interactor?.finish()
    case .cancel: bystander.interactor?.cancel()
    case .present(let animated):
      guard tabs.presentedViewController == nil else { return }
      let controller = make()
      controller.modalPresentationStyle = .fullScreen
      tabs.present(controller, animated: animated)
    case .dismiss(let animated):
      if tabs.presentedViewController != nil { tabs.dismiss(animated: animated) }
    case .wait(let milliseconds): fingers.wait(milliseconds)
    case .resize(let size): window.frame.size = size
    case .hideBar(let hidden): navigation.setNavigationBarHidden(hidden, animated: true)
    }
  }

  // MARK: Checking

  private func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition, failure == nil { failure = sentence() }
  }

  func checkStep() {
    for controller in all.compactMap({ $0.controller }) {
      expect(controller.mistake == nil, "\(controller.name): \(controller.mistake ?? "")")
    }
    for controller in navigation.viewControllers {
      expect(controller.parent === navigation, "one of the stack is no child")
    }
  }

  /// Lets all transitions end.
  private func settle() {
    if isDown {
      isDown = false
      fingers.lift()
    }
    for _ in 0..<80 {
      for interactor in bystander.interactors { interactor.finish() }
      fingers.wait(100)
    }
    if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
    for _ in 0..<10 {
      for interactor in bystander.interactors { interactor.finish() }
      fingers.wait(100)
    }
  }

  func checkEnd() {
    settle()
    checkStep()
    for controller in [tabs, navigation, pages] as [UIViewController] {
      expect(controller.transitionCoordinator == nil, "a transition of \(controller) has no end")
    }
    let selected = tabs.selectedViewController!
    expect(tabs.stage.subviews == [selected.view], "the tabs show \(tabs.stage.subviews)")
    if let top = navigation.topViewController, navigation.isViewLoaded {
      expect(
        navigation.stage.subviews == [top.view],
        "the stack shows \(navigation.stage.subviews.map { $0.viewController?.title ?? "?" })")
    }
    if let page = pages.viewControllers?.first, pages.isViewLoaded {
      expect(pages.stage.subviews == [page.view], "the pages show \(pages.stage.subviews)")
      expect(pages.children == [page], "the pages keep \(pages.children.count) children")
    }
    expect(
      navigation.children == navigation.viewControllers
        || Set(navigation.children) == Set(navigation.viewControllers),
      "the stack keeps children that it has not")
    let seen = selected === navigation ? navigation.topViewController : pages.viewControllers?.first
    for controller in all.compactMap({ $0.controller }) {
      let wanted = controller === seen ? "didAppear" : "didDisappear"
      expect(
        controller.last == wanted,
        "\(controller.name) should be at \(wanted), is at \(controller.last)")
      guard let view = controller.viewIfLoaded else { continue }
      expect(
        (view.window != nil) == (controller === seen), "\(controller.name) is in the wrong place")
      expect(view.alpha == 1 && view.transform == .identity, "\(controller.name) was left changed")
    }
    guard let view = seen?.view, let stage = view.superview else { return }
    window.layoutIfNeeded()
    expect(view.frame == stage.bounds, "what is seen is at \(view.frame)")
    expect(stage.convert(stage.bounds, to: nil) == window.bounds, "the stage is out of place")
    let hit = window.hitTest(CGPoint(x: window.bounds.midX, y: window.bounds.midY), with: nil)
    expect(hit === view, "what is seen cannot be touched, but \(String(describing: hit))")
  }

  /// Checks that view controllers that left the stack are released.
  func checkRelease() {
    let kept = Set((navigation.viewControllers + leaves).map { ObjectIdentifier($0) })
    for reference in all {
      guard let controller = reference.controller else { continue }
      expect(kept.contains(ObjectIdentifier(controller)), "\(controller.name) is still kept")
    }
  }
}

private struct WeakController {
  weak var controller: PairedController?
}

/// Detects appearance calls in an invalid order.
@MainActor
private final class PairedController: UIViewController {
  let name: String
  private(set) var mistake: String?
  private(set) var last = "didDisappear"

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear", after: ["didDisappear", "willDisappear"])
  }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear", after: ["willAppear"])
    if view.window == nil { mistake = "it appeared outside of a window" }
  }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear", after: ["didAppear", "willAppear"])
  }
  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear", after: ["willDisappear"])
  }

  private func note(_ call: String, after allowed: Set<String>) {
    if !allowed.contains(last) { mistake = "\(call) came after \(last)" }
    last = call
  }
}

/// Returns animators and interactors, or none.
@MainActor
private final class RandomNavigationDelegate: UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIPageViewControllerDataSource
{
  /// 0: no animators; 1: animators; 2: animators and interactors.
  let mode: Int
  var pages: [UIViewController] = []
  private(set) var interactor: UIPercentDrivenInteractiveTransition?
  private(set) var interactors: [UIPercentDrivenInteractiveTransition] = []

  init(mode: Int) {
    self.mode = mode
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard mode > 0 else { return nil }
    let transition = FadeTransition(CallLog())
    transition.isTidy = true
    return transition
  }

  private func driver() -> (any UIViewControllerInteractiveTransitioning)? {
    guard mode == 2 else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    interactor = driver
    interactors.append(driver)
    return driver
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  private func neighbor(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}
