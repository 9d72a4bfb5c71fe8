import Glibc

/// The number of processors online.
enum ProcessorCount {
  static var now: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
