import Expectations
import Foundation
import PantographPorting
import SeededRandom
import Testing

/// Files whose declarations and statements come from many sources, so that each stands beside others than in its own.
///
/// The whole result of each port is compared with an earlier one.
struct MixedSourceTests {
  private static let parts: (whole: [String], lines: [String]) = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    var (whole, lines): ([String], [String]) = ([], [])
    for name in ["short-sources", "rule-sources", "clashing-sources"] {
      let file = folder.appending(path: "\(name).swift.txt")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for source in text.split(separator: "\n// ----\n") {
        whole.append(source.replacingOccurrences(of: "import UIKit\n", with: ""))
        lines += source.split(separator: "\n").map(String.init)
      }
    }
    return (whole, lines.filter { !$0.hasPrefix("import") })
  }()

  private static let heads = [
    "class Page: UIViewController {", "final class Cell: UITableViewCell {", "struct Value {",
    "extension UIView {", "class Model: NSObject {", "protocol Owner: AnyObject {",
    "enum Kind: String {", "class Box<Item: UIView>: UIView {", "extension Page {",
    "@objc class Table: UITableViewController, UISearchBarDelegate {",
  ]
  private static let functions = [
    "  func work(_ value: Any?) {", "  @objc func tapped(_ sender: UIButton) {",
    "  override func viewDidLoad() {", "  static func make() -> Self {", "  init(frame: CGRect) {",
    "  var shown: Bool {", "  lazy var view: UIView = {",
  ]

  /// Ports files. The port that the tests call compares all of its result with earlier ones.
  private func port(_ texts: [String]) {
    _ = SourcePort.port(
      texts.enumerated().map { SourcePort.File(path: "F\($0).swift", text: $1) })
  }

  private func mixed(_ random: inout SeededGenerator) -> String {
    var lines = ["import UIKit"]
    let all = Self.parts.lines
    for _ in 0..<1 + random.below(3) {
      lines.append(Self.heads[random.below(Self.heads.count)])
      for _ in 0..<random.below(3) { lines.append(all[random.below(all.count)]) }
      lines.append(Self.functions[random.below(Self.functions.count)])
      for _ in 0..<random.below(7) { lines.append(all[random.below(all.count)]) }
      lines += ["  }", "}"]
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: 0..<4) func `lines of many sources`(part: Int) {
    for seed in part * 70..<part * 70 + 70 {
      var random = SeededGenerator(seed: UInt64(seed))
      port((0...random.below(2)).map { _ in mixed(&random) })
    }
  }

  @Test(arguments: 0..<2) func `sources beside others, in one file and in several`(part: Int) {
    let whole = Self.parts.whole
    for seed in part * 16..<part * 16 + 16 {
      var random = SeededGenerator(seed: UInt64(500 + seed))
      let chosen = (0..<2 + random.below(2)).map { _ in whole[random.below(whole.count)] }
      port(chosen.map { "import UIKit\n" + $0 })
      port(["import UIKit\n" + chosen.joined(separator: "\n")])
    }
  }
}
