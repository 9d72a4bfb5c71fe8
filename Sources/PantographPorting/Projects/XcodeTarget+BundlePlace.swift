extension XcodeTarget {
  /// The endings of folders whose files are one resource together.
  private static let unitEndings = [".lproj", ".xcassets", ".bundle", ".xcdatamodeld", ".scnassets"]

  /// Returns the path of one of the target's files inside the application's bundle, where Xcode copies
  /// it: at the top, whatever groups and folders its source is in. A localized file stays in its
  /// `.lproj`, and a folder that is a resource itself is copied whole.
  package func bundlePlace(of file: String) -> String {
    let parts = file.split(separator: "/")
    guard parts.count > 1 else { return file }
    for index in 0..<parts.count - 1 {
      let isUnit = Self.unitEndings.contains { parts[index].hasSuffix($0) }
      if isUnit || resources.contains(parts[...index].joined(separator: "/")) {
        return parts[index...].joined(separator: "/")
      }
    }
    return String(parts[parts.count - 1])
  }
}
