import Expectations
import PantographPorting
import Testing

/// The cost is proportional to the size of the sources, whatever they contain.
struct PortCostTests {
  private func steps(_ text: String) -> Int {
    SourcePort.port([SourcePort.File(path: "A.swift", text: text)]).steps
  }

  private static func chain(_ count: Int) -> String {
    let first =
      "extension UIView { @objc func go() {} }\nclass C0: UIView { override func go() {} }\n"
    return (1..<count).reduce(into: first) {
      $0 +=
        "class C\($1): C\($1 - 1) { override func go() {} }\n"
        + "extension C\($1) { @IBAction override func layoutSubviews() {} }\n"
    }
  }

  private static func copies(_ count: Int) -> String {
    String(
      repeating: "class C: UIView { @IBAction func go() {}; @IBOutlet var a: UIView! }\n",
      count: count)
  }

  private static func nested(_ count: Int) -> String {
    String(repeating: "class C: UIView { @IBAction func go() {}\n", count: count)
      + String(repeating: "}", count: count)
  }

  @Test(arguments: ["chain", "copies", "nested"])
  func `twice as much takes about twice as many steps`(kind: String) {
    let make = ["chain": Self.chain, "copies": Self.copies, "nested": Self.nested][kind]!
    let (once, twice) = (steps(make(200)), steps(make(400)))
    expect(twice, isBelow: once * 5 / 2, "\(once) steps for 200, \(twice) for 400")
  }

  @Test func `copies of a class list each action once`() {
    let ported = SourcePort.port([SourcePort.File(path: "A.swift", text: Self.copies(300))]).texts[
      0]
    expect(ported.utf8.count, isBelow: 300 * 500)
  }
}
