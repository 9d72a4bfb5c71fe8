import Expectations
import Foundation
import Testing
import UIKit

/// The values of the coordinator during a change of size.
@MainActor
struct SizeTransitionCoordinatorTests {
  private typealias Coordinator = any UIViewControllerTransitionCoordinator

  private final class Page: UIViewController {
    var coordinators: [Coordinator] = []
    var onSize: ((Coordinator) -> Void)?
    override func viewWillTransition(to size: CGSize, with coordinator: Coordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinators.append(coordinator)
      onSize?(coordinator)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let page = Page()

  init() {
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  private func turn(to size: CGSize = CGSize(width: 800, height: 400)) {
    window.frame.size = size
  }

  @Test func `its progress is the share of the time that has passed`() throws {
    var announced: CGFloat?
    page.onSize = { announced = $0.percentComplete }
    UIView.animate(withDuration: 0.4) { turn() }
    let coordinator = try #require(page.coordinators.first)
    expect(announced == 0 && coordinator.percentComplete == 0 && coordinator.isAnimated)
    expect(page.transitionCoordinator === coordinator)
    for (time, share) in [(1.1, 0.25), (1.2, 0.5), (1.3, 0.75)] {
      window.advance(to: time)
      expect(
        abs(coordinator.percentComplete - share), isBelow: 1e-9, "\(coordinator.percentComplete)")
    }
    window.advance(to: 2)
    expect(coordinator.percentComplete == 1 && page.transitionCoordinator == nil)
  }

  @Test func `a change that is not animated is there at once`() throws {
    var shares: [CGFloat] = []
    page.onSize = { coordinator in
      shares.append(coordinator.percentComplete)
      coordinator.animate(alongsideTransition: nil) { shares.append($0.percentComplete) }
    }
    turn()
    window.advance(to: 1.1)
    expect(shares == [0, 1] && page.coordinators.first?.isAnimated == false)
  }

  @Test func `it names the window's root, its view and the window`() throws {
    let child = Page()
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    UIView.animate(withDuration: 0.4) { turn() }
    for coordinator in [page, child].compactMap(\.coordinators.first) {
      expect(coordinator.viewController(forKey: .from) === page)
      expect(coordinator.viewController(forKey: .to) === page)
      expect(coordinator.view(forKey: .to) === page.view)
      expect(coordinator.view(forKey: .from) === page.view)
      expect(coordinator.containerView === window)
    }
    expect(child.coordinators.count, equals: 1)
    window.advance(to: 2)
  }

  @Test func `where the sides change places it turns by a right angle, and back`() throws {
    UIView.animate(withDuration: 0.4) { turn() }
    window.advance(to: 2)
    UIView.animate(withDuration: 0.4) { turn(to: CGSize(width: 400, height: 800)) }
    window.advance(to: 3)
    UIView.animate(withDuration: 0.4) { turn(to: CGSize(width: 800, height: 600)) }
    window.advance(to: 4)
    turn(to: CGSize(width: 600, height: 800))
    let angles = page.coordinators.map { atan2($0.targetTransform.b, $0.targetTransform.a) }
    expect(angles.count, equals: 4)
    let expected: [CGFloat] = [.pi / 2, -.pi / 2, 0, -.pi / 2]
    for (angle, wanted) in zip(angles, expected) { expect(abs(angle - wanted), isBelow: 1e-9) }
    window.advance(to: 5)
  }

  @Test func `a view that turns against it stays as it was on the device`() throws {
    let compass = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(compass)
    page.onSize = { coordinator in
      let turn = coordinator.targetTransform
      coordinator.animate { _ in
        compass.transform = compass.transform.rotated(by: -atan2(turn.b, turn.a))
      }
    }
    UIView.animate(withDuration: 0.4) { turn() }
    window.advance(to: 2)
    expect(abs(compass.transform.b + 1), isBelow: 1e-9)
    UIView.animate(withDuration: 0.4) { turn(to: CGSize(width: 400, height: 800)) }
    window.advance(to: 3)
    expect(abs(compass.transform.a - 1) < 1e-9 && abs(compass.transform.b) < 1e-9)
  }

  // MARK: In an animator's block

  private func log(_ coordinator: Coordinator, into note: @escaping (String) -> Void) {
    coordinator.notifyWhenInteractionChanges { note("changes to \($0.isInteractive)") }
    coordinator.notifyWhenInteractionEnds { note("ends at \($0.percentComplete)") }
    coordinator.animate(alongsideTransition: nil) { note("done, cancelled \($0.isCancelled)") }
  }

  @Test func `a change that an animator scrubs is interactive until it is let go`() throws {
    var heard: [String] = []
    page.onSize = { log($0) { heard.append($0) } }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { turn() }
    animator.pauseAnimation()
    let coordinator = try #require(page.coordinators.first)
    expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    expect(coordinator.isInterruptible && coordinator.transitionDuration == 1)
    animator.fractionComplete = 0.3
    expect(coordinator.percentComplete == 0.3 && heard.isEmpty)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    expect(heard == ["changes to false", "ends at 0.3"] && !coordinator.isInteractive)
    window.advance(to: 1.2)
    animator.pauseAnimation()
    expect(heard.last == "changes to true" && coordinator.isInteractive)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    window.advance(to: 3)
    expect(
      Array(heard.dropFirst(2)),
      equals: ["changes to true", "changes to false", "done, cancelled true"])
    expect(coordinator.initiallyInteractive && coordinator.percentComplete == 0)
    expect(window.bounds.size, equals: CGSize(width: 400, height: 800))
  }

  @Test func `a change that an animator runs is interactive only while it is held`() throws {
    var heard: [String] = []
    page.onSize = { log($0) { heard.append($0) } }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { turn() }
    animator.startAnimation()
    let coordinator = try #require(page.coordinators.first)
    expect(!coordinator.isInteractive && !coordinator.initiallyInteractive && heard.isEmpty)
    window.advance(to: 1.5)
    expect(abs(coordinator.percentComplete - 0.5), isBelow: 1e-9)
    animator.pauseAnimation()
    animator.startAnimation()
    expect(heard, equals: ["changes to true", "changes to false", "ends at 0.5"])
    window.advance(to: 4)
    expect(heard.last == "done, cancelled false" && coordinator.percentComplete == 1)
  }

  @Test func `what goes along later is held and turned back with the animator`() throws {
    let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(beside)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { turn() }
    animator.pauseAnimation()
    try #require(page.coordinators.first).animate { _ in beside.alpha = 0 }
    animator.fractionComplete = 0.5
    expect(abs((beside.layer.presentation()?.opacity ?? 0) - 0.5), isBelow: 1e-6)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    window.advance(to: 3)
    expect(beside.alpha, equals: 1)
  }

  @Test func `a change that nobody holds tells of no interaction`() throws {
    var heard: [String] = []
    page.onSize = { log($0) { heard.append($0) } }
    UIView.animate(withDuration: 0.4) { turn() }
    window.advance(to: 2)
    expect(heard, equals: ["done, cancelled false"])
  }
}
