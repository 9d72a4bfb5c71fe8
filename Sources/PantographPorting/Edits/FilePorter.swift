/// Makes the edits of one file.
struct FilePorter {
  let file: SourceText
  let facts: SourceFacts
  let pictures: SourcePort.Pictures
  /// The names of the file that are not here.
  let missing: MissingNames
  /// The names of modules that are compiled into one module with this file.
  var modules: Set<String> = []
  /// Whether imports of unknown modules are retained, because the build may have these modules.
  var keepsModules = false
  /// Whether a framework's header imports UIKit for all files.
  var hasHeader = false
  /// Whether the application's delegate gets a `main()`.
  var launches = true
  /// The adoptions that were added, each once. `adopting` has the keywords of classes that adopt in
  /// their own declaration.
  var adoptions: Set<String> = []
  var adopting: Set<Int> = []
  /// The index of the import that becomes `import UIKit`.
  var takesUIKit: Int?
  /// The index of the closing brace of the last body that was emptied.
  var leftOut = 0
  /// The names of modules that the file imports unchanged, as on iOS.
  var neighbors: Set<String> = []
  var anyObjectParameters = AnyObjectParameters()
  var edits: SourceEdits
  var notes: [PortNote] = []
  var inertUses: [InertUse] = []

  init(file: SourceText, facts: SourceFacts, pictures: SourcePort.Pictures) {
    self.file = file
    self.facts = facts
    self.pictures = pictures
    missing = MissingNames(in: file, facts)
    edits = SourceEdits(file)
  }

  mutating func run(registers: Bool) {
    importUIKit()
    importPartsOfFoundation()
    var index = 0
    while index < file.count {
      facts.steps.count += 1
      index = max(port(index), index + 1)
    }
    renameHoistedMembers()
    distinguishInitializers()
    portForeignOverrides()
    renameReplacements()
    addInterfaceMembers(registers: registers)
    addOptionalMethods()
    addAnswering()
    addLayerInitializers()
    addAnyObjectMembers()
    portMadeProtocols()
    portTestPreparations()
    isolateWindowDeinits()
  }

  mutating func note(_ index: Int, _ name: String, _ message: String) {
    notes.append(PortNote(path: file.path, line: file.line(index), name: name, message: message))
  }

  /// Edits the construct that begins at a token. Returns the token at which to continue.
  private mutating func port(_ index: Int) -> Int {
    let text = file[index]
    guard file.kind(index) == .word else {
      if file.kind(index) == .symbol, text == "?" || text == "!" { optionalCall(index) }
      if file.kind(index) == .string { portInterpolations(index) }
      return index + 1
    }
    switch text {
    case "import": return portImport(index)
    case "@objc": return portLayerProperty(index) ?? removeAttribute(index)
    case "@nonobjc", "@objcMembers", "@IBInspectable", "@IBDesignable", "@IBOutlet",
      "@IBAction", "@IBSegueAction",
      "@GKInspectable":
      return removeAttribute(index)
    case "@convention": return portConvention(index)
    case "@NSManaged": return portManaged(index)
    case "UIApplicationMain": return portLaunch(index)
    case "@UIApplicationMain", "@NSApplicationMain":
      edits.replace(index, with: "@main")
      return index + 1
    case "#selector": return portSelector(index)
    case "#keyPath": return portKeyPath(index)
    case "#available", "#unavailable": return portVersion(index)
    case "#Preview": return removePreview(index)
    case "instancesRespond": return portInstancesRespond(index) ?? index + 1
    case "#imageLiteral": return portImageLiteral(index)
    case "os" where file[index + 1] == "(" && file[index + 2] == "iOS" && isCondition(index):
      edits.replace(index + 2, with: "Linux")
      return index + 4
    case "canImport"
    where isModuleOfUIKit(index) || isCondition(index) && file.asksForImportsOnly(index):
      edits.replace(index + 2, with: "UIKit")
      return index + 4
    case "os" where file.excludesLinuxFromUIKit(index) || file.listsTestsOfLinux(index):
      edits.replace(index..<index + 4, with: "false")
      return index + 4
    case "optional"
    where isOptionalMember(index)
      && facts.optionalMembers.paths.contains(file.path):
      edits.remove(index..<index + 1)
      return index + 1
    case "optional" where ["static", "class"].contains(file[index + 1]) && isOptionalMember(index):
      edits.remove(index..<index + 1)
      note(
        index, file[index + 3],
        "is optional on iOS: declare it in every type, or in an extension of the protocol")
      return index + 1
    case "self"
    where facts.isInStoredValue(file, index) && file[index + 1] == ","
      && (file[index - 1] == "(" && file[index - 2] == "addTarget"
        || file[index - 1] == ":" && file[index - 2] == "target"):
      edits.replace(index, with: "nil")
      if file[index - 1] == ":" {
        note(
          index, "self", "does not exist yet in a stored property's value: make the property lazy")
      }
      return index + 1
    case "type": return portClassDescription(index)
    case "NSLock", "NSRecursiveLock": return portLock(index)
    case "responds":
      if let next = portResponds(index) { return next }
      performOnAnyObject(index)
      return index + 1
    case "func" where leavesOut(index): return leftOut
    case "scheduledTimer" where file[index + 1] == "(" && file[index + 2] == "withTimeInterval":
      edits.replace(index, with: "scheduledInWindowTime")
      return index + 1
    case "dynamic"
    where file[index + 1] == "var" || file[index + 1] == "func"
      || TypeReader.modifiers.contains(file[index + 1]):
      portDynamic(index)
      return index + 1
    case "open"
    where file[index - 1] != "." && file[index + 1] != "("
      && (file[index + 1] == "static" || isInForeignExtension(index)):
      edits.replace(index, with: "public")
      return index + 1
    case "override" where isOfRuntime(index): return index + 1
    case "private", "fileprivate":
      showInheritedInitializer(index)
      return index + 1
    case "weak" where isSourceOfEvents(index): return portWeakSource(index)
    case "super" where portSuperOfRuntime(index): return index + 1
    case "override" where isRequiredInitializer(index):
      edits.replace(index, with: "required")
      return index + 1
    case "init" where isMemberwiseInitializer(index):
      let body = bodyOfInitializer(index)
      if let body { edits.add(" self.init();", after: body.lowerBound) }
      return index + 1
    case "init" where file[index - 1] == ".":
      return makeObject(index) ?? index + 1
    case "init"
    where file[index - 1] != "override"
      && file[index - 1] != "required" && file[index - 1] != "convenience":
      return index + 1
    case "class" where file[index - 1] == ":" && (file[index + 1] == "{" || file[index + 1] == ","):
      edits.replace(index, with: "AnyObject")
      return index + 1
    default:
      if let next = makeObject(index) { return next }
      if askForWindow(index) { return index + 1 }
      noteInert(index)
      if let next = rename(index) ?? portForeignName(index) { return next }
      readOptional(index)
      referToOptional(index)
      readOptionalMethod(index)
      announceByKeyPath(index)
      passFulfillment(index)
      performOnAnyObject(index)
      describeAnyObject(index)
      syncWhileDrawing(index)
      readConstraint(index)
      readConstraintItem(index)
      readAnyObjectValue(index)
      readMappedValue(index)
      readNumber(index)
      readNumberOfVariable(index)
      readClass(index)
      passClass(index)
      readKeyOfUserInfo(index)
      lack(index)
      return index + 1
    }
  }

  // MARK: Conditions

  func isCondition(_ index: Int) -> Bool {
    var previous = index - 1
    while previous >= 0, file.line(previous) == file.line(index) {
      if file[previous] == "#if" || file[previous] == "#elseif" { return true }
      previous -= 1
    }
    return false
  }

  /// Whether a member is added to a type outside the sources. Such a member cannot be overridden here.
  private func isInForeignExtension(_ index: Int) -> Bool {
    guard let type = facts.type(in: file.path, around: index) else { return false }
    return type.kind == .extension && !facts.types.isClass(type.name)
  }

  // MARK: Attributes

  private mutating func removeAttribute(_ index: Int) -> Int {
    var end = index + 1
    let hasName =
      file[index] == "@objc" || file[index] == "@IBSegueAction" && file.touchesNext(index)
    if hasName, file[end] == "(", let close = file.closing(end) {
      end = close + 1
    }
    edits.remove(index..<end)
    if file[index] == "@objc" { keepClassBound(end) }
    return end
  }

  /// Restricts a protocol with `@objc` to classes, so that weak references to it stay possible.
  private mutating func keepClassBound(_ index: Int) {
    var keyword = index
    while TypeReader.modifiers.contains(file[keyword]) { keyword += 1 }
    guard file[keyword] == "protocol", file.isWord(keyword + 1) else { return }
    guard file[keyword + 2] == ":" else {
      edits.add(": AnyObject", after: keyword + 1)
      return
    }
    let type = facts.types.types(in: file.path).first { $0.keyword == keyword }
    let bound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    if let type, bound.isDisjoint(with: type.inherited) {
      edits.add(" AnyObject,", after: keyword + 2)
    }
  }

  /// Replaces `dynamic` of a stored property by an attribute. Attributes precede all modifiers.
  private mutating func portDynamic(_ index: Int) {
    guard isStoredProperty(after: index) else { return edits.remove(index..<index + 1) }
    let first = firstModifier(before: index)
    guard first < index else { return edits.replace(index, with: "@Dynamic") }
    edits.replace(first, with: "@Dynamic \(file[first])")
    edits.remove(index..<index + 1)
  }

  private func firstModifier(before index: Int) -> Int {
    var first = index
    while true {
      var previous = first - 1
      if file[previous] == ")", file[previous - 2] == "(" { previous -= 3 }
      guard TypeReader.modifiers.contains(file[previous]) else { return first }
      first = previous
    }
  }

  /// Returns whether a stored property of a class follows, whose changes can be observed.
  private func isStoredProperty(after index: Int) -> Bool {
    var next = index + 1
    let others: Set<String> = ["lazy", "weak", "unowned", "override", "static", "class"]
    while TypeReader.modifiers.contains(file[next]) || file[next] == "(" {
      if others.contains(file[next]) { return false }
      next = file[next] == "(" ? (file.closing(next) ?? next) + 1 : next + 1
    }
    guard file[next] == "var", let type = facts.type(in: file.path, around: index),
      type.kind == .class
    else { return false }
    let (line, name) = (file.line(next), file[next + 1])
    while next < file.count, file.line(next) == line, file[next] != "{" { next += 1 }
    // Observers do not make a property a computed one. An initializer that sets the property calls
    // its observers only if the property has a wrapper.
    return next >= file.count || file[next] != "{"
      || ["didSet", "willSet"].contains(file[next + 1])
        && (facts.observedNames.contains(name)
          || !file.setsInInitializer(name, from: type.brace, to: type.end))
  }

  private func isOptionalMember(_ index: Int) -> Bool {
    facts.type(in: file.path, around: index)?.kind == .protocol
  }

  /// Returns whether an initializer is required here. Layers, layouts, bars and segues are created
  /// from their type, so that their initializer must be required.
  private func isRequiredInitializer(_ index: Int) -> Bool {
    var start = index + 1
    while TypeReader.modifiers.contains(file[start]) { start += 1 }
    var first = index
    while TypeReader.modifiers.contains(file[first - 1]) { first -= 1 }
    guard file[start] == "init", file[start + 1] == "(",
      !(first..<start).contains(where: { file[$0] == "required" }),
      let type = facts.type(in: file.path, around: index), type.kind == .class,
      let ancestor = facts.foreignAncestor(of: type.name)
    else { return false }
    if ancestor == "UIStoryboardSegue" {
      return file[start + 2] == "identifier"
        && !(start..<(file.closing(start + 1) ?? start)).contains { file[$0] == "performHandler" }
    }
    if Self.createdWithFrame.contains(ancestor) {
      return file[start + 2] == "frame" && file[start + 5] == ")"
    }
    return Self.requiresInitializer(ancestor) && file[start + 2] == ")"
  }

  /// Edits `@NSManaged` of a layer's property, which Core Animation stores. In other classes it
  /// belongs to Core Data.
  private mutating func portManaged(_ index: Int) -> Int {
    var next = index + 1
    while TypeReader.modifiers.contains(file[next]) || file[next].hasPrefix("@")
      || file[next] == "dynamic" || file[next] == "("
    {
      next = file[next] == "(" ? (file.closing(next) ?? next) + 1 : next + 1
    }
    guard file[next] == "var", file.isWord(next + 1),
      let type = facts.type(in: file.path, around: index), type.kind == .class,
      let ancestor = facts.foreignAncestor(of: type.name), ancestor.hasPrefix("CA"),
      ancestor.hasSuffix("Layer")
    else {
      note(index, "@NSManaged", "there is no Core Data: store the value in a property of your own")
      return index + 1
    }
    let isWeak = (index + 1..<next).contains { file[$0] == "weak" }
    let wrapper = isWeak ? "@WeakLayerProperty" : "@LayerProperty"
    edits.replace(index, with: "\(wrapper)(\"\(file[next + 1])\")")
    let left: Set<String> = ["dynamic", "@objc", "weak"]
    for between in index + 1..<next where left.contains(file[between]) {
      edits.remove(between..<between + 1)
    }
    return next
  }
}
