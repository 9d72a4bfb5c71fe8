// Facts about the optional members of the sources' own protocols.
extension SourceFacts {
  /// Returns the type and the member that `responds(to: #selector(…))` at a token names. The member
  /// has its labels if they are written.
  func askedSelector(
    _ file: SourceText, _ index: Int
  ) -> (owner: String, name: String, labels: [String]?, end: Int)? {
    guard file[index] == "responds", file[index + 1] == "(", file[index + 2] == "to",
      file[index + 4] == "#selector", file[index + 5] == "(", let end = file.closing(index + 1),
      let inner = file.closing(index + 5)
    else { return nil }
    var start = index + 6
    if ["getter", "setter"].contains(file[start]) { start += 2 }
    var words: [String] = []
    while file.isWord(start) {
      words.append(file[start])
      start += 1
      guard file[start] == ".", start < inner else { break }
      start += 1
    }
    guard let name = words.popLast() else { return nil }
    let owner = words.first.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    let own = type(in: file.path, around: index)?.name
    let labels = file[start] == "(" ? file.labels(ofName: start) : nil
    return (owner ?? own ?? "", name, labels, end)
  }

  /// Returns all members whose selectors a file passes to `responds(to:)`.
  func askedMembers(in file: SourceText) -> Set<AskedMember> {
    var asked: Set<AskedMember> = []
    for index in 0..<file.count where file[index] == "responds" {
      guard let member = askedSelector(file, index) else { continue }
      asked.insert(AskedMember(owner: member.owner, name: member.name))
    }
    return asked
  }

  /// Returns the names of variables whose types are these protocols, by protocol. A variable counts
  /// if it is declared with the type, cast to it, or assigned from another such variable.
  func variables(of owners: Set<String>, in file: SourceText) -> [String: Set<String>] {
    var meant: [String: [String]] = [:]
    for type in types.types where type.kind == .protocol {
      meant[type.name] = ([type.name] + type.inherited).filter(owners.contains)
    }
    var names: [String: Set<String>] = [:]
    for index in 0..<file.count where file.isWord(index) {
      guard let owners = meant[file[index]], !owners.isEmpty else { continue }
      var before = index - 1
      while ["any", "some", "(", "["].contains(file[before]) { before -= 1 }
      if file[before] == ":", file.isWord(before - 1) {
        names[file[before - 1], default: []].formUnion(owners)
      }
      // A binding such as `if let panel = parent as? Panel`.
      if ["?", "!"].contains(file[index - 1]), file[index - 2] == "as",
        let name = bound(file, before: index - 2)
      {
        names[name, default: []].formUnion(owners)
      }
    }
    for index in 0..<file.count where file[index + 1] != "." && file[index + 1] != "?" {
      guard let owners = names[file[index]],
        let name = bound(file, before: index) ?? loopVariable(file, before: index)
      else { continue }
      names[name, default: []].formUnion(owners)
    }
    var variables: [String: Set<String>] = [:]
    for (name, owners) in names {
      for owner in owners { variables[owner, default: []].insert(name) }
    }
    return variables
  }

  /// Returns the name of the elements in `for panel in panels`.
  private func loopVariable(_ file: SourceText, before index: Int) -> String? {
    guard file[index - 1] == "in", file.isWord(index - 2), file[index - 3] == "for" else {
      return nil
    }
    return file[index - 2]
  }

  /// Returns the name that `let` or `var` binds to a value on the same line.
  private func bound(_ file: SourceText, before index: Int) -> String? {
    var place = index - 1
    while place > 0, file.line(place) == file.line(index) {
      if file[place] == "=", file.isWord(place - 1), ["let", "var"].contains(file[place - 2]) {
        return file[place - 1]
      }
      guard file.isWord(place) || [".", "?", "!", "(", ")"].contains(file[place]) else {
        return nil
      }
      place -= 1
    }
    return nil
  }
}

/// A member whose selector the sources pass to `responds(to:)`.
struct AskedMember: Hashable {
  let owner: String
  let name: String
}
