import Glibc
import PantographCLI
import Synchronization

/// Detects Ctrl-C for work that saves its results before it ends.
enum InterruptSignal {
  private static let isRaised = Atomic<Bool>(false)

  /// Catches Ctrl-C. The first one only sets a flag; the second one ends the program at once.
  static func watch() {
    // The parent process may have left the signal blocked.
    var interrupts = sigset_t()
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupts, nil)
    signal(SIGINT) { _ in
      InterruptSignal.isRaised.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  static var wasRaised: Bool { isRaised.load(ordering: .relaxed) }
}
