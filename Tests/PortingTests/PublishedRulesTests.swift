import Expectations
import PantographPorting
import Testing

@testable import PantographPortingFiles

/// Rules that the sources and tests of further published libraries need.
struct PublishedRulesTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test(arguments: ["ObjectiveC", "os", "CoreText"])
  func `a condition about a module whose names are in UIKit here is met`(module: String) {
    expect(
      port("#if canImport(\(module))\nclass Card: UIView {}\n#endif"),
      equals: "#if canImport(UIKit)\nclass Card: UIView {}\n#endif")
  }

  @Test(arguments: ["UIKit", "AppKit", "Darwin", "Combine"])
  func `other conditions about modules stay`(module: String) {
    let text = "#if canImport(\(module))\nlet a = 1\n#endif"
    expect(port(text), equals: text)
  }

  @Test(arguments: [
    "UndoManager()", "NSHashTable<AnyObject>.weakObjects()", "NSPointerArray.weakObjects()",
    "NSSelectorFromString(\"go\")",
  ])
  func `a class of iOS's Foundation that UIKit declares here brings UIKit`(use: String) {
    expect(
      port("import Foundation\nlet value = \(use)"), equals: "import UIKit\nlet value = \(use)")
  }

  @Test func `a view's property is read from the item of a constraint`() {
    expect(
      port("let above = constraint.firstItem?.superview"),
      equals: "let above = (constraint.firstItem as? UIView)?.superview")
    expect(
      port("if let part = constraint.secondItem, part.superview == parent { }"),
      equals: "if let part = constraint.secondItem, (part as? UIView)?.superview == parent { }")
    expect(
      port("guard let part = one.firstItem else { return }\nuse(part.frame)"),
      equals: "guard let part = one.firstItem else { return }\nuse((part as? UIView)?.frame)")
  }

  @Test(arguments: [
    "if let part = constraint.firstItem as? UIView, part.superview == parent { }",
    "if let part = parts.first, part.superview == parent { }",
    "if let part = firstItem, part.frame == .zero { }",
    "let part = views[0]\nuse(part.frame)", "part.frame = .zero",
  ])
  func `properties of other values stay`(text: String) {
    expect(port(text), equals: text)
  }

  @Test func `selectors of accessors are those of the getter and the setter`() {
    expect(
      port("let a = object_getMethod(#selector(getter: Card.title))"),
      equals: "let a = object_getMethod(Selector(\"title\"))")
    expect(
      port("swizzle(#selector(setter: Card.dataSource))"),
      equals: "swizzle(Selector(\"setDataSource:\"))")
    expect(
      port("watch(#selector(setter: isHidden))"), equals: "watch(Selector(\"setHidden:\"))")
  }

  @Test func `a property of UIKit exists for everybody who asks`() {
    expect(
      port("if responds(to: #selector(setter: UIView.layoutMargins)) { set() }"),
      equals: "if true { set() }")
    expect(
      port(
        "if table.responds(to: #selector(getter: UITableView.cellLayoutMarginsFollowReadableWidth)) {}"
      ), equals: "if true {}")
  }

  @Test func `a function is named with the module that has it here`() {
    expect(port("let root = CoreFoundation.sqrt(5.0)"), equals: "let root = Foundation.sqrt(5.0)")
    expect(port("let root = Darwin.floor(5.5)"), equals: "let root = Foundation.floor(5.5)")
    expect(port("let root = machine.Darwin.floor"), equals: "let root = machine.Darwin.floor")
  }

  @Test func `a case named open is no modifier`() {
    let ported = port(
      """
      public enum Hollow { case open, close }
      extension Card: Shape { open func draw() { state = .open } }
      func state() -> Hollow { Hollow(raw: "a", otherwise: .open) }
      """)
    expect(ported.contains("otherwise: .open)") && ported.contains("state = .open"))
  }

  @Test func `a description that an extension overrides belongs to no actor`() {
    let ported = port(
      """
      @MainActor public final class Driver: NSObject {}
      extension Driver {
        override public var debugDescription: String { "driver" }
      }
      """)
    expect(
      ported.contains(
        "override public var debugDescription: String { debugDescriptionInDriver }"))
    expect(ported.contains("nonisolated var debugDescriptionInDriver: String { \"driver\" }"))
  }

  @Test func `a member with a font of SwiftUI is left out`() {
    let ported = port(
      """
      import SwiftUI
      import UIKit
      extension Sizes {
        func font() -> UIFont { .systemFont(ofSize: 1) }
        func shown() -> Font { .custom("A", size: 1) }
      }
      """)
    expect(ported.contains("func font()") && !ported.contains("shown"))
  }

  @Test(arguments: [
    ("Guide.docc/Code/01.swift", true), ("Try.playground/Contents.swift", true),
    ("Playground/Card.swift", false), ("docc/Card.swift", false),
  ])
  func `listings of manuals and playgrounds are no sources`(file: String, isForeign: Bool) {
    expect(SourcePath.isForeign(file), equals: isForeign)
  }

  @Test func `a main source launches the delegate that it names`() {
    let files = [
      SourcePort.File(
        path: "main.swift",
        text:
          "import UIKit\n_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))"
      ),
      SourcePort.File(
        path: "Delegate.swift",
        text: "import UIKit\nclass Delegate: UIResponder, UIApplicationDelegate {}"),
    ]
    let ported = SourcePort.port(files).texts
    expect(ported[0].contains("_ = MainActor.assumeIsolated { Delegate.main() }"))
    expect(ported[1].contains("static func main()") && !ported[1].contains("@main"))
    expect(
      port("UIApplicationMain(argc, argv, nil, \"App.Delegate\")"),
      equals: "MainActor.assumeIsolated { Delegate.main() }")
  }

  @Test func `actions of UIKit that return a value are found by their names`() {
    expect(
      port(
        "let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))"),
      equals: "let tap = UITapGestureRecognizer(target: view, action: Selector(\"endEditing:\"))")
    expect(
      port(
        "let item = UIBarButtonItem(title: nil, style: .done, target: field, action: #selector(resignFirstResponder))"
      ),
      equals:
        "let item = UIBarButtonItem(title: nil, style: .done, target: field, action: Selector(\"resignFirstResponder\"))"
    )
  }

  @Test func `the result of an action is dropped`() {
    let ported = port(
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
          button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
        }
        @objc func close() -> Bool { true }
        @objc func open(_ sender: UIButton) -> Bool { true }
      }
      """)
    expect(ported.contains("action: { (target: Page) in { _ = target.close() } }, for:"))
    expect(
      ported.contains(
        "action: { (target: Page) in { (sender: UIButton) in _ = target.open(sender) } }, for:"))
  }

  @Test func `an object of a class in a variable is made with its cast`() {
    let ported = port(
      """
      func cell(_ type: AnyClass) -> UITableViewCell {
        let cellClass = type as! UITableViewCell.Type
        return cellClass.init()
      }
      """)
    expect(ported.contains("return cellClass.makeObject()"))
  }

  @Test func `an object asks itself for a method of a delegate`() {
    let text = "let has = responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))"
    expect(port(text), equals: "let has = responds(to: Selector(\"scrollViewDidScroll:\"))")
  }

  @Test func `formats that may be localized follow plural rules`() {
    expect(
      port("let a = String(format: NSLocalizedString(\"items\", comment: \"\"), count)"),
      equals: "let a = String(byRules: NSLocalizedString(\"items\", comment: \"\"), count)")
    expect(
      port("let a = String(format: text, locale: .current, count)"),
      equals: "let a = String(byRules: text, locale: .current, count)")
    expect(
      port("let a = String(format: \"%d\", count)"), equals: "let a = String(format: \"%d\", count)"
    )
    expect(
      port("let a = String.localizedStringWithFormat(text, count)"),
      equals: "let a = String.localizedStringByRules(text, count)")
    expect(
      port("let a = Text(format: text)"), equals: "let a = Text(format: text)")
  }
}
