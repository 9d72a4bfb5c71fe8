import Expectations
import Testing
import ViewTesting

@testable import UIKit

/// The opacity during a dissolve, and why a driver may not begin.
@MainActor
struct DissolveTests {
  @Test func `a dissolve leaves a view as translucent as it was`() {
    let table = PresentationTable(.overFullScreen)
    table.b.transitioningDelegate = nil
    table.b.modalTransitionStyle = .crossDissolve
    table.b.view.alpha = 0.5
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.175)
    // Half of the time, at which easing in and out is at one half.
    expect(abs(table.b.view.layer.seen.opacity - 0.25), isBelow: 0.01)
    table.pass(0.5)
    expect(table.b.view.alpha == 0.5 && table.b.view.layer.seen.opacity == 0.5)
    table.b.dismiss(animated: true)
    table.turn()
    table.pass(0.175)
    expect(abs(table.b.view.layer.seen.opacity - 0.25), isBelow: 0.01)
  }

  @Test func `a dissolve under a finger is as far as the finger`() {
    let table = DriverTable()
    table.delegate.animator = nil
    table.b.modalTransitionStyle = .crossDissolve
    _ = table.dismissing()
    table.drag(from: 100, to: 310)
    // 200 of 800 points: ten are the slop.
    expect(abs(table.b.view.layer.seen.opacity - 0.75), isBelow: 0.01)
    table.move(from: 310, to: 510)
    expect(abs(table.b.view.layer.seen.opacity - 0.5), isBelow: 0.01)
    table.restAndLift()
    table.fingers.wait(1000)
    expect(!table.isPresented)
  }

  @Test func `what is not in a window, or on its way, is not dismissed by a driver`() {
    let table = PresentationTable()
    func obstacle(_ controller: UIViewController?) -> String? {
      DismissingChange(viewController: controller).obstacle
    }
    expect(obstacle(nil), equals: "what would be dismissed is not in a window")
    expect(obstacle(table.b), equals: "what would be dismissed is not in a window")
    table.b.loadViewIfNeeded()
    expect(obstacle(table.b), equals: "what would be dismissed is not in a window")
    expect(obstacle(table.a), equals: "nothing is presented")
    table.a.present(table.b, animated: true)
    table.turn()
    expect(obstacle(table.b), equals: "it is still on its way in")
    table.pass(1)
    expectNil(obstacle(table.b))
    let child = UIViewController()
    table.b.addChild(child)
    table.b.view.addSubview(child.view)
    expectNil(obstacle(child))
    table.b.dismiss(animated: true)
    expect(obstacle(table.b), equals: "it is on its way out already")
  }

  @Test func `who is not in a window, on the way out or presents already presents no more`() {
    let table = PresentationTable()
    func obstacle(_ controller: UIViewController?) -> String? {
      PresentingChange(presenter: controller) { nil }.obstacle
    }
    expect(obstacle(nil), equals: "who would present is not in a window")
    expect(obstacle(table.b), equals: "who would present is not in a window")
    expectNil(obstacle(table.a))
    table.presentNow()
    expect(obstacle(table.a), equals: "something is presented already")
    expectNil(obstacle(table.b))
    table.b.dismiss(animated: true)
    table.turn()
    expect(obstacle(table.b), equals: "who would present is on its way out")
  }
}
