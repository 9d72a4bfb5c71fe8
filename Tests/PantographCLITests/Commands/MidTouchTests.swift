import Expectations
import Foundation
import TemporaryFolders
import Testing

/// A recording that begins while a finger is down, and at first has one axis of its position only.
struct MidTouchTests {
  private let folder: TemporaryFolder
  private var file: String { folder.path("mid.evemu") }

  init() throws {
    folder = try TemporaryFolder()
    let tap = folder.path("tap.evemu")
    _ = Pantograph.run(["synthesise", "tap", "--device", "phone", "-o", tap])
    var lines = try String(contentsOfFile: tap, encoding: .utf8).split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix("E:") && !$0.hasPrefix("#: ") }
    func frame(_ number: Int, _ events: [String]) {
      let time = "0.\(String(100_000 + number * 10_000))"
      lines += (events + ["0000 0000 0"]).map { "E: \(time) \($0)" }
    }
    for number in 0..<5 { frame(number, ["0003 0036 \(2800 + number)"]) }
    for number in 5..<10 {
      frame(number, ["0003 0035 \(95 + number)", "0003 0036 \(2800 + number)"])
    }
    frame(10, ["0003 0039 -1", "0001 014a 0"])
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(
      to: URL(fileURLWithPath: folder.path("mid.evemu")))
  }

  @Test func `the missing axis makes no movement`() throws {
    let output = Pantograph.run(["inspect", "--json", file]).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let contacts = try #require(object["contacts"] as? [[String: Any]])
    expect(contacts.count, equals: 1)
    let contact = try #require(contacts.first)
    expect((contact["start"] as? Double).map { $0 > 0.04 }, equals: true)
    expect((contact["distance"] as? Double).map { $0 < 1 }, equals: true)
    let kinds = (object["anomalies"] as? [[String: Any]])?.map { $0["kind"] as? String }
    expect(kinds?.contains("withoutPosition"), equals: true)
  }

  @Test func `no drag is recognized, and a trace has no contact before its position is known`()
    throws
  {
    let trace = folder.path("trace.json")
    let text = Pantograph.run(["replay", file, "--trace", trace]).output
    expect(!text.contains("drag") && !text.contains("swipe"))
    let data = try Data(contentsOf: URL(fileURLWithPath: trace))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let frames = try #require(object?["frames"] as? [[String: Any]])
    let withContacts = frames.filter { $0["contacts"] != nil }
    expect(withContacts.count, equals: 6)
    expect((frames.first?["fingers"] as? Int), equals: 1)
  }
}
