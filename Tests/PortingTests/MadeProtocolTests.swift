import Expectations
import PantographPorting
import Testing

struct MadeProtocolTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a protocol with init() that NSObject adopts requires makeObject() instead`() {
    let ported = port(
      """
      protocol Makeable: class { init() }
      extension Makeable { init(_ set: (Self) -> Void) { self.init(); set(self) } }
      extension NSObject: Makeable {}
      class Style: Makeable { required init() {} }
      class Card: UIView {}
      """)
    expect(ported.contains("protocol Makeable { static func makeObject() -> Self }"))
    expect(ported.contains("{ self = Self.makeObject(); set(self) }"))
    expect(ported.contains("extension NSObject: Makeable {}"))
    expect(ported.contains("Style: Makeable { static func makeObject() -> Self { Self() }"))
    expect(!ported.contains("Card: UIView { static"))
  }

  @Test func `other parents and public access stay`() {
    let ported = port(
      """
      public protocol Makeable: AnyObject, Named { init() }
      extension UIView: Makeable {}
      public final class Style: Makeable { public init() {} }
      """)
    expect(ported.contains("public protocol Makeable: Named { static func makeObject() -> Self }"))
    expect(ported.contains("Makeable { public static func makeObject() -> Self { Self() }"))
  }

  @Test func `a protocol with init() that only own types adopt stays`() {
    let text = """
      protocol Makeable: AnyObject { init() }
      extension Makeable { init(_ set: (Self) -> Void) { self.init(); set(self) } }
      extension CGPoint: Makeable {}
      class Style: Makeable { required init() {} }
      """
    expect(port(text).contains("protocol Makeable: AnyObject { init() }"))
    expect(port(text).contains("self.init(); set(self)"))
  }
}
