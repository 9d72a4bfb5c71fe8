extension FilePorter {
  /// Edits optional calls such as `delegate?.cardDidClose?(self)` and `animator.addAnimations! { …
  /// }`, because these methods always exist here.
  mutating func optionalCall(_ index: Int) {
    let isTrailing = file[index + 1] == "{" && !file.touchesNext(index)
    guard file[index + 1] == "(" && file.touchesNext(index) || isTrailing,
      file.isWord(index - 1), file[index - 2] == ".", file.touchesNext(index - 1)
    else { return }
    let name = file[index - 1]
    if !isTrailing, ask(index) || callOnAnyObject(index) { return }
    let own = facts.optionalMembers.byName[name] ?? []
    let fitting = fitting(own, index + 1)
    // A call of a closure in a property has no labels.
    let hasLabel = !isTrailing && file.argumentLabels(index + 1).contains { $0 != "_" }
    guard
      hasLabel
        || (OptionalMethods.names.contains(name) || own.contains { !$0.mustBeAsked })
          && (isTrailing || !facts.stored.callable.contains(name))
    else { return }
    edits.replace(index, with: "")
    if let fitting { castAnyObject(before: index - 2, to: fitting.owner) }
    if let asking = OptionalMethods.asking[name], file[index] == "?" {
      edits.replace(index - 1, with: asking)
    }
    if file[index] == "?" { keepAnswerOptional(index) }
  }

  /// Wraps the delegate in an optional for code such as `let cell = delegate.cell?(at: 3)`, which
  /// needs an optional value, because later code may unwrap it.
  private mutating func keepAnswerOptional(_ index: Int) {
    guard file[index + 1] == "(", !["?", "!"].contains(file[index - 3]),
      let start = receiver(index - 3), let end = file.closing(index + 1)
    else { return }
    let isBound =
      file[start - 1] == "=" && file.isWord(start - 2) && ["let", "var"].contains(file[start - 3])
    let isChained =
      ["?", "!"].contains(file[end + 1]) && file.touchesNext(end)
      && file[end + 2] != "="
    guard isBound || isChained else { return }
    edits.replace(start, with: "Optional(\(file[start])")
    edits.add(")?", after: index - 3)
  }

  /// Edits `(target as AnyObject).close?()`. On iOS the runtime finds the method by name; here the
  /// classes that have the method adopt a protocol.
  private mutating func callOnAnyObject(_ index: Int) -> Bool {
    let last = ["?", "!"].contains(file[index - 3]) ? index - 4 : index - 3
    guard file[last] == ")", file[last - 1] == "AnyObject", let open = file.opening(last) else {
      return false
    }
    let name = file[index - 1]
    let labels = file.argumentLabels(index + 1)
    let type: String
    if let method = fitting(facts.optionalMembers.byName[name] ?? [], index + 1) {
      type = method.mustBeAsked ? method.protocolName : method.owner
    } else if let member = facts.anyObjectMembers(name).first(where: {
      $0.signature == "\(name)(\(labels.map { "\($0):" }.joined()))"
    }) {
      type = "any \(Self.bridge(to: member))"
    } else {
      return false
    }
    edits.replace(open, with: "((")
    let isForced = file[index] == "!"
    edits.add(isForced ? " as! \(type))" : " as? \(type))?", after: last)
    for place in last + 1..<index - 2 { edits.replace(place, with: "") }
    edits.replace(index, with: "")
    return true
  }

  /// Returns the name of the protocol of a method. A parameter without a label adds only an underscore.
  private static func bridge(to member: DeclaredMember) -> String {
    let labels = member.signature.dropFirst(member.name.count + 1).dropLast().split(separator: ":")
    return "Having_\(member.name)"
      + labels.map { $0 == "_" ? "_" : "_\($0)" }.joined()
  }

  /// Adds the protocols of methods that are called on any object, and their adoption by this file's
  /// classes.
  mutating func addAnyObjectMembers() {
    for name in facts.anyObject.calls.sorted() {
      var known: [String: [String]] = [:]
      for member in facts.anyObjectMembers(name) {
        let isFirst = known[member.signature] == nil
        if isFirst { known[member.signature] = member.parameterTypes }
        // A protocol has the parameters of one class. Other classes cannot adopt it.
        guard known[member.signature] == member.parameterTypes else { continue }
        if isFirst, member.path == file.path, let forwarding = member.forwarding,
          let brace = forwarding.firstRange(of: " { ")
        {
          edits.append(
            "@MainActor protocol \(Self.bridge(to: member)): AnyObject {"
              + " \(forwarding[..<brace.lowerBound]) }")
        }
        for type in facts.types.types(named: member.owner, in: file.path)
        where type.kind == .class {
          adopt(Self.bridge(to: member), type)
        }
      }
    }
  }
}

extension SourceFacts {
  /// Returns the methods with this name that classes of the sources declare and do not override.
  func anyObjectMembers(_ name: String) -> [DeclaredMember] {
    members.named(name).filter {
      $0.isMethod && !$0.isOverride && !$0.isPrivate && $0.forwarding != nil
        && types.isClass($0.owner)
    }
  }
}
