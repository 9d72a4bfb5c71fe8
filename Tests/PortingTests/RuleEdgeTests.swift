import Expectations
import Testing

@testable import PantographPorting

/// Sources that a rule just applies to, and those that it just does not apply to.
struct RuleEdgeTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test(arguments: [
    "UIApplication.shared.delegate?.window", "UIApplication.shared.delegate!.window",
    "let a = UIApplication.shared.delegate?.window == w", "application.delegate?.window",
    "app.delegate!.window", "UIApp.delegate?.window", "a.window??.b", "a.window?!.b", "a.window!!",
    "let d = UIApplication.shared.delegate\nlet w = d?.window",
    "let d = UIApplication.shared.delegate\nlet w = d.window",
    "func f(d: UIApplicationDelegate) { _ = d.window }",
    "func f(d: UIApplicationDelegate) { _ = d?.window }",
    "func f(d: any UIWindowSceneDelegate) { _ = d.window }",
    "func f(d: UIWindowSceneDelegate) { _ = d!.window }",
  ])
  func `the window of an application's delegate may be missing`(text: String) {
    expect(port(text), equals: text.replacing(".window", with: ".windowIfImplemented"))
  }

  @Test(arguments: [
    "Store.shared.delegate?.window", "other.delegate?.window", "delegate?.window",
    "UIApplication.shared.delegate?.window = w", "UIApplication.main.delegate?.window",
    "UIApplication.shared.owner?.window", "a.window?.b", "a.window!.b", "a.window ?? b",
    "let d = UIApplication.shared.delegate as! AppDelegate\nlet w = d.window",
    "let d = UIApplication.shared.delegate?.own\nlet w = d.window",
    "let d = UIApplication.shared.delegate!.own\nlet w = d.window",
    "let d = UIApplication.shared.owner\nlet w = d.window",
    "let d = UIApplication.main.delegate\nlet w = d.window",
    "let d = Other.shared.delegate\nlet w = d.window", "func f(d: Other) { _ = d.window }",
    "func f(d: any Other) { _ = d.window }", "func f(d: UIApplicationDelegate) { _ = a.d.window }",
    "let window = 1", "f(window: 1)",
  ])
  func `any other window stays`(text: String) {
    expect(port(text), equals: text)
  }

  @Test(arguments: [
    ("func f<T: UIView>() -> T { T(frame: a) }", "T.makeObject(frame: a)"),
    ("func f<T: UIView>() -> T { T.init(frame: a) }", "T.makeObject(frame: a)"),
    ("func f<T: UIView>() { use(T.init, 3) }", "use({ T.makeObject() }, 3)"),
    ("extension P where V: UIView { var a: V { V() } }", "{ V.makeObject() }"),
    ("class A: UIView { class func m() -> Self { Self() } }", "Self.makeObject()"),
    ("class A: UIView { static func m() -> Self { self.init() } }", "self.makeObject()"),
    ("class A: UIView { class var m: A { self.init(frame: a) } }", "self.makeObject(frame: a)"),
    ("class A: UIView { func m() { type(of: self).init() } }", "type(of: self).makeObject()"),
    ("extension UIView { class func m() -> Self { Self() } }", "Self.makeObject()"),
    (
      "func f(c: UITableViewCell.Type) { c.init(style: a, reuseIdentifier: b) }",
      "c.makeObject(style: a, reuseIdentifier: b)"
    ),
  ])
  func `the runtime makes an object of a class that is found at run time`(
    text: String, made: String
  ) {
    expect(port(text).contains(made))
  }

  @Test(arguments: [
    "func f<T: UIView>() -> T { T(other: a) }", "func f<T: UIView>() -> T { make.T() }",
    "struct S { static func m() -> Self { Self() } }",
    "enum E { static func m() -> Self { Self() } }",
    "class A { static func m() -> Self { Self() } }", "let a = A()", "let a = A(frame: b)",
    "class A: UIView { func m() { super.init() } }",
    "class A: UIView { convenience init(a: Int) { self.init(frame: b) } }",
    "extension UIEdgeInsets { static func m() -> Self { Self() } }",
    "class A: UIView { func m() { A.init(frame: b) } }",
  ])
  func `objects of known classes stay as they are made`(text: String) {
    expect(!port(text).contains("makeObject"))
  }

  private func method(_ owner: String, _ signature: String) throws -> DelegateMethods.Method {
    try #require(DelegateMethods.all[owner]?.first { $0.signature == signature })
  }

  @Test func `a delegate's methods are forwarded with their labels`() throws {
    let scroll = try method("UIScrollViewDelegate", "scrollViewDidScroll(_:)")
    expect(
      scroll.forwarding(to: "UIScrollViewDelegate"),
      equals: "func scrollViewDidScroll(_ scrollView: UIScrollView) "
        + "{ (forwardingTarget(for: .init(\"scrollViewDidScroll:\")) as? any UIScrollViewDelegate)?"
        + ".scrollViewDidScroll(scrollView) }")
    let drag = try method("UIScrollViewDelegate", "scrollViewDidEndDragging(_:willDecelerate:)")
    expect(drag.selector, equals: "scrollViewDidEndDragging:willDecelerate:")
    expect(
      drag.forwarding(to: "P").hasSuffix(
        "as? any P)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }"))
    let top = try method("UIScrollViewDelegate", "scrollViewShouldScrollToTop(_:)")
    expect(
      top.forwarding(to: "P").hasSuffix(
        "as? any P)?.scrollViewShouldScrollToTop(scrollView) "
          + "?? DelegateDefaults().scrollViewShouldScrollToTop(scrollView) }"))
  }

  @Test func `a table's delegate has the methods of a scroll view's`() throws {
    try expect(
      method("UITableViewDelegate", "scrollViewDidScroll(_:)").name, equals: "scrollViewDidScroll")
    expect(
      DelegateMethods.selector(
        "UITableViewDelegate", "tableView", labels: ["_", "didSelectRowAt"]),
      equals: "tableView:didSelectRowAt:")
    expectNil(DelegateMethods.selector("UITableViewDelegate", "tableView"))
    expect(
      DelegateMethods.selector("UIScrollViewDelegate", "scrollViewDidScroll"),
      equals: "scrollViewDidScroll:")
    expectNil(DelegateMethods.selector("UITableViewDelegate", "tableView", labels: ["_"]))
    expectNil(DelegateMethods.selector("NoDelegate", "scrollViewDidScroll"))
    expect(DelegateMethods.names.contains("scrollViewDidScroll"))
  }
}
