#if canImport(Glibc)
  import Glibc
#endif

/// Redirects the standard output of an application's code, so that standard output contains only
/// results.
final class OutputDetour {
  private var kept: Int32

  /// Discards the output, because it has been printed before.
  static func silence() -> OutputDetour { OutputDetour(isAway: true) }

  /// Redirects the output to standard error. If `away` is true and standard error is a terminal,
  /// the output is discarded.
  convenience init(away: Bool) {
    self.init(isAway: away && isatty(STDERR_FILENO) == 1)
  }

  private init(isAway: Bool) {
    fflush(nil)
    kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    if isAway {
      let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
      dup2(nowhere, STDOUT_FILENO)
      close(nowhere)
    } else {
      dup2(STDERR_FILENO, STDOUT_FILENO)
    }
  }

  /// Ends the redirection.
  func end() {
    guard kept >= 0 else { return }
    fflush(nil)
    dup2(kept, STDOUT_FILENO)
    close(kept)
    kept = -1
  }

  deinit { end() }
}
