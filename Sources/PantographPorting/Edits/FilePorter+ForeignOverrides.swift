// `extension UIViewController { @objc func openMenu() { … } }` can be overridden by a view controller on iOS, as the
// Objective-C runtime finds the method. Here the extension's method asks which class it is, and the overriding one has
// a name of its own: `extension UIViewController { func openMenu() { if let own = self as? Menu { return
// own.openMenuInMenu() }; return openMenuInUIViewController() } }`.
extension FilePorter {
  mutating func portForeignOverrides() {
    for override in facts.foreignOverrides {
      if override.base.path == file.path { dispatch(override) }
      for member in override.members where member.path == file.path {
        for index in member.modifiers where file[index] == "override" {
          edits.remove(index..<index + 1)
        }
        edits.replace(member.nameIndex, with: member.extensionName)
      }
      for member in override.members { renameSuper(of: member, in: override) }
    }
  }

  private mutating func dispatch(_ override: ForeignOverride) {
    let base = override.base
    guard let forwarding = base.forwarding else { return }
    edits.replace(base.nameIndex, with: base.extensionName)
    // One that is further down is asked for first.
    let members = override.members.sorted { above($0, in: override) > above($1, in: override) }
    func choose(_ body: Substring) -> String {
      let own = members.map { member in
        let call = String(body).replacing(base.extensionName, with: "own.\(member.extensionName)")
        return "if let own = self as? \(member.owner) { \(answer(call)) }; "
      }
      return own.joined() + answer(String(body))
    }
    func answer(_ call: String) -> String {
      call.contains(" = ") ? "\(call); return" : "return \(call)"
    }
    guard let brace = forwarding.firstRange(of: " { "), forwarding.hasSuffix(" }") else { return }
    let head = forwarding[..<brace.lowerBound]
    let body = forwarding[brace.upperBound...].dropLast(2)
    let name = base.extensionName
    let text =
      body.hasPrefix("get { ")
      ? "get { \(choose(Substring(name))) } set { \(choose(Substring("\(name) = newValue"))) }"
      : choose(body)
    let isPublic =
      base.modifiers.contains { ["public", "open"].contains(file[$0]) }
      || facts.type(in: file.path, around: base.keyword)?.modifiers.contains("public") == true
    edits.append("extension \(base.owner) { \(isPublic ? "public " : "")\(head) { \(text) } }")
  }

  /// How many of those that override it, too, a member's class comes from.
  private func above(_ member: DeclaredMember, in override: ForeignOverride) -> Int {
    override.members.count { facts.descends(member.owner, from: $0.owner) }
  }

  /// `super.openMenu()` in the class that overrides, and in extensions of it.
  private mutating func renameSuper(of member: DeclaredMember, in override: ForeignOverride) {
    let above = override.members.filter { facts.descends(member.owner, from: $0.owner) }
      .max { facts.descends($1.owner, from: $0.owner) }
    for type in facts.types where type.path == file.path && type.name == member.owner {
      for index in type.brace..<min(type.end, file.count)
      where file[index] == member.name && file[index - 1] == "." && file[index - 2] == "super" {
        edits.replace(index, with: (above ?? override.base).extensionName)
      }
    }
  }
}
