import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Changes of traits that are made while other changes are being reported.
@MainActor
struct TraitChangeTests {
  private let table = Table()

  private enum Count: UITraitDefinition {
    static let defaultValue = 0
  }

  private enum Other: UITraitDefinition {
    static let defaultValue = ""
  }

  @Test func `a handler that changes another trait of its view leaves all below told of both`() {
    let below = UIView()
    table.view.addSubview(below)
    var heard: [String] = []
    table.view.registerForTraitChanges([Count.self]) { (view: UIView, _) in
      view.traitOverrides[Other.self] = "set"
    }
    below.registerForTraitChanges([Count.self, Other.self]) { (view: UIView, before) in
      heard.append(
        "\(before[Count.self])\(before[Other.self]) → \(view.traitCollection[Count.self])\(view.traitCollection[Other.self])"
      )
    }
    table.window.traitOverrides[Count.self] = 1
    expect(table.view.traitRecord.known, equals: table.view.traitCollection)
    expect(below.traitRecord.known, equals: below.traitCollection)
    expect(heard.last?.hasSuffix("1set") == true && heard.first?.hasPrefix("0 ") == true)
    heard = []
    table.window.traitOverrides[Count.self] = 2
    expect(heard, equals: ["1set → 2set"])
  }

  @Test func `a handler is told once of each change, in the order of the changes`() {
    var heard: [String] = []
    table.view.registerForTraitChanges([Count.self]) { (view: UIView, before) in
      if view.traitCollection[Count.self] == 1 { view.traitOverrides[Count.self] = 5 }
    }
    table.view.registerForTraitChanges([Count.self]) { (view: UIView, before) in
      heard.append("\(before[Count.self]) → \(view.traitCollection[Count.self])")
    }
    table.window.traitOverrides[Count.self] = 1
    expect(heard.count <= 2 && heard.last?.hasSuffix("→ 5") == true, "\(heard)")
    expect(heard.last?.hasPrefix("0"), equals: (heard.count == 1), "\(heard)")
  }

  @Test func `a handler that changes its own trait each time ends`() {
    var calls = 0
    table.view.registerForTraitChanges([Count.self]) { (view: UIView, _) in
      calls += 1
      view.traitOverrides[Count.self] = view.traitCollection[Count.self] + 1
    }
    table.window.traitOverrides[Count.self] = 1
    expect(calls > 0 && calls < 1000)
  }

  @Test func `two views that change each other's traits end`() {
    let other = UIView()
    table.window.addSubview(other)
    var calls = 0
    for (from, to) in [(table.view as UIView, other), (other, table.view as UIView)] {
      from.registerForTraitChanges([Count.self]) { [unowned from, unowned to] (_: UIView, _) in
        calls += 1
        to.traitOverrides[Count.self] = from.traitCollection[Count.self] + 1
      }
    }
    table.view.traitOverrides[Count.self] = 1
    expect(calls > 0 && calls < 1000)
  }

  @Test func `a registration that ends while a change is told of hears nothing of it`() {
    var heard = 0
    var second: (any UITraitChangeRegistration)?
    table.view.registerForTraitChanges([Count.self]) { (view: UIView, _) in
      if let second { view.unregisterForTraitChanges(second) }
    }
    second = table.view.registerForTraitChanges([Count.self]) { (_: UIView, _) in heard += 1 }
    table.window.traitOverrides[Count.self] = 1
    expect(heard, equals: 0)
  }

  @Test func `a view that a handler takes out or adds is told as it should be`() {
    let (first, second) = (UIView(), UIView())
    table.view.addSubview(first)
    table.view.addSubview(second)
    var heard: [String] = []
    first.registerForTraitChanges([Count.self]) { (_: UIView, _) in
      heard.append("first")
      second.removeFromSuperview()
    }
    second.registerForTraitChanges([Count.self]) { (_: UIView, _) in heard.append("second") }
    table.window.traitOverrides[Count.self] = 1
    expect(heard, equals: ["first"])
    table.view.addSubview(second)
    expect(heard, equals: ["first", "second"])
    expect(second.traitRecord.known, equals: second.traitCollection)
  }

  @Test func `what a trait is set to, and is already, is no change`() {
    var heard = 0
    table.view.registerForTraitChanges([Count.self]) { (_: UIView, _) in heard += 1 }
    table.window.traitOverrides[Count.self] = 0
    expect(heard, equals: 0)
  }

  @Test func `view controllers and views are told before they are laid out`() {
    final class Page: UIViewController {
      var log: [String] = []
      override func viewDidLayoutSubviews() { log.append("layout \(traitCollection[Count.self])") }
      override func viewIsAppearing(_ animated: Bool) {
        log.append("appearing \(view.traitCollection[Count.self])")
      }
    }
    let page = Page()
    page.registerForTraitChanges([Count.self]) { (page: Page, _) in
      page.log.append("told \(page.traitCollection[Count.self])")
    }
    table.window.traitOverrides[Count.self] = 3
    table.window.rootViewController = page
    table.window.makeKeyAndVisible()
    table.window.layoutIfNeeded()
    expect(page.log, equals: ["appearing 3", "layout 3"], "\(page.log)")
    page.log = []
    table.window.traitOverrides[Count.self] = 4
    table.window.layoutIfNeeded()
    expect(page.log, equals: ["told 4", "layout 4"], "\(page.log)")
  }

  @Test func `traits go with a view controller from one parent to another, and in presentations`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    let root = UIViewController()
    table.window.rootViewController = root
    table.window.makeKeyAndVisible()
    for parent in [first, second] {
      root.addChild(parent)
      root.view.addSubview(parent.view)
      parent.didMove(toParent: root)
    }
    first.traitOverrides[Count.self] = 1
    second.traitOverrides[Count.self] = 2
    var heard: [String] = []
    child.registerForTraitChanges([Count.self]) { (child: UIViewController, before) in
      heard.append("\(before[Count.self]) → \(child.traitCollection[Count.self])")
    }
    for parent in [first, second] {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    expect(child.traitCollection[Count.self] == 2 && child.view.traitCollection[Count.self] == 2)
    expect(heard, equals: ["1 → 2"])
    let sheet = UIViewController()
    child.present(sheet, animated: false)
    expect(sheet.traitCollection[Count.self], equals: 0)
    table.window.traitOverrides[Count.self] = 7
    expect(sheet.traitCollection[Count.self] == 7 && sheet.view.traitCollection[Count.self] == 7)
    expect(child.traitCollection[Count.self], equals: 2)
  }

  @Test func `nobody is kept by what is registered on him`() {
    weak var kept: UIView?
    weak var keptTarget: UIViewController?
    do {
      let (view, target) = (UIView(), UIViewController())
      view.registerForTraitChanges([Count.self]) { (_: UIView, _) in }
      view.registerForTraitChanges([Count.self], target: target) { (page: UIViewController) in
        { () in }
      }
      table.view.addSubview(view)
      table.window.traitOverrides[Count.self] = 1
      view.removeFromSuperview()
      (kept, keptTarget) = (view, target)
    }
    expect(kept == nil && keptTarget == nil)
  }

  @Test func `to ask for the current traits stops no display link`() {
    @MainActor final class Counter {
      var count = 0
      func step(_ link: CADisplayLink) { count += 1 }
    }
    let counter = Counter()
    table.window.advance(to: 0.1)
    expect(UITraitCollection.current.displayScale, isAbove: 0)
    let link = CADisplayLink(target: counter, selector: Counter.step)
    link.add(to: .main, forMode: .common)
    table.window.advance(to: 0.5)
    link.invalidate()
    expect(counter.count, isAbove: 10)
  }

  @Test func `a color that resolves to itself is a color`() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    box.color = UIColor { _ in box.color ?? .red }
    expect(box.color?.resolvedColor(with: UITraitCollection()), equals: .red)
    let other = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor { _ in .white } : .black
    }
    expect(other.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), equals: .white)
  }
}
