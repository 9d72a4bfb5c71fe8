import SeededRandom
import UIKit

@testable import UIKit

/// Two equal trees of panes: one presents in contexts, the other never does.
@MainActor
final class ContextScene {
  enum Op {
    case present(Int, style: Int, animator: Int, animated: Bool)
    case presentAbove(Int, style: Int, animated: Bool)
    case dismiss(Int, animated: Bool)
    case step(Double)
    case resize(Int)
    case share(CGFloat)
    case relayout
    case move(Int, dx: CGFloat, dy: CGFloat, animated: Bool)
    case grow(Int, CGFloat)
    case turn(Int, Int)
    case hide(Int, Bool)
    case fade(Int, CGFloat)
    case mask(Int, UInt)
    case constant(CGFloat)
    case order(Int, Int)
    case takeOut(Int)
    case putBack(Int)
    case leave(Int)
    case navigate(Int, animated: Bool)
  }

  private var random: SeededGenerator
  private let real: ContextTree
  private let twin: ContextTree
  private(set) var ops: [Op] = []
  private(set) var failure: String?
  private var time = 1.0
  private var expected = 0
  private var called = 0
  private var delegates: [LoggingTransitioningDelegate] = []
  private let oldWarning = Misuse.onWarning
  private let setup: String

  static let styles: [UIModalPresentationStyle] = [.overCurrentContext, .currentContext]
  private static let sizes = [
    CGSize(width: 400, height: 800), CGSize(width: 800, height: 400),
    CGSize(width: 1024, height: 768), CGSize(width: 600, height: 700),
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    Misuse.onWarning = { _ in }
    var placements: [PanePlacement] = []
    for _ in 0..<3 {
      switch random.next(3) {
      case 0: placements.append(.frame(random.next(3)))
      case 1: placements.append(.mask(UInt(random.next(64))))
      default: placements.append(.constraints(random.next(3)))
      }
    }
    let container = random.next(4)
    setup = "\(placements) in \(container)"
    real = ContextTree(placements, container: container)
    twin = ContextTree(placements, container: container)
  }

  isolated deinit { Misuse.onWarning = oldWarning }

  var start: String { setup }

  func nextOp() -> Op {
    let (one, animated) = (random.next(4), random.next(2) == 0)
    let pane = random.next(3)
    switch random.next(36) {
    case 0...5:
      return .present(one, style: random.next(2), animator: random.next(4), animated: animated)
    case 6: return .presentAbove(one, style: random.next(2), animated: animated)
    case 7, 8, 9: return .dismiss(one, animated: animated)
    case 10...15: return .step(Double(random.next(300)) / 1000)
    case 16, 17: return .resize(random.next(4))
    case 18: return .share(CGFloat(2 + random.next(6)) / 10)
    case 19: return .relayout
    case 20, 21:
      return .move(
        pane, dx: CGFloat(random.next(60) - 30), dy: CGFloat(random.next(60) - 30),
        animated: animated)
    case 22: return .grow(pane, CGFloat(random.next(60) - 20))
    case 23: return .turn(pane, random.next(3))
    case 24: return .hide(pane, animated)
    case 25: return .fade(pane, CGFloat(random.next(3)) / 2)
    case 26: return .mask(pane, UInt(random.next(64)))
    case 27: return .constant(CGFloat(60 + random.next(90)))
    case 28, 29: return .order(pane, random.next(6))
    case 30: return .takeOut(pane)
    case 31, 32: return .putBack(pane)
    case 33: return random.next(4) == 0 ? .leave(pane) : .relayout
    default: return .navigate(random.next(2), animated: animated)
    }
  }

  // MARK: Doing

  func perform(_ op: Op) {
    ops.append(op)
    switch op {
    case .present(let index, let style, let animator, let animated):
      // The contents of a removed view are laid out only when it returns, so the parent must not be removed.
      let style = index == 3 ? 0 : style
      present(from: real.places[index], Self.styles[style], animator: animator, animated: animated)
    case .presentAbove(let index, let style, let animated):
      guard let modal = real.places[index].presentation.presented else { return }
      modal.definesPresentationContext = true
      present(from: modal, Self.styles[style], animator: 3, animated: animated)
    case .dismiss(let index, let animated):
      guard real.places[index].presentation.presented != nil else { return }
      expected += 1
      real.places[index].dismiss(animated: animated) { [weak self] in self?.called += 1 }
    case .step(let seconds):
      time += seconds
      for tree in [real, twin] { tree.window.advance(to: time) }
    case .navigate(let page, let animated):
      // A transition for which the context must wait is made in both trees.
      for tree in [real, twin] {
        tree.tabs?.selectedIndex = page
        guard let stack = tree.navigation else { continue }
        if page == 0 {
          stack.popViewController(animated: animated)
        } else {
          stack.pushViewController(UIViewController(), animated: animated)
        }
      }
    default:
      if let pane = pane(of: op), isUnderAnimator(pane) { return }
      for tree in [real, twin] { change(tree, op) }
    }
  }

  /// Whether a custom animator may still change the presenter's view, until its transition has ended.
  private func isUnderAnimator(_ pane: Int) -> Bool {
    guard let presented = real.parent.panes[pane].presentation.presented,
      let moving = presented.presentation.presentation
    else { return false }
    return moving.transition != nil && moving.leg?.hasOwnAnimator == true
  }

  private func pane(of op: Op) -> Int? {
    switch op {
    case .move(let pane, _, _, _), .grow(let pane, _), .turn(let pane, _), .hide(let pane, _),
      .fade(let pane, _), .mask(let pane, _), .order(let pane, _), .takeOut(let pane),
      .putBack(let pane), .leave(let pane):
      pane
    default: nil
    }
  }

  private func change(_ tree: ContextTree, _ op: Op) {
    let parent = tree.parent
    func view(_ index: Int) -> UIView { parent.panes[index].view }
    // The others are at the positions that their parent gives them.
    func isFree(_ index: Int) -> Bool {
      if case .mask = parent.placements[index] { return true }
      return false
    }
    switch op {
    case .resize(let index): tree.window.frame.size = Self.sizes[index]
    case .share(let share):
      parent.share = share
      parent.view.setNeedsLayout()
    case .relayout: parent.view.setNeedsLayout()
    case .move(let index, let dx, let dy, let animated):
      guard isFree(index) else { return }
      UIView.animate(withDuration: animated ? 0.2 : 0) {
        view(index).center.x += dx
        view(index).frame.origin.y += dy
      }
    case .grow(let index, let points):
      guard isFree(index) else { return }
      view(index).bounds.size.width = max(view(index).bounds.width + points, 20)
    case .turn(let index, let kind):
      guard isFree(index) else { return }
      view(index).transform =
        [
          .identity, CGAffineTransform(scaleX: 0.5, y: 0.75), CGAffineTransform(rotationAngle: 0.3),
        ][kind]
    case .hide(let index, let isHidden): view(index).isHidden = isHidden
    case .fade(let index, let alpha): view(index).alpha = alpha
    case .mask(let index, let mask):
      view(index).autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
    case .constant(let constant):
      for constraint in parent.adjustable where constraint.firstAttribute == .height {
        constraint.constant = constant
      }
    case .order(let index, let kind):
      let (one, other) = (view(index), view((index + 1) % 3))
      guard one.placeSuperview === parent.view, other.placeSuperview === parent.view else { return }
      switch kind {
      case 0: parent.view.bringSubviewToFront(one)
      case 1: parent.view.sendSubviewToBack(one)
      case 2: parent.view.insertSubview(one, aboveSubview: other)
      case 3: parent.view.insertSubview(one, belowSubview: other)
      case 4: parent.view.addSubview(one)
      default:
        let places = [one, other].compactMap { view in
          parent.view.subviews.firstIndex { view.isDescendant(of: $0) }
        }
        parent.view.exchangeSubview(at: places[0], withSubviewAt: places[1])
      }
    case .takeOut(let index): view(index).removeFromSuperview()
    case .putBack(let index):
      let (pane, own) = (parent.panes[index], view(index))
      guard own.superview == nil || pane.parent == nil else { return }
      if pane.parent == nil { parent.addChild(pane) }
      parent.view.addSubview(own)
      if case .constraints(let kind) = parent.placements[index] { parent.constrain(own, kind) }
      if pane.parent === parent { pane.didMove(toParent: parent) }
    case .leave(let index):
      parent.panes[index].willMove(toParent: nil)
      view(index).removeFromSuperview()
      parent.panes[index].removeFromParent()
    case .present, .presentAbove, .dismiss, .step, .navigate: break
    }
  }

  private func present(
    from presenter: UIViewController, _ style: UIModalPresentationStyle, animator: Int,
    animated: Bool
  ) {
    let modal = UIViewController()
    modal.title = "modal"
    modal.modalPresentationStyle = style
    modal.modalTransitionStyle =
      [.coverVertical, .flipHorizontal, .crossDissolve, .coverVertical][
        animator]
    if animator == 3, presenter.title != "modal" {
      let delegate = LoggingTransitioningDelegate(SceneLog())
      delegate.animator = SlideAnimator()
      delegates.append(delegate)
      modal.transitioningDelegate = delegate
    }
    presenter.present(modal, animated: animated) { [weak self] in self?.called += 1 }
    if modal.presentation.presenting != nil { expected += 1 }
  }

  // MARK: What must hold

  private func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds, failure == nil { failure = sentence() }
  }

  func checkStep() {
    for tree in [real, twin] { tree.window.layoutIfNeeded() }
    let flying = real.places.contains { isFlying($0) }
    // The contents of a presenter are laid out when its view returns.
    let isAway = (real.parent.view.superview == nil) != (twin.parent.view.superview == nil)
    if !flying, !isAway, !real.parent.view.isWithdrawn {
      let moving = Set(real.places.indices.filter { isMoving(real.places[$0]) })
      let (one, other) = (
        real.text(withoutLooksOf: moving), twin.text(withoutLooksOf: moving)
      )
      expect(one == other, "\(one)\nis not\n\(other)")
    }
    for (index, place) in real.places.enumerated() {
      checkModal(of: place, as: twin.places[index])
    }
  }

  /// Whether a transition is in progress that will remove the view.
  private func isMoving(_ place: UIViewController) -> Bool {
    let own = place.presentation.presented?.presentation.presentation
    return own?.transition != nil && own?.removesPresenter == true
  }

  private func isFlying(_ place: UIViewController) -> Bool {
    place.view.superview.map { type(of: $0) == PresentationContainerView.self } ?? false
  }

  private func checkModal(of place: UIViewController, as twinPlace: UIViewController) {
    guard let presented = place.presentation.presented,
      let presentation = presented.presentation.presentation, let box = presentation.container,
      case .presented = presentation.phase, presentation.transition == nil,
      presentation.follower != nil
    else { return }
    let name = place.title ?? ""
    let view = place.view!
    expect(
      (view.superview == nil) == (box.superview == nil), "\(name) has left, and its modal has not")
    guard let superview = view.superview, !(superview is UIWindow) else { return }
    let index = superview.subviews.firstIndex(of: view) ?? -1
    expect(
      superview.subviews.indices.contains(index + 1) && superview.subviews[index + 1] === box,
      "the modal of \(name) is not right above it")
    expect(
      (view.window == nil) == (presentation.removesPresenter || superview.window == nil),
      "\(name) is \(view.window == nil ? "not " : "")in the window")
    func close(_ one: CGRect, _ other: CGRect) -> Bool {
      [
        one.minX - other.minX, one.minY - other.minY, one.width - other.width,
        one.height - other.height,
      ].allSatisfy { abs($0) < 0.001 }
    }
    guard real.navigation?.transitionCoordinator == nil, box.window != nil else { return }
    let wanted = twinPlace.view.convert(twinPlace.view.bounds, to: nil)
    let seen = box.convert(box.bounds, to: nil)
    expect(close(seen, wanted), "the modal of \(name) is at \(seen), and not at \(wanted)")
    checkTouch(of: place, as: twinPlace, in: box)
  }

  /// Checks that the modal is touched exactly if its presenter would be touched without it, as in the twin.
  private func checkTouch(
    of place: UIViewController, as twinPlace: UIViewController, in box: UIView
  ) {
    guard place.parent === real.parent else { return }
    let own = twinPlace.view!
    guard own.alpha > 0.01, own.layer.animationKeys() == nil else { return }
    let middle = own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: nil)
    let isCovered = real.parent.presentation.presented != nil
    guard !isCovered, place.presentation.presented?.presentation.presented == nil else { return }
    let twinHit = twin.window.hitTest(middle, with: nil)
    let hit = real.window.hitTest(middle, with: nil)
    if twinHit?.isDescendant(of: own) == true {
      expect(hit?.isDescendant(of: box) == true, "\(place.title ?? "")'s modal is not touched")
    } else {
      expect(hit?.isDescendant(of: box) != true, "\(place.title ?? "")'s modal is touched")
    }
  }

  /// Checks that at the end all presentations are gone and released.
  func checkEnd() {
    guard failure == nil else { return }
    settle()
    checkStep()
    for place in real.places {
      place.presentation.presented.map { _ in place.dismiss(animated: false) }
      settle()
    }
    expect(real.places.allSatisfy { $0.presentation.presented == nil }, "one is still presented")
    expect(called >= expected, "\(called) completions of \(expected) were called")
    expect(
      real.wholeText == twin.wholeText,
      "at the end\n\(real.wholeText)\nis not\n\(twin.wholeText)")
    perform(.resize(1))
    perform(.share(0.3))
    settle()
    expect(
      real.wholeText == twin.wholeText,
      "in another size\n\(real.wholeText)\nis not\n\(twin.wholeText)")
  }

  private func settle() {
    for _ in 0..<8 { perform(.step(0.5)) }
  }
}
