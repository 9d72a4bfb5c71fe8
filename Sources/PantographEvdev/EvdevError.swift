import PantographPlainText

/// An error of an input device. Its description says what went wrong and what to do.
public enum EvdevError: Error, Hashable, Sendable {
  /// The process may not open this file; `remedy` says what would allow it.
  case notPermitted(path: String, remedy: String)
  /// There is no such file or device.
  case missing(path: String, remedy: String)
  /// The file exists but is not an evdev device.
  case notADevice(path: String)
  /// The device is a keyboard, or has a keyboard's keys. Keyboards are never recorded.
  case keyboard(name: String)
  /// The device has no surface that fingers touch.
  case noSurface(path: String, name: String)
  /// Another program has grabbed the device for itself.
  case grabbedElsewhere(path: String)
  /// The device was removed.
  case removed(path: String)
  case fileExists(path: String)
  /// The disk is full or the file has reached its size limit. The file is valid and ends with a
  /// whole frame; `kept` is the number of bytes written.
  case noSpace(path: String, kept: Int)
  /// A system call that failed for a reason without a case of its own.
  case system(operation: String, path: String, code: Int32)
}

extension EvdevError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notPermitted(let path, let remedy): "no permission to open \(path): \(remedy)"
    case .missing(let path, let remedy): "there is no \(path): \(remedy)"
    case .notADevice(let path): "\(path) is not an input device"
    case .keyboard(let name):
      "“\(name)” has the keys of a keyboard; keyboards are never recorded"
    case .noSurface(let path, let name): "“\(name)” at \(path) has no touch surface"
    case .grabbedElsewhere(let path): "another program uses \(path) exclusively; stop it first"
    case .removed(let path): "\(path) was removed"
    case .fileExists(let path): "\(path) exists already"
    case .noSpace(let path, let kept):
      "no space left for \(path); its first \(kept) bytes are written and valid"
    case .system(let operation, let path, let code):
      "cannot \(operation) \(path): \(SystemErrorText.of(code))"
    }
  }
}
