#if canImport(Glibc)
  import Glibc
#endif

/// Files without a name, for more than memory is to hold; each is gone with its last descriptor.
package enum UnnamedFile {
  /// That of `TMPDIR`, else /var/tmp, which is on a disk where /tmp may be memory.
  package static var folder: String {
    folder(temporary: getenv("TMPDIR").map { String(cString: $0) })
  }

  /// An empty `TMPDIR` is none: it would name the root folder.
  package static func folder(temporary: String?) -> String {
    guard let temporary, !temporary.isEmpty else { return "/var/tmp" }
    return temporary
  }

  /// A new one, open for reading and writing, which no program that is started has.
  package static func open() throws(RecordingFileError) -> Int32 {
    // A limit on a file's size is an error to be told, not a signal to die of.
    signal(SIGXFSZ, SIG_IGN)
    var template = Array((folder + "/pantograph-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .cannotKeep(folder: folder, errno: errno) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}
