import Expectations
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
      expect(Tool.run(tool, "-n", file.path), equals: Tool.Result(code: 0, output: ""))
    }
  }

  @Test(.enabled(if: Tool.isInstalled("shellcheck"), "needs shellcheck"))
  func `shellcheck has nothing to say about the script for bash`() throws {
    let file = try TemporaryFile(Completion.bash.script(for: .pantograph))
    expect(
      Tool.run("shellcheck", "-s", "bash", file.path), equals: Tool.Result(code: 0, output: ""))
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
    expect(Tool.run("bash", "-c", script).output, equals: word + "\n")
  }

  @Test(.enabled(if: Tool.isInstalled("fish"), "needs fish"))
  func `fish completes commands, options and choices`() throws {
    let file = try TemporaryFile(Completion.fish.script(for: .sample))
    for (line, word) in [("pantograph fo", "fold"), ("pantograph fold --side l", "left")] {
      let result = Tool.run("fish", "-c", "source \(file.path); complete -C '\(line)'")
      expect(result.output.hasPrefix(word), "\(result)")
    }
  }
}

/// The completions that shells offer for the program itself.
struct ProgramCompletionTests {
  @Test(arguments: [
    ("pantograph replay x --scene na", "navigation"), ("pantograph replay x -s na", "navigation"),
    ("pantograph watch --policy nir", "niri"), ("pantograph policies nir", "niri"),
    ("pantograph demo shee", "sheet"), ("pantograph man insp", "inspect"),
    ("pantograph convert --to lib", "libinput"), ("pantograph help conv", "convert"),
    ("pantograph tune --estimator al", "all"),
    ("pantograph tune hands --sweep finish.prog", "finish.progress="),
  ])
  func `names are completed`(line: String, word: String) throws {
    let bash = try TemporaryFile(Completion.bash.script(for: .pantograph))
    let script = """
      source \(bash.path); COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _pantograph; echo "${COMPREPLY[*]}"
      """
    expect(Tool.run("bash", "-c", script).output, equals: word + "\n")
    guard Tool.isInstalled("fish") else { return }
    let fish = try TemporaryFile(Completion.fish.script(for: .pantograph))
    let offered = Tool.run("fish", "-c", "source \(fish.path); complete -C '\(line)'").output
    expect(offered.split(separator: "\n").contains { $0.split(separator: "\t")[0] == word })
  }

  @Test func `in bash the numbers that can be swept are completed up to their sign`() throws {
    let bash = try TemporaryFile(Completion.bash.script(for: .pantograph))
    let script = """
      source \(bash.path); compopt() { echo "$*"; }
      COMP_WORDS=(pantograph tune --sweep fin); COMP_CWORD=3
      _pantograph; echo "${COMPREPLY[*]}"
      """
    let lines = Tool.run("bash", "-c", script).output.split(separator: "\n")
    try #require(lines.count == 2, "\(lines)")
    expect(lines[0], equals: "-o nospace")
    let offered = lines[1].split(separator: " ")
    expect(offered.contains("finish.progress=") && offered.contains("finish.velocity="))
    expect(offered.allSatisfy { $0.hasPrefix("finish.") && $0.hasSuffix("=") })
  }

  @Test(.enabled(if: Tool.isInstalled("fish"), "needs fish"))
  func `in fish the numbers that can be swept are completed up to their sign`() throws {
    let fish = try TemporaryFile(Completion.fish.script(for: .pantograph))
    let offered = Tool.run(
      "fish", "-c", "source \(fish.path); complete -C 'pantograph tune --sweep fin'"
    ).output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    expect(offered.contains("finish.progress=") && offered.contains("finish.velocity="))
    // fish itself adds no space after an equals sign.
    expect(offered.allSatisfy { $0.hasPrefix("finish.") && $0.hasSuffix("=") }, "\(offered)")
  }

  @Test(.enabled(if: Tool.isInstalled("zsh"), "needs zsh"), arguments: [Completion.bash, .zsh])
  func `Tab completes what is swept, and its values follow the sign`(shell: Completion) throws {
    let completions = try TemporaryFile(shell.script(for: .pantograph))
    let (start, ready) =
      shell == .zsh
      ? ("zsh -f -i", "autoload -U compinit; compinit -u -D; ")
      : ("bash --norc --noprofile -i", "")
    // zsh provides a terminal; without one, the shell completes nothing.
    let typing = try TemporaryFile(
      """
      zmodload zsh/zpty
      zpty shell \(start)
      zpty -w shell "\(ready)source \(completions.path)"
      zpty -w shell 'pantograph() { echo "got $*." ; }'
      zpty -w shell $'pantograph tune --sweep finish.prog\\t0.3 --sweep begin.sl\\t5'
      zpty -w shell "echo en''d"
      zpty -r shell shown '*end*'
      print -r -- "$shown"
      """)
    let shown = Tool.run("zsh", "-f", typing.path).output
    expect(
      shown.contains("got tune --sweep finish.progress=0.3 --sweep begin.slop=5."), "\(shown)")
  }

  @Test(.enabled(if: Tool.isInstalled("fish"), "needs fish"))
  func `where there is no device fish offers none and does not complain`() throws {
    let fish = try TemporaryFile(Completion.fish.script(for: .pantograph))
    let result = Tool.run(
      "fish", "-c", "source \(fish.path); complete -C 'pantograph record /dev/in'")
    expect(result.code == 0 && !result.output.contains("wildcard"), "\(result.output)")
  }

  @Test func `zsh offers help and what it explains`() {
    let script = Completion.zsh.script(for: .pantograph)
    expect(script.contains("'help:show the help of a command'"))
    expect(script.contains("    help)\n"))
  }
}
