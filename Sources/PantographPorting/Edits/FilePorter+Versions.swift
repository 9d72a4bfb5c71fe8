// Questions for the version of iOS. The port behaves as one version of iOS, and the compiler here
// answers that every version of iOS is present.
extension FilePorter {
  /// The major version of iOS that the port has the names and the behavior of.
  package static let systemVersion = 26

  /// Replaces `#available(iOS 99, *)` by `false`, and `#unavailable(iOS 99)` by `true`, if the version
  /// is later than the one here. Returns the token at which to continue.
  mutating func portVersion(_ index: Int) -> Int {
    guard file[index + 1] == "(", let close = file.closing(index + 1),
      let name = (index + 2..<close).first(where: { file[$0] == "iOS" }),
      let major = file[name + 1].split(separator: ".").first.flatMap({ Int($0) }),
      major > Self.systemVersion
    else { return index + 1 }
    edits.replace(index..<close + 1, with: file[index] == "#available" ? "false" : "true")
    return close + 1
  }
}
