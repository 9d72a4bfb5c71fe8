import Expectations
import Testing
import UIKit

/// Members of presentation controllers, and zooms with all their options.
@MainActor
struct PresentationMemberTests {
  private enum Mood: UITraitDefinition {
    static let defaultValue = 0
  }

  private final class Page: UIViewController {
    var heard: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("\(newCollection.userInterfaceStyle) \(newCollection[Mood.self])")
    }
  }

  private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.none

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  @Test func `traits are overridden for the presented controller`() throws {
    let page = Page()
    page.modalPresentationStyle = .overFullScreen
    root.present(page, animated: false)
    window.advance(to: 2)
    let controller = try #require(page.presentationController)
    expect(controller.traitOverrides.contains(Mood.self) == false)
    controller.traitOverrides[Mood.self] = 7
    window.advance(to: 3)
    expect(page.traitCollection[Mood.self], equals: 7)
    expect(root.traitCollection[Mood.self], equals: 0)
    expect(controller.traitOverrides[Mood.self], equals: 7)
    expect(controller.presentedViewController === page)
    expect(controller.presentingViewController === root)
    page.dismiss(animated: false)
    window.advance(to: 4)
  }

  @Test func `the adaptive style is that of the delegate`() throws {
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    var warnings: [String] = []
    Misuse.onWarning = { warnings.append($0) }
    let page = Page()
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = root.view
    let controller = try #require(page.presentationController)
    let adapter = Adapter()
    let own = controller.adaptivePresentationStyle
    controller.delegate = adapter
    for style in [UIModalPresentationStyle.none, .fullScreen, .formSheet, .custom, .popover] {
      adapter.style = style
      let isPossible = style != .custom && style != .popover
      expect(controller.adaptivePresentationStyle, equals: isPossible ? style : own)
    }
    expect(warnings.count, equals: 2)
  }

  @Test func `transitions of all styles`() {
    let all: [UIViewController.Transition] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    var time = 4.0
    for transition in all {
      let page = UIViewController()
      page.view.backgroundColor = .white
      page.modalPresentationStyle = .fullScreen
      page.preferredTransition = transition
      root.present(page, animated: true)
      for _ in 0..<6 {
        time += 0.125
        window.advance(to: time)
      }
      page.dismiss(animated: true)
      for _ in 0..<8 {
        time += 0.125
        window.advance(to: time)
      }
      expectNil(root.presentedViewController)
    }
  }

  @Test(arguments: 0..<5) func `zooms with options`(kind: Int) {
    let thumb = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 40))
    thumb.backgroundColor = .red
    root.view.addSubview(thumb)
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.modalPresentationStyle = .fullScreen
    let options = UIViewController.Transition.ZoomOptions()
    var asked: [String] = []
    switch kind {
    case 0: options.dimmingVisualEffect = UIBlurEffect(style: .dark)
    case 1: options.dimmingColor = .blue
    case 2:
      options.alignmentRectProvider = { context in
        asked.append("\(context.sourceView === thumb) \(context.zoomedViewController === page)")
        return CGRect(x: 0, y: 100, width: 400, height: 200)
      }
    case 3: options.alignmentRectProvider = { _ in .zero }
    default: UIAccessibility.prefersCrossFadeTransitions = true
    }
    defer { UIAccessibility.prefersCrossFadeTransitions = false }
    page.preferredTransition = .zoom(options: options) { context in
      asked.append(
        "\(context.sourceViewController === root) \(context.zoomedViewController === page)")
      return thumb
    }
    root.present(page, animated: true)
    var time = 1.0
    for _ in 0..<6 {
      time += 0.125
      window.advance(to: time)
    }
    page.dismiss(animated: true)
    for _ in 0..<7 {
      time += 0.125
      window.advance(to: time)
    }
    expectNil(root.presentedViewController)
    expect(Set(asked), equals: ["true true"])
  }
}
