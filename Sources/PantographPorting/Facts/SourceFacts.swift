/// The declarations of all sources, for edits in one file that depend on other files.
struct SourceFacts {
  let types: TypeIndex
  var actions: [ActionFacts] = []
  /// The methods that create the destinations of segues.
  var segueActions: [ActionFacts] = []
  var outlets: [PropertyFacts] = []
  var inspectables: [PropertyFacts] = []
  var optionalMethods: [OptionalMethodFacts] = []
  /// The optional methods by name.
  private(set) var optionals: [String: [OptionalMethodFacts]] = [:]
  /// The files with protocols that have optional members.
  private(set) var optionalPaths: Set<String> = []
  /// The names of properties.
  var properties: Set<String> = []
  /// The names of properties that may hold a closure. An optional call of such a name calls it.
  var callableProperties: Set<String> = []
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
  /// The types of stored properties, as written or inferred, by the name of the owner and the
  /// property.
  var storedProperties: [String: [String: String]] = [:]
  /// The types of all stored properties with a name, by that name.
  private(set) var storedTypes: [String: Set<String>] = [:]
  /// The owners of the stored properties with a name, by that name.
  private(set) var storedOwners: [String: Set<String>] = [:]
  /// The initial values of stored properties, by file. No object exists yet when they are computed.
  private(set) var storedValues: [String: StoredValues] = [:]
  /// The names of variables whose type is a protocol with optional properties, by protocol.
  private(set) var receivers: [String: Set<String>] = [:]
  /// The parameters whose type is `Selector`.
  private(set) var selectorParameters = SelectorParameters()
  /// The generic parameters that stand for classes, by file.
  private(set) var classParameters: [String: ClassParameters] = [:]
  /// The names of methods that the sources call on any object.
  private(set) var anyObjectCalls: Set<String> = []
  /// The names of properties and variables whose type is `[AnyObject]`.
  private(set) var anyObjectLists: Set<String> = []
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
    let found = files.map(TypeReader.types)
    types = TypeIndex(
      found.flatMap { $0 }, lengths: self.files.mapValues(\.count), steps: steps)
    let aliases = files.reduce(into: [:]) { $0.merge($1.typeAliases) { first, _ in first } }
    for (file, found) in zip(files, found) {
      steps.count += file.count
      var reader = MemberReader(file: file, types: types)
      reader.read(into: &self)
      members.add(DeclaredMembers.read(file, found))
      selectorParameters.read(file, types)
      storedValues[file.path] = StoredValues(file, found)
      classParameters[file.path] = ClassParameters(file, types, aliases: aliases)
      anyObjectCalls.formUnion(file.callsOfAnyObject)
      observedNames.formUnion(file.namesInKeyPaths)
      for index in 0..<file.count
      where file[index] == "AnyObject" && file[index - 1] == "[" && file[index + 1] == "]"
        && file[index - 2] == ":"
      {
        anyObjectLists.insert(file[index - 3])
      }
      if (0..<file.count).contains(where: { Self.exchanging.contains(file[$0]) }) {
        exchangingPaths.insert(file.path)
      }
    }
    for (owner, properties) in storedProperties {
      for (name, type) in properties {
        storedTypes[name, default: []].insert(type)
        storedOwners[name, default: []].insert(owner)
      }
    }
    readOptionals(files)
    for (name, adopted) in types.adopted where isPlatformClass(name) {
      madeProtocols.formUnion(adopted.intersection(initializableProtocols))
    }
    overriddenProperties = Set(members.overrides.map(\.name))
    overrides = OverrideFacts(members, types)
    delegates = DelegateListing(members, types)
    listSelectors(files, actionNames)
    answering = AnsweringFacts(self)
  }

  private func isPlatformClass(_ name: String) -> Bool {
    !types.declared.contains(name) && !FilePorter.structures.contains(name)
      && ["NSObject", "UI", "CA"].contains { name.hasPrefix($0) }
  }

  private mutating func readOptionals(_ files: [SourceText]) {
    let asked = files.reduce(into: Set<AskedMember>()) { $0.formUnion(askedMembers(in: $1)) }
    var counts: [String: Int] = [:]
    for method in optionalMethods { counts["\(method.owner) \(method.fullName)", default: 0] += 1 }
    for index in optionalMethods.indices {
      let method = optionalMethods[index]
      optionalMethods[index].isAskedFor = asked.contains(
        AskedMember(owner: method.owner, name: method.name))
      optionalMethods[index].sharesLabels =
        counts["\(method.owner) \(method.fullName)", default: 0] > 1
    }
    optionals = Dictionary(grouping: optionalMethods, by: \.name)
    optionalPaths = Set(optionalMethods.map(\.path))
    let owners = Set(optionalMethods.lazy.filter(\.isProperty).map(\.owner))
    guard !owners.isEmpty else { return }
    for file in files {
      receivers.merge(variables(of: owners, in: file)) { $0.union($1) }
    }
  }

  private mutating func listSelectors(_ files: [SourceText], _ actionNames: Set<String>) {
    var known = Set(actions.map { "\($0.owner) \($0.selector)" })
    for action in valueSelectors(files) + namedSelectors(files, actionNames)
    where known.insert("\(action.owner) \(action.selector)").inserted {
      actions.append(action)
    }
    // Several copies of a class list each action only once.
    var listed: Set<String> = []
    actions = actions.filter {
      listed.insert("\($0.owner) \($0.selector) \($0.isPrivate) \($0.isPrivate ? $0.path : "")")
        .inserted
    }
    outlets = Self.once(outlets)
    inspectables = Self.once(inspectables)
    actionsOfOwners = Dictionary(grouping: actions, by: \.owner)
    ownersWithActionsAbove = types.descendants(of: Set(actionsOfOwners.keys))
    outletsOfOwners = Dictionary(grouping: outlets + inspectables, by: \.owner)
    ownersWithOutletsAbove = types.descendants(of: Set(outletsOfOwners.keys))
  }

  private static func once(_ properties: [PropertyFacts]) -> [PropertyFacts] {
    var known: Set<String> = []
    return properties.filter { known.insert("\($0.owner) \($0.name)").inserted }
  }

  private(set) var actionsOfOwners: [String: [ActionFacts]] = [:]
  private(set) var ownersWithActionsAbove: Set<String> = []
  private(set) var ownersWithOutletsAbove: Set<String> = []
  private(set) var outletsOfOwners: [String: [PropertyFacts]] = [:]

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
