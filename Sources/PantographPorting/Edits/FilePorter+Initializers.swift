// `extension CGPoint { init(_ size: CGSize) { x = size.width; y = size.height } }` compiles on iOS,
// where these types come from C. Here they are structs of another module, so such an initializer
// must first call one of the struct's own initializers.
extension FilePorter {
  static let structures: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D", "UIEdgeInsets",
    "UIOffset", "NSDirectionalEdgeInsets",
  ]

  /// Returns whether an initializer in an extension of one of `structures` sets the members without
  /// calling another initializer.
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

  /// Returns the tokens of an initializer's body, from its opening to its closing brace.
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
