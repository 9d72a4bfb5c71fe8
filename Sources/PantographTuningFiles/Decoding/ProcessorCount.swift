import Glibc

/// How many processors this process may use.
enum ProcessorCount {
  static var now: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
