import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// A buffered writer of text to a file descriptor.
package struct OutputStream: ~Copyable {
  private let descriptor: Int32
  private let name: String
  private let closes: Bool
  private var buffer: [UInt8] = []
  // Saves time: a larger piece needs fewer calls.
  private static let capacity = 1 << 16

  /// The number of bytes written so far, including those in the buffer.
  package private(set) var count = 0

  /// Creates a writer. If `closing` is true, it owns the descriptor and closes it at the end.
  package init(_ descriptor: Int32, name: String, closing: Bool = false) {
    self.descriptor = descriptor
    self.name = name
    closes = closing
    buffer.reserveCapacity(Self.capacity)
  }

  deinit {
    if closes { _ = close(descriptor) }
  }

  package mutating func write(_ text: PrintableText) throws(Failure) {
    let bytes = Array(text.utf8)
    try write(bytes[...])
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>) throws(Failure) {
    count += bytes.count
    buffer.append(contentsOf: bytes)
    // Saves memory: all is written at the end, too.
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Writes the buffer to the descriptor. After a failure the unwritten bytes are discarded.
  package mutating func flush() throws(Failure) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      let written = writeOnce(descriptor, buffer[start...])
      if written >= 0 {
        start += written
        continue
      }
      let error = errno
      if error == EINTR { continue }
      // The reader of a closed pipe wants no more: exit silently, as SIGPIPE would.
      if error == EPIPE { exit(128 + SIGPIPE) }
      throw Failure(.outputFailed, "cannot write \(name): \(SystemErrorText.of(error))")
    }
  }
}

private func writeOnce(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
  bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}
