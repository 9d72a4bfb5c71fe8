import Glibc

/// The files of folders that are ported. It follows no link out of them, waits for no pipe, and opens each file where
/// it found it, whatever is renamed meanwhile.
struct SourceWalk {
  struct Found {
    let path: String
    /// Its place in the output.
    let target: String
  }

  /// What stays where it is, and why.
  private(set) var leftOut: [LeftOutFile] = []
  /// The names that folders and projects give to what is in them.
  private(set) var projects: Set<String> = []
  /// All files that were found, and the folders.
  private(set) var identities: Set<FileIdentity> = []
  private(set) var folders: Set<FileIdentity> = []
  /// Where the folders lie that were named.
  private var roots: [String] = []
  /// The folder to write to, if it is there.
  private let output: FileIdentity?
  private let outputPlace: String?

  /// Folders within folders, further than any sources go.
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

  /// Takes a file or a folder that was named, links followed. Returns whether it is a folder.
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
          .usage, "\(path) is the folder to write to as well",
          advice: ["Choose another folder: the sources stay as they are."])
      }
      projects.insert(name)
      if let place = file.place { roots.append(place) }
      try addFolder(file, path, "", depth: 0, take)
      return true
    default:
      throw PortingFailure(.noInput, "\(path) is \(OpenFile.word(for: file.kind)) and no source")
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
          leave(inner, "more than \(Self.deepest) folders stand within one another there")
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

  /// A link within the folders is the file that it leads to. One that leaves them may lead to any file of the
  /// user's, which sources of somebody else's are not to carry off.
  private mutating func addLink(
    _ name: String, in folder: borrowing OpenFile, _ path: String, _ target: String, _ take: Take
  ) throws(PortingFailure) {
    guard let file = OpenFile.target(ofLink: name, in: folder) else {
      return leave(path, "it is a link that leads nowhere")
    }
    guard file.isFile else {
      return leave(path, "it is a link to \(OpenFile.word(for: file.kind))")
    }
    guard let place = file.place, roots.contains(where: { Self.lies(place, in: $0) }) else {
      return leave(path, "it is a link out of the sources")
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

  /// Projects of Xcode, repositories and what was built.
  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}

/// A file of the sources that is not ported, and why.
package struct LeftOutFile: Hashable, Sendable {
  package let path: String
  /// A sentence without its full stop.
  package let reason: String
}
