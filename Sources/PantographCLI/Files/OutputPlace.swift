import PantographCommands
import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// The file that a command writes to.
package struct OutputPlace {
  package var path: String
  package var overwrites: Bool

  package init(path: String, overwrites: Bool) {
    self.path = path
    self.overwrites = overwrites
  }

  /// Throws if the file exists and may not be overwritten. Commands call it before any long work
  /// and before any question to the user.
  package func check() throws(Failure) {
    var status = stat()
    guard path != "-", !overwrites, stat(FileName.system(path), &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return }
    throw Failure(
      .cannotCreate, "\(path) exists already", advice: ["Overwrite it with --force."])
  }
}
