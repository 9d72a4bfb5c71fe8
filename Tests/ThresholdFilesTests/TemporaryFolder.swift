import Foundation

/// A folder that is gone with the value.
final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "thresholds-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
