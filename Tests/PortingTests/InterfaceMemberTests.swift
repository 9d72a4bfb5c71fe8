import PantographPorting
import Testing

/// The lists that `port` writes for storyboards: methods that create destinations, all kinds of classes, attributes.
@Suite struct InterfaceMemberTests {
  private func port(_ text: String, _ storyboard: String = "") -> SourcePort.Result {
    SourcePort.port(
      [SourcePort.File(path: "A.swift", text: text)],
      interfaces: [SourcePort.File(path: "M.storyboard", text: storyboard)])
  }

  @Test func `a segue action is listed with what it takes`() {
    let ported = port(
      "class A: UIViewController {\n@IBSegueAction func make(_ c: NSCoder, sender: Any?) -> B? { nil }\n}"
    ).texts[0]
    #expect(!ported.contains("@IBSegueAction"))
    #expect(
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
    #expect(
      registrations?.contains("register(Swipe.self) { Swipe(target: nil, action: nil) }") == true)
    #expect(registrations?.contains("register(Source.self) { Source() }") == true)
    #expect(registrations?.contains("register(V.self)\n") == true)
    #expect(registrations?.contains("Width") == false)
  }

  @Test func `attributes that an extension of UIKit's class declares are registered`() {
    let registrations = port(
      "extension UIView {\n@IBInspectable var roundness: CGFloat { get { 0 } set {} }\n}"
    ).registrations
    #expect(
      registrations?.contains(
        "InterfaceClasses.register(InterfaceOutlet(\"roundness\") {"
          + " (owner: UIView, value: CGFloat) in owner.roundness = value })") == true)
  }

  @Test func `attributes of extensions are known by their file, except hidden ones`() {
    let shown = port("extension UIView {\n@IBInspectable var a: CGFloat { get { 0 } set {} }\n}")
    #expect(shown.attributes.map(\.path) == ["A.swift"])
    let hidden = port(
      "private extension UIView {\n@IBInspectable var a: CGFloat { get { 0 } set {} }\n}")
    #expect(hidden.attributes.isEmpty && hidden.registrations == nil)
  }
}
