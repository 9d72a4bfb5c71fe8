import Foundation

/// A file beside a test that contains what the test expects: `Expectations/NAME.txt`.
struct ExpectationFile {
  let path: String

  init(_ name: String, ending: String = "txt", at place: TestPlace) {
    path =
      URL(fileURLWithPath: "\(place.file)").deletingLastPathComponent()
      .appendingPathComponent("Expectations/\(name).\(ending)").path
  }

  /// The bytes of the file; nil if it does not exist.
  var bytes: [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

  /// The failure message for a file that does not exist.
  var missing: String {
    "\(path) does not exist; run the test with PANTOGRAPH_RECORD=1 to write it, then check the file"
  }

  /// Writes the file, and replaces an existing one. Returns the reason if it cannot be written.
  func write(_ bytes: [UInt8]) -> String? {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
      return nil
    } catch {
      return "\(path) cannot be written"
    }
  }
}
