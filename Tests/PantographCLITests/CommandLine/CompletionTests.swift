import PantographCommands
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

/// What shells offer for the program itself.
struct ProgramCompletionTests {
  @Test(arguments: [
    ("pantograph replay x --scene na", "navigation"), ("pantograph replay x -s na", "navigation"),
    ("pantograph watch --policy nir", "niri"), ("pantograph policies nir", "niri"),
    ("pantograph demo shee", "sheet"), ("pantograph man insp", "inspect"),
    ("pantograph convert --to lib", "libinput"), ("pantograph help conv", "convert"),
    ("pantograph tune --estimator al", "all"),
  ])
  func `names are completed`(line: String, word: String) throws {
    let bash = try TemporaryFile(Completion.bash.script(for: .pantograph))
    let script = """
      source \(bash.path); COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _pantograph; echo "${COMPREPLY[*]}"
      """
    #expect(Tool.run("bash", "-c", script).output == word + "\n")
    guard Tool.isInstalled("fish") else { return }
    let fish = try TemporaryFile(Completion.fish.script(for: .pantograph))
    let offered = Tool.run("fish", "-c", "source \(fish.path); complete -C '\(line)'").output
    #expect(offered.split(separator: "\n").contains { $0.split(separator: "\t")[0] == word })
  }

  @Test(.enabled(if: Tool.isInstalled("fish"), "needs fish"))
  func `where there is no device fish offers none and does not complain`() throws {
    let fish = try TemporaryFile(Completion.fish.script(for: .pantograph))
    let result = Tool.run(
      "fish", "-c", "source \(fish.path); complete -C 'pantograph record /dev/in'")
    #expect(result.code == 0 && !result.output.contains("wildcard"), "\(result.output)")
  }

  @Test func `zsh offers help and what it explains`() {
    let script = Completion.zsh.script(for: .pantograph)
    #expect(script.contains("'help:show the help of a command'"))
    #expect(script.contains("    help)\n"))
  }
}
