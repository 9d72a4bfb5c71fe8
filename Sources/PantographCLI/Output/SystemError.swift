#if canImport(Glibc)
  import Glibc
#endif

/// Tells a program that is called what an error number means.
enum SystemError {
  /// The exit code for an input file that could not be opened.
  static func inputCode(_ number: Int32) -> ExitCode {
    number == EACCES || number == EPERM ? .noPermission : .noInput
  }
}
