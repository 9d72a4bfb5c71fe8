// `extension CGPoint { init(_ size: CGSize) { x = size.width; y = size.height } }` compiles on iOS, where these types
// are those of C. Here they are another module's structs, whose initializers call one of theirs first.
extension FilePorter {
  static let structures: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
    "UIOffset", "NSDirectionalEdgeInsets",
  ]

  /// Whether an initializer of such a type sets the members, and calls no other.
  func isMemberwiseInitializer(_ index: Int) -> Bool {
    guard file[index - 1] != ".", let type = facts.type(in: file.path, around: index),
      type.kind == .extension, Self.structures.contains(type.name),
      let body = bodyOfInitializer(index)
    else { return false }
    return !body.contains {
      file[$0] == "self"
        && (file[$0 + 1] == "=" || file[$0 + 1] == "." && file[$0 + 2] == "init")
    }
  }

  /// From its brace to that which closes it.
  func bodyOfInitializer(_ index: Int) -> Range<Int>? {
    guard file[index + 1] == "(", let end = file.closing(index + 1) else { return nil }
    var brace = end + 1
    while brace < file.count, file[brace] != "{" {
      guard file.isWord(brace) else { return nil }
      brace += 1
    }
    return file.closing(brace).map { brace..<$0 }
  }
}
