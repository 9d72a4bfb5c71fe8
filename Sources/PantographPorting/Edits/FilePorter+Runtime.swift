// Methods by which code queries the Objective-C runtime or answers its queries. On iOS `NSObject`
// has these methods and subclasses override them; here a subclass has them by adopting a protocol.
extension FilePorter {
  private static let answering: [String: String] = [
    "responds": "SelectorAnswering", "forwardingTarget": "MessageForwarding",
    "observeValue": "KeyPathObserver",
  ]

  private static func labels(_ name: String) -> String {
    switch name {
    case "responds": "to"
    case "forwardingTarget": "for"
    default: "forKeyPath"
    }
  }

  /// Edits the `override` of such a method. Removes the keyword if no superclass has the method.
  mutating func isOfRuntime(_ index: Int) -> Bool {
    var keyword = index + 1
    while TypeReader.modifiers.contains(file[keyword]) { keyword += 1 }
    let name = file[keyword + 1]
    if file[keyword] == "func", ["responds", "forwardingTarget"].contains(name),
      let type = (keyword + 4..<keyword + 8).first(where: { file[$0] == "Selector" }),
      file[type + 1] == ")"
    {
      // The method of iOS takes an implicitly unwrapped selector, and Swift allows an override that
      // does not.
      edits.add("!", after: type)
    }
    if file[keyword] == "func", name == "awakeFromNib", file[keyword + 3] == ")" {
      return awakens(index)
    }
    guard file[keyword] == "func", let answering = Self.answering[name],
      file[keyword + 3] == Self.labels(name), let type = facts.type(in: file.path, around: index),
      facts.foreignAncestor(of: type.name) == "NSObject" || name == "forwardingTarget"
        || name == "observeValue" && facts.foreignAncestor(of: type.name) != nil
          && !isResponder(type)
    else { return false }
    // If a superclass among the sources has the method, the method overrides that one.
    let isAbove = facts.types.nearestAncestor(of: type.name) { owner in
      facts.members.named(name).contains { $0.owner == owner }
    }
    guard isAbove == nil else { return false }
    edits.remove(index..<index + 1)
    if let own = facts.classes(named: type.name).first(where: { $0.path == file.path }) {
      adopt(answering, own)
      if name == "forwardingTarget" { forwardMessages(of: own) }
    }
    return true
  }

  /// Removes the `override` of `awakeFromNib()` in a class that is no responder. On iOS `NSObject` has the method.
  private mutating func awakens(_ index: Int) -> Bool {
    guard let type = facts.type(in: file.path, around: index), isAwakened(type.name),
      facts.types.nearestAncestor(
        of: type.name,
        where: { owner in facts.members.named("awakeFromNib").contains { $0.owner == owner } })
        == nil
    else { return false }
    edits.remove(index..<index + 1)
    if let own = facts.classes(named: type.name).first(where: { $0.path == file.path }) {
      adopt("InterfaceAwakening", own)
    }
    return true
  }

  private func isAwakened(_ name: String) -> Bool {
    facts.foreignAncestor(of: name).map {
      $0 != "NSLayoutConstraint" && Self.plainObjects.contains($0)
    } ?? false
  }

  /// Edits `super.responds(to: selector)` in a class whose superclass is `NSObject`.
  mutating func portSuperOfRuntime(_ index: Int) -> Bool {
    let name = file[index + 2]
    if file[index + 1] == ".", name == "awakeFromNib", file[index + 4] == ")",
      let type = facts.type(in: file.path, around: index), isAwakened(type.name),
      facts.types.nearestAncestor(
        of: type.name,
        where: { owner in facts.members.named(name).contains { $0.owner == owner } }) == nil
    {
      edits.replace(index..<index + 5, with: "do {}")
      return true
    }
    guard file[index + 1] == ".", Self.answering[name] != nil, file[index + 3] == "(",
      file[index + 4] == Self.labels(name), let end = file.closing(index + 3),
      let type = facts.type(in: file.path, around: index),
      facts.foreignAncestor(of: type.name) == "NSObject" || name == "forwardingTarget"
        || name == "observeValue" && facts.foreignAncestor(of: type.name) != nil
          && !isResponder(type),
      facts.types.nearestAncestor(
        of: type.name,
        where: { owner in
          facts.members.named(name).contains { $0.owner == owner }
        }) == nil
    else { return false }
    switch name {
    case "responds":
      edits.replace(index, with: "self")
      edits.replace(index + 2, with: "answers")
    case "forwardingTarget":
      edits.replace(index..<end + 1, with: file[index - 1] == "=" ? "Any?.none" : "nil")
    default: edits.replace(index..<end + 1, with: "do {}")
    }
    return true
  }

  /// Writes out the delegate methods that a class forwards to another object, because Swift cannot
  /// call a method that the class lacks.
  private mutating func forwardMessages(of type: TypeFacts) {
    let adopted = (facts.types.adopted[type.name] ?? []).sorted()
    var known: Set<String> = []
    for name in adopted where DelegateMethods.withDefaults.contains(name) {
      for method in DelegateMethods.all[name] ?? []
      where facts.members.members(of: type.name, method.signature).isEmpty
        && known.insert(method.text).inserted
      {
        edits.append("extension \(type.name) { \(access(type))\(method.forwarding(to: name)) }")
      }
    }
  }

  /// Renames `sync` in `DispatchQueue.main.sync { … }` within a method that draws. On iOS tiles are drawn on another
  /// thread, here on the main actor, where waiting for the main queue would never end.
  mutating func syncWhileDrawing(_ index: Int) {
    guard file[index] == "sync", file[index - 1] == ".", file[index - 2] == "main",
      file[index - 4] == "DispatchQueue"
    else { return }
    var brace = file.brace(around: index)
    while let current = brace {
      var place = current - 1
      while place > 0, !["{", "}", ";"].contains(file[place]) {
        if file[place] == "func" {
          if ["draw", "display"].contains(file[place + 1]) {
            edits.replace(index, with: "syncWhileDrawing")
          }
          break
        }
        place = file[place] == ")" ? file.opening(place).map { $0 - 1 } ?? 0 : place - 1
      }
      brace = file.brace(around: current)
    }
  }

  // MARK: Exchanged methods

  /// Empties a function that exchanges methods of other classes, and notes which methods. They stay
  /// unchanged here.
  mutating func leavesOut(_ index: Int) -> Bool {
    guard facts.exchanges(file.path), let brace = bodyOfFunction(index),
      let end = file.closing(brace),
      let first = (brace..<end).first(where: {
        SourceFacts.exchanging.contains(file[$0]) && file[$0 + 1] == "("
      })
    else { return false }
    let selectors = (brace..<end).filter { file[$0] == "#selector" }.compactMap { place in
      file.closing(place + 1).map { file.source(place + 2..<$0) }
    }
    let names = selectors.isEmpty ? "" : " \(selectors.joined(separator: ", "))"
    guard hasNoAnswer(index, brace) else {
      note(first, file[first], "methods cannot be exchanged at run time\(names): leave it out")
      return false
    }
    note(
      index, file[index + 1],
      "is empty here: methods cannot be exchanged at run time\(names); override them instead"
    )
    for place in brace + 1..<end { edits.replace(place, with: "") }
    leftOut = max(leftOut, end)
    return true
  }

  private func bodyOfFunction(_ keyword: Int) -> Int? {
    var index = keyword + 1
    while index < min(keyword + 200, file.count) {
      if file[index] == "{" { return index }
      if file[index] == "}" || file[index] == "func" || file[index] == "var" { return nil }
      if file[index] == "(" { index = file.closing(index) ?? file.count }
      index += 1
    }
    return nil
  }

  private func hasNoAnswer(_ keyword: Int, _ brace: Int) -> Bool {
    guard let open = (keyword..<brace).first(where: { file[$0] == "(" }),
      let close = file.closing(open),
      let arrow = (close..<brace).first(where: { file[$0] == "->" })
    else { return true }
    let isEmpty = file[arrow + 1] == "(" && file[arrow + 2] == ")"
    return file[isEmpty ? arrow + 3 : arrow + 2] == "{" && (isEmpty || file[arrow + 1] == "Void")
  }
}

extension FilePorter {
  /// The locks of Foundation that no class can inherit on Linux, with the locks to inherit instead.
  static let locks = [
    "NSLock": "InheritableLock", "NSRecursiveLock": "InheritableRecursiveLock",
  ]

  /// Replaces the superclass of a class that inherits a lock.
  mutating func portLock(_ index: Int) -> Int {
    let isSuperclass = facts.types.types(in: file.path).contains { type in
      type.kind == .class && type.inherited.first == file[index] && type.keyword < index
        && index < type.brace && file[index - 1] == ":"
    }
    if isSuperclass, let name = Self.locks[file[index]] { edits.replace(index, with: name) }
    return index + 1
  }

  /// Removes the convention of a function type that C cannot have, such as `@convention(c) (AnyObject, Selector) -> Void`.
  /// Code reads methods of the Objective-C runtime with such types, and that runtime has no methods here.
  mutating func portConvention(_ index: Int) -> Int {
    guard file[index + 1] == "(", let end = file.closing(index + 1) else { return index + 1 }
    let isBlock = file[index + 2] == "block"
    guard isBlock || file[index + 2] == "c", file[end + 1] == "(" || isBlock else { return end + 1 }
    let parameters = file.closing(end + 1) ?? end
    let hasObject = (end + 1..<max(parameters, end + 1)).contains { isObjectType(file[$0]) }
    if isBlock || hasObject { edits.remove(index..<end + 1) }
    return end + 1
  }

  private func isObjectType(_ name: String) -> Bool {
    if ["Any", "AnyObject", "Selector"].contains(name) { return true }
    return name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("CA")
      || facts.types.declared.contains(name)
  }
}
