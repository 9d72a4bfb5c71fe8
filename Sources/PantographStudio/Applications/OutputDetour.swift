#if canImport(Glibc)
  import Glibc
#endif

/// Sends what code of somebody else's prints elsewhere, so that results stay alone on standard output.
final class OutputDetour {
  private var kept: Int32

  /// Away: it has been printed before.
  static func silence() -> OutputDetour { OutputDetour(isAway: true) }

  /// To standard error or, where it would be in the way there too, away.
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

  /// From now on it goes where it went before.
  func end() {
    guard kept >= 0 else { return }
    fflush(nil)
    dup2(kept, STDOUT_FILENO)
    close(kept)
    kept = -1
  }

  deinit { end() }
}
