import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Context menus with previews, and the finger that opens a menu and chooses in it.
@MainActor
struct MenuPreviewTests {
  private let table = Table()
  private let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 120))

  @MainActor
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var heard: [String] = []
    var controller: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.pop
    var dismissal: UITargetedPreview?
    var highlight: UITargetedPreview?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard location.x < 150 else { return nil }
      return UIContextMenuConfiguration(
        identifier: "card" as NSString, previewProvider: { [controller] in controller },
        actionProvider: { _ in
          UIMenu(
            children: ["Share", "Delete"].map { title in
              UIAction(title: title) { [weak self] _ in self?.heard.append(title) }
            })
        })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { highlight }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { dismissal }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      heard.append("will commit \(configuration.identifier)")
      animator.preferredCommitStyle = style
      animator.addAnimations { self.heard.append("animates") }
      animator.addCompletion {
        self.heard.append(
          "committed \(animator.previewViewController?.viewIfLoaded?.superview == nil)")
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.append("will display")
      animator?.addCompletion { self.heard.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.append("will end")
      animator?.addCompletion { self.heard.append("ended") }
    }
  }

  /// A view controller that records when its view appears and disappears.
  private final class Page: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
  }

  private let delegate = Delegate()

  init() {
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 16
    table.view.addSubview(card)
    card.addInteraction(UIContextMenuInteraction(delegate: delegate))
    table.fingers.wait(10)
  }

  private var stage: MenuStage? { table.window.subviews.lazy.compactMap { $0 as? MenuStage }.first }
  private var menu: MenuView? { MenuView.open(in: table.window) }

  private var rows: [MenuRow] {
    (menu?.subviews.first?.subviews ?? []).compactMap { $0 as? MenuRow }
  }

  private func middle(of title: String) throws -> (x: Double, y: Double) {
    let row = try #require(rows.first { $0.accessibilityLabel == title })
    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: table.window)
    return (Double(place.x), Double(place.y))
  }

  private func hold(_ x: Double = 150, _ y: Double = 250) {
    table.fingers.down(0, x, y)
    table.fingers.wait(700)
  }

  private func open() {
    hold()
    table.fingers.lift()
    table.fingers.wait(400)
  }

  private func tap(_ x: Double, _ y: Double) {
    table.fingers.down(0, x, y)
    table.fingers.lift()
    table.fingers.wait(1000)
  }

  @Test func `the pressed view is lifted where it is, and the menu is below it`() throws {
    open()
    let stage = try #require(stage)
    expect(stage.previewFrame, equals: card.frame)
    let list = try #require(menu?.subviews.first)
    expect(list.frame.minY, equals: card.frame.maxY + 8)
    expect(delegate.heard, equals: ["will display", "displayed"])
    tap(20, 700)
    expect(self.stage == nil && menu == nil)
    expect(delegate.heard, equals: ["will display", "displayed", "will end", "ended"])
  }

  @Test func `a press beside the menu's place belongs to the view`() {
    let log = ObserverLog()
    UIApplication.observer = log
    defer { UIApplication.observer = nil }
    table.window.gestureTraceCollector = GestureTraceCollector()
    hold(280, 250)
    table.fingers.lift()
    expect(menu == nil && stage == nil && delegate.heard.isEmpty)
    let causes = table.window.gestureTraceCollector?.trace.frames.flatMap(\.entries).map(\.cause)
    expect(causes?.contains(.refused), equals: true)
  }

  @Test func `the finger that opens the menu slides to a row, lifts, and has chosen it`() throws {
    hold()
    let row = try middle(of: "Share")
    table.fingers.move(0, 150, 270)
    table.fingers.move(0, row.x, row.y)
    expect(rows.map(\.isHighlighted), equals: [true, false])
    table.fingers.lift()
    table.fingers.wait(1000)
    expect(delegate.heard.contains("Share") && menu == nil && stage == nil)
  }

  @Test func `a finger that lifts before it slid leaves the menu open, and the reason is told`() {
    let log = ObserverLog()
    UIApplication.observer = log
    defer { UIApplication.observer = nil }
    hold()
    table.fingers.move(0, 153, 252)
    table.fingers.lift()
    expect(menu != nil)
    let reason = "menu stays open: the finger lifted before it had slid 10 points"
    expect(log.calls.contains { $0.hasSuffix(reason) })
  }

  @Test func `a finger that slides off the rows chooses nothing, nor does a palm`() throws {
    hold()
    let row = try middle(of: "Share")
    table.fingers.move(0, row.x, row.y)
    table.fingers.move(0, 20, 700)
    expect(rows.map(\.isHighlighted), equals: [false, false])
    table.fingers.lift()
    expect(menu != nil && !delegate.heard.contains("Share"))
    tap(20, 700)
    hold()
    let again = try middle(of: "Share")
    table.fingers.move(0, again.x, again.y)
    table.fingers.cancel()
    table.fingers.wait(400)
    expect(menu != nil && !delegate.heard.contains("Share"))
  }

  @Test func `a view controller is previewed in its own size, and a tap on it commits`() throws {
    let page = Page()
    page.preferredContentSize = CGSize(width: 300, height: 240)
    delegate.controller = page
    open()
    let stage = try #require(stage)
    expect(stage.previewFrame.size, equals: CGSize(width: 300, height: 240))
    expect(page.heard, equals: ["will appear"])
    let list = try #require(menu?.subviews.first)
    expect(list.frame.minY, equals: stage.previewFrame.maxY + 8)
    tap(Double(stage.previewFrame.midX), Double(stage.previewFrame.midY))
    expect(
      delegate.heard,
      equals: [
        "will display", "displayed", "will commit card", "will end", "animates", "committed true",
        "ended",
      ])
    expect(menu == nil && self.stage == nil && page.heard == ["will appear", "did disappear"])
  }

  @Test func `a commit can open the page without a second movement`() throws {
    let page = Page()
    delegate.controller = page
    let root = UIViewController()
    table.view.removeFromSuperview()
    root.view.addSubview(card)
    let navigation = UINavigationController(rootViewController: root)
    table.window.rootViewController = navigation
    table.window.makeKeyAndVisible()
    table.fingers.wait(10)
    open()
    let pushing = Pushing(delegate) { navigation.pushViewController(page, animated: true) }
    for case let old as UIContextMenuInteraction in card.interactions {
      card.removeInteraction(old)
    }
    table.fingers.wait(1000)
    card.addInteraction(UIContextMenuInteraction(delegate: pushing))
    open()
    let frame = try #require(stage?.previewFrame)
    table.fingers.down(0, Double(frame.midX), Double(frame.midY))
    table.fingers.lift()
    table.fingers.wait(320)
    // The push without animation completes in the next turn.
    table.fingers.wait(20)
    expect(navigation.topViewController === page && page.view.window != nil)
    expectNil(navigation.transitionCoordinator)
    table.fingers.wait(1000)
    expect(stage == nil && page.heard.last == "will appear")
  }

  /// Pushes the previewed page when it is committed.
  private final class Pushing: NSObject, UIContextMenuInteractionDelegate {
    let inner: Delegate
    let push: () -> Void
    init(_ inner: Delegate, _ push: @escaping () -> Void) {
      (self.inner, self.push) = (inner, push)
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      inner.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [push] in push() }
    }
  }

  @Test func `a preview of a part has the size of that part and goes where it is told`() throws {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 20, y: 10, width: 80, height: 60))
    let preview = UITargetedPreview(view: card, parameters: parameters)
    expect(preview.size, equals: CGSize(width: 80, height: 60))
    delegate.highlight = preview
    delegate.dismissal = preview.retargetedPreview(
      with: UIPreviewTarget(container: table.view, center: CGPoint(x: 50, y: 600)))
    open()
    let stage = try #require(stage)
    expect(stage.previewFrame.size, equals: CGSize(width: 80, height: 60))
    table.fingers.down(0, 20, 700)
    table.fingers.lift()
    expect(stage.previewFrame.middle, equals: CGPoint(x: 50, y: 600))
    table.fingers.wait(1000)
    expectNil(self.stage)
  }

  @Test func `without room below, the preview makes room for the menu`() throws {
    card.frame = CGRect(x: 20, y: 60, width: 360, height: 700)
    table.fingers.down(0, 100, 400)
    table.fingers.wait(700)
    table.fingers.lift()
    table.fingers.wait(400)
    let (stage, list) = (try #require(stage), try #require(menu?.subviews.first))
    expect(stage.previewFrame.minY < 60 && list.frame.maxY <= 800)
  }

  @Test func `a stage and its preview go with their view, and everything ends once`() {
    let page = Page()
    delegate.controller = page
    open()
    card.removeFromSuperview()
    table.fingers.wait(1000)
    expect(stage == nil && menu == nil && page.view.superview == nil)
    expect(delegate.heard, equals: ["will display", "displayed", "will end", "ended"])
  }

  @Test func `a press on a button with a menu slides to a row in one gesture`() throws {
    var chosen: [String] = []
    var triggered = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    button.menu = UIMenu(
      children: ["One", "Two"].map { title in UIAction(title: title) { _ in chosen.append(title) } }
    )
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in triggered += 1 }, for: .menuActionTriggered)
    table.view.addSubview(button)
    table.fingers.down(0, 60, 40)
    table.fingers.wait(200)
    let row = try middle(of: "Two")
    table.fingers.move(0, 60, 60)
    table.fingers.move(0, row.x, row.y)
    table.fingers.lift()
    table.fingers.wait(400)
    expect(chosen == ["Two"] && triggered == 1 && menu == nil)
  }

  @Test func `a command of a menu goes along the responder chain`() throws {
    let label = CopyLabel(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
    label.text = "Words"
    table.view.addSubview(label)
    final class Commands: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [
            UICommand(title: "Shout", action: "shout:"), UICommand(title: "Fly", action: "fly:"),
          ])
        })
      }
    }
    let commands = Commands()
    for recognizer in label.gestureRecognizers ?? [] { label.removeGestureRecognizer(recognizer) }
    label.addInteraction(UIContextMenuInteraction(delegate: commands))
    hold(60, 520)
    table.fingers.lift()
    expect(rows.map(\.accessibilityLabel), equals: ["Shout"])
    let row = try middle(of: "Shout")
    tap(row.x, row.y)
    expect(label.done, equals: ["shout"])
  }

  @Test func `the visible menu can be replaced`() {
    open()
    let interaction = card.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    interaction?.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Other") { _ in }]) }
    expect(rows.map(\.accessibilityLabel), equals: ["Other"])
    expect(interaction?.menuAppearance, equals: .rich)
  }
}
