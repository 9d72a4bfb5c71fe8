internal import CPantographLibevdev
import Glibc
import Synchronization

/// The descriptor that the signal handler writes to. It is a plain number because a signal handler
/// may access nothing else.
private let signalPipeEntry = Atomic<Int32>(-1)

/// Turns signals into bytes in a pipe, so that a loop can wait for them. Only one instance may exist
/// in a process at a time. Releasing it restores the previous handlers.
final class SignalPipe {
  private var ends: (exit: Int32, entry: Int32)
  private var previous: [(signal: Int32, action: sigaction)] = []
  /// The signals that were blocked before.
  private var blocked = sigset_t()

  init(_ signals: [Int32]) throws(EvdevError) {
    precondition(
      signalPipeEntry.load(ordering: .relaxed) == -1, "only one loop can catch signals at a time")
    var pair: [Int32] = [-1, -1]
    guard pipe2(&pair, O_CLOEXEC | O_NONBLOCK) == 0 else {
      throw .system(operation: "create", path: "pipe", code: errno)
    }
    ends = (pair[0], pair[1])
    signalPipeEntry.store(pair[1], ordering: .releasing)
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        let code = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(signalPipeEntry.load(ordering: .acquiring), &byte, 1)
        errno = code
      }
      // A wait of the loop ends nevertheless; reads and writes of other threads are restarted.
      action.sa_flags = SA_RESTART
      var before = sigaction()
      sigaction(signal, &action, &before)
      previous.append((signal, before))
    }
    unblock(signals)
  }

  /// Unblocks the signals: the parent process may have left them blocked.
  private func unblock(_ signals: [Int32]) {
    var (all, before) = (sigset_t(), sigset_t())
    sigemptyset(&all)
    sigemptyset(&blocked)
    for signal in signals { sigaddset(&all, signal) }
    pthread_sigmask(SIG_UNBLOCK, &all, &before)
    for signal in signals where sigismember(&before, signal) == 1 { sigaddset(&blocked, signal) }
  }

  deinit {
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    signalPipeEntry.store(-1, ordering: .relaxed)
    close(ends.entry)
    close(ends.exit)
  }

  var descriptor: Int32 { ends.exit }

  /// Returns the signals that came since the last call, in order.
  func read() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    guard case .success(let count) = SystemCall.retry({ Glibc.read(ends.exit, &bytes, 64) }) else {
      return []
    }
    return bytes[..<count].map { Int32($0) }
  }
}
