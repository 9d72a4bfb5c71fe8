/// The classes that have optional members of protocols.
struct AnsweringFacts {
  struct Answer {
    let type: TypeFacts
    let protocolName: String
  }

  /// The protocols that classes must adopt, by the file of the class.
  private(set) var answers: [String: [Answer]] = [:]

  init() {}

  init(_ facts: SourceFacts) {
    var conforming: [String: Set<String>] = [:]
    for method in facts.optionalMethods where method.mustBeAsked {
      if conforming[method.owner] == nil {
        conforming[method.owner] = Self.conforming(to: method.owner, facts)
      }
      let owners = Self.owners(of: method, facts).intersection(conforming[method.owner] ?? [])
      // A subclass inherits the adoption of its ancestor.
      let below = owners.count > 1 ? facts.types.descendants(of: owners) : []
      for owner in owners.subtracting(below).sorted() {
        for type in facts.types.classes(named: owner) {
          answers[type.path, default: []].append(
            Answer(type: type, protocolName: method.protocolName))
        }
      }
    }
  }

  /// Returns the classes that adopt a protocol or a protocol that refines it, and their subclasses.
  private static func conforming(to name: String, _ facts: SourceFacts) -> Set<String> {
    var protocols: Set<String> = [name]
    for _ in 0..<8 {
      let more = facts.types.types
        .filter { $0.kind == .protocol && !protocols.isDisjoint(with: $0.inherited) }.map(\.name)
      let count = protocols.count
      protocols.formUnion(more)
      if protocols.count == count { break }
    }
    let adopters = facts.types.adopted.filter { !protocols.isDisjoint(with: $0.value) }.map(\.key)
    return Set(adopters).union(facts.types.descendants(of: Set(adopters)))
  }

  private static func owners(of method: OptionalMethodFacts, _ facts: SourceFacts) -> Set<String> {
    guard !method.isProperty else {
      return facts.members.owners(of: method.name, method.name)
        .union(facts.storedOwners[method.name] ?? [])
    }
    guard method.sharesLabels else {
      return facts.members.owners(of: method.name, method.fullName)
    }
    return Set(
      facts.members.named(method.name).lazy
        .filter {
          $0.signature == method.fullName && $0.parameterTypes == method.parameterTypes
        }.map(\.owner))
  }
}
