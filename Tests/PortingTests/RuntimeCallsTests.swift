import Expectations
import PantographPorting
import Testing

struct RuntimeCallsTests {
  private func port(_ text: String) -> SourcePort.Result {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)])
  }

  @Test(arguments: [
    ("func f<T>() -> T where T: NSObject { T() }", "{ T.makeObject() }"),
    ("func f<T: UIView>() -> T { T(frame: .zero) }", "{ T.makeObject(frame: .zero) }"),
    ("func f<T: UIView>() -> T { T.init() }", "{ T.makeObject() }"),
    ("func f<T: Codable>() -> T { T() }", "{ T() }"),
    ("func f<T: UIView>(_ t: Int) {} ; let a = T()", "let a = T()"),
    ("class Stack<Item: UIView & Own> { let a = Item() }", "{ let a = Item.makeObject() }"),
    (
      "extension UIViewController { class func make() -> Self { self.init(nibName: nil, bundle: nil) } }",
      "{ self.makeObject(nibName: nil, bundle: nil) }"
    ),
    (
      "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }", "self.init(frame"
    ),
    ("class C: UIView { static func a() -> Self { Self() } }", "{ Self.makeObject() }"),
    ("struct S { static func a() -> Self { Self() } }", "{ Self() }"),
    ("func f<B: UIButton>() -> B { B(type: .system) }", "{ B.makeObject(type: .system) }"),
    ("func f<B: Card>() -> B { B(type: 3) }", "{ B(type: 3) }"),
    (
      "typealias Shape = UIView ; class C { let kind: Shape.Type ; func a() { kind.init() } }",
      "{ kind.makeObject() }"
    ),
    ("func f(_ type: UIView.Type) -> UIView { type.init() }", "{ type.makeObject() }"),
    ("extension CGRect { static func a() -> Self { self.init() } }", "{ self.init() }"),
  ])
  func `an object is made by a class that only the running program knows`(
    line: String, made: String
  ) {
    expect(port(line).texts[0].contains(made))
  }

  @Test(arguments: [
    ("if a == #selector(tap) {}", "if a == Selector(\"tap\") {}"),
    ("if #selector(tap(_:)) != a {}", "if Selector(\"tap:\") != a {}"),
    ("if a == #selector(copy(_:)) {}", "if a == Selector(\"copy:\") {}"),
    (
      "if a == #selector(UIResponderStandardEditActions.paste) {}",
      "if a == Selector(\"paste:\") {}"
    ),
    ("switch a { case #selector(tap): b }", "case Selector(\"tap\"): b"),
    ("let all = [#selector(tap), #selector(cut(_:))]", "[Selector(\"tap\"), Selector(\"cut:\")]"),
    ("let a = #selector(tap)", "let a = Selector(\"tap\")"),
    ("return #selector(tap)", "return Selector(\"tap\")"),
    ("let a = (\"x\", #selector(tap))", "(\"x\", Selector(\"tap\"))"),
    ("Row(title: \"a\", action: #selector(tap))", "action: Selector(\"tap\"))"),
    ("f(.go(\"a\", #selector(tap)))", ".go(\"a\", Selector(\"tap\"))"),
    ("g(self, action: #selector(tap))", "g(self, action: Card.tap)"),
  ])
  func `a selector stands for itself where a value is wanted`(line: String, ported: String) {
    let text = """
      struct Row { let title: String; let action: Selector }
      enum Deed { case go(String, Selector) }
      class Card: UIView { func tap() {}
        func f(a: Selector) {
          \(line)
        } }
      """
    expect(port(text).texts[0].contains(ported))
  }

  @Test func `an initializer of one's own in an extension takes a selector`() {
    let text = """
      extension UIGestureRecognizer {
        convenience init(to view: UIView, action: Selector) { self.init(target: view, action: action) }
      }
      class Card: UIView { @objc func tap() {}
        func f() { _ = UITapGestureRecognizer(to: self, action: #selector(tap)) } }
      """
    expect(port(text).texts[0].contains("(to: self, action: Selector(\"tap\"))"))
    expect(port(text).texts[0].contains("InterfaceAction(\"tap\", Card.tap)"))
  }

  @Test(arguments: [
    ("d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll(s)"),
    ("_ = d?.textFieldShouldReturn?(t)", "_ = d?.textFieldShouldReturn(t)"),
    ("d?.anything?(s, with: 1)", "d?.anything(s, with: 1)"),
    ("if let v = d.viewForZooming?(in: s) {}", "if let v = Optional(d)?.viewForZooming(in: s) {}"),
    ("let v = d.viewForZooming?(in: s)", "let v = Optional(d)?.viewForZooming(in: s)"),
    ("d.viewForZooming?(in: s)?.tag", "Optional(d)?.viewForZooming(in: s)?.tag"),
    ("a.onClose?(s)", "a.onClose?(s)"),
  ])
  func `delegates are asked without a question mark`(line: String, ported: String) {
    expect(port(line).texts[0], equals: ported)
  }

  @Test func `a method of any object is found by a protocol`() {
    let text = """
      class Card: UIView { func done(_ a: Int) {}
        func f() { (self as AnyObject).done?(3) } }
      """
    let ported = port(text).texts[0]
    expect(ported.contains("((self as AnyObject) as? any Having_done_)?.done(3)"))
    expect(ported.contains("protocol Having_done_: AnyObject { func done(_ a: Int) }"))
    expect(ported.contains("extension Card: Having_done_ {}"))
  }

  @Test(arguments: [
    (
      "UIApplication.shared.delegate?.window??.a",
      "UIApplication.shared.delegate?.windowIfImplemented??.a"
    ),
    (
      "if let w = application.delegate?.window {}",
      "if let w = application.delegate?.windowIfImplemented {}"
    ),
    (
      "func f(d: UIApplicationDelegate) { if let w = d.window {} }",
      "func f(d: UIApplicationDelegate) { if let w = d.windowIfImplemented {} }"
    ),
    ("x.window?.a", "x.window?.a"), ("x.window ?? y", "x.window ?? y"),
  ])
  func `a delegate's window is an optional of an optional`(line: String, ported: String) {
    expect(port(line).texts[0], equals: ported)
  }

  @Test func `what a delegate passes on is written out`() {
    let text = """
      class Proxy: NSObject, UIScrollViewDelegate {
        weak var other: UIScrollViewDelegate?
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func responds(to aSelector: Selector!) -> Bool {
          super.responds(to: aSelector) || other?.responds(to: aSelector) == true
        }
        override func forwardingTarget(for aSelector: Selector!) -> Any? {
          other ?? super.forwardingTarget(for: aSelector)
        }
      }
      """
    let ported = port(text).texts[0]
    expect(ported.contains("  func responds(to aSelector: Selector!) -> Bool {"))
    expect(
      ported.contains("self.answers(to: aSelector) || other?.responds(to: aSelector) == true"))
    expect(ported.contains("other ?? nil"))
    expect(ported.contains("extension Proxy: SelectorAnswering {}"))
    expect(ported.contains("extension Proxy: MessageForwarding {}"))
    expect(
      ported.contains(
        "extension Proxy { func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {"
          + " (forwardingTarget(for: .init(\"scrollViewDidEndDecelerating:\"))"
          + " as? any UIScrollViewDelegate)?.scrollViewDidEndDecelerating(scrollView) } }"))
    expect(!ported.contains("extension Proxy { func scrollViewDidScroll("))
    expect(port(ported).texts[0], equals: ported)
  }

  @Test func `an observer that is an NSObject alone adopts the protocol`() {
    let text = """
      class Model: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: C?, context: P?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      """
    let ported = port(text).texts[0]
    expect(!ported.contains("override") && ported.contains("do {}"))
    expect(ported.contains("extension Model: KeyPathObserver {}"))
  }

  @Test func `what exchanges methods is left out and told`() {
    let text = """
      extension UIViewController {
        static func swizzle() {
          let a = class_getInstanceMethod(self, #selector(viewDidLoad))!
          method_exchangeImplementations(a, a)
        }
        static func other() -> Int { 3 }
      }
      """
    let result = port(text)
    expect(!result.texts[0].contains("method_exchange") && result.texts[0].contains("{ 3 }"))
    expect(result.notes.count, equals: 1)
    expect(result.notes[0].text.contains("A.swift:2: swizzle: is empty here"))
    expect(result.notes[0].text.contains("viewDidLoad"))
    expect(result.texts[0].count { $0 == "\n" }, equals: text.count { $0 == "\n" })
  }

  @Test func `a selector that cannot be nil overrides one that can`() {
    let text =
      "class C: UIView { override func responds(to a: Selector) -> Bool { super.responds(to: a) } }"
    expect(port(text).texts[0], equals: text.replacing("Selector)", with: "Selector!)"))
  }
}
