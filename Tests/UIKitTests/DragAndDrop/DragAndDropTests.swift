import Expectations
import Foundation
import PantographGestures
import Testing
import ViewTesting

@testable import UIKit

@MainActor
@Suite(.serialized) struct DragAndDropTests {
  private let scene = DragScene()
  private let log = ObserverLog()

  private var fingers: Fingers { scene.table.fingers }
  private var window: UIWindow { scene.table.window }
  private var overlay: DragOverlay? {
    window.subviews.lazy.compactMap { $0 as? DragOverlay }.first
  }

  private func logged(_ work: () -> Void) {
    UIApplication.observer = log
    work()
    UIApplication.observer = nil
  }

  @Test func `an item is dragged from one view to another`() {
    scene.lift()
    expect(scene.heard, equals: ["lifted true"])
    scene.drag([(110, 140), (150, 400), (200, 600)])
    logged { scene.drop() }
    expect(scene.received, equals: ["Pear"])
    expect(
      scene.heard,
      equals: [
        "lifted true", "begins", "can handle", "enters", "will end copy", "performs", "concludes",
        "ends", "did end copy", "transferred",
      ])
    expect(overlay == nil && DragFlight.running(in: window).isEmpty)
    expect(log.calls.contains("Chip is dropped: Basket proposes a copy"))
    expect(log.events, equals: ["dropped 1 item: Basket proposes a copy"])
  }

  @Test func `the preview follows the finger from where it was lifted`() throws {
    scene.lift()
    let platter = try #require(overlay?.lifted.first?.platter)
    expect(platter.center == scene.chip.center && platter.isLifted)
    scene.drag([(130, 150), (200, 320)])
    expect(platter.center, equals: CGPoint(x: 200, y: 320))
    expectNil(overlay?.badgeText)
    scene.drag([(200, 600)])
    expect(overlay?.badgeText, equals: "+")
    scene.proposal = .forbidden
    scene.drag([(210, 600)])
    expect(overlay?.badgeText, equals: "⊘")
    scene.drop()
  }

  @Test func `beside all targets the preview returns to its source, and the reason is told`() {
    scene.lift()
    scene.drag([(110, 140), (200, 600), (200, 300)])
    let platter = overlay?.lifted.first?.platter
    logged { fingers.lift() }
    expect(platter?.center == scene.chip.center && platter?.alpha == 1)
    fingers.wait(1000)
    expect(
      scene.heard,
      equals: [
        "lifted true", "begins", "can handle", "enters", "exits", "will end cancel", "back", "ends",
        "did end cancel",
      ])
    expect(scene.received.isEmpty && overlay == nil)
    expect(log.calls.contains("Chip goes back: no view under the finger takes the items"))
    expect(log.events, equals: ["returned 1 item: no view under the finger takes the items"])
  }

  @Test func `a finger that lifts before it moved only lifted the item`() {
    scene.lift()
    scene.drag([(104, 124)])
    logged { scene.drop() }
    expect(scene.heard == ["lifted true", "back"] && overlay == nil && log.events.isEmpty)
    expect(
      log.calls.contains("Chip goes back: the finger lifted before it had moved 10 points"))
  }

  @Test func `a target that does not take part is not entered`() {
    scene.canHandle = false
    scene.lift()
    scene.drag([(110, 140), (200, 600), (210, 610)])
    scene.drop()
    expect(scene.heard.filter { $0 == "can handle" }.count, equals: 1)
    expect(!scene.heard.contains("enters") && !scene.heard.contains("ends"))
    expect(scene.heard.last, equals: "did end cancel")
  }

  @Test(arguments: [
    (UIDropOperation.cancel, true, "Basket does not take the items here"),
    (.forbidden, true, "Basket forbids the drop"),
    (.move, false, "Basket proposes a move, but the source allows none"),
  ])
  func `a drop that is not possible goes back for its reason`(
    operation: UIDropOperation, allowsMove: Bool, reason: String
  ) {
    scene.proposal = operation
    scene.allowsMove = allowsMove
    scene.lift()
    scene.drag([(110, 140), (200, 600)])
    logged { scene.drop() }
    expect(scene.received.isEmpty && scene.heard.last == "did end cancel")
    expect(log.calls.contains("Chip goes back: \(reason)"))
  }

  @Test func `a palm returns the items`() {
    scene.lift()
    scene.drag([(110, 140), (200, 600)])
    logged {
      fingers.cancel()
      fingers.wait(1000)
    }
    expect(scene.received.isEmpty && scene.heard.last == "did end cancel" && overlay == nil)
    expect(log.calls.contains("Chip goes back: the touch was cancelled"))
  }

  @Test func `a drag whose source goes away ends once`() {
    scene.lift()
    scene.drag([(110, 140), (200, 600)])
    scene.chip.removeFromSuperview()
    fingers.lift()
    fingers.wait(1000)
    expect(scene.heard.filter { $0.hasPrefix("did end") }, equals: ["did end cancel"])
    expect(overlay == nil && DragFlight.running(in: window).isEmpty)
  }

  @Test func `a target that goes away under the items is left`() {
    scene.lift()
    scene.drag([(110, 140), (200, 600)])
    scene.basket.removeFromSuperview()
    expect(scene.heard.last, equals: "exits")
    scene.drop()
    expect(scene.received.isEmpty && scene.heard.last == "did end cancel")
  }

  @Test func `a dropped preview goes where the target says`() throws {
    scene.dropPlace = CGPoint(x: 30, y: 40)
    scene.lift()
    scene.drag([(110, 140), (200, 600)])
    let platter = try #require(overlay?.lifted.first?.platter)
    fingers.lift()
    expect(platter.center == CGPoint(x: 130, y: 540) && platter.alpha == 1)
    fingers.wait(1000)
    expect(scene.heard.last, equals: "transferred")
  }

  @Test func `without items the touch belongs to the view`() {
    scene.items = []
    window.gestureTraceCollector = GestureTraceCollector()
    scene.lift()
    scene.drag([(110, 140), (200, 600)])
    fingers.lift()
    expect(scene.heard.isEmpty && overlay == nil)
    let entries = window.gestureTraceCollector?.trace.frames.flatMap(\.entries) ?? []
    expect(entries.contains { $0.name == "DragPress" && $0.cause == .refused })
  }

  @Test func `an interaction that is off, or removed, drags nothing`() {
    let drag = scene.chip.interactions.lazy.compactMap { $0 as? UIDragInteraction }.first
    drag?.isEnabled = false
    scene.lift()
    fingers.lift()
    expect(scene.heard.isEmpty)
    drag?.isEnabled = true
    scene.lift()
    scene.drag([(110, 140)])
    expect(scene.heard.contains("begins"))
    if let drag { scene.chip.removeInteraction(drag) }
    fingers.wait(1000)
    expect(scene.heard.last == "did end cancel" && scene.chip.gestureRecognizers == [])
    fingers.lift()
  }

  @Test func `a tap of another finger adds items`() {
    let more = DragScene.Chip(frame: CGRect(x: 40, y: 200, width: 120, height: 40))
    more.isUserInteractionEnabled = true
    final class Source: NSObject, UIDragInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [] }
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "Fig" as NSString))] }
    }
    let source = Source()
    more.addInteraction(UIDragInteraction(delegate: source))
    scene.table.view.addSubview(more)
    scene.lift()
    scene.drag([(110, 140), (200, 600)])
    fingers.down(1, 100, 220)
    fingers.lift(1)
    fingers.wait(400)
    expect(overlay?.lifted.count == 2 && overlay?.badgeText == "2")
    scene.drop()
    expect(scene.received, equals: ["Pear", "Fig"])
  }

  @Test func `an item's own preview replaces the lifted one`() throws {
    scene.lift()
    scene.session?.items.first?.previewProvider = {
      UIDragPreview(for: URL(string: "https://example.org")!, title: "Example")
    }
    scene.drag([(110, 140), (120, 300)])
    let platter = try #require(overlay?.lifted.first?.platter)
    expect(platter.bounds.size, differsFrom: scene.chip.bounds.size)
    scene.drop()
    expectNil(overlay)
  }

  @Test func `a menu of the same view opens with the lift and closes with the drag`() {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Eat") { _ in }])
        })
      }
    }
    let menus = Menus()
    scene.chip.addInteraction(UIContextMenuInteraction(delegate: menus))
    scene.lift()
    expect(MenuView.open(in: window) != nil && overlay != nil)
    scene.drag([(110, 140), (200, 600)])
    expectNil(MenuView.open(in: window))
    scene.drop()
    expect(scene.received, equals: ["Pear"])
  }

  @Test func `the inner of two targets comes first, the outer if the inner does not take part`() {
    final class Inner: NSObject, UIDropInteractionDelegate {
      var takes = true
      var dropped = 0
      func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
      ) -> Bool { takes }
      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }
      func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
      ) { dropped += 1 }
    }
    let delegate = Inner()
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    scene.basket.addSubview(inner)
    inner.addInteraction(UIDropInteraction(delegate: delegate))
    for takes in [true, false] {
      delegate.takes = takes
      scene.lift()
      scene.drag([(110, 140), (200, 600)])
      scene.drop()
    }
    expect(delegate.dropped == 1 && scene.received == ["Pear"])
  }

  @Test func `nothing retains what took part in a drag`() {
    weak var kept: UIView?
    weak var keptInteraction: UIDragInteraction?
    do {
      let view = UIView(frame: CGRect(x: 200, y: 50, width: 50, height: 50))
      let drag = UIDragInteraction(delegate: scene)
      view.addInteraction(drag)
      scene.table.view.addSubview(view)
      fingers.down(0, 220, 60)
      fingers.wait(700)
      scene.drag([(240, 90), (200, 600)])
      scene.drop()
      view.removeFromSuperview()
      (kept, keptInteraction) = (view, drag)
    }
    fingers.wait(1000)
    expect(scene.received, equals: ["Pear"])
    expect(kept == nil && keptInteraction == nil)
  }

  // MARK: Springs

  @Test func `items that rest over a spring-loaded view activate it`() {
    var states: [UISpringLoadedInteractionEffectState] = []
    final class Effect: NSObject, UISpringLoadedInteractionEffect {
      var saw: (UISpringLoadedInteractionEffectState) -> Void = { _ in }
      func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
      ) { saw(context.state) }
    }
    let effect = Effect()
    effect.saw = { states.append($0) }
    var activated = 0
    scene.basket.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, context in
        activated += 1
        expect(context.location(in: nil), equals: CGPoint(x: 200, y: 600))
      })
    scene.lift()
    scene.drag([(110, 140), (200, 600)])
    fingers.wait(300)
    scene.drag([(200, 300)])
    expect(states == [.possible, .inactive] && activated == 0)
    scene.drag([(200, 600)])
    fingers.wait(900)
    expect(activated, equals: 1)
    scene.drop()
    expect(states, equals: [.possible, .inactive, .possible, .activating, .activated, .inactive])
  }

  @Test func `a spring-loaded button and a segment are pressed by items`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 200, y: 100, width: 100, height: 40)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame = CGRect(x: 200, y: 200, width: 100, height: 40)
    segments.selectedSegmentIndex = 0
    for view in [button, segments] { scene.table.view.addSubview(view) }
    scene.lift()
    scene.drag([(110, 140), (250, 120)])
    fingers.wait(900)
    expect(presses, equals: 0)
    button.isSpringLoaded = true
    segments.isSpringLoaded = true
    expect(button.isSpringLoaded && segments.isSpringLoaded)
    scene.drag([(251, 120)])
    fingers.wait(900)
    expect(presses, equals: 1)
    scene.drag([(280, 220)])
    fingers.wait(900)
    expect(segments.selectedSegmentIndex, equals: 1)
    button.isSpringLoaded = false
    expect(!button.isSpringLoaded && button.interactions.isEmpty)
    scene.drop()
  }

  // MARK: The decision

  @Test func `a decision names each thing that could have been otherwise`() {
    var inputs = DropDecision.Inputs(
      cancellation: nil, hasBegun: true, target: "Basket", proposed: .move, allowsMove: true)
    expect(DropDecision(inputs), equals: .drops(.move, reason: "Basket proposes a move"))
    inputs.target = nil
    expect(
      DropDecision(inputs), equals: .returns(reason: "no view under the finger takes the items"))
    inputs.cancellation = "the touch was cancelled"
    expect(DropDecision(inputs), equals: .returns(reason: "the touch was cancelled"))
  }
}
