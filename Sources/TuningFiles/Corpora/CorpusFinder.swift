import Glibc
import RecordingFiles
import Recordings

/// Collects the recordings of places.
struct CorpusFinder {
  private(set) var entries: [CorpusEntry] = []
  private var known: Set<CorpusEntry> = []
  /// The lists that are being read, the outermost first.
  private var lists: [String] = []

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
    if ["gz", "tgz", "xz", "zst", "bz2", "zip"].contains(Self.ending(place)) {
      throw .compressed(place)
    }
    if Self.ending(place) == "tar" { return try addArchive(place) }
    append(CorpusEntry(name: place, size: Int(status.st_size), source: .file(place)))
  }

  private mutating func append(_ entry: CorpusEntry) {
    if known.insert(entry).inserted { entries.append(entry) }
  }

  private static func ending(_ path: String) -> String {
    path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
  }

  private mutating func addMatches(of pattern: String) throws(CorpusError) {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(FileName.system(pattern), 0, nil, &found) == 0 else { throw .noMatch(pattern) }
    for index in 0..<Int(found.gl_pathc) {
      guard let path = found.gl_pathv[index] else { continue }
      try add(Self.text(path))
    }
  }

  /// Hidden files are left out, as everywhere.
  private mutating func addFolder(_ folder: String) throws(CorpusError) {
    guard let stream = opendir(FileName.system(folder)) else {
      throw .cannotOpen(folder, errno: errno)
    }
    var names: [[UInt8]] = []
    while let item = readdir(stream) {
      let name = withUnsafeBytes(of: item.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    closedir(stream)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let path = prefix + FileName.text(name)
      var status = stat()
      // A link to nowhere, and a folder that links back up, are no recordings.
      guard lstat(FileName.system(path), &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK {
        guard stat(FileName.system(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
          continue
        }
      }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR || kind == S_IFREG { try add(path) }
    }
  }

  private mutating func addArchive(_ path: String) throws(CorpusError) {
    for member in try TarArchive.members(of: path) {
      append(
        CorpusEntry(
          name: "\(path):\(member.name)", size: member.size,
          source: .member(archive: path, offset: member.offset)))
    }
  }

  /// A place on each line; what is relative is so to the list. Lines that begin with # say nothing.
  private mutating func addList(_ path: String) throws(CorpusError) {
    guard !lists.contains(path) else { throw .circular(path) }
    let bytes: [UInt8]
    do throws(RecordingFileError) {
      bytes = try WholeFile.read(path, atMost: 1 << 28)
    } catch {
      throw .cannotOpen(path, errno: errno == 0 ? ENOENT : errno)
    }
    lists.append(path)
    defer { lists.removeLast() }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for line in bytes.split(separator: 0x0a) {
      var text = FileName.text(line.last == 0x0d ? line.dropLast() : line)
      while text.first == " " { text.removeFirst() }
      if text.isEmpty || text.hasPrefix("#") { continue }
      let isList = text.hasPrefix("@")
      if isList { text.removeFirst() }
      let place = text.hasPrefix("/") || path == "-" ? text : folder + text
      try add(isList ? "@" + place : place)
    }
  }

  private static func text(_ path: UnsafeMutablePointer<CChar>) -> String {
    FileName.text(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
