import Touches

#if canImport(Glibc)
  import Glibc
#endif

/// A recording that is read piece by piece, so that memory does not grow with the file.
struct RecordingStream: ~Copyable {
  /// The name for messages; `-` is standard input.
  let name: String
  let format: RecordingFormat
  /// How many bytes there are; nil where that is not known before the end.
  let size: Int?
  /// How many bytes were read.
  private(set) var position = 0

  private let descriptor: Int32
  private let parser: RecordingParser
  private var buffer: [UInt8]
  private var isAtEnd = false

  /// Opens a file and recognizes its format from its content.
  init(_ path: String) throws(Failure) {
    let name = path == "-" ? "standard input" : path
    let descriptor = try Self.open(path)
    let prefix: [UInt8]
    let format: RecordingFormat
    do throws(Failure) {
      prefix = try Self.read(descriptor, RecordingFormat.prefixLength, name)
      format = try Self.recognize(prefix, name)
    } catch {
      if descriptor != STDIN_FILENO { _ = close(descriptor) }
      throw error
    }
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    self.name = name
    self.descriptor = descriptor
    self.format = format
    size = isFile ? Int(status.st_size) : nil
    parser = format.makeParser()
    buffer = prefix
  }

  deinit {
    if descriptor != STDIN_FILENO { _ = close(descriptor) }
  }

  /// Empties the batch and fills it with what the next piece tells; false when nothing is left.
  mutating func next(_ batch: inout RecordingBatch) throws(Failure) -> Bool {
    batch.removeAll()
    guard !isAtEnd else { return false }
    if buffer.isEmpty { buffer = try Self.read(descriptor, 1 << 18, name) }
    if buffer.isEmpty {
      isAtEnd = true
      parser.finish(into: &batch)
    } else {
      position += buffer.count
      buffer.withUnsafeBytes { parser.parse($0, into: &batch) }
      buffer.removeAll(keepingCapacity: true)
    }
    return true
  }

  private static func open(_ path: String) throws(Failure) -> Int32 {
    if path == "-" { return STDIN_FILENO }
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let error = errno
      throw Failure(
        SystemError.inputCode(error), "cannot open \(path): \(SystemError.text(error))")
    }
    return descriptor
  }

  private static func recognize(
    _ prefix: [UInt8], _ name: String
  ) throws(Failure) -> RecordingFormat {
    guard !prefix.isEmpty else { throw Failure(.data, "\(name) is empty") }
    guard let format = prefix.withUnsafeBytes({ RecordingFormat.recognize($0) }) else {
      throw Failure(
        .data, "\(name) is no recording in a format that is known here",
        advice: ["Known: \(RecordingFormat.all.map(\.title).joined(separator: ", "))"])
    }
    return format
  }

  /// Reads until there are `count` bytes, or the file ends.
  private static func read(
    _ descriptor: Int32, _ count: Int, _ name: String
  ) throws(Failure) -> [UInt8] {
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { space, filled in
      while filled < count {
        let got = Glibc.read(descriptor, space.baseAddress! + filled, count - filled)
        if got == 0 { return }
        if got > 0 {
          filled += got
        } else if errno != EINTR {
          problem = errno
          return
        }
      }
    }
    if problem != 0 {
      throw Failure(.noInput, "cannot read \(name): \(SystemError.text(problem))")
    }
    return bytes
  }
}
