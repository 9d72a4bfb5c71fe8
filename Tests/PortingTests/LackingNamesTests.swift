import Expectations
import Foundation
import PantographPorting
import Testing

/// The names that a port reports as missing.
struct LackingNamesTests {
  @Test func `none of them is here`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var words: Set<String> = []
    for library in ["UIKit", "QuartzCore", "CoreGraphics"] {
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent("Sources/\(library)"), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for (keyword, name) in zip(parts, parts.dropFirst())
        where ["class", "struct", "enum", "protocol", "typealias", "func"].contains(keyword) {
          words.insert(String(name))
        }
      }
    }
    expect(words.contains("UISearchController"))
    expect(LackingNames.names.filter(words.contains), equals: [])
  }
}
