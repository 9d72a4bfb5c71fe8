import Expectations
import GestureTesting
import Testing
import UIKit

/// Movements that do not come from a recognizer's action.
@MainActor
struct OddMovementTests {
  private final class Card: UIView {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let card = Card(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  init() {
    window.makeKeyAndVisible()
    window.addSubview(card)
  }

  private func tap(_ body: @escaping () -> Void) -> GestureTest {
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in body() }
    card.addGestureRecognizer(tap)
    let test = GestureTest(window: window)
    test.play(FingerPath().down(at: CGPoint(x: 200, y: 200)).hold(0.05).lift())
    return test
  }

  /// Moves its view itself and sends no action.
  private final class SilentPan: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      view?.center.x += 1
    }
  }

  private final class Follower: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      center.x += 1
    }
  }

  @Test func `a recognizer that moves its view without an action`() {
    card.addGestureRecognizer(SilentPan())
    let test = GestureTest(window: window)
    test.play(.drag(100).lift())
    test.expect(outcome: "move")
    expect(test.moved.map(\.gestures), equals: [["a finger in Card"]])
  }

  @Test func `a view that follows its touches by itself`() {
    window.addSubview(Follower(frame: card.frame))
    let test = GestureTest(window: window)
    test.play(.drag(100).lift())
    test.expect(outcome: "move")
    expect(test.moved.map(\.gestures), equals: [["a finger in Follower"]])
  }

  @Test func `an animation that leaves the model alone goes there and back`() {
    let test = tap { [card] in
      let animation = CABasicAnimation(keyPath: "position.y")
      animation.byValue = 100
      animation.duration = 0.5
      card.layer.add(animation, forKey: nil)
    }
    test.expect(outcome: "move")
    expect(test.moved.map(\.change), equals: [.returned])
    expect(test.moved.map(\.gestures), equals: [["tap on Card"]])
  }

  @Test func `layer time that a pan moves`() {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.byValue = 100
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    card.layer.speed = 0
    card.layer.add(animation, forKey: nil)
    window.advance(to: 0)
    let pan = UIPanGestureRecognizer()
    pan.addAction { [card, window] _ in
      card.layer.timeOffset = Double(pan.translation(in: window).y / 200)
    }
    card.addGestureRecognizer(pan)
    let test = GestureTest(window: window)
    test.play(.drag(100).lift())
    test.expect(outcome: "move")
    expect(test.moved.map(\.gestures), equals: [["pan on Card"]], "\(test.moved)")
  }

  @Test func `a view that is put into another one has moved`() {
    let shelf = UIView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    window.addSubview(shelf)
    let test = tap { [card] in shelf.addSubview(card) }
    withKnownIssue { test.expect(outcome: "nothing") }
    expect(
      test.moved.map(\.description),
      equals: [
        "Card (UIWindow > UIView > Card): in UIWindow → in UIView, by tap on Card"
      ])
  }

  @Test func `content that a tap scrolls is moved by the tap`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    scroll.contentSize = CGSize(width: 400, height: 4000)
    window.addSubview(scroll)
    let test = tap { scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    test.expect(outcome: "move")
    expect(test.moved.first?.gestures, equals: ["tap on Card"], "\(test.moved)")
    expect(scroll.contentOffset.y, equals: 500)
  }

  @Test func `what moved before the first contact is moved by no gesture`() {
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { card.center.x += 100 }
    let test = GestureTest(window: window)
    test.play(FingerPath().wait(0.5).down(at: CGPoint(x: 50, y: 700)).hold(0.05).lift())
    withKnownIssue { test.expect(outcome: "nothing") }
    expect(test.outcomes.isEmpty && test.moved.map(\.gestures) == [[]])
  }

  @Test func `a card that a driver dismisses and a view that another hand moves are two`() {
    let root = UIViewController()
    window.rootViewController = root
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    window.advance(to: 0)
    let driver = PanTransitionDriver(
      dismissing: sheet, pan: UIPanGestureRecognizer(), direction: .down)
    let handle = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    sheet.view.addSubview(handle)
    handle.addGestureRecognizer(driver.pan)
    let badge = Card(frame: CGRect(x: 100, y: 500, width: 200, height: 200))
    window.addSubview(badge)
    let pan = UIPanGestureRecognizer()
    pan.addAction { _ in badge.center.x = 200 + pan.translation(in: nil).x }
    badge.addGestureRecognizer(pan)
    let test = GestureTest(window: window)
    test.watch(driver, as: "sheet")
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 50)).move(to: CGPoint(x: 200, y: 200), over: 0.4)
        .hold(0.4).lift(),
      FingerPath().wait(0.1).down(at: CGPoint(x: 200, y: 600))
        .move(to: CGPoint(x: 260, y: 600), over: 0.3).lift())
    test.expect(outcome: "cancel, move")
    expect(test.outcomes.map(\.name), equals: ["sheet", "pan on Card"])
    test.expect(progress: 0.467 ± 0.02, at: 0.6, of: "sheet")
    withKnownIssue { test.expect(outcome: "cancel") }
  }

  @Test func `a pan that drives and moves besides is one outcome`() {
    let scene = PanDrivenScene()
    let root = UIViewController()
    scene.window.rootViewController = root
    let sheet = scene.makeCard()
    let badge = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(badge)
    scene.begin = { [unowned root] in root.present(sheet, animated: true) }
    scene.pan.addAction { _ in badge.center.x += 1 }
    let test = GestureTest(window: scene.window)
    test.play(.drag(300).lift())
    test.expect(outcome: "finish by application")
  }

  @Test func `nobody watches once a section is over`() {
    let test = tap { [card] in card.center.x += 10 }
    expect(UIApplication.observer == nil && UIApplication.movement == nil)
    let count = test.moved.count
    card.center.x += 10
    window.advance(to: 100)
    expect(count == 1 && test.moved.count == 1)
    weak var gone: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      gone = view
      window.addSubview(view)
      test.play(FingerPath().down(at: CGPoint(x: 350, y: 700)).hold(0.05).lift())
      view.removeFromSuperview()
    }
    expectNil(gone)
  }
}
