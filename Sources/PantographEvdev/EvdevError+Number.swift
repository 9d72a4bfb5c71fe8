import Glibc

extension EvdevError {
  /// Returns the error for a node that could not be opened.
  static func opening(_ path: String, _ error: ErrorNumber) -> EvdevError {
    switch error.code {
    case EACCES, EPERM: .notPermitted(path: path, remedy: InputPermission.installation)
    case ENOENT: .missing(path: path, remedy: "`pantograph devices` lists all touch devices")
    case ENODEV, ENXIO: .removed(path: path)
    case ENOTTY, EINVAL: .notADevice(path: path)
    default: .system(operation: "open", path: path, code: error.code)
    }
  }

  /// Returns the error for an open device that could not be read.
  static func reading(_ path: String, _ error: ErrorNumber) -> EvdevError {
    switch error.code {
    case ENODEV: .removed(path: path)
    case ENOTTY, EINVAL: .notADevice(path: path)
    default: .system(operation: "read", path: path, code: error.code)
    }
  }
}
