import Glibc

/// The folder that a port writes to. Nothing is written until every destination was checked. No
/// source is ever replaced, and no link in the folder can redirect a file to another place.
struct PortedOutput {
  enum Content {
    case text(String)
    /// A copy of the file at a path, provided that it still has this identity.
    case copy(path: String, FileIdentity)
  }

  let path: String
  private var files: [(target: String, content: Content)] = []

  init(_ path: String) { self.path = path }

  /// Adds a file. `target` is its path relative to the folder.
  mutating func add(_ content: Content, at target: String) throws(PortingFailure) {
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      throw PortingFailure(.usage, "\(target) is not a path inside \(path)")
    }
    files.append((target, content))
  }

  /// Writes the files that are missing or differ. Returns the number of files written.
  ///
  /// - Parameters:
  ///   - overwrites: Whether files with other contents may be replaced.
  ///   - sources: The files that are never replaced.
  func write(
    overwrites: Bool, sparing sources: Set<FileIdentity>
  ) throws(PortingFailure) -> Int {
    var changed: [(target: String, content: Content)] = []
    var inTheWay: String?
    for file in files {
      let place = "\(path)/\(file.target)"
      try checkFolders(of: file.target)
      let there = FileIdentity.all(at: place)
      guard sources.isDisjoint(with: there) else { throw Self.isSource(place) }
      if there.isEmpty {
        changed.append(file)
      } else if try !Self.isSame(file.content, at: place) {
        changed.append(file)
        inTheWay = inTheWay ?? place
      }
    }
    if !overwrites, let inTheWay {
      throw PortingFailure(
        .cannotCreate, "\(inTheWay) exists already with different content",
        advice: ["Overwrite it with --force."])
    }
    if !changed.isEmpty { try Self.make(path) }
    for file in changed { try write(file, overwrites: overwrites, sparing: sources) }
    return changed.count
  }

  private static func isSource(_ place: String) -> PortingFailure {
    PortingFailure(
      .usage, "\(place) is one of the sources",
      advice: ["Choose another folder with --output; port never changes its sources."])
  }

  /// Throws if an existing folder below the output is a link or a file.
  private func checkFolders(of target: String) throws(PortingFailure) {
    var place = path
    for part in target.split(separator: "/").dropLast() {
      place += "/\(part)"
      var status = stat()
      guard lstat(place, &status) == 0 else { return }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw Self.isNoFolder(place, status) }
    }
  }

  private static func isNoFolder(_ place: String, _ status: stat) -> PortingFailure {
    PortingFailure(
      .cannotCreate, "\(place) is \(OpenFile.word(for: status.st_mode & S_IFMT)), not a folder",
      advice: ["Remove it or choose another folder: port writes only inside the output folder."])
  }

  /// Returns whether a file with this content exists at `place`. A link never counts as the same.
  private static func isSame(_ content: Content, at place: String) throws(PortingFailure) -> Bool {
    var status = stat()
    guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let there = OpenFile(place), there.isFile
    else { return false }
    switch content {
    case .text(let text):
      return there.size == text.utf8.count
        && there.bytes(atMost: there.size).map { $0.elementsEqual(text.utf8) } ?? false
    case .copy(let path, let identity):
      let source = try open(path, identity)
      guard source.size == there.size else { return false }
      while true {
        guard let first = source.piece(), let second = there.piece(), first == second else {
          return false
        }
        if first.isEmpty { return true }
      }
    }
  }

  /// Opens a source that was found before. Throws if the path now leads to another file.
  private static func open(
    _ path: String, _ identity: FileIdentity
  ) throws(PortingFailure) -> OpenFile {
    guard let source = OpenFile(path), source.isFile else {
      throw PortingFailure(.noPermission, "\(path) cannot be read")
    }
    guard source.identity == identity else {
      throw PortingFailure(.noInput, "\(path) was replaced while it was ported; port it again")
    }
    return source
  }

  /// Creates a folder and its missing parent folders.
  private static func make(_ folder: String) throws(PortingFailure) {
    var place = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      place += (place.isEmpty || place.hasSuffix("/") ? "" : "/") + part
      guard mkdir(place, 0o777) == 0 || errno == EEXIST else { throw failed(place, errno) }
    }
  }

  private static func failed(_ place: String, _ number: Int32) -> PortingFailure {
    PortingFailure(
      .outputFailed, "\(place) cannot be written: \(String(cString: strerror(number)))")
  }

  /// Writes one file. Each folder of its path is opened relative to the one above, so that no
  /// folder can be swapped for a link meanwhile.
  private func write(
    _ file: (target: String, content: Content), overwrites: Bool, sparing sources: Set<FileIdentity>
  ) throws(PortingFailure) {
    let parts = file.target.split(separator: "/").map(String.init)
    guard var folder = OpenFile(path), folder.isFolder else { throw Self.failed(path, ENOTDIR) }
    var place = path
    for part in parts.dropLast() {
      place += "/\(part)"
      guard mkdirat(folder.descriptor, part, 0o777) == 0 || errno == EEXIST,
        let inner = OpenFile(part, in: folder, O_DIRECTORY)
      else { throw Self.failed(place, errno) }
      folder = inner
    }
    let name = parts[parts.count - 1]
    place += "/\(name)"
    var (temporary, descriptor): (String, Int32) = ("", -1)
    for attempt in 0..<100 {
      // The file's own name with a suffix might exceed the longest name allowed.
      temporary = ".pantograph-\(getpid())-\(attempt).part"
      descriptor = openat(
        folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 || errno != EEXIST { break }
    }
    guard descriptor >= 0 else { throw Self.failed(place, errno) }
    defer {
      close(descriptor)
      unlinkat(folder.descriptor, temporary, 0)
    }
    try Self.fill(descriptor, file.content, place)
    // The finished file gets its name by a new link; an existing file is never written into.
    if linkat(folder.descriptor, temporary, folder.descriptor, name, 0) == 0 { return }
    var status = stat()
    let isThere = fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    if isThere, sources.contains(FileIdentity(status)) { throw Self.isSource(place) }
    // File systems without hard links fail with other error numbers than EEXIST.
    guard overwrites || !isThere else { throw Self.failed(place, EEXIST) }
    guard renameat(folder.descriptor, temporary, folder.descriptor, name) == 0 else {
      throw Self.failed(place, errno)
    }
  }

  private static func fill(
    _ descriptor: Int32, _ content: Content, _ place: String
  ) throws(PortingFailure) {
    switch content {
    case .text(let text): try write(Array(text.utf8), descriptor, place)
    case .copy(let path, let identity):
      let source = try open(path, identity)
      while let piece = source.piece() {
        if piece.isEmpty { return }
        try write(piece, descriptor, place)
      }
      throw PortingFailure(.noPermission, "\(path) cannot be read")
    }
  }

  private static func write(
    _ bytes: [UInt8], _ descriptor: Int32, _ place: String
  ) throws(PortingFailure) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if result >= 0 {
        written += result
      } else if errno != EINTR {
        throw failed(place, errno)
      }
    }
  }
}
