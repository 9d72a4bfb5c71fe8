/// The methods and computed properties of all sources, indexed for look-up.
struct MemberIndex {
  private(set) var all: [DeclaredMember] = []
  private(set) var overrides: [DeclaredMember] = []
  private var named: [String: [Int]] = [:]
  private var places: [String: [Int: Int]] = [:]
  private var owned: [String: [String: [Int]]] = [:]
  /// The names of members that do not override another member.
  private(set) var ownNames: Set<String> = []

  mutating func add(_ members: [DeclaredMember]) {
    for member in members {
      let number = all.count
      all.append(member)
      named[member.name, default: []].append(number)
      places[member.path, default: [:]][member.nameIndex] = number
      owned[member.owner, default: [:]][member.signature, default: []].append(number)
      if member.isOverride { overrides.append(member) } else { ownNames.insert(member.name) }
    }
  }

  func named(_ name: String) -> [DeclaredMember] { (named[name] ?? []).map { all[$0] } }

  func member(in path: String, at nameIndex: Int) -> DeclaredMember? {
    places[path]?[nameIndex].map { all[$0] }
  }

  func members(of owner: String, _ signature: String) -> [DeclaredMember] {
    (owned[owner]?[signature] ?? []).map { all[$0] }
  }

  /// Returns the owners of members with this name and signature.
  func owners(of name: String, _ signature: String) -> Set<String> {
    Set(named(name).lazy.filter { $0.signature == signature }.map(\.owner))
  }
}
