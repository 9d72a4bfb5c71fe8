import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// Collects the recordings from places.
struct CorpusFinder {
  private(set) var list = CorpusList()
  /// The digests of the names found so far, if a name may occur twice.
  private var known: Set<ContentDigest> = []
  /// Whether there is only one place, so that no name can occur twice.
  private var isUnique: Bool
  /// The lists being read, the outermost first.
  private var lists: [ListFile.Identity] = []
  /// The lists that were already read. Reading one again would find the same places.
  private var readLists: Set<ListFile.Identity> = []
  /// The largest depth of nested lists, more than anybody needs.
  private static let deepestList = 16

  /// The number of bytes that further archives may unpack to.
  private var unpackedRoom: Int

  init(isUnique: Bool, unpacking limit: Int) {
    self.isUnique = isUnique
    unpackedRoom = limit
  }

  mutating func add(_ place: String) throws(CorpusError) {
    if place.hasPrefix("@") { return try addList(String(place.dropFirst())) }
    var status = stat()
    guard stat(FileName.system(place), &status) == 0 else {
      let number = errno
      guard place.contains(where: { "*?[".contains($0) }) else {
        throw .cannotOpen(place, errno: number)
      }
      return try addMatches(of: place)
    }
    if status.st_mode & S_IFMT == S_IFDIR { return try addFolder(place) }
    if TarArchive.isArchive(place) { return try addArchive(place) }
    if ["gz", "xz", "zst", "bz2", "zip", "7z"].contains(Self.ending(place)) {
      throw .compressed(place)
    }
    try append(place, size: Int(status.st_size))
  }

  private mutating func append(_ path: String, size: Int) throws(CorpusError) {
    if isNew(path) { try list.add(path, size: size) }
  }

  private mutating func isNew(_ name: String) -> Bool {
    if isUnique { return true }
    var digest = ContentDigest()
    digest.add(name)
    return known.insert(digest).inserted
  }

  private static func ending(_ path: String) -> String {
    path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
  }

  private mutating func addMatches(of pattern: String) throws(CorpusError) {
    isUnique = false
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(FileName.system(pattern), 0, nil, &found) == 0 else { throw .noMatch(pattern) }
    for index in 0..<Int(found.gl_pathc) {
      guard let path = found.gl_pathv[index] else { continue }
      try add(Self.text(path))
    }
  }

  /// Adds all files in a folder. A file that is not a recording is detected only when it is read.
  private mutating func addFolder(_ folder: String) throws(CorpusError) {
    var names = try FolderNames(folder)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    while let name = try names.next() {
      let path = prefix + name
      var status = stat()
      // Broken links and links to folders are ignored.
      guard lstat(FileName.system(path), &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK {
        guard stat(FileName.system(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
          continue
        }
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try addFolder(path)
      case S_IFREG where TarArchive.isArchive(path): try addArchive(path)
      case S_IFREG: try append(path, size: Int(status.st_size))
      default: continue
      }
    }
  }

  private mutating func addArchive(_ path: String) throws(CorpusError) {
    guard isNew(path) else { return }
    let archive = try TarArchive(path, unpacking: unpackedRoom)
    unpackedRoom -= archive.unpackedSize
    try list.add(archive, try archive.members())
  }

  /// Adds the places in a list, one in each line. Relative paths are relative to the list's folder.
  /// Lines that begin with # are ignored.
  private mutating func addList(_ path: String) throws(CorpusError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var file = try ListFile(path, folder: folder)
    let identity = file.identity
    // The folder is not compared: a list that contains itself with another folder would not end
    // either.
    if lists.contains(where: { $0.device == identity.device && $0.number == identity.number }) {
      throw .circular(path)
    }
    guard lists.count < Self.deepestList else { throw .nested(path, limit: Self.deepestList) }
    guard readLists.insert(identity).inserted else { return }
    isUnique = false
    lists.append(identity)
    defer { lists.removeLast() }
    var number = 0
    while let line = try file.line() {
      number += 1
      var text = FileName.text(line.last == 0x0d ? line.dropLast() : line)
      while text.first == " " { text.removeFirst() }
      if text.isEmpty || text.hasPrefix("#") { continue }
      let isList = text.hasPrefix("@")
      if isList { text.removeFirst() }
      let place = text.hasPrefix("/") || path == "-" ? text : folder + text
      do throws(CorpusError) {
        try add(isList ? "@" + place : place)
      } catch {
        switch error {
        case .circular, .nested: throw error
        default: throw .listed(path, line: number, error)
        }
      }
    }
  }

  private static func text(_ path: UnsafeMutablePointer<CChar>) -> String {
    FileName.text(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
