/// Makes the edits of one file.
struct FilePorter {
  let file: SourceText
  let facts: SourceFacts
  let pictures: SourcePort.Pictures
  /// The names of modules that are one with the file's.
  var modules: Set<String> = []
  /// The names of modules that it imports as it does on iOS.
  var neighbors: Set<String> = []
  var edits: SourceEdits
  var notes: [PortNote] = []
  var inertUses: [InertUse] = []

  init(file: SourceText, facts: SourceFacts, pictures: SourcePort.Pictures) {
    self.file = file
    self.facts = facts
    self.pictures = pictures
    edits = SourceEdits(file)
  }

  mutating func run(registers: Bool) {
    var index = 0
    while index < file.count {
      index = max(port(index), index + 1)
    }
    renameHoistedMembers()
    portForeignOverrides()
    addInterfaceMembers(registers: registers)
    addOptionalMethods()
    addAnswering()
    addLayerInitializers()
  }

  mutating func note(_ index: Int, _ name: String, _ message: String) {
    notes.append(PortNote(path: file.path, line: file.line(index), name: name, message: message))
  }

  /// Edits what begins at a token; returns where to go on.
  private mutating func port(_ index: Int) -> Int {
    let text = file[index]
    guard file.kind(index) == .word else {
      if file.kind(index) == .symbol, text == "?" || text == "!" { optionalCall(index) }
      return index + 1
    }
    switch text {
    case "import": return portImport(index)
    case "@objc", "@nonobjc", "@objcMembers", "@IBInspectable", "@IBDesignable", "@IBOutlet",
      "@IBAction",
      "@GKInspectable":
      return removeAttribute(index)
    case "@IBSegueAction":
      note(
        index, text,
        "segues make their destination by init(coder:); set it up in prepare(for:sender:)")
      return removeAttribute(index)
    case "@NSManaged": return portManaged(index)
    case "@UIApplicationMain", "@NSApplicationMain":
      edits.replace(index, with: "@main")
      return index + 1
    case "#selector": return portSelector(index)
    case "#keyPath": return portKeyPath(index)
    case "#colorLiteral":
      edits.replace(index, with: "UIColor")
      return index + 1
    case "#imageLiteral": return portImageLiteral(index)
    case "os" where file[index + 1] == "(" && file[index + 2] == "iOS" && isCondition(index):
      edits.replace(index + 2, with: "Linux")
      return index + 4
    case "optional"
    where facts.optionalMethods.contains { $0.path == file.path }
      && isOptionalMember(index):
      edits.remove(index..<index + 1)
      return index + 1
    case "optional" where ["static", "class"].contains(file[index + 1]) && isOptionalMember(index):
      edits.remove(index..<index + 1)
      note(
        index, file[index + 3],
        "may be left out on iOS: have all declare it, or write an extension that answers")
      return index + 1
    case "self"
    where facts.isInStoredValue(file, index) && file[index + 1] == ","
      && (file[index - 1] == "(" && file[index - 2] == "addTarget"
        || file[index - 1] == ":" && file[index - 2] == "target"):
      edits.replace(index, with: "nil")
      if file[index - 1] == ":" {
        note(
          index, "self", "is no object yet where a stored property gets its value: make it lazy")
      }
      return index + 1
    case "responds":
      return portResponds(index) ?? index + 1
    case "scheduledTimer" where file[index + 1] == "(" && file[index + 2] == "withTimeInterval":
      edits.replace(index, with: "scheduledInWindowTime")
      return index + 1
    case "dynamic"
    where file[index + 1] == "var" || file[index + 1] == "func"
      || TypeReader.modifiers.contains(file[index + 1]):
      if isStoredProperty(after: index) {
        edits.replace(index, with: "@Dynamic")
      } else {
        edits.remove(index..<index + 1)
      }
      return index + 1
    case "open" where file[index + 1] == "static":
      edits.replace(index, with: "public")
      return index + 1
    case "override" where isRequiredInitializer(index):
      edits.replace(index, with: "required")
      return index + 1
    case "init" where isMemberwiseInitializer(index):
      let body = bodyOfInitializer(index)
      if let body { edits.add(" self.init();", after: body.lowerBound) }
      return index + 1
    case "init"
    where file[index - 1] != "." && file[index - 1] != "override"
      && file[index - 1] != "required" && file[index - 1] != "convenience":
      return index + 1
    case "class" where file[index - 1] == ":" && (file[index + 1] == "{" || file[index + 1] == ","):
      edits.replace(index, with: "AnyObject")
      return index + 1
    default:
      noteInert(index)
      if let next = rename(index) { return next }
      readOptional(index)
      performOnAnyObject(index)
      lack(index)
      return index + 1
    }
  }

  // MARK: Imports and conditions

  private mutating func portImport(_ index: Int) -> Int {
    var next = index + 1
    let kinds: Set<String> = [
      "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let start = next
    if kinds.contains(file[next]) { next += 1 }
    let module = file[next]
    var end = next + 1
    while file[end] == ".", file.line(end) == file.line(index) { end += 2 }
    let first = file[index - 1].hasPrefix("@") ? index - 1 : index
    if neighbors.contains(module) { return end }
    if ImportedModules.tests.contains(module) {
      if importsUIKitToo(index, module) {
        edits.replace(start..<end, with: "\(module); import UIKit")
      }
    } else if needsUIKit(index, module) {
      edits.replace(first..<end, with: "import UIKit")
    } else if let ours = ImportedModules.ours[module] {
      if module != ours || end > next + 1 || next > start {
        edits.replace(start..<end, with: ours)
      }
    } else if module == "Darwin" {
      edits.replace(next..<end, with: "Glibc")
    } else if !ImportedModules.others.contains(module), let reason = ImportedModules.missing[module]
    {
      edits.remove(first..<end)
      note(index, module, reason)
    } else if modules.contains(module), !ImportedModules.others.contains(module) {
      edits.remove(first..<end)
    }
    return end
  }

  /// A framework's umbrella header imports UIKit into all its files, and Foundation has more on iOS. A module that is
  /// compiled as one with the file hands on what it imports itself.
  private func needsUIKit(_ index: Int, _ module: String) -> Bool {
    let graphics: Set<String> = ["QuartzCore", "CoreGraphics"]
    let all = graphics.union(modules).union(["Foundation"])
    guard all.contains(module), isFirstImport(index, of: all) else { return false }
    return (0..<file.count).contains {
      file.isWord($0) && ImportedModules.isOfUIKit(file[$0])
        && (file[$0].hasPrefix("UI") || !graphics.contains(module))
    }
  }

  /// XCTest of iOS imports UIKit; beside Swift Testing a source names what it has from an umbrella header.
  private func importsUIKitToo(_ index: Int, _ module: String) -> Bool {
    isFirstImport(index, of: ImportedModules.tests)
      && (module == "XCTest"
        || (0..<file.count).contains { file.isWord($0) && ImportedModules.isOfUIKit(file[$0]) })
  }

  /// Whether no import before it is one of these, and none at all of UIKit.
  private func isFirstImport(_ index: Int, of modules: Set<String>) -> Bool {
    for other in 0..<file.count where file[other] == "import" {
      let module = file[other + 1]
      if module == "UIKit" || module == "SwiftUI" { return false }
      if other < index, modules.contains(module) { return false }
    }
    return true
  }

  private func isCondition(_ index: Int) -> Bool {
    var previous = index - 1
    while previous >= 0, file.line(previous) == file.line(index) {
      if file[previous] == "#if" || file[previous] == "#elseif" { return true }
      previous -= 1
    }
    return false
  }

  // MARK: Attributes

  private mutating func removeAttribute(_ index: Int) -> Int {
    var end = index + 1
    if file[index] == "@objc" || file[index] == "@IBSegueAction", file[end] == "(",
      file.touchesNext(index), let close = file.closing(end)
    {
      end = close + 1
    }
    edits.remove(index..<end)
    if file[index] == "@objc" { keepClassBound(end) }
    return end
  }

  /// A protocol of the Objective-C runtime is one of classes, so that it can be referred to weakly.
  private mutating func keepClassBound(_ index: Int) {
    var keyword = index
    while TypeReader.modifiers.contains(file[keyword]) { keyword += 1 }
    guard file[keyword] == "protocol", file.isWord(keyword + 1) else { return }
    guard file[keyword + 2] == ":" else {
      edits.add(": AnyObject", after: keyword + 1)
      return
    }
    let type = facts.types.first { $0.path == file.path && $0.keyword == keyword }
    let bound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    if let type, bound.isDisjoint(with: type.inherited) {
      edits.add(" AnyObject,", after: keyword + 2)
    }
  }

  /// Whether a variable follows that has no accessors and stands in a class: its changes can be heard.
  private func isStoredProperty(after index: Int) -> Bool {
    var next = index + 1
    let others: Set<String> = ["lazy", "weak", "unowned", "override", "static", "class"]
    while TypeReader.modifiers.contains(file[next]) || file[next] == "(" {
      if others.contains(file[next]) { return false }
      next = file[next] == "(" ? (file.closing(next) ?? next) + 1 : next + 1
    }
    guard file[next] == "var", facts.type(in: file.path, around: index)?.kind == .class else {
      return false
    }
    let line = file.line(next)
    while next < file.count, file.line(next) == line, file[next] != "{" { next += 1 }
    // Observers do not make it a computed one.
    return next >= file.count || file[next] != "{"
      || ["didSet", "willSet"].contains(file[next + 1])
  }

  private func isOptionalMember(_ index: Int) -> Bool {
    facts.type(in: file.path, around: index)?.kind == .protocol
  }

  /// Layers and segues are made by their type, so that their initializer is required here.
  private func isRequiredInitializer(_ index: Int) -> Bool {
    var start = index + 1
    while TypeReader.modifiers.contains(file[start]) { start += 1 }
    guard file[start] == "init", file[start + 1] == "(",
      let type = facts.type(in: file.path, around: index), type.kind == .class,
      let ancestor = facts.foreignAncestor(of: type.name)
    else { return false }
    if ancestor == "UIStoryboardSegue" {
      return file[start + 2] == "identifier"
        && !(start..<(file.closing(start + 1) ?? start)).contains { file[$0] == "performHandler" }
    }
    return Self.isLayer(ancestor) && file[start + 2] == ")"
  }

  /// A layer's property that Core Animation keeps; elsewhere it is Core Data's.
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
      note(index, "@NSManaged", "there is no Core Data: keep the value in a property of your own")
      return index + 1
    }
    edits.replace(index, with: "@LayerProperty(\"\(file[next + 1])\")")
    for between in index + 1..<next where file[between] == "dynamic" || file[between] == "@objc" {
      edits.remove(between..<between + 1)
    }
    return next
  }

  // MARK: Optional calls

  /// `delegate?.cardDidClose?(self)` and `animator.addAnimations! { … }` call methods that are always there here.
  private mutating func optionalCall(_ index: Int) {
    let isTrailing = file[index + 1] == "{" && !file.touchesNext(index)
    guard file[index + 1] == "(" && file.touchesNext(index) || isTrailing,
      file.isWord(index - 1), file[index - 2] == ".", file.touchesNext(index - 1)
    else { return }
    let name = file[index - 1]
    if ask(index) { return }
    // A closure that is a property is called without labels.
    let hasLabel = file.isWord(index + 2) && file[index + 3] == ":"
    guard
      OptionalMethods.names.contains(name)
        || facts.optionalMethods.contains(where: { $0.name == name && !$0.mustBeAsked }),
      hasLabel || isTrailing || !facts.properties.contains(name)
        || fitting(facts.optionalMethods.filter { $0.name == name }, index + 1)?.isLabelled == true
    else { return }
    edits.replace(index, with: "")
    if let owner = fitting(facts.optionalMethods.filter { $0.name == name }, index + 1)?.owner {
      castAnyObject(before: index - 2, to: owner)
    }
    if let asking = OptionalMethods.asking[name], file[index] == "?" {
      edits.replace(index - 1, with: asking)
    }
  }
}
