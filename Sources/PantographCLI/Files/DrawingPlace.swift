import PantographCommands
import PantographPlotting
import PantographRecordingFiles

/// Converts a drawing to the bytes of a PNG file. Programs without a renderer have no such closure.
package typealias PixelDrawing = @Sendable (Drawing) throws(PixelDrawingError) -> [UInt8]

/// The error of a drawing that cannot be converted to pixels.
package struct PixelDrawingError: Error {
  /// The reason, as the end of a sentence, without a full stop.
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

/// The file that a drawing is written to. Its extension, .png or .svg, chooses the format.
package struct DrawingPlace {
  package let path: String
  private let overwrites: Bool

  /// Reads the place from an option. Returns nil if the option is not given.
  package init?(_ invocation: Invocation, _ option: Option) throws(Failure) {
    guard let path = invocation.value(option) else { return nil }
    guard Self.isPNG(path) || Self.hasEnding("svg", path) else {
      throw Failure(.usage, "--\(option.name) \(path): the name must end in .png or .svg")
    }
    self.path = path
    overwrites = invocation.has(.force)
  }

  /// Returns the part of the option that only the studio can do, which is a .png; nil for an .svg.
  package static func studioPart(_ invocation: Invocation, _ option: Option) -> String? {
    guard let path = invocation.value(option), isPNG(path) else { return nil }
    return "--\(option.name) with a .png"
  }

  /// Throws if a file with this name exists and may not be overwritten.
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
      guard let pixels else { throw PixelDrawingError(reason: "this program cannot draw .png") }
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
