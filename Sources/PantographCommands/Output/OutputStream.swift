import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// A descriptor that text is written to through a buffer.
package struct OutputStream: ~Copyable {
  private let descriptor: Int32
  private let name: String
  private let closes: Bool
  private var buffer: [UInt8] = []
  private static let capacity = 1 << 16

  /// Bytes handed over so far, those in the buffer included.
  package private(set) var count = 0

  /// Takes over the descriptor when `closing` is set, and then closes it at the end.
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
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Hands everything to the kernel. After a failure what was not written is forgotten.
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
      // A reader that left has seen all it wanted: end as SIGPIPE would, without a word.
      if error == EPIPE { exit(128 + SIGPIPE) }
      throw Failure(.outputFailed, "cannot write \(name): \(SystemErrorText.of(error))")
    }
  }
}

private func writeOnce(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
  bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}
