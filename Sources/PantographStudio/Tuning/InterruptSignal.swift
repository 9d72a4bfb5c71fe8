import Glibc
import PantographCLI
import Synchronization

/// Whether Ctrl-C was pressed, for work that wants to keep what it has.
enum InterruptSignal {
  private static let isRaised = Atomic<Bool>(false)

  /// From now on the first Ctrl-C only raises the flag; the second ends the program at once.
  static func watch() {
    // Who started the program may have left the signal blocked.
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
