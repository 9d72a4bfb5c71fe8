import Expectations
import PantographCommands
import Testing

@testable import PantographCLI

struct ArgumentReaderTests {
  private func read(_ words: String...) throws(Failure) -> Invocation {
    var reader = ArgumentReader(.sample, of: "pantograph")
    return try reader.read(words[...])
  }

  private func complaint(_ words: String...) -> Failure? {
    var reader = ArgumentReader(.sample, of: "pantograph")
    do throws(Failure) {
      _ = try reader.read(words[...])
      return nil
    } catch {
      return error
    }
  }

  @Test func `an option's value stands behind it, behind a = or on its letter`() throws {
    for words in [["--output", "x"], ["--output=x"], ["-o", "x"], ["-ox"], ["-o=x"], ["-fox"]] {
      var reader = ArgumentReader(.sample, of: "pantograph")
      let invocation = try reader.read((words + ["a"])[...])
      expect(invocation.value(.init("output", help: "")), equals: "x")
      expect(invocation.arguments, equals: ["a"])
    }
  }

  @Test func `letters can be joined`() throws {
    let invocation = try read("-fq", "a")
    expect(invocation.has(.force) && invocation.has(.quiet))
  }

  @Test func `a - is an argument, and all behind -- are`() throws {
    try expect(read("-", "--", "--json", "-x").arguments, equals: ["-", "--json", "-x"])
  }

  @Test func `a default holds where the option is not given`() throws {
    let ratio = Command.sample.options[4]
    try expect(read("a").number(ratio), equals: 1)
    try expect(read("a", "--ratio", "2.5").number(ratio), equals: 2.5)
  }

  @Test func `a repeatable option keeps all its values in order`() throws {
    let note = Command.sample.options[3]
    try expect(read("--note", "a=1", "--note=b=2", "x").all(note), equals: ["a=1", "b=2"])
  }

  @Test func `help wins over every complaint`() throws {
    try expect(read("--nonsense", "--help").has(.help))
    try expect(read("-h").has(.help))
  }

  @Test func `a mistyped option is answered with the one that was meant`() {
    let failure = complaint("a", "--ouptut", "x")
    expect(failure?.code, equals: .usage)
    expect(failure?.message, equals: "unknown option --ouptut")
    expect(failure?.advice.first, equals: "Did you mean --output?")
  }

  @Test func `a long option with one dash is answered with two`() {
    expect(complaint("a", "-json")?.advice.first, equals: "Did you mean --json?")
  }

  @Test func `a mistyped choice is answered with the one that was meant`() {
    let failure = complaint("a", "--side", "lfet")
    expect(failure?.message, equals: #"--side must be one of left, right, not "lfet""#)
    expect(failure?.advice.first, equals: "Did you mean left?")
  }

  @Test(arguments: [
    (["--ratio", "x", "a"], #"--ratio must be a number, not "x""#),
    (["--ratio", "nan", "a"], #"--ratio must be a number, not "nan""#),
    (["--ratio", "11", "a"], #"--ratio must be from 0 to 10, not "11""#),
    (["-n", "0", "a"], #"--count must be at least 1, not "0""#),
    (["-n", "1.5", "a"], #"--count must be a whole number, not "1.5""#),
    (["--output", "--force", "a"], "--output needs a value: --output FILE"),
    (["a", "-o"], "--output needs a value: --output FILE"),
    (["--json=yes", "a"], "--json takes no value"),
    (["-o", "x", "-o", "y", "a"], "--output is given twice"),
    (["-o", "", "a"], #"--output must not be empty, not """#),
    ([], "SHEET is missing: what to fold"),
  ])
  func `what is wrong is said in one sentence`(words: [String], sentence: String) {
    var reader = ArgumentReader(.sample, of: "pantograph")
    #expect {
      try reader.read(words[...])
    } throws: { error in
      (error as? Failure)?.message == sentence && (error as? Failure)?.code == .usage
    }
  }
}
