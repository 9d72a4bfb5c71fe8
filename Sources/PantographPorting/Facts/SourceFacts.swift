/// What is declared in all the sources, for edits in one file that depend on another.
struct SourceFacts {
  var types: [TypeFacts] = []
  var actions: [ActionFacts] = []
  /// Methods that make the destinations of segues.
  var segueActions: [ActionFacts] = []
  var outlets: [PropertyFacts] = []
  var inspectables: [PropertyFacts] = []
  var optionalMethods: [OptionalMethodFacts] = []
  /// Names of properties: a call of one with a question mark is that of an optional closure.
  var properties: Set<String> = []
  /// Those of them that override one of UIKit's.
  private(set) var overriddenProperties: Set<String> = []
  /// Members of extensions that the class has to declare itself.
  private(set) var hoisted: [DeclaredMember] = []
  /// Members that extensions give to types of UIKit, with those of classes that override them.
  private(set) var foreignOverrides: [ForeignOverride] = []
  /// Methods and computed properties of classes and of extensions.
  private(set) var members: [DeclaredMember] = []
  let files: [String: SourceText]
  /// The stored properties of each type, with the types that are written or can be seen, in the names of both.
  var storedProperties: [String: [String: String]] = [:]
  /// Where values of stored properties stand, by file: there is no object yet.
  private(set) var storedValues: [String: [Range<Int>]] = [:]
  /// The names of variables that hold what adopts a protocol with optional properties, by protocol.
  private(set) var receivers: [String: Set<String>] = [:]
  /// The labels of parameters that are selectors, by function and by type.
  private(set) var selectorParameters: [String: Set<String>] = [:]

  init(_ files: [SourceText]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    for file in files {
      let found = TypeReader.types(in: file)
      types += found
      var reader = MemberReader(file: file, types: found)
      reader.read(into: &self)
      members += DeclaredMembers.read(file, found)
      selectorParameters.merge(Self.selectorParameters(file, found)) { $0.union($1) }
      storedValues[file.path] = StoredValues.ranges(file, found)
    }
    for index in optionalMethods.indices {
      let method = optionalMethods[index]
      optionalMethods[index].isAskedFor = files.contains { asks(for: method, in: $0) }
    }
    for name in Set(optionalMethods.lazy.filter(\.isProperty).map(\.owner)) {
      receivers[name] = files.reduce(into: []) { $0.formUnion(variables(of: name, in: $1)) }
    }
    let overrides = members.filter(\.isOverride)
    overriddenProperties = Set(overrides.map(\.name))
    hoisted = members.filter { member in
      guard member.isInExtension, !classes(named: member.owner).isEmpty else { return false }
      return member.isOverride
        || overrides.contains {
          $0.signature == member.signature && descends($0.owner, from: member.owner)
        }
    }
    foreignOverrides = members.compactMap { base in
      let owners = overrides.filter { replaces($0, foreign: base) }
      return owners.isEmpty ? nil : ForeignOverride(base: base, members: owners)
    }
    actions += valueSelectors(files)
    actions += namedSelectors(files)
  }

  /// Whether a class's member overrides what an extension gives to a type that is not of these sources.
  private func replaces(_ member: DeclaredMember, foreign base: DeclaredMember) -> Bool {
    guard base.isInExtension, !base.isPrivate, !base.isOverride, base.forwarding != nil,
      !member.isInExtension, member.signature == base.signature,
      classes(named: base.owner).isEmpty, let ancestor = foreignAncestor(of: member.owner)
    else { return false }
    let roots: Set<String> = ["UIResponder", "UIView", "UIViewController", "UIControl"]
    return ancestor == base.owner || roots.contains(base.owner)
  }

  /// Whether a class of the sources is a subclass of another.
  func descends(_ name: String, from ancestor: String) -> Bool {
    var name = name
    for _ in 0...types.count {
      guard let parent = classes(named: name).first?.inherited.first else { return false }
      if parent == ancestor { return true }
      name = parent
    }
    return false
  }

  func classes(named name: String) -> [TypeFacts] {
    types.filter { $0.kind == .class && $0.name == name }
  }

  /// The first ancestor that is not of these sources; nil where there is none.
  func foreignAncestor(of name: String) -> String? {
    var name = name
    for _ in 0...types.count {
      guard let type = classes(named: name).first else { return name }
      guard let parent = type.inherited.first else { return nil }
      let inner = "\(name).\(parent)"
      name = classes(named: inner).isEmpty ? parent : inner
    }
    return nil
  }

  func type(in path: String, around token: Int) -> TypeFacts? {
    types.filter { $0.path == path && $0.brace < token && token < $0.end }
      .max { $0.brace < $1.brace }
  }
}
