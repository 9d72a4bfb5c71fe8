import Expectations
import PantographCommands
import PantographPlainText
import Testing

@testable import PantographCLI

/// The command line of an application.
struct ApplicationCommandTests {
  private func read(_ words: String..., hasWindow: Bool = false) throws(Failure) -> Invocation {
    var reader = ArgumentReader(.application("Cards", hasWindow: hasWindow), of: "pantograph")
    return try reader.read(words[...])
  }

  private func problem(_ words: String..., hasWindow: Bool = false) -> String? {
    do throws(Failure) {
      var reader = ArgumentReader(.application("Cards", hasWindow: hasWindow), of: "pantograph")
      _ = try reader.read(words[...])
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `it plays a recording into files, a terminal or a window`() throws {
    let invocation = try read("--replay", "hand.evemu", "--film", "out.png", "--film", "out.html")
    expect(invocation.all(.applicationFilm), equals: ["out.png", "out.html"])
    expectNil(problem("--terminal", "--device", "event5"))
    expectNil(problem("--window", hasWindow: true))
    expect(problem("--window"), equals: "unknown option --window")
    expect(problem() == nil && problem("--tree") == nil)
  }

  @Test func `what has no effect is refused`() {
    expect(problem("--film", "out.png"), equals: "--film has no effect without --replay")
    expect(
      problem("--replay", "a", "--terminal", "--film", "out.png"),
      equals: "--film and --terminal cannot be given together")
    expect(problem("--terminal", "--window", hasWindow: true)?.hasSuffix("together"), equals: true)
    expect(problem("--tree", "--replay", "a")?.hasSuffix("together"), equals: true)
    expect(
      problem("--device", "event5"), equals: "--device has no effect without --terminal or --window"
    )
  }

  @Test func `it is called by its own name`() {
    let command = Command.application("Cards", hasWindow: true)
    expect(command.synopsis(in: "pantograph"), equals: "Cards [options]")
    let help = HelpText(.pantograph).text(for: command).description
    expect(help.hasPrefix("Cards: an application"))
    expect(help.contains("--window") && !help.contains("pantograph-"))
  }
}
