import Expectations
import PantographCommands
import Testing

@testable import PantographCLI

struct OptionRuleTests {
  @Test(arguments: [
    ("replay x --film x.png", "--film has no effect without --scene"),
    ("replay x --policy niri", "--policy has no effect without --scene"),
    ("replay x --uinput --thresholds x", "--thresholds and --uinput cannot be given together"),
    ("replay x --speed 2", "--speed has no effect without --uinput"),
    ("replay x --wait 2", "--wait has no effect without --uinput"),
    ("replay x --uinput --trace x", "--trace and --uinput cannot be given together"),
    ("replay x --uinput --scene card", "--scene and --uinput cannot be given together"),
    ("replay x --force", "--force has no effect without --film, --html, --trace or --junit"),
    (
      "replay x --scene card --policy niri --thresholds x",
      "--policy and --thresholds cannot be given together"
    ),
    ("replay x --scene card --film a.webp --moments 3", "--moments has no effect"),
    (
      "replay x --scene card --mapping surface --traditional",
      "--traditional has no effect with --mapping surface"
    ),
    ("inspect x --force", "--force has no effect without --plot"),
    ("watch --policy niri", "--policy has no effect without --scene"),
    ("policies --why", "--why has no effect without --table"),
    ("policies --table --why --json", "--why and --json cannot be given together"),
    ("demo --grab", "--grab has no effect without NAME"),
    ("demo card --device x --replay y", "--device and --replay cannot be given together"),
    ("synthesise --list -o x", "--list and --output cannot be given together"),
    ("synthesise tap --list", "--list takes no GESTURE"),
    ("synthesise tap -o - --people 3", "--people has no effect without --corpus"),
    ("synthesise tap -o - --json", "--json has no effect without --list"),
    ("label x --agreement --by anna", "--agreement and --by cannot be given together"),
    ("tune x --seed 3", "--seed has no effect without --random"),
    ("tune x --direction up", "--direction has no effect without --length"),
    ("tune x --shard 1/2", "--shard has no effect without --out"),
    ("tune x --plots y", "--plots has no effect without --recognition"),
    ("tune x --recognition --scene card", "--recognition and --scene cannot be given together"),
    ("policies --recognition --table", "--recognition and --table cannot be given together"),
    ("synthesise tap -o - --recognition", "--recognition has no effect without --corpus"),
    ("tune --merge x --policy niri", "--merge and --policy cannot be given together"),
  ])
  func `an option without effect is refused`(line: String, sentence: String) {
    let result = Pantograph.run(line.split(separator: " ").map(String.init))
    expect(result.code, equals: 64)
    expect(result.output.contains(sentence), "\(result.output)")
  }

  @Test func `a rule names options that the command has`() {
    for command in Program.pantograph.commands {
      let names = Set(command.allOptions.map(\.name))
      for option in command.options {
        for rule in option.rules {
          switch rule {
          case .needs(let others), .excludes(let others), .allowsOnly(let others):
            expect(names.isSuperset(of: others), "\(command.name) --\(option.name)")
            expect(!others.contains(option.name))
          case .needsArgument, .excludesArguments:
            expect(!command.arguments.isEmpty, "\(command.name) --\(option.name)")
          }
        }
      }
    }
  }

  @Test func `help says beside what an option has an effect`() {
    expect(Option.film.needing(.scene).fullHelp.contains("(with --scene; may be repeated)"))
  }

  @Test func `a window takes what demo hands on to it`() {
    let elsewhere = ["terminal", "out", "window", "pixels"]
    let handedOn = Command.demo.options.map(\.name).filter { !elsewhere.contains($0) }
    expect(Set(handedOn).isSubset(of: Command.window.options.map(\.name)))
  }
}
