import Glibc

/// A file or folder that is open, and closed with this value. Nothing here waits for a pipe's other end.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  let status: stat

  /// What stands at a path of somebody's choice, links followed; nil sets `errno`.
  init?(_ path: String) {
    self.init(owning: open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
  }

  /// What has that name in a folder; a link is not followed.
  init?(_ name: String, in folder: borrowing OpenFile, _ flags: Int32 = 0) {
    self.init(
      owning: openat(
        folder.descriptor, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC | flags))
  }

  /// What a link in a folder leads to, without opening what it is: a device may do something when it is opened.
  static func target(ofLink name: String, in folder: borrowing OpenFile) -> OpenFile? {
    // O_PATH of Linux' generic headers.
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

  /// What it is, for a sentence.
  static func word(for kind: mode_t) -> String {
    switch kind {
    case S_IFREG: "a file"
    case S_IFDIR: "a folder"
    case S_IFLNK: "a link"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: "no file"
    }
  }

  /// Where it lies, every link resolved; nil where the kernel does not say.
  var place: String? {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/fd/\(descriptor)", &letters, letters.count)
    let bytes = letters.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The file itself, open to be read.
  func reopened() -> OpenFile? { OpenFile("/proc/self/fd/\(descriptor)") }

  /// The names in a folder, in order, without `.` and `..`; a name that is no UTF-8 is nil.
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

  /// All of its bytes; nil where it has more than `limit` or cannot be read.
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

  /// The next bytes, none at the end; nil after an error.
  func piece() -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat {
        result = read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
    return result < 0 ? nil : bytes
  }
}
