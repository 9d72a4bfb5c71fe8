import Expectations
import PantographPorting
import Testing

/// Classes that the Objective-C runtime makes and asks on iOS.
struct RuntimeClassTests {
  private func port(_ text: String) -> String {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).texts[0]
  }

  @Test func `a class from a list of classes is made by the runtime`() {
    let ported = port(
      """
      class Cell: UIView {}
      class Grid: UIView {
        var cells = [String: Cell.Type]()
        var makers = [String: Maker]()
        func cell(_ name: String) -> Cell? {
          if let kind = cells[name] { return kind.init() }
          if let maker = makers[name] { maker.init() }
          return nil
        }
      }
      """)
    expect(ported.contains("return kind.makeObject()"))
    expect(ported.contains("maker.init()"))
  }

  @Test func `an extension that answers the runtime is renamed, and nothing calls it`() {
    let ported = port(
      """
      class Grid: UIView {}
      extension Grid {
        override func isKind(of aClass: AnyClass) -> Bool { false }
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      """)
    expect(ported.contains("func isKindInGrid(of aClass: AnyClass)"))
    expect(ported.contains("func forwardingTargetInGrid(for selector: Selector!)"))
    expect(!ported.contains("override"))
  }
}
