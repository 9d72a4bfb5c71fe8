import PantographCommands
import PantographPlainText
import PantographRecordings

#if canImport(Glibc)
  import Glibc
#endif

/// A folder that a command writes into.
package enum OutputFolder {
  /// Creates a folder and its missing parent folders.
  package static func make(_ path: String) throws(Failure) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let name = FileName.system(String(path[..<end]))
      var status = stat()
      if mkdir(name, 0o777) == 0 { continue }
      let number = errno
      guard stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        let reason = String(cString: strerror(number == EEXIST ? ENOTDIR : number))
        throw Failure(.cannotCreate, "the folder \(path) cannot be created: \(reason)")
      }
    }
  }
}
