#if canImport(Glibc)
  import Glibc
#endif

/// Files without a name, for data too large for memory. A file disappears when its last descriptor
/// is closed.
package enum UnnamedFile {
  private static let usual = "/var/tmp"

  /// The folder for the files: `TMPDIR`, otherwise /var/tmp, which is on a disk while /tmp may be
  /// in memory.
  package static var folder: String {
    folder(temporary: getenv("TMPDIR").map { String(cString: $0) })
  }

  /// Returns the folder for this value of `TMPDIR`. An empty value is ignored, because it would
  /// name the root folder.
  package static func folder(temporary: String?) -> String {
    guard let temporary, !temporary.isEmpty else { return usual }
    return temporary
  }

  /// Returns a new file, open for reading and writing. Programs that this process starts do not
  /// inherit it.
  package static func open() throws(RecordingFileError) -> Int32 {
    // Exceeding a limit on file size must be reported as an error, not kill the process with a
    // signal.
    signal(SIGXFSZ, SIG_IGN)
    let folder = folder
    var template = Array((folder + "/pantograph-XXXXXX").utf8CString)
    var descriptor = mkstemp(&template)
    if descriptor < 0, errno == ENOENT, folder == usual {
      // A small system, such as a kiosk, may have only /tmp.
      template = Array("/tmp/pantograph-XXXXXX".utf8CString)
      descriptor = mkstemp(&template)
    }
    guard descriptor >= 0 else { throw .cannotKeep(folder: folder, errno: errno) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}
