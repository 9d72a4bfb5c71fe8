import Expectations
import Foundation
import PantographPorting
import SeededRandom
import Testing

/// Real sources with pieces removed, doubled or exchanged, as while somebody edits them.
struct MutatedSourcesTests {
  private static let sources: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/examples/ios")
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let paths = (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return paths.map(\.path).sorted().compactMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }()

  @Test(arguments: 0..<200)
  func `no line is lost, and a port of a port stays as it is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    expect(Self.sources.count, isAbove: 30)
    var pieces = Self.sources.randomElement(using: &random)!
      .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<pieces.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: pieces.remove(at: place)
      case 1: pieces.insert(pieces[place], at: place)
      case 2: pieces.swapAt(place, Int.random(in: 0..<pieces.count, using: &random))
      default:
        pieces.insert(
          [
            "@objc optional var a: Int { get }", "Selector((\"load\"))", "{", "}", "(", "\"",
            "self.responds(to: #selector(x.y))", "#selector(a as () -> Void)", "/*", "delegate?.a",
          ].randomElement(using: &random)!, at: place)
      }
    }
    let text = pieces.joined(separator: " ")
    let ported = port(text)
    expect(ported.count(where: \.isNewline), isAtLeast: text.count(where: \.isNewline))
    let again = port(ported)
    expect(port(again), equals: again)
  }

  private func port(_ text: String) -> String {
    SourcePort.port(
      [SourcePort.File(path: "A.swift", text: text)],
      pictures: SourcePort.Pictures(files: []) { _ in false }
    ).texts[0]
  }
}
