import Expectations
import Foundation
import Testing
import UIKit

/// Presentation controllers are notified of traits, like views and view controllers.
@MainActor
struct PresentationTraitTests {
  private enum Mood: UITraitDefinition {
    static let defaultValue = 0
  }

  private final class Controller: UIPresentationController {
    var before: [Int] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      before.append(previousTraitCollection?[Mood.self] ?? -1)
    }
  }

  private final class Delegate: UIViewControllerTransitioningDelegate {
    var made: Controller?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = Controller(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
  private let root = UIViewController()
  private let card = UIViewController()
  private let delegate = Delegate()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  private func present(_ style: UIModalPresentationStyle) -> UIPresentationController? {
    card.modalPresentationStyle = style
    card.transitioningDelegate = delegate
    card.popoverPresentationController?.sourceView = root.view
    return card.presentationController
  }

  private func pass(to time: Double) {
    window.advance(to: time)
    window.advance(to: time + 1)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .pageSheet, .popover, .fullScreen])
  func `a handler hears of the traits that it was registered for, and of no others`(
    style: UIModalPresentationStyle
  ) throws {
    let controller = try #require(present(style))
    var heard: [String] = []
    let registration = controller.registerForTraitChanges([Mood.self]) {
      (me: UIPresentationController, before) in
      heard.append("\(before[Mood.self]) → \(me.traitCollection[Mood.self])")
    }
    root.present(card, animated: true)
    pass(to: 2)
    expect(heard.isEmpty)
    window.traitOverrides[Mood.self] = 1
    expect(heard, equals: ["0 → 1"])
    window.traitOverrides.userInterfaceStyle = .dark
    expect(heard, equals: ["0 → 1"])
    controller.unregisterForTraitChanges(registration)
    window.traitOverrides[Mood.self] = 2
    expect(heard, equals: ["0 → 1"])
    root.dismiss(animated: false)
    pass(to: 5)
  }

  @Test func `it is told before whom it presents, once for each change`() throws {
    let controller = try #require(present(.custom) as? Controller)
    var heard: [String] = []
    controller.registerForTraitChanges([Mood.self]) { (_: Controller, _) in
      heard.append("controller")
    }
    card.registerForTraitChanges([Mood.self]) { (_: UIViewController, _) in heard.append("card") }
    root.present(card, animated: false)
    pass(to: 2)
    window.traitOverrides[Mood.self] = 1
    expect(heard == ["controller", "card"] && controller.before == [0])
    window.traitOverrides[Mood.self] = 4
    expect(controller.before, equals: [0, 1])
    root.dismiss(animated: false)
    pass(to: 5)
    window.traitOverrides[Mood.self] = 9
    expect(controller.before == [0, 1] && heard.count == 4)
  }

  @Test func `a popover that has become a sheet still hears of it`() throws {
    let popover = try #require(present(.popover) as? UIPopoverPresentationController)
    var widths: [UIUserInterfaceSizeClass] = []
    popover.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (me: UIPopoverPresentationController, _) in
      widths.append(me.traitCollection.horizontalSizeClass)
    }
    root.present(card, animated: false)
    pass(to: 2)
    window.frame.size = CGSize(width: 400, height: 800)
    pass(to: 4)
    expect(card.presentationController !== popover && widths == [.compact])
    window.frame.size = CGSize(width: 1000, height: 800)
    pass(to: 6)
    expect(card.presentationController === popover && widths == [.compact, .regular])
  }

  @Test func `it is asked for by the protocols that say so`() throws {
    let controller = try #require(present(.pageSheet))
    let observable: any UITraitChangeObservable = controller
    var told = 0
    observable.registerForTraitChanges([Mood.self]) { (_: UISheetPresentationController, _) in
      told += 1
    }
    root.present(card, animated: false)
    pass(to: 2)
    window.traitOverrides[Mood.self] = 1
    expect(told, equals: 1)
  }
}
