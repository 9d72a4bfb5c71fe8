import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographCLI

/// Comparisons of recordings with many contacts.
struct LongComparisonTests {
  private let folder: TemporaryFolder
  private var long: String { folder.path("long.evemu") }

  init() throws {
    folder = try TemporaryFolder()
    let tap = folder.path("tap.evemu")
    _ = Pantograph.run(["synthesise", "tap", "-o", tap])
    _ = Pantograph.run(["convert", tap, folder.path("long.evemu"), "--loop", "1500"])
  }

  @Test func `a long recording is the same as itself`() {
    let result = Pantograph.run(["diff", long, long])
    expect(result.code == 0 && result.output.hasSuffix("Both files are the same.\n"))
    expect(result.output.contains("1500 contacts"))
  }

  @Test func `of many pairs the text has those that differ, and JSON has all`() throws {
    let part = folder.path("part.evemu")
    _ = Pantograph.run(["convert", long, part, "--trim", "..600"])
    let text = Pantograph.run(["diff", long, part]).output
    expect(text.contains("only in A") && text.contains("other pairs are the same.\n"))
    expect(text.split(separator: "\n").count, isBelow: 1100)
    let json = Pantograph.run(["diff", "--json", long, part]).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let contacts = try #require(object?["contacts"] as? [[String: Any]])
    expect(contacts.count, equals: 1500)
    expect(object?["same"] as? Bool, equals: false)
  }

  @Test func `a picture has the contacts of both, and says how many there are`() {
    let plot = folder.path("both.svg")
    expect(Pantograph.run(["diff", long, long, "--plot", plot]).code, equals: 0)
    let picture = (try? String(contentsOfFile: plot, encoding: .utf8)) ?? ""
    expect(picture.contains("3000 contacts, the first 1000 drawn"))
    let alone = folder.path("alone.svg")
    expect(Pantograph.run(["inspect", long, "--plot", alone]).code, equals: 0)
    let single = (try? String(contentsOfFile: alone, encoding: .utf8)) ?? ""
    expect(single.contains("1500 contacts, the first 1000 drawn"))
  }

  @Test(arguments: ["1e300", "-1e300", "0.5", "9223372036854775808"])
  func `numbers of any size in a trace do not end the program`(number: String) throws {
    let file = folder.path("trace.json")
    let contact = #"{"id":\#(number),"phase":"began","position":[1,2]}"#
    try Data(#"{"frames":[{"track":\#(number),"time":1,"contacts":[\#(contact)]}]}"#.utf8)
      .write(to: URL(fileURLWithPath: file))
    let result = Pantograph.run(["diff", file, file])
    expect(result.code == 0 && result.output.contains("1 contact in 1"))
  }
}
