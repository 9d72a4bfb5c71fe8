#if canImport(Glibc)
  import Glibc
#endif

/// What the C library says about an error number.
enum SystemError {
  static func text(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// The exit code for an input file that could not be opened.
  static func inputCode(_ number: Int32) -> ExitCode {
    number == EACCES || number == EPERM ? .noPermission : .noInput
  }
}
