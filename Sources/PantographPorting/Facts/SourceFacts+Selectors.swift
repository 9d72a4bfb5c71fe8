extension SourceFacts {
  /// Returns the name of the selector for a `#selector(…)` at a token, and the method of the
  /// sources that the selector names. Returns nil if the method is wanted and not the selector. The
  /// selector is wanted for a parameter or variable of type `Selector`, in a comparison, in a list,
  /// and in a `case`.
  func valueSelector(_ file: SourceText, _ index: Int) -> (name: String, action: ActionFacts?)? {
    guard file[index + 1] == "(", let end = file.closing(index + 1) else { return nil }
    let isWanted = wantsSelector(file, index, end) || takesNoNotification(file, index, end)
    guard isWanted || isActionOfBarItem(file, index) else { return nil }
    var start = index + 2
    var owner = type(in: file.path, around: index)?.name
    if ["getter", "setter"].contains(file[start]) { return nil }
    if let member = file.memberOfSelf(start) {
      start = member
    } else {
      while file[start].first?.isUppercase == true, file[start + 1] == "." {
        owner = file[start]
        start += 2
      }
      if file[start + 1] == ".", file.isWord(start + 2) {
        // For `model.reset` the class is the type of the property.
        owner = self.owner(ofMethod: file[start + 2], in: file[start], around: owner) ?? owner
        start += 2
      }
    }
    guard file.isWord(start) else { return nil }
    let isFull = file[start + 1] == "("
    let labels = isFull ? file.labels(ofName: start + 1) : []
    let named = members.named(file[start]).filter {
      $0.isMethod
        && (!isFull || $0.signature == "\(file[start])(\(labels.map { "\($0):" }.joined()))")
    }
    let found =
      named.first { $0.owner == owner }
      ?? named.first { member in
        owner.map { isNested(member.owner, named: $0, in: file, index) } ?? false
      }
      ?? named.first { member in owner.map { descends($0, from: member.owner) } ?? false }
    if let found {
      let action = action(found)
      if isWanted || found.isAction && types.isClass(found.owner) {
        return (action.selector, found.isAction ? action : nil)
      }
    }
    // Without a list of the sources that has the method, the item gets the method itself.
    guard isWanted else { return nil }
    let isStandard = SelectorName.standardActions.contains(file[start])
    return (SelectorName.of(file[start], labels: !isFull && isStandard ? ["_"] : labels), nil)
  }

  /// Returns whether a name such as `Card` stands for `CardTests.Card` at a token.
  private func isNested(_ name: String, named short: String, in file: SourceText, _ index: Int)
    -> Bool
  {
    guard name.hasSuffix(".\(short)"), let around = type(in: file.path, around: index)?.name else {
      return false
    }
    let outer = name.dropLast(short.count + 1)
    return around == outer || around.hasPrefix("\(outer).")
  }

  private func action(_ member: DeclaredMember) -> ActionFacts {
    let labels = member.signature.dropFirst(member.name.count + 1).dropLast().split(separator: ":")
      .map(String.init)
    return ActionFacts(
      owner: member.owner, path: member.path, line: files[member.path]?.line(member.keyword) ?? 1,
      selector: SelectorName.of(member.name, labels: labels),
      reference: labels.isEmpty ? member.name : member.signature, isPrivate: member.isPrivate)
  }

  /// Returns the methods that the sources name in strings: `Selector("close:")`,
  /// `Selector(("close:"))`, and those that storyboards name.
  func namedSelectors(_ files: [SourceText], _ actionNames: Set<String>) -> [ActionFacts] {
    var names = actionNames
    for file in files {
      for index in 0..<file.count
      where ["Selector", "NSSelectorFromString"].contains(file[index]) && file[index + 1] == "(" {
        let place = file[index + 2] == "(" ? index + 3 : index + 2
        if file.kind(place) == .string { names.insert(String(file[place].dropFirst().dropLast())) }
      }
    }
    guard !names.isEmpty else { return [] }
    return members.all.lazy.filter { $0.isAction && types.isClass($0.owner) }.map(action)
      .filter { names.contains($0.selector) }
  }

  /// Returns the class of the method in `#selector(model.close)`: the type of the property, or the
  /// only class with such a method.
  func owner(ofMethod method: String, in object: String, around type: String?) -> String? {
    let owners = Set(members.named(method).lazy.filter(\.isMethod).map(\.owner))
    if let type, let named = stored.types[type]?[object], owners.contains(named) {
      return named
    }
    return owners.count == 1 ? owners.first : nil
  }

  /// Returns the selector of a protocol's method that a token names, with or without its labels. A protocol may be
  /// declared only for such a name, so no class need have the method.
  func selector(ofProtocol owner: String, _ file: SourceText, _ index: Int) -> String? {
    guard let type = types.protocol(named: owner), let source = files[type.path],
      file.isWord(index)
    else { return nil }
    if file[index + 1] == "(" {
      return SelectorName.of(file[index], labels: file.labels(ofName: index + 1))
    }
    let function = (type.brace..<type.end).first {
      source[$0] == "func" && source[$0 + 1] == file[index] && source[$0 + 2] == "("
    }
    let labels = function.map { source.arguments($0 + 2).map { source[$0.lowerBound] } } ?? []
    return SelectorName.of(file[index], labels: labels)
  }

  /// Functions of UIKit and Foundation that take a selector.
  private static let takers: Set<String> = [
    "canPerformAction", "NSStringFromSelector", "target", "targetViewController", "UIMenuItem",
    "handles", "instancesRespond", "class_getInstanceMethod", "class_getClassMethod",
    "class_getMethodImplementation", "class_addMethod", "class_replaceMethod",
  ]

  /// The labels of selectors in the methods of UIKit's delegates.
  private static let labels: Set<String> = ["performAction", "canPerformAction"]

  private func wantsSelector(_ file: SourceText, _ index: Int, _ end: Int) -> Bool {
    if isInStoredValue(file, index), ["action", "selector"].contains(file[index - 2]) {
      return true
    }
    // The target of `target: nil, action: #selector(a)` is found, or set, later.
    if file[index - 2] == "action", file[index - 4] == "nil", file[index - 6] == "target" {
      return true
    }
    // A comparison such as `x == #selector(a)` or `#selector(a) == x`.
    if file[end + 1] == "=" || file[end + 1] == "!" && file[end + 2] == "=" { return true }
    let before = file[index - 1]
    if ["=", "return", "case", "?", "{", "in", "["].contains(before) { return true }
    guard let open = file.bracket(around: index) else { return false }
    if file[open] == "[" || file[open - 1].hasPrefix("XCTAssert") { return true }
    let isLabel = before == ":" && file.isWord(index - 2) && ["(", ","].contains(file[index - 3])
    guard isLabel || ["(", ","].contains(before), file[open] == "(" else {
      return before == ":" || before == ","
    }
    // Parentheses that do not follow a name form a tuple.
    guard file.isWord(open - 1) || [">", "?", "!", ")"].contains(file[open - 1]),
      file.touchesNext(open - 1)
    else { return true }
    if Self.takers.contains(file[open - 1]) || isLabel && Self.labels.contains(file[index - 2]) {
      return true
    }
    return selectorParameters.takes(file, call: open, label: isLabel ? file[index - 2] : "_") {
      types.isClass($0) ? types.ancestors(of: $0) : []
    }
  }

  /// Returns whether a selector is the action of a new bar button item. The item's `action` can be
  /// read, compared and sent, so that it needs a name.
  private func isActionOfBarItem(_ file: SourceText, _ index: Int) -> Bool {
    guard file[index - 1] == ":", file[index - 2] == "action",
      let open = file.bracket(around: index), file[open] == "("
    else { return false }
    let labels = file.arguments(open).map { file[$0.lowerBound] }
    return labels.last == "action" && labels.dropLast().last == "target"
      && ["barButtonSystemItem", "title", "image"].contains(labels.first)
  }

  /// Returns an action of an extension of a foreign class for each class of the sources that
  /// inherits it.
  private func actions(ofDescendants action: ActionFacts) -> [ActionFacts] {
    guard action.owner.hasPrefix("UI"), !action.isPrivate else { return [] }
    return types.types.filter { type in
      guard type.kind == .class, !type.isHidden, let ancestor = types.parent(of: type.name),
        !types.isClass(ancestor)
      else { return false }
      return ancestor == action.owner
        || ["UIViewController", "UIView"].contains(action.owner)
          && ancestor.hasPrefix("UI") && ancestor.hasSuffix(action.owner.dropFirst(2))
    }.map { type in
      ActionFacts(
        owner: type.name, path: action.path, line: action.line, selector: action.selector,
        reference: action.reference, isPrivate: false)
    }
  }

  /// Returns whether a method that observes notifications has another parameter. On iOS it gets the
  /// notification anyway.
  private func takesNoNotification(_ file: SourceText, _ index: Int, _ end: Int) -> Bool {
    guard file[index - 2] == "selector", let open = file.bracket(around: index),
      file[open - 1] == "addObserver"
    else { return false }
    let name = file[end - 1] == ")" ? (file.opening(end - 1) ?? index) - 1 : end - 1
    let methods = members.named(file[name]).filter(\.isMethod)
    let taken: Set<String> = ["Notification", "NSNotification", "Any", "AnyObject", "NSObject"]
    return !methods.isEmpty
      && methods.allSatisfy { method in
        guard let type = method.parameterTypes.first else { return false }
        return !taken.contains(type.filter { $0 != "?" && $0 != "!" })
      }
  }

  /// Returns the methods that the selectors in stored values name.
  func valueSelectors(_ files: [SourceText]) -> [ActionFacts] {
    var found: [ActionFacts] = []
    for file in files {
      for index in 0..<file.count where file[index] == "#selector" {
        guard let action = valueSelector(file, index)?.action else { continue }
        found += types.isClass(action.owner) ? [action] : actions(ofDescendants: action)
      }
    }
    return found
  }
}

extension SourceText {
  /// Returns the labels in a name such as `(_:for:)`, whose parenthesis opens at a token.
  func labels(ofName open: Int) -> [String] {
    guard let end = closing(open) else { return [] }
    return (open + 1..<end).filter { isWord($0) && self[$0 + 1] == ":" }.map { self[$0] }
  }
}
