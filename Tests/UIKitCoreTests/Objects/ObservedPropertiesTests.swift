import Expectations
import Testing
import UIKit

@testable import PantographObjects

/// Properties that programs for iOS observe.
@MainActor
struct ObservedPropertiesTests {
  private final class Reader: NSObject, UIScrollViewDelegate, UITextFieldDelegate {}

  private final class Listener: NSObject, KeyPathObserver {
    var heard: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
    }
  }

  /// The number of calls of an observer while `body` changes the property.
  private func calls<Object: NSObject, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, _ body: () -> Void
  ) -> Int {
    var count = 0
    let observation = object.observe(path) { _, _ in count += 1 }
    body()
    observation.invalidate()
    return count
  }

  @Test func `a scroll view's properties call their observers once for each change`() {
    let (view, one, two) = (UIScrollView(), Reader(), Reader())
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.delegate = one
    expect(calls(view, \.delegate) { view.delegate = two }, equals: 1)
    expect(view.delegate === two)
    expect(calls(view, \.contentOffset) { view.contentOffset.y = 10 }, equals: 1)
    expect(calls(view, \.contentSize) { view.contentSize.height = 500 }, equals: 1)
    expect(calls(view, \.contentInset) { view.contentInset.top = 5 }, equals: 1)
    expect(calls(view, \.adjustedContentInset) { view.contentInset.top = 7 }, equals: 1)
    expect(calls(view, \.isScrollEnabled) { view.isScrollEnabled = false }, equals: 1)
    expect(calls(view, \.bounds) { view.contentOffset.y = 20 }, equals: 1)
    expect(calls(view, \.frame) { view.frame.origin.y = 3 }, equals: 1)
  }

  @Test func `a table's delegate, set as a table's, calls observers of the scroll view's`() {
    final class Rows: NSObject, UITableViewDelegate {}
    let (table, rows) = (UITableView(), Rows())
    expect(calls(table as UIScrollView, \.delegate) { table.delegate = rows }, equals: 1)
  }

  @Test func `the safe area calls its observers when the view is told, not for each frame`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var seen: [CGFloat] = []
    let observation = controller.view.observe(\.safeAreaInsets, options: .new) { _, change in
      seen.append(change.newValue?.top ?? -1)
    }
    window.safeAreaOfScreen.top = 44
    window.layoutIfNeeded()
    expect(seen, equals: [44])
    controller.view.frame.origin.y = 10
    expect(seen, equals: [44])
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    expect(seen, equals: [44, 34])
    observation.invalidate()
  }

  @Test func `bars, their items, labels, fields, pages and segments call their observers`() {
    let bar = UINavigationBar()
    expect(calls(bar, \.prefersLargeTitles) { bar.prefersLargeTitles = true }, equals: 1)
    let item = UINavigationItem(title: "one")
    expect(calls(item, \.rightBarButtonItems) { item.rightBarButtonItems = [] }, equals: 1)
    expect(
      calls(item, \.rightBarButtonItem) { item.rightBarButtonItem = UIBarButtonItem() }, equals: 1)
    expect(calls(item, \.titleView) { item.titleView = UIView() }, equals: 1)
    let tabs = UITabBar()
    expect(calls(tabs, \.items) { tabs.items = [UITabBarItem()] }, equals: 1)
    let label = UILabel()
    expect(calls(label, \.text) { label.text = "one" }, equals: 1)
    expect(calls(label, \.attributedText) { label.text = "two" }, equals: 1)
    expect(calls(label, \.font) { label.font = .systemFont(ofSize: 30) }, equals: 1)
    label.font = nil
    expect(label.font.pointSize, equals: 17)
    let view = UITextView()
    expect(calls(view, \.text) { view.text = "one" }, equals: 1)
    expect(calls(view, \.font) { view.font = .systemFont(ofSize: 30) }, equals: 1)
    expect(calls(view, \.textContainerInset) { view.textContainerInset.top = 1 }, equals: 1)
    let field = UITextField()
    expect(calls(field, \.placeholder) { field.placeholder = "name" }, equals: 1)
    expect(calls(field, \.attributedText) { field.text = "name" }, equals: 1)
    let pages = UIPageControl()
    pages.numberOfPages = 4
    expect(calls(pages, \.currentPage) { pages.currentPage = 9 }, equals: 1)
    expect(pages.currentPage, equals: 3)
    let segments = UISegmentedControl(items: ["a", "b"])
    expect(calls(segments, \.selectedSegmentIndex) { segments.selectedSegmentIndex = 1 }, equals: 1)
    let sized = UIView()
    let constraint = sized.widthAnchor.constraint(equalToConstant: 3)
    expect(calls(constraint, \.constant) { constraint.constant = 4 }, equals: 1)
    expect(calls(constraint, \.isActive) { constraint.isActive = true }, equals: 1)
  }

  @Test func `the same is observed by name`() {
    let (view, listener) = (UIScrollView(), Listener())
    for name in ["contentOffset", "contentSize", "alpha"] {
      view.addObserver(listener, forKeyPath: name, options: .new, context: nil)
    }
    view.contentSize = CGSize(width: 3, height: 4)
    view.contentOffset = CGPoint(x: 1, y: 2)
    view.alpha = 0.5
    expect(
      listener.heard, equals: ["contentSize (3.0, 4.0)", "contentOffset (1.0, 2.0)", "alpha 0.5"])
  }

  @Test func `a property whose changes nothing reports is named, once for each place`() {
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    let (view, listener) = (UIScrollView(), Listener())
    for _ in 0..<2 { _ = view.observe(\.indicatorStyle) { _, _ in } }
    expect(warnings.count, equals: 1)
    expect(
      warnings.first?.contains("UIKitCoreTests/ObservedPropertiesTests.swift:") == true
        && warnings.first?.contains("type IndicatorStyle of UIScrollView") == true)
    view.addObserver(listener, forKeyPath: "indicatorStyle", options: .new, context: nil)
    expect(warnings.last?.contains("“indicatorStyle” of UIScrollView"), equals: true)
    _ = view.observe(\.contentOffset) { _, _ in }
    view.addObserver(listener, forKeyPath: "layer.position", options: .new, context: nil)
    expect(warnings.count, equals: 2)
  }

  @Test func `a class of one's own may announce changes, and nothing is said of it`() {
    final class Model: NSObject {
      var value = 0 {
        willSet { willChangeValue(for: \.value) }
        didSet { didChangeValue(for: \.value) }
      }
    }
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    let model = Model()
    expect(calls(model, \.value) { model.value = 3 } == 1 && warnings.isEmpty)
  }

  @Test func `an object at the place of a freed one has no observers`() throws {
    var count = 0
    var view: UIView? = UIView()
    let place = ObjectIdentifier(try #require(view))
    let observation = view?.observe(\.frame) { _, _ in count += 1 }
    view = nil
    var others: [UIView] = []
    for _ in 0..<1000 where others.last.map(ObjectIdentifier.init) != place {
      others.append(UIView())
    }
    others.last?.frame.size.width = 7
    expect(count, equals: 0)
    observation?.invalidate()
  }

  @Test func `a change of several properties calls an observer of both once`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    expect(calls(view, \.frame) { view.frame = frame }, equals: 1)
    expect(calls(view, \.bounds) { view.frame = .zero }, equals: 1)
    expect(calls(view, \.center) { view.frame = frame }, equals: 1)
  }
}
