/// The types of all sources, indexed by name, by file and by the tokens in their bodies. The cost
/// of a search depends on the number of results, not on the number of all types.
struct TypeIndex {
  let types: [TypeFacts]
  private var classNumbers: [String: [Int]] = [:]
  private var pathNumbers: [String: [Int]] = [:]
  private var placeNumbers: [Place: [Int]] = [:]
  private var protocolNumbers: [String: Int] = [:]
  /// The names of types that are declared in the sources and not only extended.
  private(set) var declared: Set<String> = []
  /// The index of the innermost type around each token, by file; -1 outside of all types.
  private var around: [String: [Int32]] = [:]
  /// The names in the inheritance clauses of a type and its extensions, by the type's name.
  private(set) var adopted: [String: Set<String>] = [:]
  private var lines: [String: Line] = [:]
  let steps: PortSteps

  private struct Place: Hashable {
    let path: String
    let name: String
  }

  /// The ancestry of a class.
  private struct Line {
    /// The nearest ancestor that is not in the sources; nil if there is none.
    let foreign: String?
    /// The number of ancestors in the sources.
    let depth: Int
  }

  init(_ types: [TypeFacts], lengths: [String: Int], steps: PortSteps) {
    self.types = types
    self.steps = steps
    for (number, type) in types.enumerated() {
      pathNumbers[type.path, default: []].append(number)
      placeNumbers[Place(path: type.path, name: type.name), default: []].append(number)
      adopted[type.name, default: []].formUnion(type.inherited)
      if type.kind == .class { classNumbers[type.name, default: []].append(number) }
      if type.kind == .protocol, protocolNumbers[type.name] == nil {
        protocolNumbers[type.name] = number
      }
      if type.kind != .extension { declared.insert(type.name) }
    }
    for (path, numbers) in pathNumbers {
      around[path] = innermost(numbers, length: lengths[path] ?? 0)
    }
    for name in classNumbers.keys { findLine(of: name) }
  }

  /// Returns the innermost type around each token. The type whose body was entered last is the
  /// innermost.
  private func innermost(_ numbers: [Int], length: Int) -> [Int32] {
    var innermost = [Int32](repeating: -1, count: length)
    var open: [Int] = []
    var next = 0
    let sorted = numbers.sorted { types[$0].brace < types[$1].brace }
    for token in 0..<length {
      while let last = open.last, types[last].end <= token { open.removeLast() }
      innermost[token] = Int32(open.last ?? -1)
      while next < sorted.count, types[sorted[next]].brace == token {
        open.append(sorted[next])
        next += 1
      }
    }
    steps.count += length
    return innermost
  }

  /// Finds the ancestry of a class. Goes up to the first class with a known ancestry, and back.
  private mutating func findLine(of name: String) {
    var way: [String] = []
    var seen: Set<String> = []
    var name = name
    var line: Line?
    while line == nil {
      steps.count += 1
      if let known = lines[name] {
        line = known
      } else if let type = classes(named: name).first, seen.insert(name).inserted {
        way.append(name)
        guard let parent = type.inherited.first else {
          line = Line(foreign: nil, depth: -1)
          break
        }
        name = resolved(parent, in: name)
        if classNumbers[name] == nil, isProtocol(parent) {
          line = Line(foreign: nil, depth: -1)
        }
      } else {
        // A cyclic inheritance has no ancestor.
        line = Line(foreign: seen.contains(name) ? nil : name, depth: -1)
      }
    }
    guard var found = line else { return }
    for name in way.reversed() {
      found = Line(foreign: found.foreign, depth: found.depth + 1)
      lines[name] = found
    }
  }

  /// Returns whether a class without a superclass may have this name first after its colon.
  private func isProtocol(_ name: String) -> Bool {
    protocolNumbers[name] != nil || Self.protocols.contains(name)
  }

  private static let protocols: Set<String> = [
    "AnyObject", "class", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Codable", "Encodable", "Decodable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Error", "LocalizedError", "Sequence", "IteratorProtocol",
    "Collection", "ObservableObject", "NSObjectProtocol",
  ]

  /// Returns the full name of a parent class, which may be declared inside the class itself.
  private func resolved(_ parent: String, in name: String) -> String {
    let inner = "\(name).\(parent)"
    return classNumbers[inner] == nil ? parent : inner
  }

  func classes(named name: String) -> [TypeFacts] {
    (classNumbers[name] ?? []).map { types[$0] }
  }

  func isClass(_ name: String) -> Bool { classNumbers[name] != nil }

  func types(in path: String) -> [TypeFacts] { (pathNumbers[path] ?? []).map { types[$0] } }

  /// Returns the bodies of a type and of its extensions in a file.
  func types(named name: String, in path: String) -> [TypeFacts] {
    (placeNumbers[Place(path: path, name: name)] ?? []).map { types[$0] }
  }

  func `protocol`(named name: String) -> TypeFacts? { protocolNumbers[name].map { types[$0] } }

  func type(in path: String, around token: Int) -> TypeFacts? {
    steps.count += 1
    guard let numbers = around[path], numbers.indices.contains(token), numbers[token] >= 0 else {
      return nil
    }
    return types[Int(numbers[token])]
  }

  /// Returns the first name in the inheritance clause of a class; nil if `name` is not a class of
  /// the sources.
  func parent(of name: String) -> String? {
    steps.count += 1
    guard let number = classNumbers[name]?.first, let parent = types[number].inherited.first else {
      return nil
    }
    return resolved(parent, in: name)
  }

  /// Returns the nearest ancestor that is not in the sources. Returns `name` itself if it is not a
  /// class of the sources, and nil if there is no ancestor.
  func foreignAncestor(of name: String) -> String? {
    steps.count += 1
    guard isClass(name) else { return name }
    return lines[name]?.foreign
  }

  /// Returns the number of ancestors in the sources.
  func depth(of name: String) -> Int { lines[name]?.depth ?? 0 }

  /// Returns the ancestors, the nearest first. The list ends after the first ancestor that is not
  /// in the sources, if there is one.
  func ancestors(of name: String) -> [String] {
    var names: [String] = []
    var seen: Set<String> = [name]
    var name = name
    while let parent = parent(of: name), seen.insert(parent).inserted {
      names.append(parent)
      name = parent
    }
    return names
  }

  /// Returns the nearest ancestor that meets a condition.
  func nearestAncestor(of name: String, where isMeant: (String) -> Bool) -> String? {
    var left = depth(of: name) + 1
    var name = name
    while left > 0, let parent = parent(of: name) {
      if isMeant(parent) { return parent }
      name = parent
      left -= 1
    }
    return nil
  }

  /// Returns the classes that have an ancestor among `names`. Each class is visited once.
  func descendants(of names: Set<String>) -> Set<String> {
    var answers: [String: Bool] = [:]
    for start in classNumbers.keys {
      var way: [String] = []
      var name = start
      var answer = false
      while true {
        if let known = answers[name] {
          answer = known
          break
        }
        answers[name] = false
        way.append(name)
        guard let parent = parent(of: name) else { break }
        if names.contains(parent) {
          answer = true
          break
        }
        name = parent
      }
      for name in way { answers[name] = answer }
    }
    return Set(answers.lazy.filter(\.value).map(\.key))
  }

  /// Returns all ancestors of these classes. Each ancestor is visited once.
  func allAncestors(of names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      var name = name
      while let parent = parent(of: name), found.insert(parent).inserted { name = parent }
    }
    return found
  }
}

/// The number of steps of a port, counted so that tests can check how the cost grows.
final class PortSteps {
  var count = 0
}
