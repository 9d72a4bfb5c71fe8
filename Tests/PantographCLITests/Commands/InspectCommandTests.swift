import Expectations
import Foundation
import Testing

struct InspectCommandTests {
  private func made(_ words: String...) throws -> TemporaryFile {
    let file = try TemporaryFile(Pantograph.run(["synthesise"] + words + ["-o", "-"]).output)
    return file
  }

  @Test func `a recording's device, size, rate and contacts are said`() throws {
    let file = try made("swipe", "--fingers", "3")
    let result = Pantograph.run(["inspect", file.path])
    expect(result.code, equals: 0)
    for text in ["evemu", "touchpad", "105 x 65 mm", "Contacts   3, up to 3 at once", "lifted"] {
      expect(result.output.contains(text), "\(text)")
    }
  }

  @Test func `a rule about the device's model is printed with its reason`() throws {
    let made = Pantograph.run(["synthesise", "swipe", "-o", "-"]).output
    let named = made.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("N: ") ? "N: Cypress APA Trackpad (cyapa)" : String(line)
    }
    let file = try TemporaryFile(named.joined(separator: "\n"))
    let result = Pantograph.run(["inspect", file.path])
    expect(
      result.output.contains("Rule       Cypress touchpads (cyapa): light fingers touch, too"))
    let json = Pantograph.run(["inspect", "--json", file.path]).output
    expect(json.contains(#""rules":[{"devices":"Cypress touchpads (cyapa)""#))
  }

  @Test func `JSON has the members that scripts rely on`() throws {
    let file = try made("pinch-in", "--device", "phone")
    let result = Pantograph.run(["inspect", "--json", file.path])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    expect(object["format"] as? String, equals: "evemu")
    let device = try #require(object["device"] as? [String: Any])
    expect(device["kind"] as? String, equals: "touchscreen")
    expect(device["name"] is String)
    expect(device["slots"] is Int)
    expect((device["sizeMillimetres"] as? [Double])?.count, equals: 2)
    expect(device["sizeAssumed"] as? Bool, equals: false)
    for key in ["events", "frames", "duration", "maxContacts"] {
      expect((object[key] as? Double ?? 0), isAbove: 0, "\(key)")
    }
    expect((object["contacts"] as? [Any])?.count, equals: 2)
    expect((object["anomalies"] as? [Any])?.isEmpty, equals: true)
  }

  @Test func `a press of the pad's button has one name in text and in JSON`() throws {
    var lines = try made("tap", "--hold", "0.6").text.split(separator: "\n").map(String.init)
    let reports = lines.indices.filter { lines[$0].contains(" 0000 0000 ") }
    for (report, state) in [(2 * reports.count / 3, 0), (reports.count / 3, 1)] {
      let time = lines[reports[report]].split(separator: " ")[1]
      lines.insert("E: \(time) 0001 0110 000\(state)", at: reports[report])
    }
    let file = try TemporaryFile(lines.joined(separator: "\n") + "\n")
    let text = Pantograph.run(["inspect", file.path]).output
    let row = text.split(separator: "\n").last { $0.contains("press") }
    expect(row?.hasSuffix("  press"), equals: true, "\(text)")
    let json = Pantograph.run(["inspect", "--json", file.path]).output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let gestures = try #require(object["gestures"] as? [[String: Any]], "\(json)")
    expect(gestures.map { $0["kind"] as? String }, equals: ["press"])
    expect(!text.contains("button") && !json.contains("\"button\""))
  }

  @Test func `the columns of ways are explained in the help`() {
    let help = Pantograph.run(["inspect", "--help"]).output.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    expect(help.contains("\"path mm\" is the length of a contact's whole path in millimetres"))
    expect(help.contains("\"apart mm\" is the distance from landing to lift"))
  }

  @Test func `several files give one line of JSON each`() throws {
    let file = try made("tap")
    let result = Pantograph.run(["inspect", "--json", file.path, file.path])
    expect(result.output.split(separator: "\n").count, equals: 2)
  }

  @Test func `a picture is drawn in either format`() throws {
    let file = try made("flick")
    for (ending, magic) in [("png", "\u{89}PNG"), ("svg", "<")] {
      let path = file.path + "." + ending
      defer { try? FileManager.default.removeItem(atPath: path) }
      let result = Pantograph.run(["inspect", "-q", file.path, "--plot", path])
      expect(result, equals: .init(code: 0, output: ""))
      let start = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(4)
      expect(
        String(start.prefix(magic.unicodeScalars.count).map { Character(.init($0)) }), equals: magic
      )
    }
  }

  @Test func `a touch that never ends is an anomaly, and the contact is cancelled`() throws {
    let whole = try made("flick").text.split(separator: "\n")
    let cut = try TemporaryFile(whole.dropLast(30).joined(separator: "\n") + "\n")
    let result = Pantograph.run(["inspect", cut.path])
    expect(result.code, equals: 0)
    expect(result.output.contains("cancelled: input ended"))
    expect(result.output.contains("end with a contact down"))
  }

  @Test func `a broken line is named with its place, and refused when strict`() throws {
    var lines = try made("tap").text.split(separator: "\n").map(String.init)
    let place = try #require(lines.lastIndex { $0.hasPrefix("E:") })
    lines[place] = "E: 0.5 0003"
    let file = try TemporaryFile(lines.joined(separator: "\n") + "\n")
    let lenient = Pantograph.run(["inspect", file.path])
    expect(lenient.code, equals: 0)
    expect(lenient.output.contains("\(file.path):\(place + 1):"))
    expect(Pantograph.run(["inspect", "--strict", file.path]).code, equals: 65)
  }

  @Test(arguments: [
    ("inspect /nonexistent", 66), ("inspect /dev/null", 65),
    ("inspect", 64), ("inspect --plto x", 64), ("inspcet", 64), ("", 64),
    ("inspect /etc/hostname", 65), ("inspect /dev/null --plot x.gif", 64),
    ("--version", 0), ("--help", 0), ("help inspect", 0), ("inspect -h", 0),
  ])
  func `the exit code says what went wrong`(line: String, code: Int) {
    let words = line.split(separator: " ").map(String.init)
    expect(Pantograph.run(words).code, equals: Int32(code))
  }

  @Test func `what the filters refuse is counted, and cancelled when filtered`() throws {
    let palm = DecodedRecording.bundled("touchscreen-palm-tool-90hz")
    let plain = Pantograph.run(["inspect", palm]).output
    expect(plain.contains("Filters"), "\(plain)")
    expect(!plain.contains("cancelled: palm"))
    let filtered = Pantograph.run(["inspect", "--filtered", palm]).output
    expect(filtered.contains("cancelled: palm"))
    expect(filtered.contains("Rate"))
    let json = Pantograph.run(["inspect", "--filtered", "--json", palm]).output
    expect(!filtered.contains("--filtered shows"))
    expect(json.contains("\"filtered\":true"))
    let flick = DecodedRecording.bundled("touchpad-3-finger-swipe-left-125hz")
    expect(!Pantograph.run(["inspect", flick]).output.contains("Filters"))
  }

  @Test func `a description alone is said to be one`() throws {
    let lines = try made("tap").text.split(separator: "\n").filter { !$0.hasPrefix("E:") }
    let file = try TemporaryFile(lines.joined(separator: "\n") + "\n")
    let result = Pantograph.run(["inspect", file.path])
    expect(result.code, equals: 0)
    expect(result.output.contains("none, only the description of a device"))
  }

  @Test func `two reports do not make a rate`() throws {
    let file = try made("tap", "--hold", "0.02")
    expect(Pantograph.run(["inspect", file.path]).output.contains("Rate"), equals: false)
  }
}
