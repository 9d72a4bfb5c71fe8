import Expectations
import Foundation
import Testing

/// The probe's file uses names that iOS has, and nothing of Pantograph's own.
struct ProbeSourceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Names of Swift, of Foundation, and of those parts of iOS that docs/coverage does not list.
  private static let others: Set<String> = [
    // Swift
    "allSatisfy", "assumeIsolated", "compactMap", "drop", "enumerated", "filter", "first",
    "firstIndex", "flatMap", "indices", "infinity", "insert", "inserted", "isFinite", "joined",
    "keys", "map", "nan", "pointee", "prefix", "removeAll", "reversed", "rounded", "sorted",
    "split", "unicodeScalars", "utf8",
    // Foundation
    "CGFloat", "CGPoint", "CGSize", "NSCoder", "NSObject", "NSObjectProtocol", "Name",
    "addObserver", "appendingPathComponent", "common", "createDirectory", "default",
    "documentDirectory", "environment", "fileExists", "height", "lastPathComponent", "minX", "minY",
    "processInfo", "removeObserver", "temporaryDirectory", "urls", "userDomainMask",
    // UIKit and QuartzCore
    "CACurrentMediaTime", "Level", "UIActivityViewController", "UIAlertController", "UIDevice",
    "UIGestureRecognizerSubclass", "UIKit", "UITransitionContextViewControllerKey", "alert",
    "began", "cancelled", "ended", "failed", "indirect", "normal", "statusBar",
  ]

  @Test func `every name is Apple's, Swift's or the file's own`() throws {
    let code = try Self.text("docs/examples/probe/Probe.swift")
      .replacing(#/"""[\s\S]*?"""/#, with: "")
      .replacing(#/"(\\.|[^"\\\n])*"/#, with: "")
      .replacing(#/\/\/.*/#, with: "")
    let used =
      code.matches(of: #/\.([A-Za-z_]\w*)/#).map { String($0.1) }
      + code.matches(of: #/\b((UI|CA|NS|CG)[A-Z]\w*)/#).map { String($0.1) }
    let own = code.matches(of: #/\b(?:func|var|let|case|struct|class|enum)\s+([A-Za-z_]\w*)/#)
      .map { String($0.1) }
    let list = code.matches(of: #/(?:,|case)\s*([a-z]\w*)\s*=/#).map { String($0.1) }
    var known = Self.others.union(own).union(list)
    for line in try Self.text("docs/coverage/apple-names.txt").split(separator: "\n")
    where !line.hasPrefix("#") {
      for name in line.matches(of: #/\[?([A-Za-z_]\w*)(\([^)]*\))?/#) {
        known.insert(String(name.1))
      }
    }
    expect(used.count, isAbove: 400)
    let foreign = Set(used).subtracting(known).sorted()
    expect(foreign.isEmpty, "iOS does not have: \(foreign)")
  }

  @Test func `the file imports only what every application for iOS has`() throws {
    let imports = try Self.text("docs/examples/probe/Probe.swift").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("import ") }
    expect(
      imports,
      equals: ["import Foundation", "import UIKit", "import UIKit.UIGestureRecognizerSubclass"])
  }

  @Test func `nothing is exchanged at run time`() throws {
    let code = try Self.text("docs/examples/probe/Probe.swift")
    for word in ["method_", "class_", "objc_", "NSClassFromString", "value(forKey", "perform("] {
      expect(!code.contains(word), "\(word)")
    }
  }
}
