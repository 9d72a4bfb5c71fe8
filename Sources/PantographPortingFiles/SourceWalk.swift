import Glibc

/// Finds the files of the folders that are ported. It follows no link out of the folders and never
/// blocks on a pipe. It opens each file relative to the folder in which it was found, so that
/// renaming meanwhile has no effect.
struct SourceWalk {
  struct Found {
    let path: String
    /// The destination, relative to the output.
    let target: String
  }

  /// The files that are not ported, each with the reason.
  private(set) var leftOut: [LeftOutFile] = []
  /// The names of the ported folders, Xcode projects and podspecs, which may also be module names.
  private(set) var projects: Set<String> = []
  /// The identities of all files that were found; `folders` has those of the folders.
  private(set) var identities: Set<FileIdentity> = []
  private(set) var folders: Set<FileIdentity> = []
  /// The resolved paths of the folders that the user named.
  private var roots: [String] = []
  /// The identity of the output folder, if it exists.
  private let output: FileIdentity?
  private let outputPlace: String?

  /// The largest depth of nested folders; no real sources are deeper.
  private static let deepest = 128

  typealias Take = (Found, borrowing OpenFile) throws(PortingFailure) -> Void

  init(output: String) {
    if let folder = OpenFile(output) {
      self.output = folder.identity
      outputPlace = folder.place
    } else {
      self.output = nil
      outputPlace = nil
    }
  }

  /// Adds a file or folder that the user named, and follows links. Returns whether it is a folder.
  mutating func add(_ path: String, _ take: Take) throws(PortingFailure) -> Bool {
    guard let file = OpenFile(path) else {
      let isThere = !FileIdentity.all(at: path).isEmpty
      throw PortingFailure(
        isThere ? .noPermission : .noInput,
        isThere ? "\(path) cannot be read" : "\(path) does not exist")
    }
    let name = file.place.map(Self.lastPart) ?? Self.lastPart(of: path)
    switch file.kind {
    case S_IFREG:
      identities.insert(file.identity)
      try take(Found(path: path, target: Self.lastPart(of: path)), file)
      return false
    case S_IFDIR:
      guard file.identity != output else {
        throw PortingFailure(
          .usage, "\(path) is also the folder to write to",
          advice: ["Choose another folder with --output; port never changes its sources."])
      }
      projects.insert(name)
      if let place = file.place { roots.append(place) }
      try addFolder(file, path, "", depth: 0, take)
      return true
    default:
      throw PortingFailure(.noInput, "\(path) is \(OpenFile.word(for: file.kind)), not a source")
    }
  }

  private mutating func addFolder(
    _ folder: borrowing OpenFile, _ path: String, _ target: String, depth: Int, _ take: Take
  ) throws(PortingFailure) {
    folders.insert(folder.identity)
    let names = folder.names()
    if names.contains(where: { $0 == nil }) {
      leftOut.append(LeftOutFile(path: path, reason: "a name in it is not UTF-8"))
    }
    for case let name? in names where name.hasSuffix(".xcodeproj") || name.hasSuffix(".podspec") {
      projects.insert(String(name.prefix(while: { $0 != "." })))
    }
    for case let name? in names where !Self.isPassedOver(name) {
      let inner = "\(path)/\(name)"
      let place = target.isEmpty ? name : "\(target)/\(name)"
      var status = stat()
      guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        guard let inside = OpenFile(name, in: folder, O_DIRECTORY) else { throw unreadable(inner) }
        if inside.identity == output { continue }
        guard depth < Self.deepest else {
          leave(inner, "its folders are nested more than \(Self.deepest) levels deep")
          continue
        }
        try addFolder(inside, inner, place, depth: depth + 1, take)
      case S_IFREG:
        guard let file = OpenFile(name, in: folder) else { throw unreadable(inner) }
        guard file.isFile else { continue }
        identities.insert(file.identity)
        try take(Found(path: inner, target: place), file)
      case S_IFLNK: try addLink(name, in: folder, inner, place, take)
      case let kind: leave(inner, "it is \(OpenFile.word(for: kind))")
      }
    }
  }

  /// Adds the target of a link, provided that the target lies within the folders. A link out of
  /// them could lead to any file of the user, which must not end up in a port of someone else's
  /// sources.
  private mutating func addLink(
    _ name: String, in folder: borrowing OpenFile, _ path: String, _ target: String, _ take: Take
  ) throws(PortingFailure) {
    guard let file = OpenFile.target(ofLink: name, in: folder) else {
      return leave(path, "it is a link to a missing file")
    }
    guard file.isFile else {
      return leave(path, "it is a link to \(OpenFile.word(for: file.kind))")
    }
    guard let place = file.place, roots.contains(where: { Self.lies(place, in: $0) }) else {
      return leave(path, "it is a link to a file outside the sources")
    }
    if let outputPlace, Self.lies(place, in: outputPlace) {
      return leave(path, "it is a link into the folder to write to")
    }
    guard let source = file.reopened() else { throw unreadable(path) }
    identities.insert(source.identity)
    try take(Found(path: path, target: target), source)
  }

  private mutating func leave(_ path: String, _ reason: String) {
    leftOut.append(LeftOutFile(path: path, reason: reason))
  }

  private func unreadable(_ path: String) -> PortingFailure {
    PortingFailure(.noPermission, "\(path) cannot be read")
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns whether a file is hidden, as repositories and build products are, or an Xcode project.
  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}

/// A file of the sources that is not ported, with the reason.
package struct LeftOutFile: Hashable, Sendable {
  package let path: String
  /// The reason as a sentence without its full stop.
  package let reason: String
}
