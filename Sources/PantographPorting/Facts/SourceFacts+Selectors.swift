extension SourceFacts {
  /// The method that `#selector(…)` names at a token where the selector itself is wanted: for a parameter that
  /// the sources declare as a `Selector`, or as the value of a variable of that type.
  func valueSelector(_ file: SourceText, _ index: Int) -> ActionFacts? {
    guard wantsSelector(file, index), file[index + 1] == "(", let end = file.closing(index + 1)
    else { return nil }
    var start = index + 2
    var owner = type(in: file.path, around: index)?.name
    if ["self", "Self"].contains(file[start]), file[start + 1] == "." {
      start += 2
    } else if file[start].first?.isUppercase == true, file[start + 1] == "." {
      owner = file[start]
      start += 2
    }
    guard let owner, file.isWord(start) else { return nil }
    let wanted = file.source(start..<end)
    let found = members.first {
      ($0.owner == owner || descends(owner, from: $0.owner)) && $0.name == file[start]
        && $0.isMethod && (!wanted.contains("(") || $0.signature == wanted)
    }
    return found.map(action)
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
    var found: [ActionFacts] = []
    for member in members where member.isMethod && !classes(named: member.owner).isEmpty {
      let action = action(member)
      let isKnown = (actions + found).contains {
        $0.owner == action.owner && $0.selector == action.selector
      }
      if names.contains(action.selector), !isKnown { found.append(action) }
    }
    return found
  }

  /// The class whose method `#selector(model.close)` names: the property's type, or the only class that has one.
  func owner(ofMethod method: String, in object: String, around type: String?) -> String? {
    let owners = Set(members.lazy.filter { $0.isMethod && $0.name == method }.map(\.owner))
    if let type, let named = storedProperties[type]?[object], owners.contains(named) {
      return named
    }
    return owners.count == 1 ? owners.first : nil
  }

  private func wantsSelector(_ file: SourceText, _ index: Int) -> Bool {
    if isInStoredValue(file, index), ["action", "selector"].contains(file[index - 2]) {
      return true
    }
    if file[index - 1] == "=" {
      return file[index - 2] == "Selector"
        || file[index - 2] == "?" && file[index - 3] == "Selector"
    }
    guard file[index - 1] == ":", file.isWord(index - 2) else { return false }
    let label = file[index - 2]
    var depth = 0
    var open = index - 3
    while open >= 0 {
      if [")", "]", "}"].contains(file[open]) { depth += 1 }
      if ["(", "[", "{"].contains(file[open]) {
        if depth == 0 { break }
        depth -= 1
      }
      open -= 1
    }
    guard open > 0, file[open] == "(" else { return false }
    let isInitializer = file[open - 1] == "init" && file[open - 2] == "."
    return selectorParameters[file[isInitializer ? open - 3 : open - 1]]?.contains(label) == true
  }

  /// The labels of parameters that are selectors, by function and by type that is made.
  static func selectorParameters(_ file: SourceText, _ types: [TypeFacts]) -> [String: Set<String>]
  {
    var labels: [String: Set<String>] = [:]
    for index in 0..<file.count where file[index] == "Selector" && file[index - 1] == ":" {
      let label = file.isWord(index - 3) ? file[index - 3] : file[index - 2]
      var open = index
      while open > 0, file[open] != "(", file[open] != "{" { open -= 1 }
      guard file[open] == "(" else { continue }
      if file[open - 1] == "init" {
        let owner = types.filter { $0.brace < open && open < $0.end }.max { $0.brace < $1.brace }
        if let owner { labels[owner.name, default: []].insert(label) }
      } else if file[open - 2] == "func" {
        labels[file[open - 1], default: []].insert(label)
      }
    }
    return labels
  }

  /// The methods that are found by such selectors.
  func valueSelectors(_ files: [SourceText]) -> [ActionFacts] {
    var found: [ActionFacts] = []
    for file in files {
      for index in 0..<file.count where file[index] == "#selector" {
        guard let action = valueSelector(file, index) else { continue }
        let isKnown = (actions + found).contains {
          $0.owner == action.owner && $0.selector == action.selector
        }
        if !isKnown { found.append(action) }
      }
    }
    return found
  }
}
