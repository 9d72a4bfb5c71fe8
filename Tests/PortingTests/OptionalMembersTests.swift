import Expectations
import PantographPorting
import Testing

struct OptionalMembersTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  private let panel = """
    @objc public protocol PanelOwner: NSObjectProtocol {
      @objc optional var width: CGFloat { get }
      @objc optional var color: UIColor? {
        get set
      }
      @objc optional func closed(_ panel: Panel)
    }

    """

  @Test func `an optional property is a protocol of those that have it`() {
    let text =
      panel + """
        class Stored: NSObject, PanelOwner { let width: CGFloat = 3 }
        class Computed: NSObject, PanelOwner { var color: UIColor? { nil } }
        class Other: NSObject { var width = 1 }
        class Local: NSObject, PanelOwner { func f() { let width = 2 } }

        """
    let ported = port(text)
    expect(
      ported.contains("public protocol PanelOwner_width: AnyObject { var width: CGFloat { get } }"))
    expect(
      ported.contains(
        "public protocol PanelOwner_color: AnyObject { var color: UIColor? { get set } }"))
    expect(ported.contains("extension Stored: PanelOwner_width {}"))
    expect(ported.contains("extension Computed: PanelOwner_color {}"))
    expect(!ported.contains("extension Other") && !ported.contains("extension Local"))
    expect(port(ported), equals: ported)
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    expect(lines(ported)[7], equals: lines(text)[7])
  }

  @Test func `an optional property of an element is read from those that have it`() {
    let ported = port(
      panel
        + """
        class Panel {
          var owners: [PanelOwner] = []
          func all() { for owner in owners where owner.width == 1 { owner.closed?(self) } }
        }
        """)
    expect(
      ported.contains(
        "for owner in owners where (owner as? PanelOwner_width).map({ $0.width }) == 1 {"))
  }

  @Test(arguments: [
    ("owner?.width ?? 1", "(owner as? PanelOwner_width).map({ $0.width }) ?? 1"),
    ("owner.width ?? 1", "(owner as? PanelOwner_width).map({ $0.width }) ?? 1"),
    ("self.owner!.width!", "(self.owner as? PanelOwner_width).map({ $0.width })!"),
    (
      "panel.owner?.color??.cgColor",
      "(panel.owner as? PanelOwner_color).map({ $0.color })??.cgColor"
    ),
    ("(x as? PanelOwner)?.width", "((x as? PanelOwner) as? PanelOwner_width).map({ $0.width })"),
    ("self.width", "self.width"), ("view.width", "view.width"),
  ])
  func `an optional property is read from those that have it`(read: String, ported: String) {
    let text = panel + "class Panel { weak var owner: PanelOwner? }\nlet a = \(read)\n"
    expect(port(text).contains("\nlet a = \(ported)\n"))
  }

  @Test func `a variable that is bound to one of them is one, too`() {
    let text =
      panel + """
        class Panel { weak var owner: PanelOwner? }
        if let its = self.owner, let a = its.width {}
        if let mine = parent as? PanelOwner { f(mine.width!) }

        """
    expect(port(text).contains("let a = (its as? PanelOwner_width).map({ $0.width }) {}"))
    expect(port(text).contains("f((mine as? PanelOwner_width).map({ $0.width })!)"))
  }

  @Test func `a variable may have the name of an optional method`() {
    let text = """
      @objc protocol P { @objc optional func menu(_ m: Menu, shows a: Int)
       @objc optional func menu(_ m: Menu) }
      d?.menu?(self, shows: 1)
      let menu: ((Menu) -> Void)? = nil
      d?.menu?(self)
      """
    expect(port(text).contains("d?.menu(self, shows: 1)\n"))
    expect(port(text).contains("d?.menu?(self)\n"))
  }

  @Test(arguments: [
    (
      "if o.responds(to: #selector(PanelOwner.closed(_:))) { o.closed!(self) }",
      "if (o is PanelOwner_closed) { (o as! PanelOwner_closed).closed(self) }"
    ),
    (
      "if o?.responds(to: #selector(PanelOwner.closed)) == true { o?.closed?(self) }",
      "if (o is PanelOwner_closed) == true { (o as? PanelOwner_closed)?.closed(self) }"
    ),
    (
      "if o.responds(to: #selector(getter: PanelOwner.width)) {}", "if (o is PanelOwner_width) {}"
    ),
    (
      "if o.responds(to: #selector(UIScrollViewDelegate.scrolled(_:))) {}",
      "if (o is UIScrollViewDelegate) {}"
    ),
    ("if self.responds(to: #selector(UIView.layoutSubviews)) {}", "if true {}"),
    ("if o.responds(to: action) {}", "if o.responds(to: action) {}"),
  ])
  func `it is asked whether somebody has a member`(asking: String, ported: String) {
    expect(port(panel + asking).contains(ported))
  }

  @Test(arguments: ["Bool = false", "Int", "String?"])
  func `a property that cannot be called does not keep the mark of an optional call`(type: String) {
    let ported = port(
      """
      class Mock: NSObject, UITextFieldDelegate { var textFieldShouldClear: \(type) }
      func f() -> Bool { field.delegate!.textFieldShouldClear!(field) }
      """)
    expect(ported.contains("field.delegate!.textFieldShouldClear(field)"))
  }

  @Test func `a closure in a property keeps the mark of an optional call`() {
    let text = """
      import UIKit
      class Model { var textFieldShouldClear: ((UITextField) -> Bool)? }
      func f(_ model: Model) { _ = model.textFieldShouldClear!(field) }
      """
    expect(port(text).contains("model.textFieldShouldClear!(field)"))
  }
}
