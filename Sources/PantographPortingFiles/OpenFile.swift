import Glibc

/// An open file or folder, which is closed with this value. No call here blocks on a pipe.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  let status: stat

  /// Opens a path that the user named, and follows links. On failure it returns nil and sets
  /// `errno`.
  init?(_ path: String) {
    self.init(owning: open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
  }

  /// Opens a file by its name in a folder. It does not follow a link.
  init?(_ name: String, in folder: borrowing OpenFile, _ flags: Int32 = 0) {
    self.init(
      owning: openat(
        folder.descriptor, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC | flags))
  }

  /// Returns the target of a link in a folder, without opening it for use, because opening a device
  /// may have an effect.
  static func target(ofLink name: String, in folder: borrowing OpenFile) -> OpenFile? {
    // The value of O_PATH in Linux's generic headers.
    let place: Int32 = 0o10_000_000
    return OpenFile(owning: openat(folder.descriptor, name, place | O_CLOEXEC))
  }

  private init?(owning descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    var status = stat()
    _ = fstat(descriptor, &status)
    self.descriptor = descriptor
    self.status = status
  }

  deinit { close(descriptor) }

  var identity: FileIdentity { FileIdentity(status) }
  var kind: mode_t { status.st_mode & S_IFMT }
  var isFile: Bool { kind == S_IFREG }
  var isFolder: Bool { kind == S_IFDIR }
  var size: Int { Int(status.st_size) }

  /// Returns the words for a kind of file, for use in a sentence.
  static func word(for kind: mode_t) -> String {
    switch kind {
    case S_IFREG: "a file"
    case S_IFDIR: "a folder"
    case S_IFLNK: "a link"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: "not a file"
    }
  }

  /// The path of the file with every link resolved; nil if the kernel does not report it.
  var place: String? {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/fd/\(descriptor)", &letters, letters.count)
    let bytes = letters.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Opens the same file again for reading.
  func reopened() -> OpenFile? { OpenFile("/proc/self/fd/\(descriptor)") }

  /// Returns the names in a folder, without `.` and `..`. A name that is not UTF-8 becomes nil.
  func names() -> [String?] {
    guard let stream = fdopendir(dup(descriptor)) else { return [] }
    defer { closedir(stream) }
    rewinddir(stream)
    var names: [String?] = []
    while let item = readdir(stream) {
      let name = withUnsafeBytes(of: item.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { ($0 ?? "") < ($1 ?? "") }
  }

  /// Reads the whole file. Returns nil if it has more than `limit` bytes or cannot be read.
  func bytes(atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var isWhole = false
    while bytes.count <= limit, let piece = piece() {
      if piece.isEmpty {
        isWhole = true
        break
      }
      bytes += piece
    }
    return isWhole ? bytes : nil
  }

  /// Reads the next bytes. Returns no bytes at the end and nil after an error.
  func piece() -> [UInt8]? {
    var result = 0
    // Saves time: a larger piece needs fewer calls.
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat {
        result = read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
    return result < 0 ? nil : bytes
  }
}
