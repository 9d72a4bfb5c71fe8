import Expectations
import PantographPorting
import Testing

/// The lists that `port` writes for storyboards: methods that create destinations, all kinds of classes, attributes.
struct InterfaceMemberTests {
  private func port(_ text: String, _ storyboard: String = "") -> SourcePort.Result {
    SourcePort.port(
      [SourcePort.File(path: "A.swift", text: text)],
      interfaces: [SourcePort.File(path: "M.storyboard", text: storyboard)])
  }

  @Test func `a segue action is listed with what it takes`() {
    let ported = port(
      "class A: UIViewController {\n@IBSegueAction func make(_ c: NSCoder, sender: Any?) -> B? { nil }\n}"
    ).texts[0]
    expect(!ported.contains("@IBSegueAction"))
    expect(
      ported.contains(
        "InterfaceSegueAction(\"make:sender:\") { (owner: A, coder, sender, identifier) in"
          + " owner.make(coder, sender: sender) }"))
  }

  @Test func `recognizers and objects are registered with how they are made`() {
    let registrations = port(
      "class Swipe: UIPanGestureRecognizer {}\nclass Source: NSObject {}\nclass V: UIView {}\n"
        + "class Width: NSLayoutConstraint {}",
      "<a customClass=\"Swipe\"/><a customClass=\"Source\"/><a customClass=\"V\"/><a customClass=\"Width\"/>"
    ).registrations
    expect(
      registrations?.contains("register(Swipe.self) { Swipe(target: nil, action: nil) }"),
      equals: true)
    expect(registrations?.contains("register(Source.self) { Source() }"), equals: true)
    expect(registrations?.contains("register(V.self)\n"), equals: true)
    expect(registrations?.contains("register(Width.self) { Width() }"), equals: true)
  }

  @Test func `an object that cannot be created without arguments is not registered`() {
    let registrations = port(
      """
      class Meal: NSObject { init?(name: String) { nil }
        required convenience init?(coder: NSCoder) { nil } }
      class Soup: Meal {}
      class Menu: NSObject { convenience init(name: String) { self.init() } }
      class Lunch: NSObject { init(name: String) {}
        override init() {} }
      """,
      "<a customClass=\"Meal\"/><a customClass=\"Soup\"/><a customClass=\"Menu\"/><a customClass=\"Lunch\"/>"
    ).registrations
    expect(registrations?.contains("Meal"), equals: false)
    expect(registrations?.contains("Soup"), equals: false)
    expect(registrations?.contains("register(Menu.self) { Menu() }"), equals: true)
    expect(registrations?.contains("register(Lunch.self) { Lunch() }"), equals: true)
  }

  @Test func `attributes that an extension of UIKit's class declares are registered`() {
    let registrations = port(
      "extension UIView {\n@IBInspectable var roundness: CGFloat { get { 0 } set {} }\n}"
    ).registrations
    expect(
      registrations?.contains(
        "InterfaceClasses.register(InterfaceOutlet(\"roundness\") {"
          + " (owner: UIView, value: CGFloat) in owner.roundness = value })"), equals: true)
  }

  @Test func `attributes of extensions are known by their file, except hidden ones`() {
    let shown = port("extension UIView {\n@IBInspectable var a: CGFloat { get { 0 } set {} }\n}")
    expect(shown.attributes.map(\.path), equals: ["A.swift"])
    let hidden = port(
      "private extension UIView {\n@IBInspectable var a: CGFloat { get { 0 } set {} }\n}")
    expect(hidden.attributes.isEmpty && hidden.registrations == nil)
  }

  @Test func `the lists of an open class can be overridden in other modules`() {
    let ported = port("open class A: UIView {\n@IBOutlet var a: UILabel!\n}").texts[0]
    expect(ported.contains("open override var interfaceOutlets: [InterfaceOutlet] {"))
    let closed = port("public class A: UIView {\n@IBOutlet var a: UILabel!\n}").texts[0]
    expect(closed.contains("public override var interfaceOutlets: [InterfaceOutlet] {"))
  }

  @Test func `an attribute that is marked as unavailable is not listed`() {
    let text =
      "class A: UIView {\n@available(*, unavailable, message: \"use b\")\n@IBInspectable var a: String"
      + " { get { b } set {} }\n@IBInspectable var b = \"\"\n}"
    let ported = port(text).texts[0]
    expect(ported.contains("InterfaceOutlet(\"b\")") && !ported.contains("InterfaceOutlet(\"a\")"))
  }

  @Test func `a file that two modules contain is read once`() {
    let file = SourcePort.File(
      path: "A.swift",
      text:
        "@objc protocol P { @objc optional func a() }\nclass A: UIView { @IBOutlet var o: UIView! }\n"
    )
    let once = SourcePort.port([file]).texts
    expect(SourcePort.port([file, file]).texts, equals: once + once)
  }

  @Test func `classes that storyboards name are known by their file, except hidden ones`() {
    let result = SourcePort.port(
      [
        SourcePort.File(path: "A.swift", text: "class A: UIView {}\nprivate class B: UIView {}\n"),
        SourcePort.File(path: "C.swift", text: "class Third: UIViewController {}\n"),
      ],
      interfaces: [
        SourcePort.File(
          path: "M.xib",
          text: "<a customClass=\"A\"/><a customClass=\"B\"/><a customClass=\"Third\"/>")
      ])
    expect(result.classes.map(\.path), equals: ["A.swift", "C.swift"])
    expect(
      result.classes.map(\.registration).last, equals: "  InterfaceClasses.register(Third.self)")
  }

  @Test(arguments: ["XCTestCase", "Operation"])
  func `a class that is no responder has a list of its own`(parent: String) {
    let ported = port(
      """
      class Target: \(parent) {
        @objc func tap() {}
        func f(_ view: UIView, _ action: Selector) { view.run(#selector(tap), action == #selector(tap)) }
      }
      """
    ).texts[0]
    expect(ported.contains("@MainActor var interfaceActions: [InterfaceAction] {"))
    expect(ported.contains("InterfaceActions") && !ported.contains("super.interfaceActions"))
  }

  @Test func `a method for a target that is set later is named`() {
    let ported = port(
      """
      class Item: UIBarButtonItem {
        convenience init(a: Int) { self.init(title: "", style: .plain, target: nil, action: #selector(tap)) }
        @objc func tap(sender: UIBarButtonItem) {}
      }
      """
    ).texts[0]
    expect(ported.contains("target: nil, action: Selector(\"tapWithSender:\"))"))
    expect(ported.contains("InterfaceAction(\"tapWithSender:\", Item.tap(sender:))"))
  }
}
