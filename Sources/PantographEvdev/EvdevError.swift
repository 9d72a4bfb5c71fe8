import PantographPlainText

/// An error of an input device. Its text says what went wrong and what to do.
public enum EvdevError: Error, Hashable, Sendable {
  /// We may not open this file; `remedy` says what would allow it.
  case notPermitted(path: String, remedy: String)
  /// There is no such file or device.
  case missing(path: String, remedy: String)
  /// The file is there and is no evdev device.
  case notADevice(path: String)
  /// The device is a keyboard, or has a keyboard's keys: those are never recorded.
  case keyboard(name: String)
  /// The device is none that fingers touch.
  case noSurface(path: String, name: String)
  /// Another program holds the device for itself.
  case grabbedElsewhere(path: String)
  /// The device is gone.
  case removed(path: String)
  case fileExists(path: String)
  /// The disk is full, or the file may grow no more. The file is valid and ends with a whole frame.
  case noSpace(path: String, kept: Int)
  /// A call that failed in a way we have no better words for.
  case system(operation: String, path: String, code: Int32)
}

extension EvdevError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notPermitted(let path, let remedy): "no permission to open \(path): \(remedy)"
    case .missing(let path, let remedy): "there is no \(path): \(remedy)"
    case .notADevice(let path): "\(path) is no input device"
    case .keyboard(let name):
      "“\(name)” has the keys of a keyboard; keyboards are never recorded"
    case .noSurface(let path, let name): "“\(name)” at \(path) has no touch surface"
    case .grabbedElsewhere(let path): "another program holds \(path) for itself"
    case .removed(let path): "\(path) was removed"
    case .fileExists(let path): "\(path) exists already"
    case .noSpace(let path, let kept):
      "no space left for \(path); it is valid up to its byte \(kept)"
    case .system(let operation, let path, let code):
      "\(operation) \(path): \(SystemErrorText.of(code))"
    }
  }
}
