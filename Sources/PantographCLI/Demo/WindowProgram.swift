#if canImport(Glibc)
  import Glibc
#endif

/// The program that shows demos in a window, which is apart so that this one needs no window system.
enum WindowProgram {
  static let name = "pantograph-window"

  /// Its path, beside this program; nil where it is not installed.
  static var path: String? {
    guard let own = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(own) }
    let folder = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
    let path = "/\(folder)/\(name)"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// Whether there is a screen that windows are on.
  static var hasScreen: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { (variable: String) in
      getenv(variable).map { $0.pointee != 0 } ?? false
    }
  }

  /// Becomes that program, with the same words behind its name; throws where it cannot.
  static func become(_ words: [String]) throws(Failure) {
    guard let path else {
      throw Failure(
        .unavailable, "\(name) is not installed beside this program",
        advice: ["Show it in the terminal: --terminal"])
    }
    let all: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) } + [nil]
    execv(path, all)
    throw Failure(.software, "cannot start \(path)")
  }
}
