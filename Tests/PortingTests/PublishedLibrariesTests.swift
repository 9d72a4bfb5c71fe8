import Expectations
import PantographPorting
import Testing

/// Rules that the sources of further libraries need: objects that a class creates of itself,
/// selectors within strings, and frameworks that are not here.
struct PublishedLibrariesTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test(arguments: [
    (
      "class func cancel() -> Item { return self.init(title: \"x\", style: .plain, target: nil, action: nil) }",
      "class func cancel() -> Item { return Item.init(title: \"x\", style: .plain, target: nil, action: nil) }"
    ),
    (
      "static func cancel() -> Self { Self.init(title: \"x\", style: .plain) }",
      "static func cancel() -> Self { Item.init(title: \"x\", style: .plain) as! Self }"
    ),
    (
      "class func make() -> Item { return self.init() }",
      "class func make() -> Item { return self.makeObject() }"
    ),
  ])
  func `a class method creates an object of its class with any of UIKit's initializers`(
    source: String, ported: String
  ) {
    expect(
      port("class Item: UIBarButtonItem { \(source) }"),
      equals: "class Item: UIBarButtonItem { \(ported) }")
  }

  @Test(arguments: [
    // A subclass decides at run time, and an initializer of the class itself may be required.
    "class Item: UIBarButtonItem { class func a() -> Item { self.init(title: \"\") } }\nclass Big: Item {}",
    "class Item: UIBarButtonItem { required init(size: Int) { super.init() }\n  class func a() -> Item { self.init(size: 1) } }",
    "struct Item { static func a() -> Item { self.init(size: 1) } }",
    "protocol Styled { init(style: Int) }\nextension Styled where Self: UIView { static func a() -> Self { Self.init(style: 1) } }",
    "class Item: UIView { static let make = use(Self.init(style:)) }",
  ])
  func `other initializers of self stay`(text: String) {
    expect(port(text), equals: text)
  }

  @Test func `an implicit init of a generic class creates an object`() {
    expect(
      port("func make<T: UIView>() -> T { .init() }"),
      equals: "func make<T: UIView>() -> T { .makeObject() }")
    expect(
      port("func make<T: UIView>() -> T { return .init(frame: .zero) }"),
      equals: "func make<T: UIView>() -> T { return .makeObject(frame: .zero) }")
    expect(
      port("class Cell<V: UIView> { var make: ((Int) -> V)? = { _ in .init() } }"),
      equals: "class Cell<V: UIView> { var make: ((Int) -> V)? = { _ in .makeObject() } }")
    expect(
      port("func use<T: UIViewController>(_ root: T = .init()) {}"),
      equals: "func use<T: UIViewController>(_ root: T = .makeObject()) {}")
    expect(
      port(
        "protocol Flow { associatedtype Root: UIViewController }\n"
          + "class Base<F: Flow> { typealias Root = F.Root\n  func make() -> Root { .init() } }"),
      equals:
        "protocol Flow { associatedtype Root: UIViewController }\n"
        + "class Base<F: Flow> { typealias Root = F.Root\n  func make() -> Root { .makeObject() } }"
    )
  }

  @Test(arguments: [
    "func make() -> UIView { .init() }", "let size: CGSize = .init()",
    "func make<T: Decodable>() -> T { .init() }",
  ])
  func `an implicit init of another type stays`(text: String) {
    expect(port(text), equals: text)
  }

  @Test(arguments: [
    ("getter: UIView.tag", "Selector(\"tag\")"),
    ("setter: UIView.isHidden", "Selector(\"setHidden:\")"),
    ("close(_:)", "Selector(\"close:\")"), ("Card.close", "Selector(\"close:\")"),
    ("Card.move(from:to:)", "Selector(\"moveFrom:to:\")"),
  ])
  func `selectors within a string are those of their names`(name: String, selector: String) {
    let card = "class Card: UIView { @objc func close(_ sender: Any) {} }\n"
    let ported = port(card + #"fail("do not set \(name) (\(#selector(\#(name)))).")"#)
    expect(ported.contains(#"fail("do not set \(name) (\(\#(selector))).")"#))
  }

  @Test func `key paths within a string are strings`() {
    expect(
      port("let a = \"\\(#keyPath(CALayer.bounds.size))!\""),
      equals: "let a = \"\\(\"bounds.size\")!\"")
  }

  @Test(arguments: [
    "let a = \"pass #selector(close) to \\(name)\"", "let a = \"\\(name) (#keyPath(a.b))\"",
    "let a = #\"\\(#selector(close))\"#",
  ])
  func `the same words in a string's own text stay`(text: String) {
    expect(port(text), equals: text)
  }

  @Test func `a timer without arguments never fires`() {
    expect(
      port("import UIKit\nvar timer = Timer()"),
      equals: "import UIKit\nvar timer = Timer(firstAfter: 0, repeats: false, block: { _ in })")
    expect(
      port("import Foundation\nvar timer = Timer()"),
      equals: "import UIKit\nvar timer = Timer(firstAfter: 0, repeats: false, block: { _ in })")
    expect(port("let a = Clock.Timer()"), equals: "let a = Clock.Timer()")
    expect(port("struct Timer {}\nlet a = Timer()"), equals: "struct Timer {}\nlet a = Timer()")
  }

  @Test func `information about the process is that of the process`() {
    expect(
      port("let a = ProcessInfo().systemUptime"),
      equals: "let a = ProcessInfo.processInfo.systemUptime")
    let own = "class ProcessInfo {}\nlet a = ProcessInfo()"
    expect(port(own), equals: own)
  }

  @Test func `a selector in an assertion is a selector`() {
    let text = "XCTAssertEqual(item.action!, #selector(Card.close))"
    expect(port(text), equals: "XCTAssertEqual(item.action!, Selector(\"close\"))")
  }

  @Test func `a type is left out if its other parts need a member that is left out`() {
    let result = tested(
      """
      import Photos
      class Album { func ask() { PHPhotoLibrary.ask() }
        func open() { ask() } }
      class Page { func close() {}
        func pick() { PHPhotoLibrary.ask() } }
      """)
    expect(!result.texts[0].contains("Album") && result.texts[0].contains("func close()"))
    expect(!result.texts[0].contains("pick"))
  }

  @Test func `an object responds to a method of its own class`() {
    let text =
      "class Card: UIView { @objc func close() {}\n  func a() { guard responds(to: #selector(close)) else { return } } }"
    expect(
      port(text),
      equals: "class Card: UIView { func close() {}\n  func a() { guard true else { return } } }")
  }

  // MARK: Frameworks

  private func tested(_ text: String) -> SourcePort.Result {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)], launches: false)
  }

  @Test func `of a library under test, what needs a missing framework is left out`() {
    let result = tested(
      """
      import CoreData
      class Stored: NSFetchedResultsControllerDelegate {}
      struct Cell { var a = 1
        func use(_ stored: Stored) {}
        func size() -> Int { 1 } }
      """)
    expect(!result.texts[0].contains("Stored") && result.texts[0].contains("func size()"))
    expect(
      result.notes.filter { $0.message.hasPrefix("is left out") }.map(\.name),
      equals: ["Stored", "use"])
  }

  @Test func `a test of a member that needs a missing framework is left out`() {
    let result = SourcePort.port(
      [
        SourcePort.File(
          path: "A.swift",
          text: """
            import AVFoundation
            extension URL { func start() -> AVAsset? { nil }
              var sheet: Int { 3 }
            #if canImport(CoreImage)
              func mean() -> Int { 4 }
            #endif
            }
            class Track { func play(in other: Int) {}
              func end(at time: AVAsset) {} }
            """),
        SourcePort.File(
          path: "B.swift",
          text: """
            import XCTest
            class URLTests: XCTestCase { func testStart() { _ = url.start() }
              func testEnd() { track.end(at: time) }
              func testMean() { _ = url.mean() }
              func testSheet() { _ = url.sheet } }
            """),
      ], launches: false)
    expect(!result.texts[0].contains("func start") && result.texts[0].contains("var sheet"))
    expect(!result.texts[1].contains("testStart") && !result.texts[1].contains("testEnd"))
    expect(!result.texts[1].contains("testMean"))
    expect(result.texts[1].contains("testSheet"))
  }

  @Test func `an application keeps what needs a missing framework`() {
    let text = "import WebKit\nclass Page: WKWebView {}"
    expect(port(text).contains("class Page: WKWebView {}"))
    expect(!tested(text).texts[0].contains("WKWebView"))
  }

  @Test(arguments: [
    "class SFButton {}\nlet a = SFButton()", "let a = SFCard()",
    "let a = PHAsset.self",
  ])
  func `names that only look like a framework's stay`(text: String) {
    expect(tested(text).texts[0], equals: text)
  }
}
