/// The declarations of all sources, for edits in one file that depend on other files.
struct SourceFacts {
  let types: TypeIndex
  var interface = InterfaceFacts()
  var optionalMembers = OptionalMemberFacts()
  var stored = StoredFacts()
  /// The protocols that require `init()`.
  var initializableProtocols: Set<String> = []
  /// The protocols that require `init()` and that an extension makes a class of the platform adopt.
  private(set) var madeProtocols: Set<String> = []
  /// The names of members that override an inherited member.
  private(set) var overriddenProperties: Set<String> = []
  /// The methods and computed properties of classes and extensions.
  private(set) var members = MemberIndex()
  /// The members of extensions that their class must declare itself, and those added to types of
  /// UIKit.
  private(set) var overrides = OverrideFacts()
  /// The methods of UIKit's delegates that each class lists.
  private(set) var delegates = DelegateListing()
  /// The classes that have optional members.
  private(set) var answering = AnsweringFacts()
  let files: [String: SourceText]
  /// The parameters whose type is `Selector`.
  private(set) var selectorParameters = SelectorParameters()
  /// The creation of objects by initializers of classes.
  private(set) var creation = CreationFacts()
  private(set) var anyObject = AnyObjectFacts()
  /// The last names of the key paths in the sources.
  private(set) var observedNames: Set<String> = []
  /// The files that exchange method implementations.
  private var exchangingPaths: Set<String> = []
  /// The other modules that a file can import, by file. Files of one module have the same ones.
  var neighbors: [String: Set<String>] = [:]
  let steps = PortSteps()

  /// Reads the sources. A file that belongs to several modules is read once. `actionNames` are the selectors that
  /// storyboards name.
  init(_ all: [SourceText], actionNames: Set<String> = []) {
    var paths: Set<String> = []
    let files = all.filter { paths.insert($0.path).inserted }
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    let launched = Set(files.compactMap(\.launchedDelegate))
    let aliases = files.reduce(into: [:]) { $0.merge($1.typeAliases) { first, _ in first } }
    var found = files.map { file in
      TypeReader.types(in: file).map { type in
        guard launched.contains(type.name), type.kind == .class else { return type }
        var delegate = type
        delegate.modifiers.append("@UIApplicationMain")
        return delegate
      }
    }
    let others = Self.others(aliases, among: found)
    if !others.isEmpty {
      for (number, types) in found.enumerated() {
        for index in types.indices { found[number][index].resolve(others) }
      }
    }
    types = TypeIndex(
      found.flatMap { $0 }, lengths: self.files.mapValues(\.count), steps: steps)
    for (file, found) in zip(files, found) {
      steps.count += file.count
      var reader = MemberReader(file: file, types: types)
      reader.read(into: &self)
      members.add(DeclaredMembers.read(file, found))
      selectorParameters.read(file, types)
      stored.values[file.path] = StoredValues(file, found)
      creation.read(file, types, aliases: aliases)
      anyObject.read(file)
      observedNames.formUnion(file.namesInKeyPaths)
      if (0..<file.count).contains(where: {
        file[$0] == "actions" && file[$0 + 1] == "(" && file[$0 + 2] == "forTarget"
      }) {
        interface.readsActionNames = true
      }
      if (0..<file.count).contains(where: { Self.exchanging.contains(file[$0]) }) {
        exchangingPaths.insert(file.path)
      }
    }
    creation.listInherited(types)
    stored.listNames()
    readOptionals(files)
    for (name, adopted) in types.adopted where isPlatformClass(name) {
      madeProtocols.formUnion(adopted.intersection(initializableProtocols))
    }
    overriddenProperties = Set(members.overrides.map(\.name))
    overrides = OverrideFacts(members, types)
    delegates = DelegateListing(members, types)
    interface.list(further: valueSelectors(files) + namedSelectors(files, actionNames), types)
    answering = AnsweringFacts(self)
  }

  /// Returns the names that the sources declare for classes of UIKit alone.
  private static func others(
    _ aliases: [String: String], among found: [[TypeFacts]]
  ) -> [String: String] {
    let platform = aliases.filter { name, type in
      ["NSObject", "UI", "CA"].contains { type.hasPrefix($0) } && !type.hasPrefix(name)
    }
    guard !platform.isEmpty else { return [:] }
    let own = Set(found.joined().lazy.filter { $0.kind != .extension }.map(\.name))
    return platform.filter { !own.contains($0.key) }
  }

  private func isPlatformClass(_ name: String) -> Bool {
    !types.declared.contains(name) && !FilePorter.structures.contains(name)
      && ["NSObject", "UI", "CA"].contains { name.hasPrefix($0) }
  }

  private mutating func readOptionals(_ files: [SourceText]) {
    var asked = files.reduce(into: Set<AskedMember>()) { $0.formUnion(askedMembers(in: $1)) }
    optionalMembers.list(asked: asked)
    let values = files.reduce(into: Set<AskedMember>()) {
      $0.formUnion(optionalMethodValues(in: $1))
    }
    if !values.isSubset(of: asked) {
      asked.formUnion(values)
      optionalMembers.list(asked: asked)
    }
    let owners = optionalMembers.ownersOfProperties
    guard !owners.isEmpty else { return }
    for file in files {
      optionalMembers.receivers.merge(variables(of: owners, in: file)) { $0.union($1) }
    }
  }

  static let exchanging: Set<String> = [
    "method_exchangeImplementations", "class_addMethod", "class_replaceMethod",
    "method_setImplementation", "class_getInstanceMethod", "class_getClassMethod",
    "method_getImplementation", "imp_implementationWithBlock", "object_setClass",
  ]

  /// Returns whether a file exchanges method implementations of classes.
  func exchanges(_ path: String) -> Bool { exchangingPaths.contains(path) }

  /// Returns whether a class of the sources is a subclass of another.
  func descends(_ name: String, from ancestor: String) -> Bool {
    types.nearestAncestor(of: name) { $0 == ancestor } != nil
  }

  func classes(named name: String) -> [TypeFacts] { types.classes(named: name) }

  /// Returns the nearest ancestor that is not in the sources; nil if there is none.
  func foreignAncestor(of name: String) -> String? { types.foreignAncestor(of: name) }

  func type(in path: String, around token: Int) -> TypeFacts? {
    types.type(in: path, around: token)
  }
}

/// The uses of `AnyObject` in all sources.
struct AnyObjectFacts {
  /// The names of methods that the sources call on any object.
  private(set) var calls: Set<String> = []
  /// The names of properties and variables whose type is `[AnyObject]`.
  private(set) var lists: Set<String> = []

  mutating func read(_ file: SourceText) {
    calls.formUnion(file.callsOfAnyObject)
    for index in 0..<file.count
    where file[index] == "AnyObject" && file[index - 1] == "[" && file[index + 1] == "]"
      && file[index - 2] == ":"
    {
      lists.insert(file[index - 3])
    }
  }
}
