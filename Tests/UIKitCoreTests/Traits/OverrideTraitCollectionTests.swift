import Expectations
import Foundation
import Testing
import UIKit

/// Traits that a presentation controller or a parent overrides.
@MainActor
struct OverrideTraitCollectionTests {
  private final class Traced: UIViewController {
    var told: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told.append(traitCollection.horizontalSizeClass)
    }
  }

  private let table = PresentationTable()
  private let presented = Traced()

  private func present(before configure: (UIPresentationController) -> Void = { _ in }) {
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = table.delegate
    configure(presented.presentationController!)
    table.a.present(presented, animated: false)
    table.turn()
    table.pass(1)
  }

  @Test func `what is presented has the traits of its presentation controller, nobody else`() {
    let inner = UIViewController()
    presented.addChild(inner)
    presented.view.addSubview(inner.view)
    inner.didMove(toParent: presented)
    present()
    let controller = presented.presentationController!
    expectNil(controller.overrideTraitCollection)
    presented.told = []
    controller.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
    expect(presented.traitCollection.horizontalSizeClass, equals: .regular)
    expect(presented.view.traitCollection.horizontalSizeClass, equals: .regular)
    expect(inner.traitCollection.horizontalSizeClass, equals: .regular)
    expect(presented.told, equals: [.regular])
    expect(table.a.traitCollection.horizontalSizeClass, equals: .compact)
    expect(controller.traitCollection.horizontalSizeClass, equals: .compact)
    expect(presented.traitCollection.verticalSizeClass, equals: .regular)
    controller.overrideTraitCollection = nil
    expect(presented.traitCollection.horizontalSizeClass, equals: .compact)
    expect(presented.told, equals: [.regular, .compact])
  }

  @Test func `set before the presentation they hold from its start`() {
    present { $0.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark) }
    expect(presented.traitCollection.userInterfaceStyle, equals: .dark)
    expect(table.a.traitCollection.userInterfaceStyle, differsFrom: .dark)
  }

  @Test func `what is presented from there has those of the window again`() {
    present { $0.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular) }
    let upper = UIViewController()
    upper.modalPresentationStyle = .overFullScreen
    presented.present(upper, animated: false)
    table.turn()
    table.pass(1)
    expect(upper.traitCollection.horizontalSizeClass, equals: .compact)
  }

  @Test func `a child has the traits that its parent gives it, until they are taken back`() {
    let child = Traced()
    table.a.addChild(child)
    table.a.view.addSubview(child.view)
    child.didMove(toParent: table.a)
    table.turn()
    child.told = []
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    table.a.setOverrideTraitCollection(regular, forChild: child)
    expect(table.a.overrideTraitCollection(forChild: child), equals: regular)
    expect(child.traitCollection.horizontalSizeClass == .regular && child.told == [.regular])
    expect(table.a.traitCollection.horizontalSizeClass, equals: .compact)
    table.a.setOverrideTraitCollection(nil, forChild: child)
    expectNil(table.a.overrideTraitCollection(forChild: child))
    expect(child.traitCollection.horizontalSizeClass, equals: .compact)
    expect(child.told, equals: [.regular, .compact])
  }
}
