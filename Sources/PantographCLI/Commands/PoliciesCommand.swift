import PantographCommands
import PantographGestures
import PantographPlainText
import PantographSynthesis

extension Option {
  package static let table = Option(
    "table", help: "print what each policy makes of ten gestures, done by model hands")
  package static let why = Option(
    "why", help: "with --table, say why where hands and a ruler end differently")
  package static let thresholds = Option(
    "thresholds", nil, "FILE", .file, repeatable: true,
    help: "add the thresholds in FILE, by its name")
  package static let decidingThresholds = Option(
    "thresholds", nil, "FILE", .file,
    help: "let the thresholds in FILE decide, in place of a policy")
}

extension Command {
  package static let policies: Command = Command(
    name: "policies",
    summary: "list the rules by which transitions finish or go back",
    discussion: [
      """
      A policy says when a hand begins a transition, how it moves it, and what becomes of it at the \
      release: all numbers, with units. There are ours, and those of other systems, toolkits and \
      libraries, each with its own base length and way to tell speeds.
      """,
      """
      With a NAME it prints all numbers of that policy; with --json as a file of thresholds, which \
      can be edited and given to --thresholds.
      """,
    ],
    arguments: [
      Argument(
        "NAME", .optional, .suggested(ReleasePolicy.all.map(\.name)),
        help: "a policy; without it all of them, or half in a --table")
    ],
    options: [.table, .why.needing(.table).excluding(.json), .thresholds, .json],
    examples: [
      Example("pantograph policies", "Lists all policies"),
      Example("pantograph policies --table --why", "Compares them on ten gestures"),
      Example("pantograph policies pantograph --json > mine.json", "Writes a file to edit"),
      Example(
        "pantograph policies --table --thresholds mine.json", "Compares the edited thresholds"),
    ]
  ) { invocation, console throws(Failure) in
    var added: [ReleasePolicy] = []
    for path in invocation.all(.thresholds) { added.append(try Policies.policy(in: path)) }
    let style = console.outputStyle
    if let name = invocation.arguments.first {
      let policy = try Policies.policy(named: name, added)
      if invocation.has(.table) {
        let others = added.filter { $0.name != name }
        try console.print(try table(others + [policy], invocation, style, console.width))
      } else {
        if let path = invocation.all(.thresholds).first, !added.contains(where: { $0.name == name })
        {
          throw Failure(
            .usage, "--thresholds \(path) has no effect on what \(name) is",
            advice: ["Compare the two: pantograph policies --table \(name) --thresholds \(path)"])
        }
        try console.print(
          invocation.has(.json)
            ? PrintableText(lines: ThresholdJSON.text(policy.thresholds))
            : PolicyList.details(policy, style: style, width: console.terminalWidth ?? .max))
      }
    } else if invocation.has(.table) {
      try console.print(try table(added + PolicyTable.usual, invocation, style, console.width))
    } else {
      let policies = added + ReleasePolicy.all
      try console.print(
        invocation.has(.json)
          ? PrintableText(lines: PolicyList.json(policies))
          : PolicyList.text(policies, style: style, width: console.terminalWidth))
    }
    return .success
  }

  private static func table(
    _ policies: [ReleasePolicy], _ invocation: Invocation, _ style: TextStyle, _ width: Int
  ) throws(Failure) -> PrintableText {
    do throws(SynthesisError) {
      let table = try PolicyTable(policies) { gesture, hand throws(SynthesisError) in
        try gesture.recorded(seed: hand)
      }
      return invocation.has(.json)
        ? PrintableText(lines: table.json)
        : table.text(style: style, withReasons: invocation.has(.why), width: width)
    } catch {
      throw Failure(.software, error.sentence)
    }
  }
}
