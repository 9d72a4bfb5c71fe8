import Expectations
import PantographCommands
import Testing

@testable import PantographCLI

struct ManualPageTests {
  @Test(.enabled(if: Tool.isInstalled("mandoc"), "needs mandoc"))
  func `mandoc has nothing to say about any page`() throws {
    for program in [Program.sample, .pantograph] {
      let page = ManualPage(program)
      for text in [page.text()] + program.commands.map(page.text(for:)) {
        let file = try TemporaryFile(text)
        let lines = Tool.run("mandoc", "-T", "lint", file.path).output.split(separator: "\n")
        // The manual pages are not installed on the machine of the test.
        expect(lines.filter { !$0.contains("manual not found: Xr pantograph") }, equals: [])
      }
    }
  }

  @Test func `what mdoc would take for its own is escaped`() {
    expect(ManualPage.line(".Sh it's \\ a-b"), equals: #"\&.Sh it's \e a\-b"#)
    expect(ManualPage.line("One. Two."), equals: "One.\nTwo.")
    expect(ManualPage.escaped("…\""), equals: #"\[u2026]\(dq"#)
  }
}
