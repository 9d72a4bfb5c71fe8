import Glibc

/// A file or folder itself, whatever its name: links, hard links, `..` and the case of letters make no other one of it.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// The identities that stand at a path: of a link its own, and that of the file it leads to.
  static func all(at path: String) -> [FileIdentity] {
    var found: [FileIdentity] = []
    var status = stat()
    if lstat(path, &status) == 0 { found.append(FileIdentity(status)) }
    if stat(path, &status) == 0 { found.append(FileIdentity(status)) }
    return found
  }
}
