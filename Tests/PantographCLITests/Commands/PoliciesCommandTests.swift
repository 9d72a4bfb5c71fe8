import Expectations
import Foundation
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographSynthesis
import Testing

@testable import PantographCLI

struct PoliciesCommandTests {
  @Test func `a policy written as JSON is read back as a policy`() throws {
    let json = Pantograph.run(["policies", "niri", "--json"])
    expect(json.code, equals: 0)
    let file = try TemporaryFile(json.output)
    let own = Pantograph.run(["policies", "--table", "--thresholds", file.path])
    let row = own.output.split(separator: "\n").first { $0.hasPrefix("niri") }
    let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
    let mine = own.output.split(separator: "\n").first { $0.hasPrefix(name) }
    expect(row != nil)
    expect(
      mine?.dropFirst(name.count).filter { $0 != " " },
      equals: row?.dropFirst("niri".count).filter { $0 != " " })
  }

  @Test func `every row of the page on policies is what the command prints`() throws {
    let table = Pantograph.run(["policies", "--table"])
    expect(table.code, equals: 0)
    let folder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let page = try String(contentsOfFile: folder + "/docs/policies.md", encoding: .utf8)
    for line in table.output.split(separator: "\n") {
      expect(page.contains(line), "docs/policies.md lacks: \(line)")
    }
  }

  @Test func `the head of the table stands over its columns`() throws {
    let lines = Pantograph.run(["policies", "--table"]).output.split(separator: "\n")
    let letters = lines[0].indices.filter { lines[0][$0] != " " }
    expect(letters.count, equals: 10)
    for letter in letters {
      let column = lines[0].distance(from: lines[0].startIndex, to: letter)
      expect("FfCc".contains(lines[1][lines[1].index(lines[1].startIndex, offsetBy: column)]))
    }
  }

  @Test func `the table says which policies are not in it`() {
    let table = Pantograph.run(["policies", "--table"]).output.replacing("\n", with: " ")
    for policy in ReleasePolicy.all { expect(table.contains(policy.name), "\(policy.name)") }
    expect(table.contains("Not in this table: "))
  }

  @Test(arguments: [40, 80, 200])
  func `no line is wider than the terminal`(width: Int) throws {
    let niri = try #require(ReleasePolicy.all.first { $0.name == "niri" })
    let texts = [
      PolicyList.text(ReleasePolicy.all, style: .plain, width: width),
      PolicyList.details(niri, style: .plain, width: width),
      try PolicyTable([niri]) { gesture, hand throws(SynthesisError) in
        try gesture.recorded(seed: hand)
      }.text(style: .plain, withReasons: false, width: width),
      HelpText(.pantograph, width: width).text(),
    ]
    for text in texts {
      for line in text.description.split(separator: "\n") where !line.hasPrefix("  pantograph ") {
        expect(line.count, isAtMost: width, "\(line)")
      }
    }
  }

  @Test func `our reasons stand beside our numbers alone`() {
    expect(Pantograph.run(["policies", "pantograph"]).output.contains("UIKit's 10 points"))
    for name in ["niri", "gnome-shell", "side-menu"] {
      let details = Pantograph.run(["policies", name]).output
      expect(!details.contains("UIKit") && details.contains("way before it begins"))
    }
  }

  @Test func `numbers are numbers in JSON`() throws {
    let output = Pantograph.run(["policies", "--json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let policies = try #require(object?["policies"] as? [[String: Any]])
    let niri = policies.first { $0["name"] as? String == "niri" }?["thresholds"] as? [String: Any]
    expect(niri?["finish.progress"] as? Double, equals: 0.5)
    expect((niri?["length"] as? [String: Any])?["value"] as? Double, equals: 300)
    expect((niri?["finish.projection"] as? [String: Any])?["unit"] as? String, equals: "s")
    expect(niri?["begin.removesSlop"] as? Bool, equals: true)
    expect(niri?["finish.velocity"] is NSNull)
  }

  @Test func `details name each number with its reason`() {
    let details = Pantograph.run(["policies", "side-menu"]).output
    expect(details.contains("finish.velocity"))
    expect(details.contains("100 pt/s"))
    expect(details.contains("SideMenuNavigationController.swift"))
  }

  @Test func `what is wrong in a file is named by its path`() throws {
    let file = try TemporaryFile(#"{"schema":1,"finish":{"progress":1.7,"velocty":"1 pt/s"}}"#)
    let result = Pantograph.run(["policies", "--thresholds", file.path])
    expect(result.code, equals: 65)
    expect(result.output.contains("finish.progress: 1.7 is outside 0…1"))
    expect(result.output.contains(#"finish.velocty: unknown key; did you mean "velocity"?"#))
    expect(Pantograph.run(["policies", "gnomeshell"]).output.contains("gnome-shell"))
    expect(Pantograph.run(["policies", "--thresholds", "/nonexistent"]).code, equals: 66)
  }
}
