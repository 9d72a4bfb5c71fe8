import Expectations
import Testing
import UIKit
import ViewTesting

/// The order of callbacks for each kind of transition. If part of an order is not known, only the known part is
/// expected.
@MainActor
struct CallbackOrderTests {
  @Test func `present, animated, with a presenter that leaves`() {
    let table = PresentationTable(removesPresentersView: true)
    var completed = false
    table.a.present(table.b, animated: true) {
      completed = true
      table.log.note("completion")
    }
    // The presentation begins on the next turn of the run loop.
    expect(
      table.log.take(), equals: ["TD presentation controller", "TD animator", "TD interactor"])
    expect(table.a.presentedViewController === table.b)
    expect(table.b.presentingViewController === table.a)
    expectNil(table.b.view.window)
    table.b.onWillAppear = { b in
      let coordinator = b.transitionCoordinator
      expect(coordinator != nil)
      expect(coordinator?.percentComplete == 0 && coordinator?.transitionDuration == 0)
      expect(coordinator?.completionVelocity == 1 && coordinator?.completionCurve == .easeInOut)
      expect(coordinator?.presentationStyle, equals: .custom)
      coordinator?.animate { _ in
        b.log.note("alongside")
      } completion: {
        expect(!$0.isCancelled)
        b.log.note("CO completion")
      }
    }
    table.b.onDidAppear = { expect($0.transitionCoordinator != nil) }
    table.turn()
    expect(
      table.log.take(),
      equals: [
        "PC presentation will begin", "A willDisappear", "B willAppear", "AN duration",
        "AN animate", "alongside",
      ])
    expect(!completed)
    table.pass(0.5)
    expect(
      table.log.take(),
      equals: [
        "AN completes", "PC presentation did end true", "B didAppear", "A didDisappear",
        "CO completion", "completion", "AN ended true",
      ])
    expect(table.a.transitionCoordinator == nil && table.b.transitionCoordinator == nil)
    expect(table.a.view.window == nil && table.b.view.window === table.window)
    expect(table.warnings.isEmpty)
  }

  @Test func `present, animated, with a presenter that stays`() {
    let table = PresentationTable()
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.5)
    expect(
      table.log.take(),
      equals: [
        "TD presentation controller", "TD animator", "TD interactor",
        "PC presentation will begin", "B willAppear", "AN duration", "AN animate", "AN completes",
        "PC presentation did end true", "B didAppear", "AN ended true",
      ])
    expect(table.a.view.window === table.window)
  }

  @Test func `dismiss, animated, with a presenter that comes back`() {
    let table = PresentationTable(removesPresentersView: true)
    table.presentNow()
    table.b.dismiss(animated: true) { table.log.note("completion") }
    expect(table.log.take(), equals: ["TD animator", "TD interactor"])
    expect(table.b.isBeingDismissed)
    table.turn()
    table.b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      table.log.note("CO completion")
      // From its viewDidAppear on, the presenter presents nothing.
      expectNil(table.a.presentedViewController)
    }
    table.pass(0.5)
    expect(
      table.log.take(),
      equals: [
        "PC dismissal will begin", "B willDisappear", "A willAppear", "AN duration", "AN animate",
        "AN completes", "PC dismissal did end true", "A didAppear", "B didDisappear",
        "CO completion", "completion", "AN ended true",
      ])
    expect(table.a.presentedViewController == nil && table.b.presentingViewController == nil)
    expect(table.a.view.superview === table.window && table.b.view.window == nil)
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `an interactive present, cancelled`() {
    let table = PresentationTable(removesPresentersView: true)
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true) { table.log.note("completion") }
    table.turn()
    let coordinator = table.b.transitionCoordinator!
    expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    coordinator.notifyWhenInteractionChanges {
      expect($0.isCancelled && !$0.isInteractive && $0.initiallyInteractive)
      table.log.note("interaction changed")
    }
    coordinator.animate(alongsideTransition: nil) {
      expect($0.isCancelled)
      table.log.note("CO completion")
    }
    table.interactor.update(0.5)
    expect(coordinator.percentComplete, equals: 0.5)
    table.pass(0.1)
    expect(abs(table.y - 400), isBelow: 0.01)
    table.log.calls = []
    table.interactor.cancel()
    expect(
      table.log.take(), equals: ["interaction changed", "B willDisappear", "A willAppear"])
    table.pass(0.1)
    expect(table.log.take().isEmpty)
    expect(abs(table.y - 600), isBelow: 0.01)
    table.pass(0.15)
    expect(
      table.log.take(),
      equals: [
        "AN completes", "PC presentation did end false", "B didDisappear", "A didAppear",
        "CO completion", "completion", "AN ended false",
      ])
    expect(table.a.presentedViewController == nil && table.b.presentingViewController == nil)
    expect(table.window.subviews, equals: [table.a.view])
    expect(table.warnings.isEmpty)
  }

  @Test func `an interactive dismiss, cancelled`() {
    let table = PresentationTable(removesPresentersView: true)
    table.presentNow()
    let controller = table.b.presentationController
    table.delegate.dismissInteractor = table.interactor
    table.b.dismiss(animated: true) { table.log.note("completion") }
    table.turn()
    table.b.transitionCoordinator!.notifyWhenInteractionEnds { _ in
      table.log.note("interaction ended")
    }
    table.b.transitionCoordinator!.animate(alongsideTransition: nil) { _ in
      table.log.note("CO completion")
    }
    table.interactor.update(0.25)
    table.log.calls = []
    table.interactor.cancel()
    table.pass(0.2)
    expect(
      table.log.take(),
      equals: [
        "interaction ended", "A willDisappear", "B willAppear", "AN completes",
        "PC dismissal did end false", "A didDisappear", "B didAppear", "CO completion",
        "completion", "AN ended false",
      ])
    expect(table.a.presentedViewController === table.b && !table.b.isBeingDismissed)
    expect(table.b.presentationController === controller)
    expect(table.a.view.window == nil && table.b.view.frame.minY == 0)
    expectNil(table.b.transitionCoordinator)
  }

  @Test func `present and dismiss without animation`() {
    let table = PresentationTable(.fullScreen)
    table.a.present(table.b, animated: false) { table.log.note("completion") }
    table.turn()
    expect(
      table.log.take(),
      equals: [
        "A willDisappear", "B willAppear", "B didAppear", "A didDisappear", "completion",
      ])
    table.a.dismiss(animated: false) { table.log.note("completion") }
    expect(
      table.log.take(),
      equals: [
        "B willDisappear", "A willAppear", "A didAppear", "B didDisappear", "completion",
      ])
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `a custom presentation without animation still has its animator`() {
    let table = PresentationTable()
    table.animator.duration = 0
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: false)
    table.turn()
    expect(table.b.transitionCoordinator?.isAnimated, equals: false)
    table.pass(0.1)
    expect(table.log.calls.contains("AN animate") && !table.log.calls.contains("TD interactor"))
    expect(table.log.calls.contains("B didAppear"))
  }

  @Test func `without an animator nobody asks for an interactor`() {
    let table = PresentationTable(.fullScreen)
    table.delegate.animator = nil
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(1)
    expect(table.log.calls.filter { $0.hasPrefix("TD") }, equals: ["TD animator"])
    expect(table.b.view.window === table.window)
  }
}
