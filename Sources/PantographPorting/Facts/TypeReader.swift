/// Finds the types of a file and the positions of their bodies.
struct TypeReader {
  private let file: SourceText
  private var types: [TypeFacts] = []
  /// The open braces: for each, the index of the type whose body it opens, or nil.
  private var open: [Int?] = []

  private init(_ file: SourceText) {
    self.file = file
  }

  static func types(in file: SourceText) -> [TypeFacts] {
    var reader = TypeReader(file)
    reader.run()
    return reader.types
  }

  private mutating func run() {
    var bodies: [Int: Int] = [:]
    for index in 0..<file.count {
      if let type = declaration(at: index) {
        bodies[type.brace] = types.count
        types.append(type)
      }
      guard file.kind(index) == .symbol else { continue }
      if file[index] == "{" { open.append(bodies[index]) }
      if file[index] == "}", let closed = open.popLast(), let number = closed {
        types[number].end = index
      }
    }
  }

  private func declaration(at index: Int) -> TypeFacts? {
    guard file.isWord(index), let kind = TypeFacts.Kind(rawValue: file[index]),
      file[index - 1] != ".", file.isWord(index + 1), !Self.modifiers.contains(file[index + 1]),
      file[index + 1] != "func", file[index + 1] != "var", file[index + 1] != "subscript"
    else { return nil }
    var next = index + 2
    var name = file[index + 1]
    while file[next] == ".", file.isWord(next + 1) {
      name += ".\(file[next + 1])"
      next += 2
    }
    // The compiler does not allow deeper nesting, and the names of deeper types would be too long.
    guard open.count < Self.deepest, let brace = self.brace(from: next) else { return nil }
    let isLocal = open.last.map { $0 == nil } ?? false
    let outer = isLocal || kind == .extension ? nil : open.last.flatMap { $0 }.map { types[$0] }
    return TypeFacts(
      kind: kind, name: outer.map { "\($0.name).\(name)" } ?? name, path: file.path,
      inherited: inherited(next..<brace), modifiers: modifiers(before: index), keyword: index,
      brace: brace, end: file.count, isLocal: isLocal || outer?.isLocal ?? false)
  }

  static let deepest = 256
  /// The largest number of tokens between the name of a type and its opening brace.
  private static let longestHead = 2000

  private func brace(from start: Int) -> Int? {
    for index in start..<max(start, min(start + Self.longestHead, file.count)) {
      if file[index] == "{", file.kind(index) == .symbol { return index }
      if file[index] == "}" || file[index] == ";" || file[index] == "=" && file[index + 1] != "=" {
        // A `where` clause compares with two equals signs.
        if file[index] == "=", file[index - 1] == "=" { continue }
        return nil
      }
    }
    return nil
  }

  private func inherited(_ range: Range<Int>) -> [String] {
    var names: [String] = []
    var angles = 0
    var isList = false
    var startsName = false
    for index in range {
      switch file[index] {
      case "<": angles += 1
      case ">": angles -= 1
      case "where": if angles == 0 { return names }
      case ":" where angles == 0:
        isList = true
        startsName = true
      case "," where angles == 0: startsName = true
      default:
        guard isList, angles == 0, file.isWord(index), !file[index].hasPrefix("@") else { continue }
        if startsName {
          names.append(file[index])
        } else if file[index - 1] == ".", !names.isEmpty {
          names[names.count - 1] += ".\(file[index])"
        }
        startsName = false
      }
    }
    return names
  }

  private func modifiers(before index: Int) -> [String] {
    var words: [String] = []
    var previous = index - 1
    while file.isWord(previous),
      Self.modifiers.contains(file[previous])
        || file[previous].hasPrefix("@")
    {
      words.append(file[previous])
      previous -= 1
    }
    return words
  }

  /// The words that may precede a declaration.
  static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "override",
    "required", "convenience", "static", "class", "lazy", "weak", "unowned", "dynamic", "optional",
    "mutating", "nonmutating", "nonisolated", "indirect", "isolated",
  ]
}
