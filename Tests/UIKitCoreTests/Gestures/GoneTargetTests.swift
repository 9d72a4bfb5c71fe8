import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Targets of a recognizer that are released while others stay.
@MainActor
struct GoneTargetTests {
  @MainActor
  private final class Target {
    let log: (String) -> Void
    let name: String

    init(_ name: String, _ log: @escaping (String) -> Void) {
      self.name = name
      self.log = log
    }

    func act(_ recognizer: UIGestureRecognizer) { log(name) }
  }

  @Test func `the other targets and the closures are still called`() {
    let table = Table()
    var heard: [String] = []
    let tap = UITapGestureRecognizer()
    let stays = Target("stays") { heard.append($0) }
    var goes: Target? = Target("goes") { heard.append($0) }
    tap.addTarget(stays, action: Target.act)
    if let goes { tap.addTarget(goes, action: Target.act) }
    tap.addAction { _ in heard.append("closure") }
    let last = Target("last") { heard.append($0) }
    tap.addTarget(last, action: Target.act)
    table.view.addGestureRecognizer(tap)
    func press() -> [String] {
      heard = []
      table.fingers.down(0, 50, 50)
      table.fingers.lift()
      table.fingers.wait(1000)
      return heard
    }
    expect(press(), equals: ["stays", "goes", "closure", "last"])
    goes = nil
    for _ in 0..<3 { expect(press(), equals: ["stays", "closure", "last"]) }
    tap.removeTarget(stays, action: nil)
    expect(press(), equals: ["closure", "last"])
  }
}
