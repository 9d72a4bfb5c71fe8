import Glibc
import PantographPlainText
import PantographRecordings

/// A path that was resolved step by step into its last name and the open folder of that name.
///
/// The kernel follows other users' links by default, even to files that only this user may write.
/// The option against that covers only the last link of a path. This type checks each link on the
/// path, including those that other links lead through. Because the folder is open, nobody can
/// exchange a part of the path afterwards.
package struct WalkedPath: Sendable {
  /// The links of other users that are not followed. Links of root are always followed.
  package enum Distrust: Sendable {
    /// Links in folders that users other than their owner and root may write to.
    case inSharedFolders
    case everywhere
  }

  package enum Refusal: Error {
    /// A link of another user is on the path.
    case foreignLink
    case system(Int32)
  }

  /// A folder's descriptor, which is closed with its last reference.
  private final class Folder: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }
  }

  private let folder: Folder
  /// The folder's path with links resolved, for systems where `/proc` is missing.
  private let folderPath: String
  /// The last name of the path; empty if the path is that of a folder.
  package let name: String
  /// The status of the file; nil if there is none. It is never a link, except a link in `/proc` to
  /// a file that a process has open.
  package let status: stat?

  /// The largest number of links that are followed, the same as in the kernel.
  private static let mostLinks = 40
  // `O_PATH` from Linux' generic headers. Swift cannot import the C library's definition.
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
          // The link's target need not have a name: the kernel knows the target itself.
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

  /// A path to the same file that nobody else can redirect, because it names the folder by its
  /// descriptor.
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
    guard count != -1 else { throw .system(errno) }
    return FileName.text(letters.prefix(count).map { UInt8(bitPattern: $0) })
  }

  /// Whether a file belongs to another user and is distrusted, either everywhere or only in a
  /// folder that users other than its owner and root may write to. Files of root are never foreign.
  package static func isForeign(_ status: stat, in folder: stat, _ distrust: Distrust) -> Bool {
    let trusted = [0, geteuid()]
    if trusted.contains(status.st_uid) { return false }
    switch distrust {
    case .everywhere: return true
    case .inSharedFolders:
      return folder.st_mode & 0o022 != 0 || !trusted.contains(folder.st_uid)
    }
  }

  /// The status of the folder.
  package var folderStatus: stat { Self.status(folder.descriptor) }
}
