import Foundation

/// A file that is removed together with this object.
final class TemporaryFile {
  let path: String

  init(_ text: String = "") throws {
    path = NSTemporaryDirectory() + "pantograph-\(UUID().uuidString)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
