import PantographCLI
import PantographCommands
import PantographPlotting
import PantographRendering

extension CommandWork {
  static let inspect = CommandWork(.inspect, Command.inspecting(drawing: draw))
  static let diff = CommandWork(.diff, Command.comparing(drawing: draw))
  static let survey = CommandWork(.survey, Command.surveying(drawing: draw))

  /// Converts a drawing to the bytes of a PNG file.
  @Sendable
  static func draw(_ drawing: Drawing) throws(PixelDrawingError) -> [UInt8] {
    do throws(RenderingError) {
      return try DrawingFormat.png.bytes(of: drawing, scale: 2)
    } catch {
      throw PixelDrawingError(reason: "\(error)")
    }
  }
}
