import Foundation

/// What a test expects, in a file beside it: `Expectations/NAME.txt`.
struct ExpectationFile {
  let path: String

  init(_ name: String, ending: String = "txt", at place: TestPlace) {
    path =
      URL(fileURLWithPath: "\(place.file)").deletingLastPathComponent()
      .appendingPathComponent("Expectations/\(name).\(ending)").path
  }

  /// Nil where there is no such file.
  var bytes: [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

  /// The sentence about a file that is not there.
  var missing: String {
    "there is no \(path); run the test with PANTOGRAPH_RECORD=1 to write it, and look at it"
  }

  /// Writes it anew; returns why it cannot.
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
