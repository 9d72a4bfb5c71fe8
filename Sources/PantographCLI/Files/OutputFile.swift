#if canImport(Glibc)
  import Glibc
#endif

/// A file that appears under its name only when it is complete; `-` is standard output.
///
/// What exists is never touched unless overwriting was asked for. Until `commit` the bytes are in a
/// file beside it, so that reading and writing the same file works; without `commit` nothing stays.
struct OutputFile: ~Copyable {
  let path: String
  private let temporaryPath: String?
  private let overwrites: Bool
  private var stream: OutputStream
  private var isCommitted = false

  init(_ path: String, overwriting: Bool) throws(Failure) {
    let (descriptor, temporary) = try Self.open(path, overwriting: overwriting)
    self.path = path
    overwrites = overwriting
    temporaryPath = temporary
    stream = OutputStream(
      descriptor, name: path == "-" ? "standard output" : path, closing: path != "-")
  }

  deinit {
    if !isCommitted, let temporaryPath { _ = unlink(temporaryPath) }
  }

  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    try stream.write(bytes[...])
  }

  /// Gives the file its name.
  mutating func commit() throws(Failure) {
    try stream.flush()
    guard let temporaryPath else { return }
    if overwrites {
      guard rename(temporaryPath, path) == 0 else { throw Self.failure(path, errno) }
    } else if link(temporaryPath, path) == 0 {
      _ = unlink(temporaryPath)
    } else {
      let error = errno
      // Some file systems have no links; then a file that appeared meanwhile is still respected.
      guard error != EEXIST, access(path, F_OK) != 0, rename(temporaryPath, path) == 0 else {
        throw Self.failure(path, error)
      }
    }
    isCommitted = true
  }

  /// The descriptor to write to, and the name of the file that it belongs to until `commit`.
  private static func open(
    _ path: String, overwriting: Bool
  ) throws(Failure) -> (Int32, String?) {
    if path == "-" { return (STDOUT_FILENO, nil) }
    var status = stat()
    let exists = stat(path, &status) == 0
    let isSpecial = exists && status.st_mode & S_IFMT != S_IFREG
    if exists, !isSpecial, !overwriting { throw failure(path, EEXIST) }
    // A pipe or /dev/null takes the bytes as they come.
    let target = isSpecial ? path : "\(path).\(getpid()).part"
    let flags = isSpecial ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL
    let descriptor = Glibc.open(target, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, errno) }
    return (descriptor, isSpecial ? nil : target)
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    if error == EEXIST {
      return Failure(
        .cannotCreate, "\(path) exists already", advice: ["Overwrite it with --force."])
    }
    return Failure(.cannotCreate, "cannot create \(path): \(SystemError.text(error))")
  }
}
