import Expectations
import Foundation
import PantographCommands
import PantographPlainText
import TemporaryFolders
import Testing

@testable import PantographCLI

struct TraceReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func frames(_ text: String) throws -> [JSONNode] {
    let path = folder.path("trace.json")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    var frames: [JSONNode] = []
    var reader = try TraceReader(path)
    try reader.forEachFrame { frame throws(Failure) in frames.append(frame) }
    return frames
  }

  private func message(_ text: String) -> String {
    do {
      _ = try frames(text)
      return "no error"
    } catch let failure as Failure {
      return failure.message.replacing(folder.path("trace.json"), with: "t")
    } catch {
      return "\(error)"
    }
  }

  @Test func `frames are found among other members, with their places`() throws {
    let found = try frames(
      "\u{feff} {\"a\": [1, {\"frames\": [2]}, \"]}\\\"\"],\n\"frames\" :[ {\"time\":1},\n  [ ] , 7,\"x\"] ,\"b\":null}\n"
    )
    expect(found.map(\.place.line), equals: [2, 3, 3, 3])
    expect(found.map(\.kind), equals: ["an object", "a list", "7", "\"x\""])
    expect(found[1].place, equals: TextPlace(line: 3, column: 3))
  }

  @Test func `a list of frames may be empty`() throws {
    try expect(frames(#"{"frames": []}"#).isEmpty)
  }

  @Test func `many frames and long ones are read whole`() throws {
    let long = String(repeating: "é[{\\\"", count: 20_000)
    let text = (0..<5000).map { #"{"time":\#($0),"note":"\#($0 == 7 ? long : "")"}"# }
      .joined(separator: ",\n")
    let found = try frames(#"{"frames":[\#(text)]}"#)
    expect(found.count, equals: 5000)
    expect(found.last?.place, equals: TextPlace(line: 5000, column: 1))
  }

  @Test(arguments: [
    ("", "t:1:1: expected “{”"), ("[]", "t:1:1: expected “{”"),
    ("{}", "t is not a trace: it has no \"frames\""),
    (#"{"a": }"#, "t:1:7: expected a value"), (#"{"frames": [1"#, "t:1:14: expected “,” or “]”"),
    (#"{"frames": [1]"#, "t:1:15: expected “,” or “}”"),
    (#"{"frames": [1],}"#, "t:1:16: expected a value"),
    (#"{"frames": [1]} x"#, "t:1:17: nothing may follow the end"),
    (#"{"frames": [], "frames": []}"#, "t:1:26: the trace has \"frames\" twice"),
    (#"{7: 1}"#, "t:1:3: expected a key in double quotes"),
    ("{\"frames\": [\n  {\"time\": nul}]}", "t:2:12: expected null"),
    (#"{"frames": [{"time": 1}}"#, "t:1:24: expected “,” or “]”"),
  ]) func `what is no trace says where it is wrong`(text: String, expected: String) {
    expect(message(text), equals: expected)
  }

  @Test func `any bytes are an error and never a crash`() throws {
    let whole = Array(#"{"a":[1,"b\"]"],"frames":[{"time":1,"x":[]},{"time":2}]}"#.utf8)
    for place in whole.indices {
      _ = message(String(decoding: whole[..<place], as: UTF8.self))
      for byte: UInt8 in [0, 0x22, 0x5b, 0x5d, 0x7b, 0x7d, 0x5c, 0x2c] {
        var changed = whole
        changed[place] = byte
        _ = message(String(decoding: changed, as: UTF8.self))
      }
    }
  }

  @Test func `lines far behind the first difference are not compared, and the text says so`() throws
  {
    func trace(_ name: String, _ word: String) throws -> String {
      let frames = (0..<6000).map { #"{"time":\#($0),"callbacks":["\#(word) \#($0 % 9)"]}"# }
      let path = folder.path(name)
      try Data(#"{"frames":[\#(frames.joined(separator: ","))]}"#.utf8)
        .write(to: URL(fileURLWithPath: path))
      return path
    }
    let result = Pantograph.run(["diff", try trace("a", "one"), try trace("b", "other")])
    expect(result.code, equals: 1)
    expect(result.output.contains("The traces first differ in line 1:"))
    expect(result.output.contains("more lines follow; 2000 after the first that differs"))
    expect(result.output.components(separatedBy: "only in A").count, equals: 2001)
  }
}
