extension FilePorter {
  /// Renames those members of this file's extensions that override a member or are overridden.
  mutating func renameHoistedMembers() {
    for member in facts.overrides.hoisted where member.path == file.path {
      guard member.forwarding != nil else {
        note(
          member.nameIndex, member.name,
          "overrides or is overridden in an extension: move it into the class")
        continue
      }
      for index in member.modifiers where ["override", "open", "public"].contains(file[index]) {
        edits.remove(index..<index + 1)
      }
      edits.replace(member.nameIndex, with: member.extensionName)
    }
  }

  /// Returns the members that the class declares in their place, which call the renamed ones:
  /// `override func viewDidLoad() { viewDidLoadInCard() }`.
  func hoistedMembers(of type: TypeFacts) -> [String] {
    (facts.overrides.hoistedOfOwners[type.name] ?? []).compactMap { member in
      guard let forwarding = member.forwarding else { return nil }
      let source = facts.files[member.path]
      let kept: Set<String> = [
        "override", "open", "public", "internal", "fileprivate", "final", "class", "static",
      ]
      var words = member.modifiers.compactMap { source?[$0] }.filter(kept.contains)
      if member.isOverride, !access(type).isEmpty, !words.contains("open"),
        !words.contains("public")
      {
        words.insert("public", at: 0)
      }
      return (words + [forwarding]).joined(separator: " ")
    }
  }
}
