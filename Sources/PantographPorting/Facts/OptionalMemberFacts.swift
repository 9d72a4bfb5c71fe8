/// The optional members of the protocols of all sources.
struct OptionalMemberFacts {
  var methods: [OptionalMethodFacts] = []
  /// The optional methods by name.
  private(set) var byName: [String: [OptionalMethodFacts]] = [:]
  /// The files with protocols that have optional members.
  private(set) var paths: Set<String> = []
  /// The names of variables whose type is a protocol with optional properties, by protocol.
  var receivers: [String: Set<String>] = [:]

  /// The protocols with optional properties.
  var ownersOfProperties: Set<String> { Set(methods.lazy.filter(\.isProperty).map(\.owner)) }

  /// Lists the methods by name and by file, and notes those that code asks for.
  mutating func list(asked: Set<AskedMember>) {
    var counts: [String: Int] = [:]
    for method in methods { counts["\(method.owner) \(method.fullName)", default: 0] += 1 }
    for index in methods.indices {
      let method = methods[index]
      methods[index].isAskedFor = asked.contains(
        AskedMember(owner: method.owner, name: method.name))
      methods[index].sharesLabels = counts["\(method.owner) \(method.fullName)", default: 0] > 1
    }
    let names = Dictionary(grouping: methods.indices) { methods[$0].protocolName }
    for namesakes in names.values where Set(namesakes.map { methods[$0].fullName }).count > 1 {
      for index in namesakes { methods[index].isNamesake = true }
    }
    byName = Dictionary(grouping: methods, by: \.name)
    paths = Set(methods.map(\.path))
  }
}
