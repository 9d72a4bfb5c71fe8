#if canImport(Glibc)
  import Glibc
#endif

/// What an error number means to a program that is called.
enum SystemError {
  /// The exit code for an input file that could not be opened.
  static func inputCode(_ number: Int32) -> ExitCode {
    number == EACCES || number == EPERM ? .noPermission : .noInput
  }
}
