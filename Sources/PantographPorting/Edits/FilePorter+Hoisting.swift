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
      freeFromActor(member)
      observe(member)
    }
  }

  /// The members of `NSObject` that belong to no actor. An override of one belongs to none either, whatever its class.
  private static let withoutActor: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)",
  ]

  /// Marks the renamed override of such a member as `nonisolated`, because it overrides nothing any more.
  private mutating func freeFromActor(_ member: DeclaredMember) {
    guard Self.withoutActor.contains(member.signature), member.isOverride,
      !member.modifiers.contains(where: { file[$0] == "nonisolated" })
    else { return }
    edits.replace(member.keyword, with: "nonisolated \(file[member.keyword])")
  }

  /// Renames the members by which extensions replace members of UIKit's own classes, so that the file compiles.
  mutating func renameReplacements() {
    for member in facts.overrides.replacements where member.path == file.path {
      for index in member.modifiers {
        if file[index] == "override" { edits.remove(index..<index + 1) }
        if file[index] == "open" { edits.replace(index, with: "public") }
      }
      edits.replace(member.nameIndex, with: member.extensionName)
      note(
        member.nameIndex, member.name,
        "replaces a member of \(member.owner) in an extension, which only Objective-C can: nothing calls it here"
      )
    }
  }

  /// Makes a method of a property that an extension overrides to observe it:
  /// `override var alpha: CGFloat { didSet { update() } }` becomes
  /// `func alphaInCard(_ oldValue: CGFloat) { update() }`. The class's property calls the method.
  private mutating func observe(_ member: DeclaredMember) {
    guard let observer = member.observer, let end = file.closing(observer.brace),
      let brace = (member.nameIndex..<observer.brace).last(where: { file[$0] == "{" }),
      file[member.nameIndex + 1] == ":"
    else { return }
    edits.replace(member.keyword, with: "func")
    edits.replace(member.nameIndex + 1, with: "(_ \(observer.value):")
    edits.replace(brace, with: ")")
    for index in brace + 1..<observer.brace { edits.replace(index, with: "") }
    edits.replace(end + 1, with: "")
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
      // A member that calls an unavailable one must be unavailable, too.
      if let source, Self.isUnavailable(member, source) {
        words.insert("@available(*, unavailable)", at: 0)
      }
      return (words + [forwarding]).joined(separator: " ")
    }
  }

  private static func isUnavailable(_ member: DeclaredMember, _ source: SourceText) -> Bool {
    let end = member.modifiers.lowerBound - 1
    guard end > 0, source[end] == ")", let start = source.opening(end), start > 0 else {
      return false
    }
    return source[start - 1] == "@available"
      && (start..<end).contains { source[$0] == "unavailable" }
  }
}
