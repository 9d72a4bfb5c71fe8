import PantographPlainText
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Writes to a terminal from a separate thread, so that no other thread waits while pictures are
/// sent.
final class TerminalWriter: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var isWriting = false
    /// Whether output is still possible: false once the terminal is gone or the writer has ended.
    var isThere = true
  }

  private let descriptor: Int32
  /// A pipe: a byte in it wakes the thread, and closing it ends the thread.
  private let control: (reading: Int32, writing: Int32)
  private let state = Mutex(State())
  private let thread = Mutex<pthread_t?>(nil)

  /// Takes ownership of a nonblocking descriptor. Returns nil if no thread can be created.
  init?(owning descriptor: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      close(descriptor)
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.descriptor = descriptor
    control = (ends[0], ends[1])
    var thread = pthread_t()
    let own = Unmanaged.passUnretained(self).toOpaque()
    guard pthread_create(&thread, nil, Self.body, own) == 0 else {
      close(ends[0])
      close(ends[1])
      close(descriptor)
      return nil
    }
    self.thread.withLock { $0 = thread }
  }

  /// Ends the thread. Text that is left is discarded, because the terminal is about to be restored.
  func end() {
    state.withLock { $0.isThere = false }
    thread.withLock { thread in
      guard let running = thread else { return }
      close(control.writing)
      _ = pthread_join(running, nil)
      close(control.reading)
      close(descriptor)
      thread = nil
    }
  }

  /// Returns whether all text has been written, so that it makes sense to draw the next picture.
  func isReady() -> Bool {
    state.withLock { $0.isThere && !$0.isWriting && $0.pending.isEmpty }
  }

  func write(_ text: PrintableText) {
    state.withLock { $0.pending += Array(text.utf8) }
    var byte: UInt8 = 0
    _ = Glibc.write(control.writing, &byte, 1)
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let own = $0 { Unmanaged<TerminalWriter>.fromOpaque(own).takeUnretainedValue().work() }
    return nil
  }

  private func work() {
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(control.reading, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      while let text = next() { push(text) }
    }
  }

  private func next() -> [UInt8]? {
    state.withLock { state in
      let text = state.pending
      state.pending = []
      state.isWriting = state.isThere && !text.isEmpty
      return state.isWriting ? text : nil
    }
  }

  /// Writes the whole text as fast as the terminal accepts it. Stops early if the writer has ended.
  private func push(_ text: [UInt8]) {
    var rest = text[...]
    while !rest.isEmpty, state.withLock({ $0.isThere }) {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        // The timeout lets the loop check for the end, because a stopped terminal accepts nothing.
        _ = poll(&polled, 1, 50)
      } else if errno != EINTR {
        state.withLock { $0.isThere = false }
      }
    }
  }
}
