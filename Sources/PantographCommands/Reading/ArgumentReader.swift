import PantographPlainText

/// Parses the words after a command's name according to the command's declaration.
package struct ArgumentReader {
  private let command: Command
  private let program: String
  private var invocation = Invocation()
  private var rest: ArraySlice<String> = []

  package init(_ command: Command, of program: String) {
    self.command = command
    self.program = program
  }

  /// Parses the words. A `--help` anywhere among them suppresses every error.
  package mutating func read(_ words: ArraySlice<String>) throws(Failure) -> Invocation {
    invocation = Invocation()
    rest = words
    if asksForHelp(words) {
      invocation.turnOn(.help)
      return invocation
    }
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { try add(argument: word) }
        break
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2))
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word.dropFirst())
      } else {
        try add(argument: word)
      }
    }
    try checkRules()
    try checkCount()
    return invocation
  }

  private func asksForHelp(_ words: ArraySlice<String>) -> Bool {
    let options = words.prefix { $0 != "--" }
    return options.contains("--help") || options.contains("-h")
  }

  private mutating func readLong(_ text: Substring) throws(Failure) {
    let name = String(text.prefix { $0 != "=" })
    let inline = text.firstIndex(of: "=").map { String(text[text.index(after: $0)...]) }
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw usage(
        "unknown option --\(name)",
        hint: NearMiss.of(name, in: command.allOptions.map(\.name)).map { "--\($0)" })
    }
    if option.value != nil {
      let value = if let inline { inline } else { try nextValue(of: option) }
      try add(value, to: option)
    } else if inline != nil {
      throw usage("--\(name) takes no value")
    } else {
      invocation.turnOn(option)
    }
  }

  private mutating func readLetters(_ text: Substring) throws(Failure) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.letter == letter }) else {
        let whole = command.allOptions.contains { $0.name == String(text) }
        throw usage("unknown option -\(letter)", hint: whole ? "--\(text)" : nil)
      }
      guard option.value != nil else {
        invocation.turnOn(option)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      let value = letters.isEmpty ? try nextValue(of: option) : String(letters)
      try add(value, to: option)
      return
    }
  }

  private mutating func nextValue(of option: Option) throws(Failure) -> String {
    let needed = "--\(option.name) needs a value: --\(option.name) \(option.value?.name ?? "")"
    guard let word = rest.popFirst() else { throw usage(needed) }
    // "-o --force" lacks a value; "--force" is not a file name.
    if word.hasPrefix("--"), command.allOptions.contains(where: { "--\($0.name)" == word }) {
      throw usage(needed)
    }
    return word
  }

  private mutating func add(_ value: String, to option: Option) throws(Failure) {
    guard let declared = option.value else { return }
    if let objection = declared.kind.objection(to: value) {
      throw usage(
        "--\(option.name) \(objection), not \"\(value)\"",
        hint: NearMiss.of(value, in: declared.kind.choices))
    }
    if let contradiction = declared.kind.contradiction(in: value) {
      throw usage("--\(option.name) \(contradiction)")
    }
    if invocation.has(option), !declared.isRepeatable {
      throw usage("--\(option.name) is given twice")
    }
    invocation.add(value, to: option)
  }

  private mutating func add(argument word: String) throws(Failure) {
    let place = min(invocation.arguments.count, command.arguments.count - 1)
    guard place >= 0 else { throw usage("unexpected argument \"\(word)\"") }
    let declared = command.arguments[place]
    guard invocation.arguments.count <= place || declared.count.isMany else {
      throw usage("unexpected argument \"\(word)\"")
    }
    if let objection = declared.kind.objection(to: word) {
      throw usage(
        "\(declared.name) \(objection), not \"\(word)\"",
        hint: NearMiss.of(word, in: declared.kind.choices))
    }
    if let contradiction = declared.kind.contradiction(in: word) {
      throw usage("\(declared.name) \(contradiction)")
    }
    invocation.arguments.append(word)
  }

  private func checkCount() throws(Failure) {
    for (place, argument) in command.arguments.enumerated()
    where argument.count.isNeeded && place >= invocation.arguments.count {
      throw usage("\(argument.name) is missing: \(argument.help)")
    }
  }

  private func checkRules() throws(Failure) {
    let given = command.allOptions.filter { invocation.has($0) }
    for option in given {
      for rule in option.rules {
        let objection = rule.objection(
          to: option.name, beside: given.map(\.name), command.arguments,
          count: invocation.arguments.count)
        if let objection { throw usage(objection) }
      }
    }
  }

  private func usage(_ problem: String, hint: String? = nil) -> Failure {
    Failure(
      .usage, problem,
      advice: [
        hint.map { "Did you mean \($0)?" } ?? "Usage: \(command.synopsis(in: program))",
        "Try: \(command.call(in: program)) --help",
      ])
  }
}
