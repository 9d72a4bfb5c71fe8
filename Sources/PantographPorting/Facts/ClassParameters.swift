/// The names that stand for classes known only at run time: generic parameters, `Self`, and
/// variables that contain a class. On iOS `T()` creates an object if `T: NSObject`. Swift itself
/// allows this only for `required` initializers.
struct ClassParameters {
  private struct Scope {
    let names: Set<String>
    let range: Range<Int>
  }

  private var scopes: [String: [Range<Int>]] = [:]
  /// The associated types of the file's protocols that stand for classes.
  private(set) var associated: Set<String> = []
  private let aliases: [String: String]
  /// The variables whose type is written as a metatype, such as `UIView.Type`.
  private var variables: Set<String> = []

  init(_ file: SourceText, _ types: TypeIndex, aliases: [String: String] = [:]) {
    self.aliases = aliases
    for index in 0..<file.count where file.isWord(index) {
      switch file[index] {
      case "func", "init", "class", "struct", "enum", "protocol", "subscript":
        readParameters(file, types, at: index)
      case "extension": readConditions(file, types, at: index)
      case "associatedtype" where file[index + 2] == ":":
        if isMade(file[index + 3], types) {
          scopes[file[index + 1], default: []].append(0..<file.count)
          associated.insert(file[index + 1])
        }
      case "Type"
      where file[index - 1] == "."
        && (isMade(file[index - 2], types) || isParameter(file[index - 2], at: index)):
        var colon = index - 3
        while ["(", "?", "any"].contains(file[colon]) { colon -= 1 }
        if file[colon] == ":", file.isWord(colon - 1) { variables.insert(file[colon - 1]) }
      default: break
      }
    }
  }

  /// Reads the generic parameters of a declaration such as `func make<T: UIView>()`, with its
  /// `where` clause.
  private mutating func readParameters(_ file: SourceText, _ types: TypeIndex, at keyword: Int) {
    let name = file[keyword] == "init" || file[keyword] == "subscript" ? keyword : keyword + 1
    guard file[name + 1] == "<", file.isWord(name + 2) else { return }
    var names: Set<String> = []
    var all: Set<String> = []
    var index = name + 2
    while index < file.count, file[index] != ">" {
      if file[index - 1] == "<" || file[index - 1] == "," { all.insert(file[index]) }
      if file[index] == ":", all.contains(file[index - 1]),
        isMade(file[index + 1], types)
          || file[index + 2] == "&" && isMade(file[index + 3], types)
      {
        names.insert(file[index - 1])
      }
      index += 1
    }
    guard let brace = Self.brace(file, from: index) else { return }
    for colon in index..<brace
    where file[colon] == ":" && all.contains(file[colon - 1])
      && ["where", ","].contains(file[colon - 2]) && isMade(file[colon + 1], types)
    {
      names.insert(file[colon - 1])
    }
    let range = index..<(file.closing(brace) ?? file.count)
    for name in names { scopes[name, default: []].append(range) }
  }

  /// Reads the associated types of `extension Provider where View: UIView`.
  private mutating func readConditions(_ file: SourceText, _ types: TypeIndex, at keyword: Int) {
    guard let brace = Self.brace(file, from: keyword), let end = file.closing(brace) else { return }
    for colon in keyword..<brace
    where file[colon] == ":" && ["where", ","].contains(file[colon - 2])
      && isMade(file[colon + 1], types)
    {
      scopes[file[colon - 1], default: []].append(brace..<end)
    }
  }

  private static func brace(_ file: SourceText, from start: Int) -> Int? {
    var index = start
    while index < min(start + 400, file.count) {
      if file[index] == "{" { return index }
      if file[index] == "}" { return nil }
      if ["(", "["].contains(file[index]) { index = file.closing(index) ?? file.count }
      index += 1
    }
    return nil
  }

  /// Returns whether the class is one whose objects the Objective-C runtime creates on iOS.
  private func isMade(_ name: String, _ types: TypeIndex) -> Bool {
    let name = aliases[name] ?? name
    if types.isClass(name) { return types.foreignAncestor(of: name) != nil }
    guard !types.declared.contains(name) else { return false }
    return name == "NSObject" || name.hasPrefix("NS") || name.hasPrefix("UI")
      || name.hasPrefix("CA") && name.dropFirst(2).first?.isUppercase == true
  }

  func isParameter(_ name: String, at index: Int) -> Bool {
    scopes[name]?.contains { $0.contains(index) } ?? false
  }

  func isVariable(_ name: String) -> Bool { variables.contains(name) }
}

extension SourceText {
  /// The names that the file declares for other types, such as `typealias View = UIView`. A file
  /// that declares a name for each platform declares it for iOS first or under a condition.
  var typeAliases: [String: String] {
    var found: [String: String] = [:]
    let places = (0..<count).filter { self[$0] == "typealias" && self[$0 + 2] == "=" }
    guard !places.isEmpty else { return found }
    let conditions = CompilationConditions(self)
    for place in places
    where isWord(place + 3) && self[place + 4] != "." && !conditions.areSkipped(at: place) {
      found[self[place + 1]] = self[place + 3]
    }
    return found
  }
}
