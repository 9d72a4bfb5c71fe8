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

  /// Returns the type that the extension tests for: the member's class, or, if the extension cannot
  /// name that class, the protocol that the class adopts for this purpose.
  private func className(of member: DeclaredMember, in override: ForeignOverride) -> String {
    let name =
      isHidden(member, from: override.base) ? "any \(override.bridge(of: member))" : member.owner
    // In a class method `self` is a class.
    return isOfClass(override.base) ? "\(name).Type" : name
  }

  /// Returns whether a member belongs to the class, not to its objects.
  private func isOfClass(_ member: DeclaredMember) -> Bool {
    member.modifiers.contains { file[$0] == "class" }
  }

  /// Returns whether the class of a member is hidden in its file or belongs to another module.
  private func isHidden(_ member: DeclaredMember, from base: DeclaredMember) -> Bool {
    facts.neighbors[member.path] != facts.neighbors[base.path]
      || facts.classes(named: member.owner).contains {
        $0.isLocal || $0.isPrivate && ($0.path != base.path || $0.isHidden)
      }
  }

  private mutating func bridge(_ member: DeclaredMember, in override: ForeignOverride) {
    guard isHidden(member, from: override.base),
      let type = facts.types.types(named: member.owner, in: file.path).first
    else { return }
    adopt(override.bridge(of: member), type)
  }

  /// Declares the protocols by which the extension finds hidden classes, in the extension's module.
  private mutating func addBridges(_ override: ForeignOverride, _ access: String) {
    let base = override.base
    guard let forwarding = base.forwarding, let brace = forwarding.firstRange(of: " { "),
      let name = forwarding.firstRange(of: " \(base.name)")
    else { return }
    let accessors = forwarding.contains("{ get {") ? "{ get set }" : "{ get }"
    for member in override.members where isHidden(member, from: base) {
      var head = String(forwarding[..<brace.lowerBound])
      head.replaceSubrange(name, with: " \(member.extensionName)")
      if isOfClass(base) { head = "static \(head)" }
      let requirement = member.isMethod ? head : "\(head) \(accessors)"
      edits.append(
        "@MainActor \(access)protocol \(override.bridge(of: member)): AnyObject { \(requirement) }")
    }
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
    let access = isPublic ? "public " : ""
    let kind = isOfClass(base) ? "class " : ""
    edits.append("extension \(base.owner) { \(access)\(kind)\(head) { \(text) } }")
    addBridges(override, access)
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
