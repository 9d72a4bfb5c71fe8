/// Finds the members of a file's types that interface files use and that edits change.
struct MemberReader {
  let file: SourceText
  let types: TypeIndex
  private let conditions: CompilationConditions

  init(file: SourceText, types: TypeIndex) {
    self.file = file
    self.types = types
    conditions = CompilationConditions(file)
  }

  mutating func read(into facts: inout SourceFacts) {
    for index in 0..<file.count where file.isWord(index) {
      switch file[index] {
      case "var", "let":
        if file.isWord(index + 1) {
          facts.stored.names.insert(file[index + 1])
          if !isPlain(index + 2) { facts.stored.callable.insert(file[index + 1]) }
        }
        property(at: index, &facts)
      case "func": method(at: index, &facts)
      case "init" where file[index + 1] == "(" && file[index + 2] == ")":
        if let type = types.type(in: file.path, around: index), type.kind == .protocol {
          facts.initializableProtocols.insert(type.name)
        }
      default: break
      }
    }
  }

  /// Returns whether the type or value after a property's name is that of a number, text or truth
  /// value, which cannot be called.
  private func isPlain(_ index: Int) -> Bool {
    switch file[index] {
    case ":": Self.plainTypes.contains(file[index + 1])
    case "=": ["true", "false"].contains(file[index + 1])
    default: false
    }
  }

  private static let plainTypes: Set<String> = [
    "Bool", "Int", "String", "CGFloat", "Double", "Float", "TimeInterval",
  ]

  /// Returns the attributes and modifiers before a declaration, the nearest first.
  private func words(before index: Int) -> [String] {
    var words: [String] = []
    var previous = index - 1
    while previous >= 0 {
      if file[previous] == ")" {
        // Reads an attribute or modifier with an argument: `@objc(name)`, `private(set)`,
        // `unowned(unsafe)`.
        guard let start = file.opening(previous), file.isWord(start - 1) else { break }
        words.append(file.source(start - 1..<previous + 1))
        previous = start - 2
      } else if file.isWord(previous),
        file[previous].hasPrefix("@") || TypeReader.modifiers.contains(file[previous])
      {
        words.append(file[previous])
        previous -= 1
      } else {
        break
      }
    }
    return words
  }

  private func owner(_ index: Int) -> TypeFacts? { types.type(in: file.path, around: index) }

  private static func isPrivate(_ words: [String]) -> Bool {
    words.contains("private") || words.contains("fileprivate")
  }

  // MARK: Properties

  private func property(at index: Int, _ facts: inout SourceFacts) {
    let words = words(before: index)
    let isOutlet = words.contains("@IBOutlet")
    if let owner = owner(index), file.isWord(index + 1) {
      if owner.kind == .protocol {
        if words.contains("optional") { optionalProperty(at: index, of: owner, words, &facts) }
      } else if file.brace(around: index) == owner.brace {
        let type = file[index + 2] == ":" ? self.type(from: index + 3) : guess(from: index + 2)
        facts.stored.types[owner.name, default: [:]][file[index + 1]] = type ?? ""
      }
    }
    // A list could not name a member that is marked as unavailable.
    guard isOutlet || words.contains("@IBInspectable"), let owner = owner(index),
      file.isWord(index + 1),
      !words.contains(where: { $0.hasPrefix("@available") && $0.contains("unavailable") })
    else { return }
    let type = file[index + 2] == ":" ? self.type(from: index + 3) : guess(from: index + 2)
    guard let type else { return }
    let fact = PropertyFacts(
      owner: owner.name, path: file.path, line: file.line(index), name: file[index + 1],
      type: type,
      isPrivate: Self.isPrivate(words) || owner.kind == .extension && owner.isPrivate)
    if isOutlet {
      facts.interface.outlets.append(fact)
    } else {
      facts.interface.inspectables.append(fact)
    }
  }

  /// Reads an optional property such as `optional var width: CGFloat { get }`. Static ones are left
  /// out.
  private func optionalProperty(
    at index: Int, of owner: TypeFacts, _ words: [String], _ facts: inout SourceFacts
  ) {
    guard file[index + 2] == ":", !words.contains("static"), !words.contains("class"),
      !conditions.areSkipped(at: index),
      let type = type(from: index + 3),
      let brace = (index + 3..<min(index + 40, file.count)).first(where: { file[$0] == "{" }),
      let end = file.closing(brace)
    else { return }
    facts.optionalMembers.methods.append(
      OptionalMethodFacts(
        owner: owner.name, path: file.path, line: file.line(index), name: file[index + 1],
        signature: file.source(index..<end + 1), range: index..<end + 1, labels: [], answer: type,
        isProperty: true))
  }

  /// Returns the written type, without the mark of an optional.
  private func type(from start: Int) -> String? {
    var end = start
    var depth = 0
    while end < file.count {
      let text = file[end]
      if depth == 0, text == "=" || text == "{" || text == ";" || text == "}" { break }
      if depth == 0, end > start, file.line(end) != file.line(end - 1) { break }
      if ["[", "(", "<"].contains(text) { depth += 1 }
      if ["]", ")", ">"].contains(text) { depth -= 1 }
      end += 1
    }
    guard end > start else { return nil }
    let isOptional = file[end - 1] == "!" || file[end - 1] == "?"
    return file.source(start..<(isOptional ? end - 1 : end))
  }

  /// Infers the type of a property from its value: `= 0`, `= 0.5`, `= "red"`, `= UIColor.red`.
  private func guess(from index: Int) -> String? {
    guard file[index] == "=" else { return nil }
    let value = file[index + 1] == "-" ? index + 2 : index + 1
    switch file.kind(value) {
    case .number: return file[value].contains(".") ? "Double" : "Int"
    case .string: return "String"
    case .word where file[value] == "true" || file[value] == "false": return "Bool"
    case .word where file[value].first?.isUppercase == true: return file[value]
    case .word, .symbol, .regex, .space, .newline, .comment, nil: return nil
    }
  }

  // MARK: Methods

  private func method(at index: Int, _ facts: inout SourceFacts) {
    let words = words(before: index)
    let isAction = words.contains("@IBAction") || words.contains("@IBSegueAction")
    let isOptional = words.contains("optional")
    guard isAction || isOptional, let owner = owner(index), file.isWord(index + 1),
      let start = (index + 2..<min(index + 40, file.count)).first(where: { file[$0] == "(" }),
      let end = file.closing(start)
    else { return }
    let name = file[index + 1]
    let labels = labels(start + 1..<end)
    if isOptional, owner.kind == .protocol, !conditions.areSkipped(at: index) {
      let answer = file[end + 1] == "->" ? type(from: end + 2) : nil
      let last = file[end + 1] == "->" ? answerEnd(end + 2) : end + 1
      facts.optionalMembers.methods.append(
        OptionalMethodFacts(
          owner: owner.name, path: file.path, line: file.line(index), name: name,
          signature: file.source(index..<last), range: index..<last, labels: labels,
          answer: answer == "Void" ? nil : answer, parameterTypes: file.parameterTypes(start)))
    }
    guard words.contains("@IBAction") || words.contains("@IBSegueAction") else { return }
    let given = words.first { $0.hasPrefix("@objc(") }
      .map { String($0.dropFirst("@objc(".count).dropLast()) }
    let action = ActionFacts(
      owner: owner.name, path: file.path, line: file.line(index),
      selector: given ?? SelectorName.of(name, labels: labels),
      reference: labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))",
      isPrivate: Self.isPrivate(words))
    if words.contains("@IBSegueAction") {
      facts.interface.segueActions.append(action)
    } else {
      facts.interface.actions.append(action)
    }
  }

  private func answerEnd(_ start: Int) -> Int {
    var end = start
    while end < file.count, file.line(end) == file.line(start), file[end] != "}", file[end] != ";" {
      end += 1
    }
    return end
  }

  /// Returns the labels of the parameters.
  private func labels(_ range: Range<Int>) -> [String] {
    var labels: [String] = []
    var depth = 0
    var startsParameter = true
    for index in range {
      let text = file[index]
      if startsParameter, file.isWord(index), !text.hasPrefix("@") {
        labels.append(text)
        startsParameter = false
      }
      if ["(", "[", "<", "{"].contains(text) { depth += 1 }
      if [")", "]", ">", "}"].contains(text) { depth -= 1 }
      if text == ",", depth == 0 { startsParameter = true }
    }
    return labels
  }
}
