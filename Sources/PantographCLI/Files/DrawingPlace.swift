import PantographCommands
import PantographPlotting
import PantographRecordingFiles

/// Makes the bytes of a .png of a drawing. The program without pictures has none.
package typealias PixelDrawing = @Sendable (Drawing) throws(PixelDrawingError) -> [UInt8]

/// Why there are no pixels of a drawing.
package struct PixelDrawingError: Error {
  /// As the end of a sentence, without its full stop.
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

/// The file that a drawing goes to: a .png or an .svg, as its name says.
package struct DrawingPlace {
  package let path: String
  private let overwrites: Bool

  /// The place that the option asks for; nil where it is not given.
  package init?(_ invocation: Invocation, _ option: Option) throws(Failure) {
    guard let path = invocation.value(option) else { return nil }
    guard Self.isPNG(path) || Self.hasEnding("svg", path) else {
      throw Failure(.usage, "--\(option.name) \(path): the name must end in .png or .svg")
    }
    self.path = path
    overwrites = invocation.has(.force)
  }

  /// What the option asks for that only the studio can do: a .png is made of pixels.
  package static func studioPart(_ invocation: Invocation, _ option: Option) -> String? {
    guard let path = invocation.value(option), isPNG(path) else { return nil }
    return "--\(option.name) with a .png"
  }

  /// Throws where a file is in the way.
  package func check() throws(Failure) {
    try OutputPlace(path: path, overwrites: overwrites).check()
  }

  package func save(_ drawing: Drawing, drawing pixels: PixelDrawing?) throws(Failure) {
    let bytes = try bytes(of: drawing, pixels)
    do throws(RecordingFileError) {
      var file = try OutputFile.create(path, overwrite: overwrites)
      try file.write(bytes)
      try file.commit()
    } catch {
      throw Failure(error)
    }
  }

  private func bytes(
    of drawing: Drawing, _ pixels: PixelDrawing?
  ) throws(Failure) -> [UInt8] {
    guard Self.isPNG(path) else { return Array(SVGWriter().text(of: drawing).utf8) }
    do throws(PixelDrawingError) {
      guard let pixels else { throw PixelDrawingError(reason: "this program has no pictures") }
      return try pixels(drawing)
    } catch {
      throw Failure(.software, "cannot draw \(path): \(error.reason)")
    }
  }

  private static func isPNG(_ path: String) -> Bool { hasEnding("png", path) }

  private static func hasEnding(_ ending: String, _ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return path[path.index(after: dot)...].lowercased() == ending
  }
}
