import Expectations
import GoldenTexts
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Presentations and dismissals in any order, and their invariants.
@MainActor
struct RandomPresentationTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `whatever happens, every transition ends once and leaves the tree of its end`(seed: UInt64) {
    for round in 0..<RandomScene.rounds {
      let scene = RandomScene(seed: seed &* 1_000_003 &+ round)
      for _ in 0..<60 {
        scene.perform(scene.nextOp())
        scene.checkStep()
        if let failure = scene.failure {
          Issue.record("seed \(seed) round \(round): \(failure)\n\(scene.history)")
          return
        }
      }
      scene.checkEnd()
      scene.checkRelease()
      if let failure = scene.failure {
        Issue.record("seed \(seed) round \(round), at the end: \(failure)\n\(scene.history)")
        return
      }
    }
  }

  @Test func `the layers after each step of a walk are as they were`() throws {
    var lines: [String] = []
    for seed in 900..<916 as Range<UInt64> {
      let scene = RandomScene(seed: seed)
      lines += markedWalk("presentations \(seed)", scene.window, steps: 60) {
        scene.perform(scene.nextOp())
      }
    }
    expectNil(
      try GoldenText("walks-of-presentations").difference(from: lines.joined(separator: "\n")))
  }
}

/// A window with up to three view controllers over each other, each with its own style.
@MainActor
final class RandomScene {
  /// The number of rounds for each seed; `PANTOGRAPH_ROUNDS` overrides it.
  static let rounds: UInt64 =
    ProcessInfo.processInfo.environment["PANTOGRAPH_ROUNDS"].flatMap { UInt64($0) } ?? 25

  enum Op {
    case present(animated: Bool)
    case dismiss(from: Int, animated: Bool)
    case update(CGFloat)
    case finish, cancel, pause
    case step(Double)
    case resize(CGSize)
  }

  /// The manner of one presentation.
  struct Manner {
    var style: UIModalPresentationStyle
    var transition: UIModalTransitionStyle
    var animator: Int
    var presentsInteractively: Bool
    var dismissesInteractively: Bool
    var velocity: CGFloat?
  }

  private var random: SeededGenerator
  private(set) var failure: String?
  private var ops: [Op] = []
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = CheckedController(0)
  /// The view controllers that are presented or being presented.
  private var chain: [CheckedController] = []
  private var delegates: [RandomDelegate] = []
  private var manners: [Manner] = []
  private var time = 1.0
  private var expected = 0
  private var called = 0
  private var overcalled = false
  private var watched: [WeakObject] = []
  private let oldWarning = Misuse.onWarning

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    Misuse.onWarning = { _ in }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: time)
  }

  isolated deinit { Misuse.onWarning = oldWarning }

  var history: String {
    "\(manners)\n" + ops.map { "\($0)" }.joined(separator: "\n")
  }

  func nextOp() -> Op {
    switch random.next(12) {
    case 0, 1: .present(animated: random.next(5) > 0)
    case 2: .dismiss(from: random.next(3), animated: random.next(5) > 0)
    case 3, 4: .update(CGFloat(random.next(120)) / 100 - 0.1)
    case 5: .finish
    case 6: .cancel
    case 7: .pause
    case 8:
      .resize(
        [
          CGSize(width: 400, height: 800), CGSize(width: 700, height: 360),
          CGSize(width: 1024, height: 768),
        ][random.next(3)])
    default: .step(Double(random.next(180)) / 1000)
    }
  }

  private func manner() -> Manner {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .custom, .currentContext, .overCurrentContext, .pageSheet,
      .formSheet, .popover,
    ]
    let transitions: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]
    var style = styles[random.next(styles.count)]
    let isInContext = style == .currentContext || style == .overCurrentContext
    let sheets: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .popover]
    // A presentation within a sheet prevents the sheet from adapting.
    if isInContext, chain.contains(where: { sheets.contains($0.modalPresentationStyle) }) {
      style = .overFullScreen
    }
    return Manner(
      style: style,
      transition: transitions[random.next(transitions.count)], animator: random.next(3),
      presentsInteractively: random.next(2) == 0, dismissesInteractively: random.next(2) == 0,
      velocity: random.next(2) == 0 ? nil : CGFloat(random.next(400)) / 10 - 20)
  }

  // MARK: Doing

  func perform(_ op: Op) {
    ops.append(op)
    chain = current()
    switch op {
    case .present(let animated):
      let presenter = chain.last ?? root
      let next = CheckedController(chain.count + 1)
      let manner = manner()
      let delegate = RandomDelegate(manner)
      next.modalPresentationStyle = manner.style
      next.modalTransitionStyle = manner.transition
      next.transitioningDelegate = delegate
      var calls = 0
      presenter.present(next, animated: animated) { [weak self] in
        calls += 1
        self?.called += 1
        if calls > 1 { self?.overcalled = true }
      }
      guard presenter.presentedViewController === next else { return }
      next.popoverPresentationController?.sourceView = presenter.view
      expected += 1
      manners.append(manner)
      next.keeper = delegate
      watched += [WeakObject(next), WeakObject(delegate)]
      if let controller = next.presentationController { watched.append(WeakObject(controller)) }
    case .dismiss(let depth, let animated):
      let all = [root] + chain
      expected += 1
      var calls = 0
      all[min(depth, all.count - 1)].dismiss(animated: animated) { [weak self] in
        calls += 1
        self?.called += 1
        if calls > 1 { self?.overcalled = true }
      }
    case .update(let progress): for interactor in interactors { interactor.update(progress) }
    case .finish: for interactor in interactors { interactor.finish() }
    case .cancel: for interactor in interactors { interactor.cancel() }
    case .pause: for interactor in interactors { interactor.pause() }
    case .step(let seconds):
      time += seconds
      window.advance(to: time)
    case .resize(let size): window.frame.size = size
    }
  }

  private func current() -> [CheckedController] {
    var found: [CheckedController] = []
    var next = root.presentedViewController as? CheckedController
    while let controller = next {
      found.append(controller)
      next = controller.presentedViewController as? CheckedController
    }
    return found
  }

  private var interactors: [UIPercentDrivenInteractiveTransition] {
    current().compactMap { ($0.keeper as? RandomDelegate)?.interactor }
  }

  // MARK: Checking

  private func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds, failure == nil { failure = sentence() }
  }

  func checkStep() {
    expect(!overcalled, "a completion was called twice")
    for controller in [root] + current() {
      expect(controller.mistake == nil, "\(controller.number): \(controller.mistake ?? "")")
      expect(
        controller.presentedViewController?.presentingViewController
          === (controller.presentedViewController == nil ? nil : controller),
        "the links of \(controller.number) are not mutual")
    }
  }

  func checkEnd() {
    settle()
    expect(called == expected, "\(called) completions of \(expected) were called")
    let shown = current()
    for controller in [root] + shown {
      expect(
        controller.transitionCoordinator == nil, "\(controller.number) is still in transition")
      expect(
        !controller.isBeingPresented && !controller.isBeingDismissed,
        "\(controller.number) is still on its way")
    }
    let direct = window.treeText
    let plain = RandomScene(seed: 0)
    plain.window.frame = window.frame
    plain.show(shown.map { ($0.keeper as! RandomDelegate).manner })
    expect(direct == plain.window.treeText, "\(direct)\nis not\n\(plain.window.treeText)")
  }

  private func show(_ manners: [Manner]) {
    var presenter = root
    for (index, manner) in manners.enumerated() {
      let next = CheckedController(index + 1)
      next.modalPresentationStyle = manner.style
      next.modalTransitionStyle = manner.transition
      presenter.present(next, animated: false)
      next.popoverPresentationController?.sourceView = presenter.view
      settle()
      presenter = next
    }
  }

  private func settle() {
    for _ in 0..<12 {
      for interactor in interactors { interactor.finish() }
      time += 1
      window.advance(to: time)
    }
  }

  func checkRelease() {
    root.dismiss(animated: false)
    settle()
    chain = []
    expect(window.subviews.count == 1, "something is left in the window")
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === root.view, "the root is not touched")
    for object in watched { expect(object.value == nil, "\(object.name) is kept") }
  }
}

@MainActor
private final class WeakObject {
  private(set) weak var value: AnyObject?
  let name: String

  init(_ value: AnyObject) {
    self.value = value
    name = "\(type(of: value))"
  }
}

/// Checks the order of its appearance calls.
@MainActor
private final class CheckedController: UIViewController {
  let number: Int
  var keeper: AnyObject?
  private(set) var mistake: String?
  private var last = "didDisappear"

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
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
    if view.window != nil { mistake = "it disappeared within its window" }
  }

  private func note(_ call: String, after allowed: Set<String>) {
    if !allowed.contains(last) { mistake = "\(call) came after \(last)" }
    last = call
  }
}

@MainActor
private final class RandomDelegate: UIViewControllerTransitioningDelegate {
  let manner: RandomScene.Manner
  let interactor = UIPercentDrivenInteractiveTransition()

  init(_ manner: RandomScene.Manner) {
    self.manner = manner
    interactor.releaseVelocity = manner.velocity
  }

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    switch manner.animator {
    case 0: nil
    case 1: SlideAnimator()
    default: EitherWaySlide()
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    manner.presentsInteractively ? interactor : nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    manner.dismissesInteractively ? interactor : nil
  }
}

/// Slides in or out with an interruptible animator.
@MainActor
private final class EitherWaySlide: UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let container = context.containerView
    let isPresenting = context.viewController(forKey: .to)!.isBeingPresented
    if let to = context.view(forKey: .to) {
      if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    }
    let view = context.view(forKey: isPresenting ? .to : .from)!
    let rest = view.center
    let aside = CGPoint(x: rest.x + container.bounds.width, y: rest.y)
    if isPresenting { view.center = aside }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {
      view.center = isPresenting ? rest : aside
    }
    animator.addCompletion { position in
      self.animator = nil
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }
}
