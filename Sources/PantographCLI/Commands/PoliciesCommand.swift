import PantographCommands
import PantographGestures
import PantographPlainText
import PantographSynthesis

extension Option {
  package static let table = Option(
    "table", help: "print each policy's decision on ten synthesised gestures")
  package static let why = Option(
    "why", help: "with --table, explain decisions that differ for ruler-made gestures")
  package static let thresholds = Option(
    "thresholds", nil, "FILE", .file, repeatable: true,
    help: "add the thresholds in FILE, named after FILE")
  package static let decidingThresholds = Option(
    "thresholds", nil, "FILE", .file,
    help: "decide, and recognize gestures, with the thresholds in FILE instead of a policy")
}

extension Command {
  package static let policies: Command = Command(
    name: "policies",
    summary: "list the policies that decide whether transitions finish or go back",
    discussion: [
      """
      A policy decides when a gesture begins a transition, how the gesture moves it, and whether \
      it finishes at the release. It consists of numbers with units. There are Pantograph's own \
      policies, and those of other systems, toolkits and libraries, each with its own base length \
      and velocity estimator.
      """,
      """
      With NAME it prints all numbers of that policy. Add --json to print a file of thresholds \
      that you can edit and pass to --thresholds.
      """,
      """
      With --recognition it prints the numbers by which gestures are recognized: their names for \
      `pantograph tune --recognition --sweep`, their values with units, and their meanings. \
      Add --json to print a file of these numbers.
      """,
    ],
    arguments: [
      Argument(
        "NAME", .optional, .suggested(ReleasePolicy.all.map(\.name)),
        help: "a policy; without NAME all of them, or half of them in a --table")
    ],
    options: [
      .table, .why.needing(.table).excluding(.json), .thresholds,
      .recognitionNumbers.excluding(.table, .why).excludingArguments(), .json,
    ],
    examples: [
      Example("pantograph policies", "Lists all policies"),
      Example("pantograph policies --table --why", "Compares them on ten gestures"),
      Example(
        "pantograph policies pantograph --json > mine.json", "Writes a file of thresholds to edit"),
      Example(
        "pantograph policies --table --thresholds mine.json", "Compares the edited thresholds"),
      Example(
        "pantograph policies --recognition", "Lists the numbers by which gestures are recognized"),
    ]
  ) { invocation, console throws(Failure) in
    if invocation.has(.recognitionNumbers) {
      try RecognitionList.print(invocation, console: &console)
      return .success
    }
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
            .usage, "--thresholds \(path) has no effect when printing the policy \(name)",
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
