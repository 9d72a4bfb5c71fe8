/// What is declared in all the sources, for edits in one file that depend on another.
struct SourceFacts {
  let types: TypeIndex
  var actions: [ActionFacts] = []
  /// Methods that make the destinations of segues.
  var segueActions: [ActionFacts] = []
  var outlets: [PropertyFacts] = []
  var inspectables: [PropertyFacts] = []
  var optionalMethods: [OptionalMethodFacts] = []
  /// The same, by name.
  private(set) var optionals: [String: [OptionalMethodFacts]] = [:]
  /// The files with protocols that have such members.
  private(set) var optionalPaths: Set<String> = []
  /// Names of properties: a call of one with a question mark is that of an optional closure.
  var properties: Set<String> = []
  /// Those of them that override one of UIKit's.
  private(set) var overriddenProperties: Set<String> = []
  /// Methods and computed properties of classes and of extensions.
  private(set) var members = MemberIndex()
  /// Members of extensions that the class has to declare itself, and those that types of UIKit are given.
  private(set) var overrides = OverrideFacts()
  /// The classes that have members which may be left out.
  private(set) var answering = AnsweringFacts()
  let files: [String: SourceText]
  /// The stored properties of each type, with the types that are written or can be seen, in the names of both.
  var storedProperties: [String: [String: String]] = [:]
  /// The names of stored properties, with all types that they have.
  private(set) var storedTypes: [String: Set<String>] = [:]
  /// Their owners.
  private(set) var storedOwners: [String: Set<String>] = [:]
  /// Where values of stored properties stand, by file: there is no object yet.
  private(set) var storedValues: [String: StoredValues] = [:]
  /// The names of variables that hold what adopts a protocol with optional properties, by protocol.
  private(set) var receivers: [String: Set<String>] = [:]
  /// The parameters that are selectors.
  private(set) var selectorParameters = SelectorParameters()
  /// The generic parameters that stand for classes, by file.
  private(set) var classParameters: [String: ClassParameters] = [:]
  /// The methods that the sources call on any object, by what they are called.
  private(set) var anyObjectCalls: Set<String> = []
  /// The files that exchange methods.
  private var exchangingPaths: Set<String> = []
  let steps = PortSteps()

  init(_ files: [SourceText]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    let found = files.map(TypeReader.types)
    types = TypeIndex(
      found.flatMap { $0 }, lengths: self.files.mapValues(\.count), steps: steps)
    for (file, found) in zip(files, found) {
      steps.count += file.count
      var reader = MemberReader(file: file, types: types)
      reader.read(into: &self)
      members.add(DeclaredMembers.read(file, found))
      selectorParameters.read(file, types)
      storedValues[file.path] = StoredValues(file, found)
      classParameters[file.path] = ClassParameters(file, types)
      anyObjectCalls.formUnion(file.callsOfAnyObject)
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
    overriddenProperties = Set(members.overrides.map(\.name))
    overrides = OverrideFacts(members, types)
    listSelectors(files)
    answering = AnsweringFacts(self)
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

  private mutating func listSelectors(_ files: [SourceText]) {
    var known = Set(actions.map { "\($0.owner) \($0.selector)" })
    for action in valueSelectors(files) + namedSelectors(files)
    where known.insert("\(action.owner) \(action.selector)").inserted {
      actions.append(action)
    }
    // Copies of a class have each action once.
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
  }

  private static func once(_ properties: [PropertyFacts]) -> [PropertyFacts] {
    var known: Set<String> = []
    return properties.filter { known.insert("\($0.owner) \($0.name)").inserted }
  }

  private(set) var actionsOfOwners: [String: [ActionFacts]] = [:]
  private(set) var ownersWithActionsAbove: Set<String> = []
  private(set) var outletsOfOwners: [String: [PropertyFacts]] = [:]

  static let exchanging: Set<String> = [
    "method_exchangeImplementations", "class_addMethod", "class_replaceMethod",
    "method_setImplementation", "class_getInstanceMethod", "class_getClassMethod",
    "method_getImplementation", "imp_implementationWithBlock", "object_setClass",
  ]

  /// Whether a file exchanges methods of classes.
  func exchanges(_ path: String) -> Bool { exchangingPaths.contains(path) }

  /// Whether a class of the sources is a subclass of another.
  func descends(_ name: String, from ancestor: String) -> Bool {
    types.nearestAncestor(of: name) { $0 == ancestor } != nil
  }

  func classes(named name: String) -> [TypeFacts] { types.classes(named: name) }

  /// The first ancestor that is not of these sources; nil where there is none.
  func foreignAncestor(of name: String) -> String? { types.foreignAncestor(of: name) }

  func type(in path: String, around token: Int) -> TypeFacts? {
    types.type(in: path, around: token)
  }
}
