import Foundation
import Testing

@Suite struct PoliciesCommandTests {
  @Test func `a policy written as JSON is read back as a policy`() throws {
    let json = Pantograph.run(["policies", "niri", "--json"])
    #expect(json.code == 0)
    let file = try TemporaryFile(json.output)
    let own = Pantograph.run(["policies", "--table", "--thresholds", file.path])
    let row = own.output.split(separator: "\n").first { $0.hasPrefix("niri") }
    let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
    let mine = own.output.split(separator: "\n").first { $0.hasPrefix(name) }
    #expect(row != nil)
    #expect(
      mine?.dropFirst(name.count).filter { $0 != " " }
        == row?.dropFirst("niri".count).filter { $0 != " " })
  }

  @Test func `every row of the page on policies is what the command prints`() throws {
    let table = Pantograph.run(["policies", "--table"])
    #expect(table.code == 0)
    let folder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let page = try String(contentsOfFile: folder + "/docs/policies.md", encoding: .utf8)
    for line in table.output.split(separator: "\n") {
      #expect(page.contains(line), "docs/policies.md lacks: \(line)")
    }
  }

  @Test func `details name each number with its reason`() {
    let details = Pantograph.run(["policies", "side-menu"]).output
    #expect(details.contains("finish.velocity"))
    #expect(details.contains("100 pt/s"))
    #expect(details.contains("SideMenuNavigationController.swift"))
  }

  @Test func `what is wrong in a file is named by its path`() throws {
    let file = try TemporaryFile(#"{"schema":1,"finish":{"progress":1.7,"velocty":"1 pt/s"}}"#)
    let result = Pantograph.run(["policies", "--thresholds", file.path])
    #expect(result.code == 65)
    #expect(result.output.contains("finish.progress: 1.7 is outside 0…1"))
    #expect(result.output.contains(#"finish.velocty: unknown key; did you mean "velocity"?"#))
    #expect(Pantograph.run(["policies", "gnomeshell"]).output.contains("gnome-shell"))
    #expect(Pantograph.run(["policies", "--thresholds", "/nonexistent"]).code == 66)
  }
}
