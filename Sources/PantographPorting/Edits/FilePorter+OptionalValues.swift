// On iOS the value of an optional method is nil if the object lacks the method: `if let move =
// owner?.mayMove { move(3) }`.
extension FilePorter {
  /// Reads an optional method through its protocol: `owner?.mayMove` becomes `(owner as?
  /// PanelOwner_mayMove)?.mayMove`.
  mutating func readOptionalMethod(_ index: Int) {
    guard let method = facts.optionalMethodValue(file, index), method.mustBeAsked,
      let start = receiver(index - 2)
    else { return }
    let cast = " as? \(method.protocolName))?"
    edits.replace(start, with: "(\(file[start])")
    if ["?", "!"].contains(file[index - 2]) {
      edits.replace(index - 2, with: cast)
    } else {
      edits.add(cast, after: index - 2)
    }
  }
}

extension SourceFacts {
  /// Returns the optional method whose value is read at a token: it is bound to a name or compared
  /// with nil, and not called.
  func optionalMethodValue(_ file: SourceText, _ index: Int) -> OptionalMethodFacts? {
    guard file[index - 1] == ".", file[index + 1] != "(", stored.ownersByName[file[index]] == nil,
      !members.named(file[index]).contains(where: { !$0.isMethod })
    else { return nil }
    // Several methods of one name cannot be distinguished without their labels.
    guard let all = optionalMembers.byName[file[index]], all.count == 1, !all[0].isProperty,
      let start = file.startOfExpression(endingAt: index - 2)
    else { return nil }
    let isValue =
      file[start - 1] == "=" && file.isWord(start - 2) && ["let", "var"].contains(file[start - 3])
    let isBound = isValue && ["if", "guard", "while", ","].contains(file[start - 4])
    // A method of an object that is there need not be optional.
    let isWhole =
      isValue && !isBound && file[index - 2] == "?"
      && (index + 1 >= file.count || file.line(index + 1) > file.line(index))
    let isCompared =
      ["!", "="].contains(file[index + 1]) && file[index + 2] == "=" && file[index + 3] == "nil"
    guard isCompared || isWhole || isBound && [",", "{", "else"].contains(file[index + 1]) else {
      return nil
    }
    return all[0]
  }

  /// Returns all optional methods whose values a file reads.
  func optionalMethodValues(in file: SourceText) -> Set<AskedMember> {
    var values: Set<AskedMember> = []
    for index in 0..<file.count where optionalMembers.byName[file[index]] != nil {
      guard let method = optionalMethodValue(file, index) else { continue }
      values.insert(AskedMember(owner: method.owner, name: method.name))
    }
    return values
  }
}
