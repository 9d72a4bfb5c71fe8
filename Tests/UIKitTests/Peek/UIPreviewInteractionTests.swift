import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct UIPreviewInteractionTests {
  private let table = Table()

  private final class Delegate: NSObject, UIPreviewInteractionDelegate {
    var mayBegin = true
    var previews: [CGFloat] = []
    var commits: [CGFloat] = []
    var heard: [String] = []

    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
      mayBegin
    }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {
      previews.append(transitionProgress)
      if ended { heard.append("previewed") }
    }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {
      commits.append(transitionProgress)
      if ended { heard.append("committed") }
    }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
      heard.append("cancelled")
    }
  }

  @Test func `a resting finger previews, then commits, in even steps`() {
    let delegate = Delegate()
    let interaction = UIPreviewInteraction(view: table.view)
    interaction.delegate = delegate
    table.fingers.down(0, 100, 200)
    table.fingers.wait(550)
    expect(delegate.heard == ["previewed"] && delegate.previews.count > 20)
    expect(delegate.previews == delegate.previews.sorted() && delegate.previews.last == 1)
    expect(interaction.location(in: table.view), equals: CGPoint(x: 100, y: 200))
    table.fingers.wait(800)
    expect(delegate.heard == ["previewed", "committed"] && delegate.commits.last == 1)
    expect(delegate.commits, equals: delegate.commits.sorted())
    table.fingers.lift()
    expect(delegate.heard, equals: ["previewed", "committed"])
  }

  @Test func `a lift, a palm and a call cancel, once`() {
    let delegate = Delegate()
    let interaction = UIPreviewInteraction(view: table.view)
    interaction.delegate = delegate
    table.fingers.down(0, 100, 200)
    table.fingers.wait(300)
    table.fingers.lift()
    expect(delegate.heard, equals: ["cancelled"])
    table.fingers.down(0, 100, 200)
    table.fingers.wait(600)
    table.fingers.cancel()
    expect(delegate.heard, equals: ["cancelled", "previewed", "cancelled"])
    table.fingers.down(0, 100, 200)
    table.fingers.wait(300)
    interaction.cancel()
    table.fingers.wait(1500)
    expect(delegate.heard, equals: ["cancelled", "previewed", "cancelled", "cancelled"])
    table.fingers.lift()
    expect(delegate.heard.count, equals: 4)
  }

  @Test func `nothing begins if the delegate refuses, nor after a tap`() {
    let delegate = Delegate()
    let interaction = UIPreviewInteraction(view: table.view)
    interaction.delegate = delegate
    table.fingers.down(0, 100, 200)
    table.fingers.lift()
    delegate.mayBegin = false
    table.fingers.down(0, 100, 200)
    table.fingers.wait(2000)
    table.fingers.lift()
    expect(delegate.heard.isEmpty && delegate.previews.isEmpty && delegate.commits.isEmpty)
  }

  // MARK: Peek and pop

  private final class Page: UIViewController {
    var chosen: [String] = []
    override var previewActionItems: [any UIPreviewActionItem] {
      [
        UIPreviewAction(title: "Like", style: .selected) { [weak self] action, controller in
          self?.chosen.append("\(action.title) \(controller === self)")
        },
        UIPreviewActionGroup(
          title: "More", style: .default,
          actions: [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]),
      ]
    }
  }

  private final class Previewing: NSObject, UIViewControllerPreviewingDelegate {
    let page = Page()
    var heard: [String] = []
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      guard location.y < 400 else { return nil }
      previewingContext.sourceRect = CGRect(x: 50, y: 150, width: 100, height: 100)
      return page
    }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) { heard.append("commit \(viewControllerToCommit === page)") }
  }

  @Test func `a press peeks at a page with its actions, and a tap pops it`() throws {
    let owner = UIViewController()
    let previewing = Previewing()
    let context = owner.registerForPreviewing(with: previewing, sourceView: table.view)
    expect(context.sourceView === table.view && context.delegate === previewing)
    table.fingers.down(0, 100, 600)
    table.fingers.wait(700)
    table.fingers.lift()
    expectNil(MenuView.open(in: table.window))
    table.fingers.down(0, 100, 200)
    table.fingers.wait(700)
    table.fingers.lift()
    table.fingers.wait(400)
    let menu = try #require(MenuView.open(in: table.window))
    let rows = (menu.subviews.first?.subviews ?? []).compactMap { $0 as? MenuRow }
    expect(rows.map(\.accessibilityLabel), equals: ["Like", "More"])
    rows.first?.sendActions(for: .touchUpInside)
    expect(previewing.page.chosen, equals: ["Like true"])
    table.fingers.wait(1000)
    table.fingers.down(0, 100, 200)
    table.fingers.wait(700)
    table.fingers.lift()
    table.fingers.wait(400)
    let stage = try #require(table.window.subviews.lazy.compactMap { $0 as? MenuStage }.first)
    let middle = stage.previewFrame.middle
    table.fingers.down(0, Double(middle.x), Double(middle.y))
    table.fingers.lift()
    table.fingers.wait(1000)
    expect(previewing.heard, equals: ["commit true"])
    owner.unregisterForPreviewing(withContext: context)
    expect(table.view.interactions.isEmpty)
  }

  @Test func `nothing retains what was registered for previews`() {
    weak var kept: (any UIViewControllerPreviewing)?
    weak var keptView: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      table.view.addSubview(view)
      kept = UIViewController().registerForPreviewing(with: Previewing(), sourceView: view)
      keptView = view
      view.removeFromSuperview()
    }
    table.fingers.wait(100)
    expect(kept == nil && keptView == nil)
  }
}
