import Expectations
import Testing
import UIKit
import ViewTesting

/// Transitions that begin at the end of another one.
@MainActor
struct ChainedTransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()
  private let first = UIViewController()
  private let second = UIViewController()

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  /// Advances the window in frames of 10 ms.
  private func advance(from start: Double, to end: Double) {
    for frame in 1...Int(((end - start) * 100).rounded()) {
      window.advance(to: start + Double(frame) / 100)
    }
  }

  @Test func `a presentation that begins as a dismissal ends has its own coordinator`() throws {
    show(root)
    root.present(first, animated: true)
    advance(from: 1, to: 3)
    root.dismiss(animated: true)
    window.advance(to: 3.01)
    let old = try #require(root.transitionCoordinator)
    old.animate(alongsideTransition: nil) { [root, second] _ in
      root.present(second, animated: true)
    }
    var coordinators: [ObjectIdentifier] = []
    for frame in 1...40 {
      window.advance(to: 3.01 + Double(frame) / 20)
      // The transition begins with a frame of the window.
      guard second.isBeingPresented, !coordinators.isEmpty || root.transitionCoordinator != nil
      else { continue }
      let coordinator = try #require(root.transitionCoordinator, "frame \(frame)")
      expect(coordinator !== old)
      coordinators.append(ObjectIdentifier(coordinator))
    }
    expect(Set(coordinators).count == 1 && coordinators.count > 4)
    expect(root.presentedViewController === second && root.transitionCoordinator == nil)
  }

  @Test func `a push that begins as a push ends has its own coordinator`() throws {
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    navigation.pushViewController(first, animated: true)
    window.advance(to: 1.01)
    let old = try #require(navigation.transitionCoordinator)
    old.animate(alongsideTransition: nil) { [second] _ in
      navigation.pushViewController(second, animated: true)
    }
    var count = 0
    for frame in 1...40 {
      window.advance(to: 1.01 + Double(frame) / 20)
      guard let coordinator = first.transitionCoordinator, coordinator !== old else { continue }
      expect(navigation.transitionCoordinator === coordinator && second.isMovingToParent)
      count += 1
    }
    expect(count > 4 && navigation.topViewController === second && !second.isMovingToParent)
    expectNil(navigation.transitionCoordinator)
  }

  @Test(arguments: [false, true])
  func `a push or a pop that begins as a push ends comes to its own end`(pops: Bool) throws {
    let log = CallLog()
    let (start, page, next) = (
      LoggingController("S", log), LoggingController("P", log), LoggingController("N", log)
    )
    let navigation = UINavigationController(rootViewController: start)
    show(navigation)
    navigation.pushViewController(page, animated: true)
    window.advance(to: 1.01)
    try #require(navigation.transitionCoordinator).animate(alongsideTransition: nil) { [next] _ in
      if pops {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(next, animated: true)
      }
    }
    _ = log.take()
    advance(from: 1.01, to: 3)
    let calls = log.take().filter { $0.hasSuffix("ppear") }
    let name = pops ? "S" : "N"
    expect(
      calls,
      equals: [
        "S didDisappear", "P didAppear", "P willDisappear", "\(name) willAppear", "P didDisappear",
        "\(name) didAppear",
      ])
    expect(navigation.topViewController === (pops ? start : next))
    expectNil(navigation.transitionCoordinator)
  }
}
