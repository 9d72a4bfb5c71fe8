import Expectations
import PantographPorting
import Testing

/// Words that a rule looks for at a distance: just within the distance, at it and just beyond. The port compares each
/// result with an earlier one.
struct DistantWordTests {
  private func port(_ body: String) {
    _ = SourcePort.port([
      SourcePort.File(
        path: "A.swift",
        text: """
          import UIKit
          class Cell: UITableViewCell {}
          class Page: UIViewController {
            var cells: [Any] = [("Default", Cell.self), ("Other", UITableViewCell.self)]
            func make(_ type: Any, _ other: AnyClass) {
          \(body)
            }
          }
          """)
    ])
  }

  @Test func `a class that was cast before it is used`() {
    for count in 0...12 {
      let sum = (0..<count).map { "x\($0)" }.joined(separator: " + ")
      for cast in ["as! UITableViewCell.Type", "as? UIView.Type", "as! Cell", "as! Int.Type"] {
        port(
          "    let made = pick(\(sum)) \(cast)\n    let cell = made.init(style: .default, reuseIdentifier: nil)"
        )
        port(
          "    let made = type \(cast)\n    print(\(sum))\n    let cell = made.init(frame: .zero)")
      }
    }
  }

  @Test func `members of self, optional and not`() {
    let calls = [
      "load()", "view.addSubview(UIView())", "perform(#selector(load))", "init()", "tap?()",
    ]
    for head in ["self", "Self", "super", "self?", "self!", "selfish", "other", "self ?? other"] {
      for dot in [".", "?.", "!.", " . ", "\n      ."] {
        for call in calls { port("    \(head)\(dot)\(call)") }
      }
    }
  }
}
