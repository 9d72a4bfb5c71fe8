import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// A terminal that is written to without blocking.
///
/// A terminal that is stopped (Ctrl-S) or slow would otherwise block the recording, and the
/// kernel's event queue would overflow.
package struct LiveTerminal: ~Copyable {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// Whether the terminal still exists.
  private var isThere = true

  /// Opens the terminal of a descriptor a second time. Blocking is a property of the open file,
  /// which the shell shares with this process. Returns nil if the terminal may not be opened.
  package init?(behind shared: Int32) {
    let opened = open("/proc/self/fd/\(shared)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    self.init(owning: opened)
  }

  /// Takes ownership of a nonblocking descriptor.
  package init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns whether all text has been written, so that it makes sense to draw again.
  package mutating func isReady() -> Bool {
    push()
    return isThere && pending.isEmpty
  }

  package mutating func write(_ text: PrintableText) {
    pending += Array(text.utf8)
    push()
  }

  private mutating func push() {
    while isThere, !pending.isEmpty {
      let count = pending.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        pending.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        isThere = false
      }
    }
  }
}
