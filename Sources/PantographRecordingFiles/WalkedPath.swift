import Glibc
import PantographPlainText
import PantographRecordings

/// A path that was walked step by step: the folder that holds its last name, which is open, and that name.
///
/// The kernel follows another user's links into what only we may write, unless it is told not to, and even then only
/// looks at the last one. Here each link on the way counts, also those that links lead through. As the folder is open,
/// nobody can exchange a part of the way afterwards.
package struct WalkedPath: Sendable {
  /// Which links of other users are not followed. Those of root always are.
  package enum Distrust: Sendable {
    /// Those in folders that others than their owner and root may write to.
    case inSharedFolders
    case everywhere
  }

  package enum Refusal: Error {
    /// A link of another user's stands on the way.
    case foreignLink
    case system(Int32)
  }

  /// Closed when nobody holds it any more.
  private final class Folder: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }
  }

  private let folder: Folder
  /// Its path as the links are resolved, for where descriptors have no names.
  private let folderPath: String
  /// The last name; empty where the path is that of a folder.
  package let name: String
  /// What stands there; nil for nothing. It is no link, but for those of `/proc`, which lead to what a process has open.
  package let status: stat?

  /// As many links as the kernel follows.
  private static let mostLinks = 40
  // Of Linux' generic headers, which the C library spells in a way Swift cannot read.
  private static let placeOnly: Int32 = 0o10_000_000

  package init(_ path: String, distrusting distrust: Distrust) throws(Refusal) {
    guard !path.isEmpty else { throw .system(ENOENT) }
    var parts = Self.parts(of: path)
    var way = try Self.start(path)
    var links = 0
    while let part = parts.first {
      parts.removeFirst()
      if part == "" || part == "." { continue }
      let isLast = parts.allSatisfy { $0 == "" || $0 == "." }
      let found = openat(
        way.folder.descriptor, FileName.system(part),
        Self.placeOnly | O_NOFOLLOW | O_CLOEXEC)
      guard found >= 0 else {
        guard errno == ENOENT, isLast, parts.isEmpty, part != ".." else { throw .system(errno) }
        (folder, folderPath, name, status) = (way.folder, way.path, part, nil)
        return
      }
      let step = Folder(found)
      let status = Self.status(found)
      switch status.st_mode & S_IFMT {
      case S_IFDIR: way = (step, Self.joined(way.path, part))
      case S_IFLNK:
        links += 1
        guard links <= Self.mostLinks else { throw .system(ELOOP) }
        guard !Self.isForeign(status, in: Self.status(way.folder.descriptor), distrust) else {
          throw .foreignLink
        }
        let target = Self.isOfProcess(found) ? Self.target(of: part, in: way.folder) : nil
        if let target, isLast, target.st_mode & S_IFMT != S_IFREG {
          // What it leads to need not have a name: the kernel knows it.
          (folder, folderPath, name) = (way.folder, way.path, part)
          self.status = target
          return
        }
        if target != nil, !isLast {
          let inside = openat(
            way.folder.descriptor, FileName.system(part),
            Self.placeOnly | O_DIRECTORY | O_CLOEXEC)
          guard inside >= 0 else { throw .system(errno) }
          way = (Folder(inside), Self.joined(way.path, part))
          continue
        }
        let text = try Self.text(ofLink: found)
        if text.hasPrefix("/") { way = try Self.start("/") }
        parts = Self.parts(of: text) + parts
      default:
        guard isLast, parts.isEmpty else { throw .system(ENOTDIR) }
        (folder, folderPath, name) = (way.folder, way.path, part)
        self.status = status
        return
      }
    }
    (folder, folderPath, name) = (way.folder, way.path, "")
    status = Self.status(way.folder.descriptor)
  }

  /// A path of the same file that nobody else can bend: its folder is named by its descriptor.
  package var path: String {
    let open = "/proc/self/fd/\(folder.descriptor)"
    let isNamed = access(open, F_OK) == 0
    return (isNamed ? open : folderPath) + "/" + name
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func start(_ path: String) throws(Refusal) -> (folder: Folder, path: String) {
    let place = path.hasPrefix("/") ? "/" : "."
    let descriptor = open(place, placeOnly | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    return (Folder(descriptor), place)
  }

  private static func status(_ descriptor: Int32) -> stat {
    var status = stat()
    _ = fstat(descriptor, &status)
    return status
  }

  private static func target(of name: String, in folder: Folder) -> stat? {
    var status = stat()
    return fstatat(folder.descriptor, FileName.system(name), &status, 0) == 0 ? status : nil
  }

  private static func isOfProcess(_ descriptor: Int32) -> Bool {
    var processes = stat()
    return stat("/proc/self", &processes) == 0 && status(descriptor).st_dev == processes.st_dev
  }

  private static func text(ofLink descriptor: Int32) throws(Refusal) -> String {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlinkat(descriptor, "", &letters, letters.count)
    guard count > 0 else { throw .system(count < 0 ? errno : ENOENT) }
    return FileName.text(letters.prefix(count).map { UInt8(bitPattern: $0) })
  }

  /// Whether somebody else made it where others than its owner and root may write.
  package static func isForeign(_ status: stat, in folder: stat, _ distrust: Distrust) -> Bool {
    let trusted = [0, geteuid()]
    if trusted.contains(status.st_uid) { return false }
    switch distrust {
    case .everywhere: return true
    case .inSharedFolders:
      return folder.st_mode & 0o022 != 0 || !trusted.contains(folder.st_uid)
    }
  }

  /// What is known of the folder.
  package var folderStatus: stat { Self.status(folder.descriptor) }
}
