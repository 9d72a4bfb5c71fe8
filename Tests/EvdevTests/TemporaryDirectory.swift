import Glibc

/// A folder for one test, which is removed with all its files.
final class TemporaryDirectory {
  let path: String

  init() {
    var template = Array("/tmp/pantograph-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { preconditionFailure("no temporary folder") }
    path = String(cString: made)
  }

  deinit {
    Self.remove(path)
  }

  static func remove(_ path: String) {
    if let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != "." && name != ".." { remove("\(path)/\(name)") }
      }
      closedir(stream)
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  /// The names in the folder, in alphabetical order.
  var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func makeDirectory(_ name: String) -> String {
    mkdir("\(path)/\(name)", 0o755)
    return "\(path)/\(name)"
  }

  @discardableResult
  func write(_ name: String, _ text: String = "") -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = Glibc.write(descriptor, text, text.utf8.count)
    close(descriptor)
    return file
  }

  static func read(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += bytes[..<count]
    }
  }
}
