import Expectations
import PantographGestures
import Testing
import UIKit
import ViewTesting

@MainActor
private final class NavigationTable: PanTransitionDriverDelegate {
  let log = SceneLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let first: SceneController
  let second: SceneController
  let navigation: UINavigationController
  let fingers: Fingers
  var driver: PanTransitionDriver!
  var settled: [TransitionOutcome] = []

  init() {
    first = SceneController("1", log)
    second = SceneController("2", log)
    navigation = UINavigationController(rootViewController: first)
    fingers = Fingers(window, startingAt: 1)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    fingers.wait(10)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }

  func drive(_ driver: PanTransitionDriver) {
    self.driver = driver
    driver.delegate = self
    navigation.view.addGestureRecognizer(driver.pan)
  }

  func drag(from start: Double, to end: Double) {
    fingers.down(0, start, 400)
    for step in 1...20 { fingers.move(0, start + (end - start) * Double(step) / 20, 400) }
  }

  func restAndLift() {
    fingers.wait(300)
    fingers.lift()
    fingers.wait(1000)
    fingers.wait(10)
  }

  func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome) {
    settled.append(outcome)
  }
}

@MainActor
struct DrivenNavigationTests {
  @Test func `a hand pops, or lets it be`() {
    let table = NavigationTable()
    table.navigation.pushViewController(table.second, animated: false)
    table.fingers.wait(10)
    table.drive(
      PanTransitionDriver(
        popping: table.navigation, pan: UIPanGestureRecognizer(), direction: .right))
    table.drag(from: 50, to: 150)
    table.restAndLift()
    expect(table.navigation.viewControllers, equals: [table.first, table.second])
    table.drag(from: 50, to: 390)
    table.restAndLift()
    expect(table.navigation.viewControllers, equals: [table.first])
    expect(table.settled, equals: [.cancel, .finish])
    // There is nothing left to pop.
    table.drag(from: 50, to: 390)
    expect(!table.driver.isActive)
    table.restAndLift()
  }

  @Test func `a hand pushes, comes back and takes hold`() {
    let table = NavigationTable()
    table.drive(
      PanTransitionDriver(
        pushingOnto: table.navigation, pan: UIPanGestureRecognizer(), direction: .left
      ) { table.second })
    table.drag(from: 390, to: 100)
    table.fingers.wait(300)
    table.fingers.lift()
    table.fingers.wait(40)
    table.drag(from: 100, to: 390)
    expect(table.driver.isFollowing)
    table.restAndLift()
    expect(table.settled, equals: [.cancel])
    expect(table.navigation.viewControllers, equals: [table.first])
    table.drag(from: 390, to: 50)
    table.restAndLift()
    expect(table.navigation.viewControllers, equals: [table.first, table.second])
    expectNil(table.navigation.delegate)
  }

  @Test func `the standard pop that is flicked back goes on back`() {
    let table = NavigationTable()
    table.navigation.pushViewController(table.second, animated: false)
    table.fingers.wait(10)
    table.navigation.interactivePopGestureRecognizer?.isEnabled = true
    table.fingers.down(0, 10, 400)
    for x in stride(from: 20.0, through: 300, by: 10) { table.fingers.move(0, x, 400) }
    table.fingers.wait(200)
    for x in stride(from: 290.0, through: 180, by: -10) { table.fingers.move(0, x, 400) }
    let view = table.second.view!
    let released = view.layer.seen.frame.minX
    expect(released, isAbove: 100)
    table.fingers.lift()
    table.fingers.wait(2)
    expect(view.layer.seen.frame.minX, isBelow: released - 1)
    table.fingers.wait(1000)
    table.fingers.wait(10)
    expect(table.navigation.viewControllers, equals: [table.first, table.second])
  }

  @Test func `a pan from the edge drives too, and one from further in does not`() {
    let table = NavigationTable()
    table.navigation.pushViewController(table.second, animated: false)
    table.fingers.wait(10)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    table.drive(PanTransitionDriver(popping: table.navigation, pan: pan, direction: .right))
    table.drag(from: 60, to: 390)
    expect(!table.driver.isActive)
    table.restAndLift()
    table.drag(from: 5, to: 390)
    expect(table.driver.isFollowing)
    table.restAndLift()
    expect(table.navigation.viewControllers, equals: [table.first])
  }
}
