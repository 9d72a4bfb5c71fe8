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
      $0.owner == owner && $0.name == file[start] && $0.isMethod
        && (!wanted.contains("(") || $0.signature == wanted)
    }
    guard let found else { return nil }
    let labels = found.signature.dropFirst(found.name.count + 1).dropLast().split(separator: ":")
    return ActionFacts(
      owner: owner, path: found.path, line: files[found.path]?.line(found.keyword) ?? 1,
      selector: SelectorName.of(found.name, labels: labels.map(String.init)),
      reference: labels.isEmpty ? found.name : found.signature, isPrivate: found.isPrivate)
  }

  private func wantsSelector(_ file: SourceText, _ index: Int) -> Bool {
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
