import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographCLI

struct DiffCommandTests {
  private let folder: TemporaryFolder
  private var swipe: String { folder.path("swipe.evemu") }

  init() throws {
    folder = try TemporaryFolder()
    _ = Pantograph.run(["synthesise", "swipe", "--fingers", "3", "-o", swipe])
  }

  private func converted(_ name: String, _ words: String...) -> String {
    let path = folder.path(name)
    _ = Pantograph.run(["convert", swipe, path] + words)
    return path
  }

  @Test func `a recording in another format is the same`() {
    let result = Pantograph.run(["diff", swipe, converted("a.yml")])
    expect(result.code == 0 && result.output.hasSuffix("Both files are the same.\n"))
  }

  @Test func `a contact that is left out is only in one, and the others are the same`() throws {
    let less = converted("less.evemu", "--drop-slots", "1")
    let output = Pantograph.run(["diff", swipe, less, "--json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let contacts = try #require(object?["contacts"] as? [[String: Any]])
    expect(contacts.map { $0["a"] as? Int }, equals: [1, 2, 3])
    expect(contacts.count { $0["b"] is NSNull }, equals: 1)
    expect(contacts.count { $0["same"] as? Bool == true }, equals: 2)
  }

  @Test func `a note alone is a difference`() {
    let result = Pantograph.run(["diff", swipe, converted("noted.evemu", "--note", "label=tap")])
    expect(result.code, equals: 1)
    expect(result.output.contains("The note label differs: A has \"swipe\", B has \"tap\"."))
    expect(result.output.contains("All contacts are the same."))
  }

  @Test func `traces are compared in what recognizers came to`() {
    let traces = [swipe, converted("part.evemu", "--contact", "2")].map { file in
      let trace = file + ".trace"
      _ = Pantograph.run(["replay", file, "--trace", trace])
      return trace
    }
    let result = Pantograph.run(["diff"] + traces)
    expect(result.code == 1 && result.output.contains("only in A"))
    expect(Pantograph.run(["diff", traces[0], traces[0]]).code, equals: 0)
    expect(Pantograph.run(["diff", traces[0], swipe]).code, equals: 64)
  }

  @Test func `what is no trace says where it is wrong`() throws {
    let file = folder.path("broken")
    try Data("{\"frames\": [{}]}".utf8).write(to: URL(fileURLWithPath: file))
    let result = Pantograph.run(["diff", file, file])
    expect(result.code == 65 && result.output.contains("broken:1:13: this frame has no time"))
    try Data("{\"a\": }".utf8).write(to: URL(fileURLWithPath: file))
    expect(Pantograph.run(["diff", file, file]).code, equals: 65)
  }

  @Test func `both are drawn`() {
    let plot = folder.path("both.svg")
    expect(
      Pantograph.run(["diff", swipe, converted("slow.evemu", "--speed", "0.5"), "--plot", plot])
        .code, equals: 1)
    expect((try? String(contentsOfFile: plot, encoding: .utf8))?.contains("B2"), equals: true)
  }
}
