import Expectations
import PantographPorting
import Testing

/// Features that sources on iOS get from the Objective-C runtime and from a framework's header.
struct RuntimePortTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a layer with initializers of its own gets the one without arguments`() {
    let spinner = """
      public final class Spinner: CAShapeLayer {
        init(frame: CGRect) { super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Small: Spinner { init(side: CGFloat) { super.init(frame: .zero) } }

      """
    let ported = port(spinner)
    expect(
      ported.contains(
        "Spinner: CAShapeLayer { public required init() { fatalError(\"Spinner has no init()\") }\n"
      ))
    expect(ported.contains("Small: Spinner { required init() { fatalError("))
    expect(port(ported), equals: ported)
  }

  @Test(arguments: [
    ("UICollectionViewLayoutAttributes", ""), ("CABasicAnimation", ""), ("CALayer", ""),
    ("UIToolbar", "frame: CGRect"), ("UINavigationBar", "frame: CGRect"),
  ])
  func `an initializer that is called by its type is required`(name: String, parameters: String) {
    let body = "super.init(\(parameters.isEmpty ? "" : "frame: frame"))"
    let text = "class A: \(name) { override init(\(parameters)) { \(body) } }\n"
    let ported = "class A: \(name) { required init(\(parameters)) { \(body) } }\n"
    expect(port(text), equals: ported)
    expect(port(ported), equals: ported)
    let both = text.replacing("override", with: "public required override")
    expect(port(both), equals: both)
  }

  @Test func `a window is freed on the main actor, also by its class`() {
    let text = """
      class Panel: UIWindow {
        class Handle: UIView { deinit { print(1) } }
        deinit { print(2) }
      }
      class Sheet: Panel { deinit { print(3) } }
      class Card: UIView { deinit { print(4) } }

      """
    let ported =
      text.replacing("deinit { print(2)", with: "isolated deinit { print(2)")
      .replacing("deinit { print(3)", with: "isolated deinit { print(3)")
    expect(port(text), equals: ported)
    expect(port(ported), equals: ported)
    // A source may end anywhere.
    for count in 0..<text.count { expect(port(String(text.prefix(count))).count, isAtLeast: count) }
  }

  @Test func `a layout's initializer is not required`() {
    let text = "class A: UICollectionViewLayout { override init() { super.init() } }\n"
    expect(port(text), equals: text)
  }

  @Test func `a context with initializers of its own gets the one without arguments`() {
    let text =
      "class A: UICollectionViewLayoutInvalidationContext { init(side: Int) { super.init() } }\n"
    expect(port(text).contains("{ required init() { fatalError(\"A has no init()\") };"))
  }

  @Test(arguments: [
    "class A: CALayer { override init() { super.init() }; init(side: Int) { super.init() } }",
    "class A: CALayer { var side = 1 }", "class A: UIView { init(side: Int) { super.init() } }",
    "class A: CALayer { convenience init(side: Int) { self.init() } }",
  ])
  func `other classes do not`(text: String) {
    expect(!port(text).contains("has no init()"))
  }

  @Test func `an optional method of what is kept as an AnyObject is called by its protocol`() {
    let text = """
      @objc protocol MenuDelegate { @objc optional func menuClosed(_ menu: Menu) }
      class Menu { weak var delegate: AnyObject?
        func a() { delegate?.menuClosed?(self) }
        func b() { self.delegate!.menuClosed!(self) }
      }
      class Other { weak var delegate: MenuDelegate?
        func a() { delegate?.menuClosed?(menu) }
      }

      """
    let ported = port(text)
    expect(ported.contains("{ (delegate as? MenuDelegate)?.menuClosed(self) }"))
    expect(ported.contains("{ (self.delegate as! MenuDelegate).menuClosed(self) }"))
    expect(ported.contains("{ delegate?.menuClosed(menu) }"))
    expect(port(ported), equals: ported)
  }

  @Test func `a number in a dictionary of objects is read as a number`() {
    let code = """
      func delay(_ all: [String: AnyObject]) -> Double? {
        guard let gif = all["GIF"] as? [String: AnyObject] else { return nil }
        let plain = ["a": NSString("1")]
        return gif["delay" as String]?.doubleValue ?? plain["a"]?.doubleValue
      }

      """
    let ported = port(code)
    expect(ported.contains("(gif[\"delay\" as String] as? NSNumber)?.doubleValue"))
    expect(ported.contains("?? plain[\"a\"]?.doubleValue"))
    expect(port(ported), equals: ported)
  }

  @Test func `an AnyObject performs as the NSObject that it is`() {
    let text = """
      class Tap { weak var target: AnyObject?; var view: UIView?; let action: Selector
        func a() { _ = target?.perform(action, with: self) }
        func b() { target!.performSelector(onMainThread: action, with: self, waitUntilDone: true) }
        func c() { view?.perform(action) }
        func d(_ item: UIBarButtonItem) { _ = item.target?.perform(item.action, with: nil) }
      }

      """
    let ported = port(text)
    expect(ported.contains("_ = (target as? NSObject)?.perform(action, with: self)"))
    expect(ported.contains("(target as! NSObject).performSelector(onMainThread:"))
    expect(ported.contains("view?.perform(action)"))
    expect(ported.contains("_ = (item.target as? NSObject)?.perform(item.action, with: nil)"))
  }

  @Test func `the description of an AnyObject is read from outside`() {
    let text = """
      class Detail { var item: AnyObject?; var name: NSString?
        func a() { if let detail = self.item { print(detail.description) } }
        func b() { if let detail: AnyObject = item { print(detail.description) } }
        func c(other: AnyObject) { print(other.description, item!.description) }
        func d() { print(item?.description ?? "") }
        func e() { if let detail = name { print(detail.description) } }
        func f() { let detail = item; if let detail = self.name { print(detail.description) } }
      }

      """
    let lines = port(text).split(separator: "\n").map { $0.split(separator: "(").dropFirst(2) }
    expect(
      lines[1...6].map { $0.joined(separator: "(") },
      equals: [
        "String(describing: detail)) } }", "String(describing: detail)) } }",
        "String(describing: other), String(describing: item!)) }",
        "item.map({ String(describing: $0) }) ?? \"\") }", "detail.description) } }",
        "detail.description) } }",
      ])
  }

  @Test(arguments: [
    ("import Foundation\nvar color: UIColor = .black\n", "import UIKit\n"),
    (
      "import Foundation\nimport QuartzCore\nclass A: UIView {}\n",
      "import UIKit\nimport QuartzCore\n"
    ),
    ("import QuartzCore\nclass A: UIView {}\n", "import UIKit\n"),
    ("import QuartzCore\nclass A: CALayer {}\n", "import QuartzCore\n"),
    ("import Foundation\nlet t = CGAffineTransform.identity\n", "import UIKit\n"),
    ("import Foundation\nlet p = CGPoint.zero\n", "import Foundation\n"),
    ("import Foundation\nimport UIKit\nclass A: UIView {}\n", "import Foundation\nimport UIKit\n"),
  ])
  func `a file that names UIKit imports it`(text: String, ported: String) {
    expect(port(text).hasPrefix(ported))
  }

  @Test func `preparations of tests on the main actor run there`() {
    let ported = port(
      """
      @MainActor class CardTests: XCTestCase {
        override func setUp() {
          super.setUp()
          card = Card()
        }
        override func tearDownWithError() throws { card = nil }
      }
      class MoreTests: CardTests {
        override func tearDown() { card = nil }
      }
      class OtherTests: XCTestCase {
        @MainActor override func setUp() { card = Card() }
      }

      """)
    expect(
      ported,
      equals: """
        @MainActor class CardTests: XCTestCase {
          override func setUp() { MainActor.assumeIsolated {
            super.setUp()
            card = Card()
          } }
          override func tearDownWithError() throws { try MainActor.assumeIsolated { card = nil } }
        }
        class MoreTests: CardTests {
          override func tearDown() { MainActor.assumeIsolated { card = nil } }
        }
        class OtherTests: XCTestCase {
          override func setUp() { MainActor.assumeIsolated { card = Card() } }
        }

        """)
  }

  @Test(arguments: [
    "class A: XCTestCase { override func setUp() { a = 1 } }",
    "@MainActor class A: XCTestCase { override func setUp() async throws { a = 1 } }",
    "@MainActor class A: XCTestCase { override class func setUp() { a = 1 } }",
    "@MainActor class A: XCTestCase { nonisolated override func setUp() { a = 1 } }",
    "@MainActor class A: XCTestCase { func testSetUp() { func setUp() { a = 1 } } }",
    "@MainActor class A: UIView { override func setUp() { a = 1 } }",
  ])
  func `other preparations stay as they are`(text: String) {
    expect(port(text), equals: text)
  }

  @Test func `a class is described as its object's class`() {
    expect(
      port("let name = type(of: self.object).description() + type(of: x).name"),
      equals: "let name = NSObject.description(of: type(of: self.object)) + type(of: x).name")
  }

  @Test func `an extension of UIKit's class overrides one of its superclass's`() {
    let ported = port(
      """
      extension UIView { @objc func add(_ views: [UIView]) -> UIView { self } }
      extension UIScrollView { override func add(_ views: [UIView]) -> UIView { self } }
      extension UITableView { override func add(_ views: [UIView]) -> UIView { super.add(views) } }

      """)
    expect(ported.contains("extension UIScrollView { func addInUIScrollView(_ views"))
    expect(
      ported.contains(
        "if let own = self as? UITableView { return own.addInUITableView(views) };"
          + " if let own = self as? UIScrollView { return own.addInUIScrollView(views) };"
          + " return addInUIView(views)"))
  }

  @Test func `function types of methods lose a convention that C cannot have`() {
    expect(
      port("typealias Call = @convention(c) (AnyObject, Selector) -> Void"),
      equals: "typealias Call = (AnyObject, Selector) -> Void")
    expect(
      port("let block: @convention(block) () -> Void = {}"), equals: "let block: () -> Void = {}")
    let handler = "typealias Handler = @convention(c) (Int32) -> Void"
    expect(port(handler), equals: handler)
  }

  @Test(arguments: [
    ("NSLock", "InheritableLock"), ("NSRecursiveLock", "InheritableRecursiveLock"),
  ])
  func `a class that inherits a lock inherits one that it can`(name: String, ported: String) {
    let text = "import Foundation\nclass A: \(name), B { let a = \(name)() }\n"
    let expected = "import UIKit\nclass A: \(ported), B { let a = \(name)() }\n"
    expect(port(text), equals: expected)
    expect(port(expected), equals: expected)
    let property = "import Foundation\nclass A { let a: \(name) }\n"
    expect(port(property), equals: property)
  }

  @Test func `a property of a constraint is read from a list of any objects`() {
    let text = """
      class A { var all: [AnyObject] { [] }
        func a() { XCTAssertEqual(self.all.first?.priority, 3); b(all.last!.constant) }
      }
      class B { func a(b: [NSOperation]) { c(b.first?.priority) } }

      """
    let ported = port(text)
    expect(
      ported.contains(
        "XCTAssertEqual((self.all.first as? NSLayoutConstraint)?.priority.rawValue, 3)"))
    expect(ported.contains("b((all.last as! NSLayoutConstraint).constant)"))
    expect(ported.contains("c(b.first?.priority)"))
    expect(port(ported), equals: ported)
  }

  @Test func `a selector in a search for a method is a value`() {
    let text = """
      class A: UIViewController {
        let a = class_getInstanceMethod(A.self, #selector(dismiss(animated:completion:)))
      }

      """
    expect(
      port(text).contains("(A.self, Selector(\"dismissWithAnimated:completion:\"))")
        || port(text).contains("(A.self, Selector(\"dismissViewControllerAnimated:completion:\"))"))
  }

  @Test func `a function with an answer that exchanges methods stays`() {
    let text = """
      class A { func a() -> (() -> Void)? {
        guard let b = class_getInstanceMethod(A.self, c) else { return nil }; return {} } }

      """
    expect(port(text), equals: text)
  }

  @Test func `a member that is not compiled here is not moved`() {
    let text = """
      class A: UIView {}
      extension A {
        #if os(macOS)
        open override func layoutSubviews() { a() }
        #elseif canImport(UIKit) && !os(tvOS)
        open override func didMoveToWindow() { b() }
        #endif
      }

      """
    let ported = port(text)
    expect(ported.contains("override func layoutSubviews() { a() }"))
    expect(ported.contains("didMoveToWindowInA()"))
    expect(!ported.contains("layoutSubviewsInA"))
  }

  @Test func `an override of another module's extension is found by a protocol of that module`() {
    let extended = "extension UIView { @objc var inner: CGFloat { 3 } }\n"
    let overriding = "class Own: UIView { override var inner: CGFloat { 4 } }\n"
    let ported = SourcePort.port([
      SourcePort.File(path: "Sources/A.swift", text: extended, neighbors: ["Tests"]),
      SourcePort.File(path: "Tests/B.swift", text: overriding, neighbors: ["Sources"]),
    ]).texts
    expect(ported[0].contains("protocol innerInOwnOfB: AnyObject { var innerInOwn: CGFloat"))
    expect(ported[0].contains("self as? any innerInOwnOfB"))
    expect(!ported[1].contains("protocol"))
    expect(ported[1].contains("extension Own: innerInOwnOfB {}"))
  }

  @Test(arguments: ["@unchecked Sendable", "Equatable", "Menu"])
  func `a class without a superclass lists its actions itself`(name: String) {
    let text = """
      protocol Menu {}
      class A: \(name) {
        func a() { NotificationCenter.default.addObserver(self, selector: #selector(b), name: c) }
        @objc private func b() {}
      }

      """
    let ported = port(text)
    expect(!ported.contains("super.interfaceActions"))
  }
}
