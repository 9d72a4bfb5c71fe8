import Expectations
import Foundation
import Testing
import UIKit

/// Every container, gone through with a reader, with keys, from right to left and with less motion.
@MainActor
@Suite(.serialized) struct ContainerTableTests {
  /// A container, the hand's keys for it, and the results that the table demands.
  @MainActor
  struct Row {
    var name: String
    var make: () -> UIViewController
    /// Brings the container into the state that is looked at.
    var show: (UIViewController) -> Void = { _ in }
    /// The sentences, in reading order.
    var spoken: [String]
    /// The sentences from right to left, if lines have several elements.
    var mirrored: [String]?
    /// The keys that move the container, and what is then true.
    var keys: (ReaderScene) -> Void = { _ in }
    var moved: (ReaderScene, UIViewController) -> Bool = { _, _ in true }
    /// The view that must not slide if motion is reduced, while the keys' change runs.
    var sliding: ((UIViewController) -> UIView?)?
    /// Whether a view controller is presented.
    var goes = false
  }

  static let escape = UIKeyCommand.inputEscape

  static func rows() -> [Row] {
    [navigation, tabs, pages, sheet, popover, alert, modal, split]
  }

  static let navigation = Row(
    name: "navigation",
    make: {
      let navigation = UINavigationController(rootViewController: WordsController("Mail"))
      navigation.pushViewController(WordsController("Letter"), animated: false)
      return navigation
    },
    spoken: ["Mail, button", "Letter, heading", "Letter text"],
    keys: { $0.press(escape) },
    moved: { ($1 as! UINavigationController).topViewController?.title == "Mail" },
    sliding: { ($0 as! UINavigationController).viewControllers.first?.view })

  static let tabs = Row(
    name: "tabs",
    make: {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two", "Three"].map { WordsController($0) }
      tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
      return tabs
    },
    spoken: [
      "One text", "selected, One, 1 of 3, tab", "Two, 3 new, 2 of 3, tab", "Three, 3 of 3, tab",
    ],
    keys: {
      $0.go(to: "Three")
      $0.press(" ")
    },
    moved: { ($1 as! UITabBarController).selectedIndex == 2 })

  private static let neighbors = PageNeighbors()

  static let pages = Row(
    name: "pages",
    make: {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = neighbors
      pages.setViewControllers([neighbors.pages[0]], direction: .forward, animated: false)
      return pages
    },
    spoken: ["0 text"],
    keys: { $0.reader.scroll(.next) },
    moved: { ($1 as! UIPageViewController).viewControllers?.first?.title == "1" },
    sliding: { _ in neighbors.pages[1].view })

  static let sheet = Row(
    name: "sheet",
    make: { WordsController("Below") },
    show: { root in
      let sheet = WordsController("Sheet")
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      root.present(sheet, animated: false)
    },
    spoken: ["Sheet Grabber, medium, button, adjustable", "Sheet text"],
    keys: {
      $0.go(to: "Sheet Grabber")
      $0.press(UIKeyCommand.inputUpArrow)
    },
    moved: { _, root in
      root.presentedViewController?.sheetPresentationController?.selectedDetentIdentifier == .large
    },
    goes: true)

  static let popover = Row(
    name: "popover",
    make: { WordsController("Below") },
    show: { root in
      let bubble = WordsController("Bubble")
      bubble.modalPresentationStyle = .popover
      bubble.preferredContentSize = CGSize(width: 250, height: 300)
      bubble.popoverPresentationController?.sourceView = root.view
      bubble.popoverPresentationController?.sourceRect = CGRect(
        x: 100, y: 50, width: 40, height: 40)
      bubble.popoverPresentationController?.delegate = Stays.shared
      root.present(bubble, animated: false)
    },
    spoken: ["Bubble text"],
    keys: { $0.press(escape) },
    moved: { $1.presentedViewController == nil },
    goes: true)

  static let alert = Row(
    name: "alert",
    make: { WordsController("Below") },
    show: { root in
      let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      root.present(alert, animated: false)
    },
    spoken: ["Delete?", "For ever", "Stay, button", "Delete, button"],
    mirrored: ["Delete?", "For ever", "Stay, button", "Delete, button"],
    keys: { $0.press(escape) },
    moved: { $1.presentedViewController == nil },
    goes: true)

  static let modal = Row(
    name: "sheet that goes",
    make: { WordsController("Below") },
    show: { root in root.present(WordsController("Card"), animated: false) },
    spoken: ["Card text"],
    keys: { $0.press(escape) },
    moved: { $1.presentedViewController == nil },
    goes: true)

  static let split = Row(
    name: "split",
    make: {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(WordsController("List"), for: .primary)
      split.setViewController(WordsController("Detail"), for: .secondary)
      return split
    },
    spoken: ["List, button", "Detail, heading", "Detail text"])

  @Test func `each container is read in order`() {
    for row in Self.rows() {
      let root = row.make()
      let scene = ReaderScene(root)
      row.show(root)
      scene.wait(1)
      expect(scene.spoken, equals: row.spoken, "\(row.name)")
    }
  }

  @Test func `each container is read from right to left`() {
    for row in Self.rows() {
      let root = row.make()
      let scene = ReaderScene(root, isMirrored: true)
      row.show(root)
      scene.wait(1)
      expect(scene.spoken, equals: row.mirrored ?? row.spoken, "\(row.name)")
    }
  }

  @Test(arguments: [false, true])
  func `keys move each container`(isMirrored: Bool) {
    for row in Self.rows() {
      let root = row.make()
      let scene = ReaderScene(root, isMirrored: isMirrored)
      row.show(root)
      scene.wait(1)
      expect(row.goes, equals: (root.presentedViewController != nil), "\(row.name)")
      row.keys(scene)
      scene.wait(2)
      expect(row.moved(scene, root), "\(row.name)")
    }
  }

  @Test func `with less motion nothing slides`() {
    let (reduced, fade) = (
      UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions
    )
    defer {
      UIAccessibility.prefersCrossFadeTransitions = fade
      UIAccessibility.isReduceMotionEnabled = reduced
    }
    UIAccessibility.isReduceMotionEnabled = true
    UIAccessibility.prefersCrossFadeTransitions = true
    for row in Self.rows() {
      guard let sliding = row.sliding else { continue }
      let root = row.make()
      let scene = ReaderScene(root)
      row.show(root)
      scene.wait(1)
      row.keys(scene)
      scene.wait(0.1)
      let view = sliding(root)
      let seen = view?.layer.presentation()?.position.x
      expect(view?.window != nil && seen == view?.layer.position.x, "\(row.name)")
      scene.wait(2)
      expect(row.moved(scene, root), "\(row.name)")
    }
  }

  @Test func `a key's change has the decision of a finger's`() {
    let navigation = Self.navigation.make() as! UINavigationController
    let scene = ReaderScene(navigation)
    scene.press(Self.escape)
    scene.wait(2)
    let decision = navigation.interactivePopGrip?.lastDecision
    expect(decision?.outcome == .finish && decision?.inputs.distance == 390)
    expect(navigation.viewControllers.count, equals: 1)
  }

  @Test func `what is not open to its user does not go by keys`() {
    let root = WordsController("Below")
    let scene = ReaderScene(root)
    let card = WordsController("Card")
    card.isModalInPresentation = true
    root.present(card, animated: false)
    scene.wait(1)
    scene.press(Self.escape)
    scene.wait(1)
    expect(root.presentedViewController === card)
  }
}

@MainActor
private final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
  static let shared = Stays()

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
