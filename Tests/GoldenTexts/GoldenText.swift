import Foundation

/// A text in the folder `Goldens` beside a test, with which the test compares its own text.
///
/// `PANTOGRAPH_KEEP_GOLDENS=1` stores the texts of the tests as the new ones. Read them before you commit them.
package struct GoldenText {
  private let name: String
  private let folder: URL

  package init(_ name: String, beside file: String = #filePath) {
    self.name = name
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens")
  }

  /// Returns the first lines that differ; nil if the texts are equal. The whole text is then in `build/goldens`.
  package func difference(from text: String) throws -> String? {
    let file = folder.appending(path: "\(name).txt")
    let text = text.hasSuffix("\n") ? text : text + "\n"
    if ProcessInfo.processInfo.environment["PANTOGRAPH_KEEP_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return nil
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    if expected == text { return nil }
    let results = URL(filePath: "build/goldens")
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: results.appending(path: "\(name).txt"))
    return Self.words(Self.lines(expected), Self.lines(text))
  }

  /// Returns four digits for a text that is too long to be stored: the lowest bits of its FNV-1a hash.
  package static func mark(_ text: String) -> String {
    let value = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String((value ^ value >> 32) & 0xFFFF, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func words(_ expected: [Substring], _ found: [Substring]) -> String {
    let place = zip(expected, found).enumerated().first { $1.0 != $1.1 }?.offset
    let first = place ?? min(expected.count, found.count)
    // A title is not indented; it names the part that differs.
    let title = found.prefix(first + 1).last { $0.hasPrefix("# ") } ?? ""
    return """
      \(title) line \(first + 1)
      expected: \(first < expected.count ? expected[first] : "the end")
      found:    \(first < found.count ? found[first] : "the end")
      """
  }
}
