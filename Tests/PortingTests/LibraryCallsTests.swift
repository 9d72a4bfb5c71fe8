import Expectations
import PantographPorting
import Testing

/// Calls in published libraries that the Objective-C runtime answers on iOS.
struct LibraryCallsTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  private func port(_ files: [String: String]) -> [String: String] {
    let names = files.keys.sorted()
    let texts = SourcePort.port(names.map { SourcePort.File(path: $0, text: files[$0] ?? "") })
      .texts
    return Dictionary(uniqueKeysWithValues: zip(names, texts))
  }

  @Test func `a parameter of any class answers selectors as an object`() {
    let ported = port(
      """
      class Card: UIView {
        func font(of item: AnyObject) {
          if item.responds(to: Self.selector) { _ = item.perform(Self.selector) }
        }
        func other(_ item: UIView) { _ = item.responds(to: Self.selector) }
        func both(_ item: UIView) { _ = (item as AnyObject).responds(to: Self.selector) }
      }
      """)
    expect(ported.contains("_ = ((item as AnyObject) as! NSObject).responds(to: Self.selector) }"))
    expect(ported.contains("if (item as! NSObject).responds(to: Self.selector)"))
    expect(ported.contains("_ = (item as! NSObject).perform(Self.selector)"))
    expect(ported.contains("_ = item.responds(to: Self.selector) }"))
  }

  @Test func `two methods of one name that are called on any object have two protocols`() {
    let ported = port(
      """
      class Card: UIView {
        @objc func close() {}
        @objc func close(_ sender: Any?) {}
      }
      (target as AnyObject).close?()
      (target as AnyObject).close?(nil)
      """)
    expect(ported.contains("((target as AnyObject) as? any Having_close)?.close()"))
    expect(ported.contains("((target as AnyObject) as? any Having_close_)?.close(nil)"))
    expect(ported.contains("protocol Having_close: AnyObject { func close() }"))
    expect(ported.contains("protocol Having_close_: AnyObject { func close(_ sender: Any?) }"))
    expect(ported.contains("extension Card: Having_close {}"))
    expect(ported.contains("extension Card: Having_close_ {}"))
  }

  @Test func `a class with another parameter does not adopt the protocol of the first`() {
    let ported = port(
      """
      class Card: UIView { @objc func close(_ sender: Any?) {} }
      class Door: UIView { @objc func close(_ gently: Bool) {} }
      (target as AnyObject).close?(nil)
      """)
    expect(ported.contains("extension Card: Having_close_ {}"))
    expect(!ported.contains("extension Door: Having_close_"))
  }

  private static let owner = """
    @objc protocol Owner {
      @objc optional func mayMove(to x: CGFloat) -> Bool
      @objc optional func moved()
      @objc optional func left()
    }

    """

  @Test func `the value of an optional method is read through its protocol`() {
    let ported = port(
      Self.owner
        + """
        if let move = owner?.mayMove { use(move(3)) }
        guard let moved = self.owner.moved else { return }
        if owner?.mayMove != nil { begin() }
        let call = owner?.mayMove
        let other = card.moved
        """)
    expect(ported.contains("let call = (owner as? Owner_mayMove_to)?.mayMove\n"))
    expect(ported.contains("let other = card.moved"))
    expect(ported.contains("if let move = (owner as? Owner_mayMove_to)?.mayMove {"))
    expect(ported.contains("guard let moved = (self.owner as? Owner_moved)?.moved else {"))
    expect(ported.contains("if (owner as? Owner_mayMove_to)?.mayMove != nil {"))
    expect(ported.contains("protocol Owner_moved: AnyObject { func moved() }"))
    expect(ported.contains("extension Owner { func left() {} }"))
  }

  @Test func `a property with the name of an optional method stays`() {
    let text = "class Card { var moved: Bool? }\nif let moved = card.moved { use(moved) }"
    expect(port(Self.owner + text).hasPrefix(String(port(Self.owner).prefix(20))))
    expect(port(Self.owner + text).contains("if let moved = card.moved {"))
  }

  @Test func `optional methods that differ in a parameter without a label have two protocols`() {
    let ported = port(
      """
      @objc protocol Owner {
        @objc optional func mayClose() -> Bool
        @objc optional func mayClose(_ card: Card) -> Bool
      }
      let a = owner?.mayClose?() ?? true
      let b = owner?.mayClose?(self) ?? true
      """)
    expect(ported.contains("(owner as? Owner_mayClose)?.mayClose()"))
    expect(ported.contains("(owner as? Owner_mayClose_)?.mayClose(self)"))
  }

  @Test func `a number in a dictionary of objects is read from a property`() {
    let ported = port(
      """
      class Card {
        var values: [String: AnyObject] = [:]
        var names: [String: String] = [:]
        func read() {
          use(self.values["a"]?.boolValue, values["b"]!.intValue, names["c"]?.boolValue)
        }
      }
      """)
    expect(ported.contains(#"(self.values["a"] as? NSNumber)?.boolValue"#))
    expect(ported.contains(#"(values["b"] as! NSNumber).intValue"#))
    expect(ported.contains(#"names["c"]?.boolValue"#))
  }

  @Test func `a number is read from a variable that holds any object`() {
    expect(
      port("var size: AnyObject?\nread(&size)\nreturn size?.int64Value ?? 0"),
      equals: "var size: AnyObject?\nread(&size)\nreturn (size as? NSNumber)?.int64Value ?? 0")
    let text = "var size: Size?\nread(&size)\nreturn size?.intValue ?? 0"
    expect(port(text), equals: text)
  }

  @Test func `a value is read from an object that a closure casts`() {
    expect(
      port("return info[key].map { $0 as AnyObject }?.cgRectValue"),
      equals: "return info[key].flatMap { $0 as Any as? NSValue }?.cgRectValue")
  }

  @Test func `a structure of the sources is not created as a class, whatever its name`() {
    let text = "struct UIScale {}\nextension UIScale { static var one: Self { self.init() } }"
    expect(port(text), equals: text)
  }

  @Test func `the class of an object without a type is read by its type`() {
    expect(
      port("func is(_ object: AnyObject) -> Bool { other.classForCoder == object.classForCoder }"),
      equals: "func is(_ object: AnyObject) -> Bool { other.classForCoder == type(of: object) }")
    expect(
      port("table.register(Cell.classForCoder(), forCellReuseIdentifier: id)"),
      equals: "table.register(Cell.self, forCellReuseIdentifier: id)")
  }

  @Test func `a class from a list of classes is created`() {
    let ported = port(
      """
      class Page: UIViewController {}
      let pages = [("Default", Page.self), ("Other", Page.self)]
      func page(_ row: Int) -> Page {
        let (_, kind) = pages[row]
        return kind.init()
      }
      """)
    expect(ported.contains("return kind.makeObject()"))
  }

  @Test func `imports that a missing module guards are those of UIKit`() {
    let imports =
      "#if canImport(UIKit) && canImport(AVFoundation)\nimport AVFoundation\nimport UIKit\n#endif"
    let ported = port(imports)
    expect(ported.hasPrefix("#if canImport(UIKit) && canImport(UIKit)\n"))
    expect(ported.contains("\nimport UIKit\n") && !ported.contains("import AVFoundation"))
    let code = "#if canImport(AVFoundation)\nlet player = Player()\n#endif"
    expect(port(code), equals: code)
  }

  @Test func `a class that passes itself as an object is boxed`() {
    let ported = port(
      """
      class Loader {
        static func holds(_ object: AnyObject) -> Bool { true }
        static func check() -> Bool { holds(self) }
        func look() -> Bool { Loader.holds(self) }
      }
      """)
    expect(ported.contains("check() -> Bool { holds((self as Any as AnyObject)) }"))
    expect(ported.contains("look() -> Bool { Loader.holds(self) }"))
  }

  @Test func `keys of a notification are strings`() {
    expect(
      port("let info: [NSObject: AnyObject] = [key as NSObject: value]"),
      equals: "let info: [AnyHashable: AnyObject] = [key as AnyHashable: value]")
    let text = "let card: NSObject = isOpen ? a as NSObject : b"
    expect(port(text), equals: text)
  }

  @Test func `a weak timer of Dispatch is retained`() {
    expect(
      port("let timer = DispatchSource.makeTimerSource()\nrun { [weak timer, weak self] in }"),
      equals:
        "let timer = DispatchSource.makeTimerSource()\nrun { [timer = Optional(timer), weak self] in }"
    )
    expect(
      port("weak var timer: DispatchSourceTimer?"), equals: "var timer: DispatchSourceTimer?")
    let text = "let timer = Countdown()\nrun { [weak timer] in }"
    expect(port(text), equals: text)
  }

  @Test func `a call of open in an extension stays`() {
    let text = "extension UIApplication { func show() { open(url, options: [:]) } }"
    expect(port(text), equals: text)
    expect(
      port("extension UIApplication { open func show() {} }"),
      equals: "extension UIApplication { public func show() {} }")
  }

  @Test func `a change that is announced by a string is announced by key path, too`() {
    let ported = port(
      """
      class Pager: NSObject {
        var page = 0
        func turn() {
          willChangeValue(forKey: "page")
          self.didChangeValue(forKey: #keyPath(Pager.page))
          willChangeValue(forKey: "other")
        }
      }
      let token = pager.observe(\\.page) { _, _ in }
      """)
    expect(ported.contains(#"willChangeValue(for: \.page); willChangeValue(forKey: "page")"#))
    expect(ported.contains(#"didChangeValue(for: \.page); self.didChangeValue(forKey: "page")"#))
    expect(ported.contains(#"    willChangeValue(forKey: "other")"#))
  }

  @Test func `the names of actions are passed where the sources read them`() {
    let text = """
      extension UITextField {
        @objc func check(_ sender: Any) {}
        func watch() { addTarget(self, action: #selector(check), for: .editingChanged) }
      }

      """
    expect(port(text).contains("action: UITextField.check, for: .editingChanged)"))
    expect(
      port(text + "let names = field.actions(forTarget: field, forControlEvent: .editingChanged)")
        .contains(#"action: UITextField.check, for: .editingChanged, named: "check:")"#))
  }

  @Test func `an observer whose method takes no notification is called by its selector`() {
    let ported = port(
      """
      class Field: UITextField {
        @objc func ended(_ field: UITextField) {}
        @objc func moved(_ notification: Notification) {}
        func watch(_ other: UITextViewDelegate) {
          center.addObserver(self, selector: #selector(Field.ended(_:)), name: name, object: nil)
          center.addObserver(self, selector: #selector(moved(_:)), name: name, object: nil)
          center.addObserver(
            other, selector: #selector(UITextViewDelegate.textViewDidEndEditing(_:)), name: name,
            object: nil)
        }
      }
      """)
    expect(ported.contains(#"selector: Selector("ended:"), name"#))
    expect(ported.contains("selector: Field.moved(_:), name"))
    expect(ported.contains(#"selector: Selector("textViewDidEndEditing:"), name"#))
    expect(ported.contains(#"InterfaceAction("ended:", Field.ended(_:))"#))
  }

  @Test func `the selector of a nested class's method, and of an extension's, lists the action`() {
    let ported = port(
      """
      extension UIViewController { @objc func loaded(_ notification: Notification) {} }
      class Page: UIViewController {}
      class PageTests: XCTestCase {
        class Model: NSObject { @objc func loaded(_ notification: Notification) {} }
        func add(_ selector: Selector) {}
        func testAll() {
          add(#selector(Model.loaded(_:)))
          add(#selector(UIViewController.loaded(_:)))
        }
      }
      """)
    expect(ported.contains("class Page: UIViewController { override var interfaceActions"))
    expect(ported.contains(#"InterfaceAction("loaded:", Page.loaded(_:))"#))
    expect(ported.contains(#"InterfaceAction("loaded:", PageTests.Model.loaded(_:))"#))
    expect(ported.contains(#"add(Selector("loaded:"))"#))
  }

  @Test func `an observer that is no NSObject of the sources adopts the protocol of observers`() {
    let ported = port(
      """
      class Line: NSLayoutConstraint {
        public override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?) {}
      }
      class Pane: UIView {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?) {}
      }
      """)
    expect(ported.contains("extension Line: KeyPathObserver {}"))
    expect(ported.contains("  public func observeValue("))
    expect(ported.contains("  override func observeValue("))
  }

  @Test func `a private initializer that a class of another file inherits becomes visible`() {
    let ported = port([
      "A.swift": "class Grid: UICollectionViewFlowLayout { private init(rows: Int) {} }",
      "B.swift": "class Wide: Grid {}",
    ])
    expect(ported["A.swift"]?.contains("{ init(rows: Int) {} }"), equals: true)
    let shared = port([
      "A.swift": "open class Grid: UIView { private override init(frame: CGRect) {} }",
      "B.swift": "class Wide: Grid {}",
    ])
    expect(shared["A.swift"]?.contains("{ public override init(frame: CGRect) {} }"), equals: true)
    let alone = "class Grid: UICollectionViewFlowLayout { private init(rows: Int) {} }"
    expect(port(alone), equals: alone)
    let shortcut = "class Grid: UIView { private convenience init(rows: Int) {} }"
    expect(
      port(["A.swift": shortcut, "B.swift": "class Wide: Grid {}"])["A.swift"], equals: shortcut)
  }

  @Test func `an associated class of a protocol in another file is created by the runtime`() {
    let ported = port([
      "A.swift": "protocol Providing { associatedtype Shown: UIView }",
      "B.swift":
        "protocol Model {}\nextension Model where Self: Providing { func make() { use(Shown.init) } }",
    ])
    expect(ported["B.swift"]?.contains("{ use({ Shown.makeObject() }) }"), equals: true)
  }

  @Test func `an initializer of an extension is distinguished from that of a class`() {
    let ported = port(
      """
      extension UIView {
        convenience init(x: CGFloat, y: CGFloat) { self.init() }
        convenience init(side: CGFloat) { self.init() }
      }
      class Block: UIButton { init(x: CGFloat, y: CGFloat) { super.init(frame: .zero) } }
      """)
    expect(ported.contains("convenience init(x: CGFloat, y: CGFloat, inExtension: Void = ()) {"))
    expect(ported.contains("convenience init(side: CGFloat) {"))
    expect(ported.contains("{ init(x: CGFloat, y: CGFloat) { super"))
  }

  @Test func `run loops of Core Foundation need its module`() {
    expect(
      port("import UIKit\nCFRunLoopWakeUp(CFRunLoopGetCurrent())"),
      equals: "import UIKit\nCFRunLoopWakeUp(CFRunLoopGetCurrent())\nimport CoreFoundation\n")
    let text = "import CoreFoundation\nCFRunLoopWakeUp(CFRunLoopGetCurrent())"
    expect(port(text), equals: text)
  }

  @Test func `an expectation is fulfilled by a closure`() {
    expect(
      port("import XCTest\nload(completion: self.ended.fulfill)\nended.fulfill()"),
      equals: "import XCTest\nload(completion: { self.ended.fulfill() })\nended.fulfill()")
    let text = "import Foundation\nload(completion: order.fulfill)"
    expect(port(text), equals: text)
  }

  @Test func `a test that names a color only by a literal imports UIKit`() {
    expect(
      port("import XCTest\nlet red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
      equals:
        "import XCTest; import UIKit\nlet red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
  }
}
