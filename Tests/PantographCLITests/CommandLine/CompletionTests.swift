import Testing

@testable import PantographCLI

struct CompletionTests {
  @Test(arguments: Completion.allCases)
  func `the shell itself reads its script`(shell: Completion) throws {
    let tool = shell.rawValue
    guard Tool.isInstalled(tool) else { return }
    for program in [Program.sample, .pantograph] {
      let file = try TemporaryFile(shell.script(for: program))
      #expect(Tool.run(tool, "-n", file.path) == Tool.Result(code: 0, output: ""))
    }
  }

  @Test(.enabled(if: Tool.isInstalled("shellcheck"), "needs shellcheck"))
  func `shellcheck has nothing to say about the script for bash`() throws {
    let file = try TemporaryFile(Completion.bash.script(for: .pantograph))
    #expect(Tool.run("shellcheck", "-s", "bash", file.path) == Tool.Result(code: 0, output: ""))
  }

  @Test(arguments: [
    ("pantograph fo", "fold"), ("pantograph fold --si", "--side"),
    ("pantograph fold --side l", "left"), ("pantograph bend --side r", "right"),
  ])
  func `bash completes commands, options and choices`(line: String, word: String) throws {
    let file = try TemporaryFile(Completion.bash.script(for: .sample))
    let words = line.split(separator: " ").joined(separator: " ")
    let script = """
      source \(file.path); COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _pantograph; echo "${COMPREPLY[*]}"
      """
    #expect(Tool.run("bash", "-c", script).output == word + "\n")
  }

  @Test(.enabled(if: Tool.isInstalled("fish"), "needs fish"))
  func `fish completes commands, options and choices`() throws {
    let file = try TemporaryFile(Completion.fish.script(for: .sample))
    for (line, word) in [("pantograph fo", "fold"), ("pantograph fold --side l", "left")] {
      let result = Tool.run("fish", "-c", "source \(file.path); complete -C '\(line)'")
      #expect(result.output.hasPrefix(word), "\(result)")
    }
  }
}
