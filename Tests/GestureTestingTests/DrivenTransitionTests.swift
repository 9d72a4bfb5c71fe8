import Expectations
import GestureTesting
import Testing
import UIKit

/// Transitions that the application's own code drives are outcomes, like those of transition drivers.
@MainActor
struct DrivenTransitionTests {
  enum Kind: CaseIterable { case present, dismiss, push, pop, tab }

  private func scene(
    _ kind: Kind, _ interactor: UIPercentDrivenInteractiveTransition = .init()
  ) -> PanDrivenScene {
    let scene = PanDrivenScene(interactor)
    let root = UIViewController()
    switch kind {
    case .present, .dismiss:
      scene.window.rootViewController = root
      let card = scene.makeCard()
      scene.begin = { [unowned root, unowned card] in
        kind == .present ? root.present(card, animated: true) : card.dismiss(animated: true)
      }
      scene.kept = [card]
      if kind == .dismiss { root.present(card, animated: false) }
    case .push, .pop:
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = scene
      scene.window.rootViewController = navigation
      if kind == .pop { navigation.pushViewController(UIViewController(), animated: false) }
      scene.begin = { [unowned navigation] in
        if kind == .push {
          navigation.pushViewController(UIViewController(), animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
      }
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [root, UIViewController()]
      tabs.delegate = scene
      scene.window.rootViewController = tabs
      scene.begin = { [unowned tabs] in tabs.selectedIndex = 1 }
    }
    scene.window.advance(to: 0)
    return scene
  }

  @Test(arguments: Kind.allCases)
  func `a pan of the test's own that takes it back is no nothing`(kind: Kind) throws {
    let scene = scene(kind)
    let test = GestureTest(window: scene.window)
    test.play(.drag(150).lift())
    test.expect(outcome: "cancel by application")
    withKnownIssue { test.expect(outcome: "nothing") }
    withKnownIssue { test.expect(outcome: "finish") }
    withKnownIssue { test.expect(outcome: "cancel by progress") }
    let release = try #require(test.outcomes.first?.release)
    expect(release.outcome == .cancel && abs(release.progress - 0.35) < 0.03)
    expect(abs(release.speed) < 0.01 && release.delay == nil)
    let isPans = { (layer: MovedLayer) in layer.gestures.contains("pan on UIWindow") }
    expect(!test.moved.isEmpty && test.moved.allSatisfy(isPans), "\(test.moved)")
  }

  @Test(arguments: Kind.allCases)
  func `a pan of the test's own finishes`(kind: Kind) {
    let scene = scene(kind)
    let test = GestureTest(window: scene.window)
    test.play(.drag(300).lift())
    test.expect(outcome: "finish")
    test.expect(outcome: "finish by application")
    test.expect(progress: 0.73 ± 0.03, at: 0.4)
    test.expect(progress: 1, at: 3)
    expect(test.outcomes.map(\.ending) == [.finish] && test.transitions.count == 1)
    expect(test.reasons[0].contains("the application called finish() at 7"), "\(test.reasons)")
  }

  /// Counts the calls that it receives.
  private final class Counting: UIPercentDrivenInteractiveTransition {
    var updates = 0

    override func update(_ percentComplete: CGFloat) {
      updates += 1
      super.update(percentComplete)
    }
  }

  @Test func `a subclass drives as well, under the name that it is watched by`() {
    let interactor = Counting()
    let scene = scene(.dismiss, interactor)
    let test = GestureTest(window: scene.window)
    test.watch(interactor, as: "card")
    test.play(.drag(150).cancel())
    test.expect(outcome: "cancel")
    expect(interactor.updates > 5 && test.outcomes[0].name == "card")
  }

  @Test func `of two calls the second is told to do nothing`() {
    let scene = scene(.dismiss)
    scene.release = { [unowned scene] _ in
      scene.interactor.finish()
      scene.interactor.cancel()
    }
    let test = GestureTest(window: scene.window)
    test.play(.drag(300).lift())
    test.expect(outcome: "finish")
    expect(test.reasons[0].contains("it called cancel() again at 7"), "\(test.reasons)")
  }

  @Test func `a transition that nobody lets go of has no end`() {
    let scene = scene(.dismiss)
    scene.release = { _ in }
    let test = GestureTest(window: scene.window)
    test.longestRest = 2
    test.play(.drag(150).lift())
    let texts = Texts()
    withKnownIssue {
      test.expect(outcome: "cancel")
    } matching: {
      texts.all.append($0.comments.first?.rawValue ?? "")
      return true
    }
    expect(texts.all[0].contains("but it did not end"), "\(texts.all)")
    expect(texts.all[0].contains("nothing called finish() or cancel(); progress is 3"))
    scene.interactor.cancel()
  }

  @Test func `a call after the hand has lifted says how long after`() throws {
    let scene = scene(.dismiss)
    scene.release = { [unowned scene] _ in
      DelayedCall().start(after: 1.5) { [weak scene] in scene?.interactor.finish() }
    }
    let test = GestureTest(window: scene.window)
    test.play(.drag(150).lift())
    test.expect(outcome: "finish by application")
    let delay = try #require(test.outcomes.first?.release?.delay)
    expect(abs(delay - 1.5), isBelow: 0.05)
    expect(test.reasons[0].contains("s after the last finger had lifted"), "\(test.reasons)")
  }

  @Test func `a fast release says its speed`() throws {
    let scene = scene(.dismiss)
    let test = GestureTest(window: scene.window)
    test.play(.line(CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 500), over: 0.25).lift())
    let release = try #require(test.outcomes.first?.release)
    // 1200 points a second along a path of 400 points.
    expect(abs(release.speed - 3) < 0.2 && abs((release.velocity?.y ?? 0) - 1200) < 100)
  }
}
