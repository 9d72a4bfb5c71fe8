import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIPercentDrivenInteractiveTransitionTests {
  /// A presentation of B in progress, with a duration of 0.4 s, paused at the start.
  private func started(
    _ configure: (PresentationTable) -> Void = { _ in }
  ) -> PresentationTable {
    let table = PresentationTable()
    table.delegate.presentInteractor = table.interactor
    configure(table)
    table.a.present(table.b, animated: true)
    table.turn()
    return table
  }

  private func container(_ table: PresentationTable) -> CALayer {
    table.b.presentationController!.containerView!.layer
  }

  @Test func `what it has before anything is set`() {
    let interactor = UIPercentDrivenInteractiveTransition()
    expect(interactor.duration == 0 && interactor.percentComplete == 0)
    interactor.update(0.25)
    expect(interactor.percentComplete, equals: 0.25)
    expect(interactor.completionSpeed == 1 && interactor.completionCurve == .easeInOut)
    expect(interactor.timingCurve == nil && interactor.wantsInteractiveStart)
  }

  @Test func `it takes the animator's duration, stops the container's time and moves it`() {
    let table = started()
    expect(table.interactor.duration, equals: 0.4)
    expect(container(table).speed, equals: 0)
    let origin = container(table).timeOffset
    table.interactor.update(0.25)
    expect(abs(container(table).timeOffset - origin - 0.1), isBelow: 1e-12)
    expect(abs(table.y - 600), isBelow: 1e-6)
    table.pass(3)
    expect(abs(table.y - 600), isBelow: 1e-6)
    table.interactor.update(0.75)
    expect(abs(table.y - 200), isBelow: 1e-6)
  }

  @Test(arguments: [0.25, 0.5, 0.75], [1, 2] as [CGFloat])
  func `finishing takes what is left by the speed`(progress: Double, speed: CGFloat) {
    let table = started()
    table.interactor.completionSpeed = speed
    table.interactor.update(progress)
    table.interactor.finish()
    let rest = (1 - progress) * 0.4 / Double(speed)
    table.pass(rest - 0.001)
    expect(!table.log.calls.contains("B didAppear"))
    table.pass(0.001001)
    expect(table.log.calls.contains("B didAppear"))
    expect(container(table).speed, equals: 1)
  }

  @Test(arguments: [0.25, 0.5, 0.75], [1, 2] as [CGFloat])
  func `cancelling takes the way back by the speed`(progress: Double, speed: CGFloat) {
    let table = started()
    table.interactor.completionSpeed = speed
    table.interactor.update(progress)
    table.interactor.cancel()
    table.pass(progress * 0.4 / Double(speed) - 0.001)
    expect(!table.log.calls.contains("B didDisappear"))
    table.pass(0.001001)
    expect(table.log.calls.contains("B didDisappear"))
  }

  @Test func `it ends in the frame that is just at its end, however times are rounded`() {
    for step in 1...99 {
      let table = started()
      table.pass(Double(step) / 7)
      let progress = CGFloat(step) / 100
      table.interactor.update(progress)
      table.interactor.finish()
      table.pass(Double(1 - progress) * 0.4)
      expect(table.log.calls.contains("B didAppear"), "from \(step) %")
    }
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `a speed that is none counts as 1`(speed: CGFloat) {
    let table = started()
    table.interactor.completionSpeed = speed
    table.interactor.update(0.5)
    table.interactor.finish()
    table.pass(0.19)
    expect(!table.log.calls.contains("B didAppear"))
    table.pass(0.02)
    expect(table.log.calls.contains("B didAppear"))
  }

  @Test func `the rest follows the completion curve from where it is`() {
    let table = started()
    table.interactor.completionCurve = .easeIn
    table.interactor.update(0.5)
    let before = table.y
    table.interactor.finish()
    expect(table.y, equals: before)
    table.pass(0.1)
    // Half of the time, and less than half of the distance.
    expect(table.y > 200 && table.y < before)
  }

  @Test(arguments: [(-3, 0), (4, 1), (0.5, 0.5)] as [(CGFloat, CGFloat)])
  func `what is set is held within its ends`(given: CGFloat, kept: CGFloat) {
    let table = started()
    table.interactor.update(given)
    expect(table.interactor.percentComplete, equals: kept)
  }

  @Test func `what is no number is ignored`() {
    let table = started()
    table.interactor.update(0.5)
    table.interactor.update(.nan)
    table.interactor.update(.infinity)
    expect(table.interactor.percentComplete == 0.5 && abs(table.y - 400) < 1e-6)
  }

  @Test func `of finish and cancel the first wins`() {
    let table = started()
    table.interactor.update(0.5)
    table.interactor.finish()
    table.interactor.cancel()
    table.interactor.finish()
    table.interactor.update(0.1)
    table.pass(0.5)
    expect(table.a.presentedViewController === table.b)
    expect(table.log.calls.filter { $0 == "AN ended true" }.count, equals: 1)
  }

  @Test(arguments: [true, false])
  func `a release before the start is kept for it`(finishes: Bool) {
    let table = PresentationTable()
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.interactor.update(0.5)
    if finishes { table.interactor.finish() } else { table.interactor.cancel() }
    table.turn()
    table.pass(0.1)
    expect(!table.log.calls.contains("AN completes"))
    expect(abs(table.y - (finishes ? 200 : 600)), isBelow: 1e-3)
    table.pass(0.2)
    expect((table.a.presentedViewController === table.b), equals: finishes)
    expect(table.log.calls.last, equals: "AN ended \(finishes)")
  }

  @Test func `a cancel at the start ends with all its calls on the next turn`() {
    let table = started()
    table.interactor.cancel()
    expect(table.log.calls.last, equals: "B willDisappear")
    table.pass(0.001)
    expect(table.log.calls.suffix(2), equals: ["B didDisappear", "AN ended false"])
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `a finish at the end ends on the next turn`() {
    let table = started()
    table.interactor.update(1)
    table.interactor.finish()
    table.pass(0.001)
    expect(table.log.calls.suffix(2), equals: ["B didAppear", "AN ended true"])
  }

  @Test func `a duration of nothing is a transition of one turn`() {
    let table = started { $0.animator.duration = 0 }
    expect(table.interactor.duration, equals: 0)
    table.interactor.finish()
    table.frames(2)
    expect(table.log.calls.contains("B didAppear"))
  }

  @Test func `it can drive one transition after the other`() {
    let table = started()
    table.interactor.update(0.5)
    table.interactor.cancel()
    table.pass(0.5)
    // The call is too late for the first transition, and not meant for the second.
    table.interactor.finish()
    table.a.present(table.b, animated: true)
    table.turn()
    expect(table.b.transitionCoordinator?.isInteractive, equals: true)
    table.pass(2)
    expect(table.b.transitionCoordinator != nil)
    table.interactor.finish()
    table.pass(1)
    expect(table.a.presentedViewController === table.b)
  }

  @Test func `it may start by itself and be taken in hand later`() {
    let table = started { $0.interactor.wantsInteractiveStart = false }
    let coordinator = table.b.transitionCoordinator!
    var changes: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
    table.pass(0.1)
    table.interactor.pause()
    expect(coordinator.isInteractive && !coordinator.initiallyInteractive && changes == [true])
    expect(abs(table.interactor.percentComplete - 0.25), isBelow: 1e-6)
    table.pass(1)
    expect(abs(table.y - 600), isBelow: 1e-3)
    table.interactor.cancel()
    expect(changes, equals: [true, false])
    table.pass(0.11)
    expectNil(table.a.presentedViewController)
  }

  @Test func `a cancelled one can be caught on its way back and finished`() {
    let table = PresentationTable(removesPresentersView: true)
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    table.interactor.update(0.5)
    table.interactor.cancel()
    table.pass(0.1)
    table.log.calls = []
    table.interactor.pause()
    expect(abs(table.interactor.percentComplete - 0.25), isBelow: 1e-6)
    expect(Set(table.log.take()), equals: ["A willDisappear", "B willAppear"])
    table.interactor.update(0.9)
    table.interactor.finish()
    table.pass(0.1)
    expect(table.log.calls.contains("B didAppear") && table.log.calls.contains("A didDisappear"))
    expect(table.log.calls.last, equals: "AN ended true")
  }

  @Test func `alongside animations are scrubbed, wherever they are`() {
    let table = PresentationTable()
    table.delegate.presentInteractor = table.interactor
    let inside = UIView()
    let outside = UIView()
    table.b.view.addSubview(inside)
    table.a.view.addSubview(outside)
    table.b.onWillAppear = { b in
      b.transitionCoordinator?.animate { _ in inside.center.x = 100 }
      b.transitionCoordinator?.animateAlongsideTransition(in: outside) { _ in
        outside.center.x = 100
      }
    }
    table.a.present(table.b, animated: true)
    table.turn()
    table.interactor.update(0.5)
    table.pass(1)
    expect(abs(inside.layer.seen.position.x - 50), isBelow: 1e-6)
    expect(abs(outside.layer.seen.position.x - 50), isBelow: 1e-6)
    table.interactor.cancel()
    table.pass(1)
    // All changes are undone.
    expect(inside.center.x == 0 && outside.center.x == 0)
  }

  @Test func `a velocity at release goes on into the rest`() {
    let table = started()
    table.interactor.update(0.5)
    table.interactor.releaseVelocity = 3
    let before = table.y
    table.interactor.finish()
    table.pass(0.00001)
    // Three times the distance of 800 points in a second.
    expect(abs((before - table.y) / 0.00001 - 2400), isBelow: 10)
    table.pass(0.2)
    expect(table.log.calls.contains("B didAppear"))
  }

  @Test func `the context is let go of at the end`() {
    let table = started()
    weak let context = table.b.transitionCoordinator
    expect(context != nil)
    table.interactor.finish()
    table.pass(1)
    expectNil(context)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity, 2, 0.5])
  func `the coordinator's velocity is the speed, and 1 without one`(speed: CGFloat) {
    let table = started()
    table.interactor.completionSpeed = speed
    let velocity: CGFloat = [2, 0.5].contains(speed) ? speed : 1
    expect(table.b.transitionCoordinator?.completionVelocity, equals: velocity)
  }
}
