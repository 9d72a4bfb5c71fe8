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
    for method in facts.optionalMembers.methods where method.mustBeAsked {
      if conforming[method.owner] == nil {
        conforming[method.owner] = Self.conforming(to: method.owner, facts)
      }
      let owners = Self.owners(of: method, facts).intersection(conforming[method.owner] ?? [])
      // A subclass inherits the adoption of its ancestor.
      let below = owners.count > 1 ? facts.types.descendants(of: owners) : []
      for owner in owners.subtracting(below).sorted() {
        for type in Self.classes(named: owner, with: method, facts) {
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

  /// Returns the classes of a name that have a member. Different functions may contain classes of
  /// one name; the body of each tells whether it has the member. If an extension has it, all count.
  private static func classes(
    named name: String, with method: OptionalMethodFacts, _ facts: SourceFacts
  ) -> [TypeFacts] {
    let classes = facts.types.classes(named: name)
    guard classes.count > 1 else { return classes }
    let members = facts.members.named(method.name).filter { member in
      member.signature == (method.isProperty ? method.name : method.fullName)
        && (!method.sharesLabels || member.parameterTypes == method.parameterTypes)
    }
    let having = classes.filter { type in
      members.contains {
        $0.path == type.path && type.brace < $0.keyword && $0.keyword < type.end
      }
    }
    return having.isEmpty ? classes : having
  }

  private static func owners(of method: OptionalMethodFacts, _ facts: SourceFacts) -> Set<String> {
    guard !method.isProperty else {
      return facts.members.owners(of: method.name, method.name)
        .union(facts.stored.ownersByName[method.name] ?? [])
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
