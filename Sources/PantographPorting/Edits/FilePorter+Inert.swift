// A name that compiles but has no effect here is noted once in each file, with the reason.
extension FilePorter {
  /// The first use of an inert name in a file, with the number of its uses.
  struct InertUse {
    let line: Int
    let name: String
    let reason: String
    var count = 1
  }

  mutating func noteInert(_ index: Int) {
    guard let members = InertNames.byWord[file[index]] else { return }
    let isDeclared = ["var", "func"].contains(file[index - 1])
    if let member = isDeclared ? declared(members, index) : used(members, index) {
      noteInert(member, index)
    }
  }

  /// Notes a notification that the file uses by an older name; `path` is the current one, such as
  /// `UIResponder.keyboardWillShowNotification`.
  mutating func noteInert(_ index: Int, renamed path: String) {
    let word = path.split(separator: ".").last.map(String.init) ?? path
    if let member = InertNames.byWord[word]?.first { noteInert(member, index) }
  }

  private mutating func noteInert(_ member: InertNames.Member, _ index: Int) {
    if let known = inertUses.firstIndex(where: { $0.name == member.word }) {
      inertUses[known].count += 1
    } else {
      inertUses.append(
        InertUse(line: file.line(index), name: member.word, reason: member.reason))
    }
  }

  /// The notes about this file's names without effect.
  var inertNotes: [PortNote] {
    inertUses.map { use in
      let more = use.count == 1 ? "" : " (\(use.count) times in this file)"
      return PortNote(
        path: file.path, line: use.line, name: use.name,
        message: "has no effect here: \(use.reason)\(more)")
    }
  }

  /// Returns the inert member that a declaration of the sources overrides or implements for a
  /// delegate.
  private func declared(_ members: [InertNames.Member], _ index: Int) -> InertNames.Member? {
    guard
      let own = facts.members.member(in: file.path, at: index)
    else { return nil }
    let candidates = members.filter { $0.name == own.signature }
    guard own.isOverride else {
      return candidates.first {
        !$0.sharesName && ($0.type.hasSuffix("Delegate") || $0.type.hasSuffix("DataSource"))
      }
    }
    let ancestor = facts.foreignAncestor(of: own.owner) ?? ""
    return candidates.first { $0.belongs(to: ancestor) } ?? candidates.first { !$0.sharesName }
  }

  private func used(_ members: [InertNames.Member], _ index: Int) -> InertNames.Member? {
    guard let first = members.first, first.isMethod == (file[index + 1] == "("),
      !declaresMember(file[index])
    else { return nil }
    guard file[index - 1] == "." else { return usedOfSelf(members, index) }
    let isMarked = ["?", "!"].contains(file[index - 2])
    let receiver = isMarked ? index - 3 : index - 2
    guard file.isWord(receiver) || [")", "]"].contains(file[receiver]),
      !["super", "return", "case", "in"].contains(file[receiver])
    else { return nil }
    if let type = typeOfReceiver(receiver, index) {
      if let member = members.first(where: { $0.belongs(to: type) }) { return member }
    }
    return members.first { !$0.sharesWord }
  }

  /// Returns the inert member that a statement without receiver uses, such as
  /// `edgesForExtendedLayout = []` in a view controller.
  private func usedOfSelf(_ members: [InertNames.Member], _ index: Int) -> InertNames.Member? {
    let isSet = file[index + 1] == "=" && file[index + 2] != "="
    guard isSet || file[index + 1] == "(",
      !["let", "var", "func", "case"].contains(file[index - 1]),
      let type = facts.type(in: file.path, around: index),
      let ancestor = facts.foreignAncestor(of: type.name)
    else { return nil }
    return members.first { !$0.sharesWord && $0.belongs(to: ancestor) }
  }

  /// Returns the type of a receiver: the type of a property of the sources, or the type that a name
  /// such as `tabBar` suggests.
  private func typeOfReceiver(_ receiver: Int, _ index: Int) -> String? {
    let name = file[receiver]
    if name == "self" {
      return facts.type(in: file.path, around: index).flatMap { facts.foreignAncestor(of: $0.name) }
    }
    if let around = facts.type(in: file.path, around: index),
      let type = facts.stored.types[around.name]?[name], !type.isEmpty
    {
      return type
    }
    return name.first?.isLowercase == true
      ? "UI\(name.prefix(1).uppercased())\(name.dropFirst())" : name
  }

  private func declaresMember(_ name: String) -> Bool {
    facts.stored.names.contains(name) && !facts.overriddenProperties.contains(name)
      || facts.members.ownNames.contains(name)
  }
}
