import Glibc
import PantographPlainText

/// The sources of facts about the computer. Tests replace them.
struct ComputerPlace {
  /// Returns the value of a variable of the environment.
  var variable: (String) -> String?
  /// The folder in place of `/`.
  var root: String
  /// The kernel's name, release and machine, such as `Linux`, `6.1.0-18-amd64` and `x86_64`.
  var kernel: [String]
  /// Names of the person and the computer, which no bundle may contain.
  var names: [String]

  /// The computer that the program runs on.
  static var own: ComputerPlace {
    var system = utsname()
    uname(&system)
    func text<Bytes>(_ bytes: Bytes) -> String {
      withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    var names = [text(system.nodename)]
    var domain = [CChar](repeating: 0, count: 256)
    if getdomainname(&domain, domain.count) == 0 {
      names.append(
        domain.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    names += ["USER", "LOGNAME", "SUDO_USER", "HOME", "HOSTNAME", "EMAIL"].compactMap(variable)
    names += Self.names(of: getuid())
    if geteuid() != getuid() { names += Self.names(of: geteuid()) }
    return ComputerPlace(
      variable: variable, root: "",
      kernel: [text(system.sysname), text(system.release), text(system.machine)], names: names)
  }

  /// Returns the account's name, the person's name and the path of the home folder.
  private static func names(of user: uid_t) -> [String] {
    var (entry, found) = (passwd(), nil as UnsafeMutablePointer<passwd>?)
    var buffer = [CChar](repeating: 0, count: 1 << 14)
    guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil else {
      return []
    }
    return [entry.pw_name, entry.pw_gecos, entry.pw_dir].compactMap { $0 }.map {
      String(cString: $0)
    }
  }

  /// Returns the beginning of a small file; no bytes if it cannot be read.
  func bytes(_ path: String) -> [UInt8] {
    let descriptor = open(FileName.system(root + path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }
}
