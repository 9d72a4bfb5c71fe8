import Glibc

/// Kills this process, as `kill -9` does, once a file has grown to a size.
enum GrowthKiller {
  /// - Parameters:
  ///   - path: the file, which need not exist yet.
  ///   - size: in bytes.
  ///   - pause: microseconds from that size to the kill, so that the kill hits a later write.
  static func watch(_ path: String, for size: Int, pause: UInt32 = 0) {
    let plan = UnsafeMutablePointer<(path: String, size: Int, pause: UInt32)>.allocate(capacity: 1)
    plan.initialize(to: (path, size, pause))
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { plan in
        guard let plan = plan?.load(as: (path: String, size: Int, pause: UInt32).self) else {
          return nil
        }
        var status = stat()
        while stat(plan.path, &status) != 0 || status.st_size < plan.size {}
        usleep(plan.pause)
        kill(getpid(), SIGKILL)
        return nil
      }, plan)
  }
}
