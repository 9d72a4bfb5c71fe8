import Foundation
import PantographRendering

/// The files that a failed expectation leaves for inspection: the expected and actual lines, their
/// difference, and a page with pictures.
struct TestResults {
  /// The folder in the variable `PANTOGRAPH_RESULTS`; nil if the variable is empty or not set.
  static var named: String? {
    ProcessInfo.processInfo.environment["PANTOGRAPH_RESULTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether `PANTOGRAPH_RECORD=1` is set, so that expectations are written again.
  static var records: Bool {
    !["", "0"].contains(ProcessInfo.processInfo.environment["PANTOGRAPH_RECORD"] ?? "")
  }

  private let folder: String
  private let place: TestPlace

  /// Chooses a folder for the files of one expectation. It lies in `PANTOGRAPH_RESULTS`, or else in
  /// `build/gestures` of the test's package.
  init(_ name: String, at place: TestPlace) {
    self.place = place
    var base = Self.named
    if base == nil {
      let file = URL(fileURLWithPath: "\(place.file)")
      var root = file.deletingLastPathComponent()
      while root.path != "/",
        !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
      {
        root = root.deletingLastPathComponent()
      }
      if root.path == "/" { root = file.deletingLastPathComponent() }
      base = root.appendingPathComponent("build/gestures").path
    }
    folder = "\(base ?? ".")/\(place.fileName)-\(place.line)" + (name.isEmpty ? "" : "-\(name)")
  }

  /// Writes the files, and returns a sentence that says where they are.
  @MainActor
  func keep(
    _ difference: LineDifference, message: String, _ moments: [TestCamera.Moment]
  ) -> String {
    let pictures = TestCamera.pictures(of: moments)
    var strip: [UInt8]?
    if !pictures.isEmpty { strip = try? FilmStrip(pictures, columns: 4).image().pngBytes() }
    var files: [(String, [UInt8])] = [
      ("expected.txt", Array((difference.expected.joined(separator: "\n") + "\n").utf8)),
      ("actual.txt", Array((difference.actual.joined(separator: "\n") + "\n").utf8)),
      ("difference.txt", Array((difference.text + "\n").utf8)),
      ("index.html", Array(page(message, strip).utf8)),
    ]
    if let strip { files.append(("strip.png", strip)) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, bytes) in files {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      return "saved in \(folder)"
    } catch {
      return "the result could not be saved in \(folder)"
    }
  }

  /// Saves a picture beside the expected picture, and returns a sentence that says where they are.
  func keep(picture: PixelImage, beside expected: PixelImage, _ message: String) -> String {
    do {
      let strip = Self.pair(picture, expected)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, image) in [("actual.png", picture), ("expected.png", expected)] {
        try Data(image.pngBytes()).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      try Data(page(message, strip).utf8).write(to: URL(fileURLWithPath: "\(folder)/index.html"))
      return "saved in \(folder)"
    } catch {
      return "the result could not be saved in \(folder)"
    }
  }

  /// Draws the actual picture beside the expected one.
  private static func pair(_ actual: PixelImage, _ expected: PixelImage) -> [UInt8]? {
    var frames = [FilmFrame(image: actual, time: 0), FilmFrame(image: expected, time: 0)]
    frames[0].caption = "actual"
    frames[1].caption = "expected"
    return try? FilmStrip(frames, columns: 2).image().pngBytes()
  }

  private func page(_ message: String, _ strip: [UInt8]?) -> String {
    let picture = strip.map {
      "<img alt=\"moments of the test\" src=\"data:image/png;base64,\(Data($0).base64EncodedString())\">"
    }
    let text = Self.escaped(message)
    let (name, file) = (Self.escaped(place.testName), Self.escaped("\(place.fileID)"))
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(name)</title>
      <style>body { font: 15px sans-serif; margin: 2em } pre { white-space: pre-wrap } img { max-width: 100% }</style>
      </head><body>
      <h1>\(name)</h1>
      <p>\(file), line \(place.line)</p>
      <pre>\(text)</pre>
      \(picture ?? "<p>There is nothing to draw.</p>")
      </body></html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
