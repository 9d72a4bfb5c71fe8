import Expectations
import PantographPorting
import Testing

/// Members that only the Objective-C runtime can distinguish or find.
struct SameNamesTests {
  private func port(_ texts: String...) -> [String] {
    SourcePort.port(
      texts.enumerated().map { SourcePort.File(path: "F\($0.offset).swift", text: $0.element) }
    ).texts
  }

  @Test func `the defaults of a public protocol are public`() {
    let ported = port(
      "@objc public protocol P { @objc optional func a(); @objc optional func b() -> Int? }")[0]
    expect(ported.contains("extension P { public func a() {} }"))
    expect(ported.contains("extension P { public func b() -> Int? { nil } }"))
  }

  @Test func `two methods with the same labels have protocols of their own`() {
    let text = """
      @objc protocol P {
        @objc optional func panel(_ p: UIView, for c: Int) -> UIView
        @objc optional func panel(_ p: UIView, for s: CGSize) -> UIView }
      class A: NSObject, P { func panel(_ p: UIView, for c: Int) -> UIView { p } }
      class B { weak var delegate: P?; func f() { _ = delegate?.panel?(v, for: 3); _ = delegate!.panel!(v, for: s) } }
      """
    let ported = port(text)[0]
    expect(ported.contains("extension A: P_panel_for_UIView_Int {}"))
    expect(!ported.contains("extension A: P_panel_for_UIView_CGSize {}"))
    expect(ported.contains("delegate?.panelIfImplemented(v, for: 3)"))
    expect(ported.contains("delegate!.panelIfImplemented(v, for: s)!"))
  }

  @Test func `a class within a function says on its own line what it adopts`() {
    let text = """
      @objc protocol P { @objc optional func may() -> Bool }
      func f() { class Mine: NSObject, P { func may() -> Bool { true } } }
      class Outer { private class Inner: P { func may() -> Bool { true } } }
      """
    let ported = port(text)[0]
    expect(ported.contains("class Mine: NSObject, P, P_may {"))
    expect(ported.contains("private class Inner: P, P_may {"))
    expect(!ported.contains("extension Mine") && !ported.contains("extension Outer.Inner"))
  }

  @Test func `parameters without a name get one`() {
    let ported = port("class T: UIView {}\nextension T { override func a(_: Int, b _: Int) {} }\n")[
      0]
    expect(
      ported.contains("func a(_ unnamed1: Int, b unnamed2: Int) { aInT(unnamed1, b: unnamed2) }"))
  }

  @Test func `a private class of another file is asked for by a protocol`() {
    let ported = port(
      "extension UIViewController { @objc var safe: Int { 1 } }\n",
      "private class Mine: UIViewController { override var safe: Int { 2 } }\n")
    expect(
      ported[0].contains("if let own = self as? any safeInMineOfF1 { return own.safeInMine }"))
    expect(
      ported[0].contains("protocol safeInMineOfF1: AnyObject { var safeInMine: Int { get } }"))
    expect(ported[1].contains("extension Mine: safeInMineOfF1 {}"))
  }

  @Test func `a class of another module is asked for by a protocol of the extension's module`() {
    let ported = SourcePort.port([
      SourcePort.File(
        path: "Kit/A.swift", text: "extension UIView { @objc open var safe: Int { 1 } }\n",
        neighbors: ["KitTests"]),
      SourcePort.File(
        path: "KitTests/B.swift", text: "class Mine: UIView { override var safe: Int { 2 } }\n",
        neighbors: ["Kit"]),
    ]).texts
    expect(ported[0].contains("if let own = self as? any safeInMineOfB { return own.safeInMine }"))
    expect(ported[0].contains("public protocol safeInMineOfB: AnyObject { var safeInMine: Int"))
    expect(ported[1].contains("extension Mine: safeInMineOfB {}"))
  }

  @Test func `an extension overrides what another extension gives`() {
    let text = """
      extension UIViewController { @objc var shut: Bool { true } }
      open class Menu: UINavigationController {}
      extension Menu { open override var shut: Bool { super.shut } }
      """
    let ported = port(text)[0]
    expect(
      ported.contains("extension Menu { var shutInMenu: Bool { super.shutInUIViewController } }"))
    expect(ported.contains("if let own = self as? Menu { return own.shutInMenu }"))
    expect(ported.contains("open class Menu: UINavigationController {}"))
  }
}
