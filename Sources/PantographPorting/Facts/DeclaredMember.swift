/// A method or a computed property in the body of a class or of an extension.
///
/// On iOS a member of an extension can override another or be overridden, because the Objective-C
/// runtime finds the member. In the port the class itself declares a member that calls the
/// extension's.
struct DeclaredMember {
  let owner: String
  let path: String
  let isInExtension: Bool
  let isOverride: Bool
  /// The indices of the modifiers' significant tokens; `keyword` and `nameIndex` are the indices of
  /// the keyword and the name.
  let modifiers: Range<Int>
  let keyword: Int
  let nameIndex: Int
  let name: String
  /// The name with its labels. An overriding member has the same signature.
  let signature: String
  let isMethod: Bool
  let isPrivate: Bool
  /// The declaration to write in the class, without modifiers; nil if it cannot be written.
  let forwarding: String?
  /// The brace of the body of `didSet` or `willSet` and the name of its value, for a property that an
  /// extension overrides to observe it.
  let observer: (brace: Int, value: String)?
  /// The types of the parameters, as they are written.
  let parameterTypes: [String]
  /// Whether the member returns a value.
  let hasAnswer: Bool

  /// Whether the member can be listed among the actions of its class.
  var isAction: Bool {
    isMethod && !hasAnswer
      && (parameterTypes.count < 2 || parameterTypes.count == 2 && parameterTypes[1] == "UIEvent")
  }

  /// The new name of the extension's member.
  var extensionName: String { Self.extensionName(name, owner) }

  /// Returns a name that differs for each class, because a subclass may have the same member in an
  /// extension.
  static func extensionName(_ name: String, _ owner: String) -> String {
    "\(name)In\(owner.filter { $0 != "." })"
  }
}

/// Finds the members of the classes and extensions in a file.
struct DeclaredMembers {
  private let file: SourceText

  static func read(_ file: SourceText, _ types: [TypeFacts]) -> [DeclaredMember] {
    let reader = DeclaredMembers(file: file)
    let conditions = CompilationConditions(file)
    return types.filter { $0.kind == .class || $0.kind == .extension }.flatMap(reader.members)
      .filter { !conditions.areSkipped(at: $0.keyword) }
  }

  private func members(of type: TypeFacts) -> [DeclaredMember] {
    var members: [DeclaredMember] = []
    var index = type.brace + 1
    while index < min(type.end, file.count) {
      if ["{", "(", "["].contains(file[index]), file.kind(index) == .symbol {
        index = (file.closing(index) ?? type.end) + 1
        continue
      }
      if file.isWord(index), file[index] == "func" || file[index] == "var",
        let member = member(at: index, of: type)
      {
        members.append(member)
      }
      index += 1
    }
    return members
  }

  private func member(at keyword: Int, of type: TypeFacts) -> DeclaredMember? {
    let isMethod = file[keyword] == "func"
    guard file.isWord(keyword + 1), !file[keyword + 1].hasPrefix("`") else { return nil }
    var start = keyword
    while start > type.brace + 1, isModifier(start - 1) { start -= 1 }
    let words = (start..<keyword).map { file[$0] }
    let name = file[keyword + 1]
    guard let brace = body(from: keyword + 2, until: type.end) else { return nil }
    var names: [Int: String] = [:]
    let parameters = isMethod ? self.parameters(keyword + 2, &names) : []
    guard let parameters else { return nil }
    let labels = parameters.map { "\($0.label):" }.joined()
    let forwarding =
      isMethod
      ? call(keyword, brace, DeclaredMember.extensionName(name, type.name), parameters, names)
      : access(keyword, brace, DeclaredMember.extensionName(name, type.name))
    let observer = isMethod || !words.contains("override") ? nil : observer(brace)
    return DeclaredMember(
      owner: type.name, path: file.path, isInExtension: type.kind == .extension,
      isOverride: words.contains("override"), modifiers: start..<keyword, keyword: keyword,
      nameIndex: keyword + 1, name: name, signature: isMethod ? "\(name)(\(labels))" : name,
      isMethod: isMethod, isPrivate: words.contains("private") || words.contains("fileprivate"),
      forwarding: forwarding, observer: observer,
      parameterTypes: isMethod ? file.parameterTypes(keyword + 2) : [],
      hasAnswer: hasAnswer(keyword + 2, brace))
  }

  private func hasAnswer(_ open: Int, _ brace: Int) -> Bool {
    guard let end = file.closing(open), file[end + 1] == "->" else { return false }
    return !["Void", "("].contains(file[end + 2])
  }

  private func isModifier(_ index: Int) -> Bool {
    file.isWord(index)
      && (file[index].hasPrefix("@") || TypeReader.modifiers.contains(file[index]))
  }

  /// Returns the opening brace of a declaration's body; nil if it has no body, as a stored
  /// property.
  private func body(from start: Int, until end: Int) -> Int? {
    var index = start
    while index < end {
      switch file[index] {
      case "{": return index
      case "(", "[": index = file.closing(index) ?? end
      case "=", "}", ";": return nil
      case "func", "var", "let", "init": return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private struct Parameter {
    let label: String
    let argument: String
  }

  /// Returns the parameters of a declaration; nil if some of them cannot be passed on.
  ///
  /// - Parameter names: Receives names for parameters without a name, by the token to replace.
  private func parameters(_ start: Int, _ names: inout [Int: String]) -> [Parameter]? {
    guard file[start] == "(", let end = file.closing(start) else { return nil }
    var parameters: [Parameter] = []
    var index = start + 1
    while index < end {
      guard file.isWord(index) else { return nil }
      let label = file[index]
      let isTwice = file.isWord(index + 1)
      let colon = index + (isTwice ? 2 : 1)
      guard file[colon] == ":" else { return nil }
      var name = isTwice ? file[index + 1] : label
      if name == "_" {
        name = "unnamed\(parameters.count + 1)"
        names[isTwice ? index + 1 : index] = isTwice ? name : "_ \(name)"
      }
      let isInOut = file[colon + 1] == "inout"
      parameters.append(
        Parameter(
          label: label,
          argument: (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + name))
      index = colon + 1
      var angles = 0
      while index < end, file[index] != "," || angles > 0 {
        if ["(", "[", "{"].contains(file[index]) { index = file.closing(index) ?? end }
        if file[index] == "<" { angles += 1 }
        if file[index] == ">" { angles -= 1 }
        if file[index] == ".", file[index + 1] == ".", file[index + 2] == "." { return nil }
        index += 1
      }
      index += 1
    }
    return parameters
  }

  private func call(
    _ keyword: Int, _ brace: Int, _ name: String, _ parameters: [Parameter], _ names: [Int: String]
  ) -> String {
    let words = (keyword..<brace).map { file[$0] }
    let effects =
      (words.contains("throws") || words.contains("rethrows") ? "try " : "")
      + (words.contains("async") ? "await " : "")
    let arguments = parameters.map(\.argument).joined(separator: ", ")
    return "\(line(keyword..<brace, names)) { \(effects)\(name)(\(arguments)) }"
  }

  private func access(_ keyword: Int, _ brace: Int, _ name: String) -> String? {
    guard let end = file.closing(brace) else { return nil }
    if observer(brace) != nil {
      let value = file[brace + 1] == "didSet" ? "oldValue" : "newValue"
      return "\(line(keyword..<brace)) { \(file[brace + 1]) { \(name)(\(value)) } }"
    }
    let accessors = accessors(brace + 1..<end)
    guard accessors.isDisjoint(with: ["didSet", "willSet"]) else { return nil }
    let body = accessors.contains("set") ? "get { \(name) } set { \(name) = newValue }" : name
    return "\(line(keyword..<brace)) { \(body) }"
  }

  /// Returns the body of a property that has only `didSet` or only `willSet`.
  private func observer(_ brace: Int) -> (brace: Int, value: String)? {
    guard let end = file.closing(brace), ["didSet", "willSet"].contains(file[brace + 1]) else {
      return nil
    }
    let isNamed = file[brace + 2] == "(" && file[brace + 4] == ")"
    let inner = brace + (isNamed ? 5 : 2)
    guard file[inner] == "{", file.closing(inner) == end - 1 else { return nil }
    let value = file[brace + 1] == "didSet" ? "oldValue" : "newValue"
    return (inner, isNamed ? file[brace + 3] : value)
  }

  private func accessors(_ range: Range<Int>) -> Set<String> {
    var words: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      if file[index] == "{" {
        words.insert(file[index - 1])
        if file[index - 1] == ")" { words.insert(file[index - 4]) }
        index = file.closing(index) ?? range.upperBound
      }
      index += 1
    }
    return words
  }

  /// Returns the source on one line, without comments and with current names.
  private func line(_ range: Range<Int>, _ names: [Int: String] = [:]) -> String {
    var text = ""
    for index in range {
      let token = names[index] ?? file[index]
      if index > range.lowerBound, !file.touchesNext(index - 1) { text += " " }
      let isFree = file[index - 1] != "."
      text += RenamedNames.members[token] ?? (isFree ? RenamedNames.word(token) : nil) ?? token
    }
    return text
  }
}
