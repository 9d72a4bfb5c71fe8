import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// A terminal that is written to without ever waiting for it.
///
/// A terminal that is held (Ctrl-S) or slow would otherwise keep the recording waiting, and the
/// kernel's queue of events would overflow.
package struct LiveTerminal: ~Copyable {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// False once the terminal is gone.
  private var isThere = true

  /// The terminal behind this descriptor, opened anew: whether writes wait is a property of the
  /// open file, which the shell shares with us. Nil where it may not be opened.
  package init?(behind shared: Int32) {
    let opened = open("/proc/self/fd/\(shared)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    self.init(owning: opened)
  }

  /// Takes over a descriptor that does not wait.
  package init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Whether all that was given is written, so that a next drawing makes sense.
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
