import Glibc

/// The identity of a file or folder, independent of its path. It is the same through links, hard
/// links, `..` and different letter case.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// Returns the identities found at a path. For a link they are the link's own and its target's.
  static func all(at path: String) -> [FileIdentity] {
    var found: [FileIdentity] = []
    var status = stat()
    if lstat(path, &status) == 0 { found.append(FileIdentity(status)) }
    if stat(path, &status) == 0 { found.append(FileIdentity(status)) }
    return found
  }
}
