import Expectations
import Foundation
import Testing

@testable import UIKit

/// A navigation bar changes its appearance when content is scrolled below it.
@MainActor struct ScrollEdgeTests {
  private final class List: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 400, height: 3000)
      view.addSubview(scroll)
    }
  }

  @MainActor
  private final class Table {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let list = List()
    let navigation: UINavigationController
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())

    init() {
      navigation = UINavigationController(rootViewController: list)
      window.rootViewController = navigation
      window.isHidden = false
      window.advance(to: 1)
    }

    var bar: UINavigationBar { navigation.navigationBar }
    func scroll(_ below: CGFloat) {
      list.scroll.contentOffset.y = below - list.scroll.adjustedContentInset.top
      window.layoutIfNeeded()
    }
  }

  @Test func `scrolled it is the standard one, and at the edge the other`() {
    let table = Table()
    table.bar.standardAppearance = table.standard
    table.bar.scrollEdgeAppearance = table.edge
    expect(table.bar.looks === table.edge)
    table.scroll(30)
    expect(table.bar.looks === table.standard)
    table.scroll(-30)
    expect(table.bar.looks === table.edge)
    table.scroll(0)
    expect(table.bar.looks === table.edge)
  }

  @Test func `what is seen of it changes as the content is scrolled`() {
    let table = Table()
    table.standard.configureWithOpaqueBackground()
    table.standard.backgroundColor = .red
    table.edge.configureWithOpaqueBackground()
    table.edge.backgroundColor = .blue
    table.bar.standardAppearance = table.standard
    table.bar.scrollEdgeAppearance = table.edge
    let tree = { table.bar.recursiveLook }
    let before = tree()
    table.scroll(30)
    let after = tree()
    expect(before, differsFrom: after)
    table.scroll(0)
    expect(tree(), equals: before)
  }

  @Test func `without an edge appearance there is nothing behind it at the edge`() {
    let table = Table()
    table.standard.configureWithOpaqueBackground()
    table.bar.standardAppearance = table.standard
    expectNil(table.bar.looks?.backgroundColor)
    table.scroll(30)
    expect(table.bar.looks === table.standard)
  }

  @Test func `a bar that was given none looks the same`() {
    let table = Table()
    table.scroll(30)
    expect(table.bar.looks == nil && table.bar.backgroundColor != nil)
  }

  @Test func `the item's own come first, and the one on top counts`() {
    let table = Table()
    let own = UINavigationBarAppearance()
    table.bar.standardAppearance = table.standard
    table.bar.scrollEdgeAppearance = table.edge
    table.list.navigationItem.standardAppearance = own
    table.scroll(30)
    expect(table.bar.looks === own)
    table.navigation.pushViewController(UIViewController(), animated: false)
    table.window.advance(to: 3)
    expect(table.bar.looks === table.edge)
    table.navigation.popViewController(animated: false)
    table.window.advance(to: 5)
    expect(table.bar.looks === own)
  }

  @Test func `the scroll view that was named is the one that counts`() {
    let table = Table()
    table.bar.standardAppearance = table.standard
    table.bar.scrollEdgeAppearance = table.edge
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    other.contentSize = CGSize(width: 400, height: 3000)
    table.list.view.addSubview(other)
    table.list.setContentScrollView(other, for: .top)
    table.scroll(30)
    expect(table.bar.looks === table.edge)
    other.contentOffset.y = 200
    expect(table.bar.looks === table.standard)
    table.list.setContentScrollView(nil, for: .top)
    expect(table.list.contentScrollView(for: .top) === table.list.scroll)
    table.scroll(0)
    expect(table.bar.looks === table.edge)
  }
}

extension UIView {
  /// The colors of the view and all its subviews.
  fileprivate var recursiveLook: String {
    subviews.map { "\($0.backgroundColor as Any) \($0.recursiveLook)" }.joined(separator: ";")
  }
}
