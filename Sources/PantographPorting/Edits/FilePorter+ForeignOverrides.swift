// On iOS a view controller can override `openMenu` of `extension UIViewController { @objc func
// openMenu() { … } }`, because the Objective-C runtime finds the method. In the port the overriding
// method gets a name of its own, and the extension's method tests the class of `self`: `extension
// UIViewController { func openMenu() { if let own = self as? Menu { return own.openMenuInMenu() };
// return openMenuInUIViewController() } }`.
extension FilePorter {
  mutating func portForeignOverrides() {
    for override in facts.overrides.foreign {
      if override.base.path == file.path { dispatch(override) }
      for member in override.members where member.path == file.path {
        for index in member.modifiers where removes(index, of: member) {
          edits.remove(index..<index + 1)
        }
        edits.replace(member.nameIndex, with: member.extensionName)
        bridge(member, in: override)
        renameSuper(of: member, in: override)
      }
    }
  }

  private func removes(_ index: Int, of member: DeclaredMember) -> Bool {
    // Swift does not allow `open` in an extension.
    file[index] == "override" || member.isInExtension && file[index] == "open"
  }

  /// Returns the type that the extension tests for: the member's class, or, if that class is hidden
  /// in another file or module, the protocol that the class adopts for this purpose.
  private func className(of member: DeclaredMember, in override: ForeignOverride) -> String {
    isHidden(member, from: override.base) ? "any \(override.bridge(of: member))" : member.owner
  }

  private func isHidden(_ member: DeclaredMember, from base: DeclaredMember) -> Bool {
    isInOtherModule(member, base)
      || facts.classes(named: member.owner).contains {
        $0.isLocal || $0.isPrivate && ($0.path != base.path || $0.isHidden)
      }
  }

  private func isInOtherModule(_ member: DeclaredMember, _ base: DeclaredMember) -> Bool {
    facts.neighbors[member.path] != facts.neighbors[base.path]
  }

  private mutating func bridge(_ member: DeclaredMember, in override: ForeignOverride) {
    guard isHidden(member, from: override.base),
      let requirement = requirement(of: member, in: override),
      let type = facts.types.types(named: member.owner, in: file.path).first
    else { return }
    // Another module's extension declares the protocol itself.
    if !isInOtherModule(member, override.base) { edits.append(requirement) }
    adopt(override.bridge(of: member), type)
  }

  /// Returns the protocol that the class of a member adopts, so that the extension can test for it.
  private func requirement(
    of member: DeclaredMember, in override: ForeignOverride
  ) -> String? {
    guard let forwarding = member.forwarding, let brace = forwarding.firstRange(of: " { "),
      let name = forwarding.firstRange(of: " \(member.name)")
    else { return nil }
    var head = String(forwarding[..<brace.lowerBound])
    head.replaceSubrange(name, with: " \(member.extensionName)")
    let accessors = forwarding.contains("{ get {") ? "{ get set }" : "{ get }"
    let requirement = member.isMethod ? head : "\(head) \(accessors)"
    return "@MainActor protocol \(override.bridge(of: member)): AnyObject { \(requirement) }"
  }

  private mutating func dispatch(_ override: ForeignOverride) {
    let base = override.base
    guard let forwarding = base.forwarding else { return }
    edits.replace(base.nameIndex, with: base.extensionName)
    func choose(_ body: Substring) -> String {
      let own = override.members.map { member in
        let call = String(body).replacing(base.extensionName, with: "own.\(member.extensionName)")
        return "if let own = self as? \(className(of: member, in: override)) { \(answer(call)) }; "
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
    for member in override.members where isInOtherModule(member, base) {
      requirement(of: member, in: override).map {
        edits.append((isPublic ? "public " : "") + $0)
      }
    }
  }

  /// Renames `super.openMenu()` in the overriding class and its extensions.
  private mutating func renameSuper(of member: DeclaredMember, in override: ForeignOverride) {
    let above = facts.types.nearestAncestor(of: member.owner) { override.byOwner[$0] != nil }
    let target = above.flatMap { override.byOwner[$0] } ?? override.base
    for type in facts.types.types(named: member.owner, in: file.path) {
      for index in type.brace..<min(type.end, file.count)
      where file[index] == member.name && file[index - 1] == "." && file[index - 2] == "super" {
        edits.replace(index, with: target.extensionName)
      }
    }
  }
}
