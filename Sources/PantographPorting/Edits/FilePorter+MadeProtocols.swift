// On iOS `extension NSObject: Makeable {}` may adopt a protocol that requires `init()`, because
// Objective-C calls the initializer of any class. Here only a `required` initializer of a class can
// be such a requirement. The protocol requires `makeObject()` instead, which every object has.
extension FilePorter {
  /// Edits the protocol, its extensions and the types that adopt it.
  mutating func portMadeProtocols() {
    guard !facts.madeProtocols.isEmpty else { return }
    for type in facts.types.types(in: file.path) {
      switch type.kind {
      case .protocol where facts.madeProtocols.contains(type.name): requireMaking(type)
      case .extension where facts.madeProtocols.contains(type.name): makeInInitializers(type)
      case .class, .struct, .enum, .actor: declareMaking(type)
      case .extension, .protocol: continue
      }
    }
  }

  private mutating func requireMaking(_ type: TypeFacts) {
    for index in type.brace..<type.end where isPlainInitializer(index, of: type) {
      edits.replace(index..<index + 3, with: "static func makeObject() -> Self")
    }
    // An initializer of a protocol for classes alone cannot replace `self`.
    guard file[type.keyword + 2] == ":" else { return }
    let others = type.inherited.filter { !["class", "AnyObject"].contains($0) }
    edits.replace(
      type.keyword + 2..<type.brace,
      with: others.isEmpty ? "" : ": \(others.joined(separator: ", "))")
  }

  private mutating func makeInInitializers(_ type: TypeFacts) {
    for index in type.brace..<type.end
    where file[index] == "self" && file[index + 1] == "." && isPlainInitializer(index + 2, of: type)
    {
      edits.replace(index..<index + 5, with: "self = Self.makeObject()")
    }
  }

  /// Adds `makeObject()` to a type of the sources that adopts the protocol. A class has the
  /// `required` initializer that the protocol requires on iOS.
  private mutating func declareMaking(_ type: TypeFacts) {
    let adopted = facts.madeProtocols.intersection(facts.types.adopted[type.name] ?? [])
    guard let name = adopted.sorted().first, facts.types.foreignAncestor(of: type.name) == nil,
      let made = facts.types.protocol(named: name)
    else { return }
    let access = made.modifiers.contains("public") ? "public " : ""
    edits.add(" \(access)static func makeObject() -> Self { Self() }", after: type.brace)
  }

  private func isPlainInitializer(_ index: Int, of type: TypeFacts) -> Bool {
    file[index] == "init" && file[index + 1] == "(" && file[index + 2] == ")"
      && facts.type(in: file.path, around: index)?.brace == type.brace
  }
}
