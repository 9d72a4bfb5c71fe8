extension SourceFacts {
  /// The name of the selector that `#selector(…)` stands for at a token, where the selector itself is wanted and not
  /// the method: for a parameter or a variable of that type, in a comparison, a list, a case. The action is the
  /// method of the sources that it names.
  func valueSelector(_ file: SourceText, _ index: Int) -> (name: String, action: ActionFacts?)? {
    guard file[index + 1] == "(", let end = file.closing(index + 1),
      wantsSelector(file, index, end)
    else { return nil }
    var start = index + 2
    var owner = type(in: file.path, around: index)?.name
    if ["getter", "setter"].contains(file[start]) { return nil }
    if ["self", "Self", "super"].contains(file[start]), file[start + 1] == "." {
      start += 2
    } else {
      while file[start].first?.isUppercase == true, file[start + 1] == "." {
        owner = file[start]
        start += 2
      }
      if file[start + 1] == ".", file.isWord(start + 2) {
        // `model.reset`, whose class the type of the property says.
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
      ?? named.first { member in owner.map { descends($0, from: member.owner) } ?? false }
    if let found {
      let action = action(found)
      return (action.selector, found.isAction ? action : nil)
    }
    let isStandard = SelectorName.standardActions.contains(file[start])
    return (SelectorName.of(file[start], labels: !isFull && isStandard ? ["_"] : labels), nil)
  }

  private func action(_ member: DeclaredMember) -> ActionFacts {
    let labels = member.signature.dropFirst(member.name.count + 1).dropLast().split(separator: ":")
      .map(String.init)
    return ActionFacts(
      owner: member.owner, path: member.path, line: files[member.path]?.line(member.keyword) ?? 1,
      selector: SelectorName.of(member.name, labels: labels),
      reference: labels.isEmpty ? member.name : member.signature, isPrivate: member.isPrivate)
  }

  /// The methods that the sources name in strings: `Selector("close:")`, `Selector(("close:"))`.
  func namedSelectors(_ files: [SourceText]) -> [ActionFacts] {
    var names: Set<String> = []
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

  /// The class whose method `#selector(model.close)` names: the property's type, or the only class that has one.
  func owner(ofMethod method: String, in object: String, around type: String?) -> String? {
    let owners = Set(members.named(method).lazy.filter(\.isMethod).map(\.owner))
    if let type, let named = storedProperties[type]?[object], owners.contains(named) {
      return named
    }
    return owners.count == 1 ? owners.first : nil
  }

  /// Functions of UIKit's and Foundation's that take a selector itself.
  private static let takers: Set<String> = [
    "canPerformAction", "NSStringFromSelector", "target", "targetViewController", "UIMenuItem",
    "handles", "instancesRespond",
  ]

  private func wantsSelector(_ file: SourceText, _ index: Int, _ end: Int) -> Bool {
    if isInStoredValue(file, index), ["action", "selector"].contains(file[index - 2]) {
      return true
    }
    // `x == #selector(a)`, `#selector(a) == x`
    if file[end + 1] == "=" || file[end + 1] == "!" && file[end + 2] == "=" { return true }
    let before = file[index - 1]
    if ["=", "return", "case", "?", "{", "in", "["].contains(before) { return true }
    guard let open = file.bracket(around: index) else { return false }
    if file[open] == "[" { return true }
    let isLabel = before == ":" && file.isWord(index - 2) && ["(", ","].contains(file[index - 3])
    guard isLabel || ["(", ","].contains(before), file[open] == "(" else {
      return before == ":" || before == ","
    }
    // What stands in parentheses alone is a part of a tuple.
    guard file.isWord(open - 1) || [">", "?", "!", ")"].contains(file[open - 1]),
      file.touchesNext(open - 1)
    else { return true }
    if Self.takers.contains(file[open - 1]) { return true }
    return selectorParameters.takes(file, call: open, label: isLabel ? file[index - 2] : "_") {
      types.isClass($0) ? types.ancestors(of: $0) : []
    }
  }

  /// The methods that are found by such selectors.
  func valueSelectors(_ files: [SourceText]) -> [ActionFacts] {
    var found: [ActionFacts] = []
    for file in files {
      for index in 0..<file.count where file[index] == "#selector" {
        if let action = valueSelector(file, index)?.action { found.append(action) }
      }
    }
    return found
  }
}

extension SourceText {
  /// The labels in `(_:for:)`, which opens at a token.
  fileprivate func labels(ofName open: Int) -> [String] {
    guard let end = closing(open) else { return [] }
    return (open + 1..<end).filter { isWord($0) && self[$0 + 1] == ":" }.map { self[$0] }
  }
}
