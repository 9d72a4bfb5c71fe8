/// The folder that the names of all recordings share. A page is meant for sending, and the path of a
/// corpus is private.
struct SharedFolder {
  /// The number of folders in the path.
  private let depth: Int

  init(of names: [String]) {
    let paths = names.map { $0.split(separator: "/") }
    var shared = paths.first.map { $0.count - 1 } ?? 0
    for path in paths {
      shared = zip(path.dropLast(), paths[0]).prefix { $0 == $1 }.prefix(shared).count
    }
    depth = shared
  }

  /// Returns a name within the folder.
  func name(of path: String) -> String {
    path.split(separator: "/").dropFirst(depth).joined(separator: "/")
  }
}
