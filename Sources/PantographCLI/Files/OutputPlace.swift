import Recordings

#if canImport(Glibc)
  import Glibc
#endif

/// The place that a command writes to.
struct OutputPlace {
  var path: String
  var overwrites: Bool

  /// Throws where a file is in the way: before anything long is done, or anybody asked.
  func check() throws(Failure) {
    var status = stat()
    guard path != "-", !overwrites, stat(FileName.system(path), &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return }
    throw Failure(
      .cannotCreate, "\(path) exists already", advice: ["Overwrite it with --force."])
  }
}
