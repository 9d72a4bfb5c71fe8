/// The frames of the scene and the texts in a window, in pixels.
package struct WindowLayout: Hashable, Sendable {
  /// The frame of the scene in the window's picture.
  package var scene: WindowSurface.Area
  /// The frame of the texts, beside the scene or below it.
  package var words: WindowSurface.Area
  /// The number of pixels for each unit of the texts.
  package var scale: Double

  /// The width of the texts beside a scene, in units.
  package static let wordsWidth = 400.0
  private static let wordsHeight = 280.0
  /// The smallest width of a scene, in points.
  private static let leastSceneWidth = 240.0

  /// Creates a layout. A wide window has the texts at its right, any other window below the scene.
  package init(width: Int, height: Int, scale: Double) {
    self.scale = scale
    let words = min(Int(Self.wordsWidth * scale), width * 3 / 5)
    // Texts beside the scene must leave the scene its smallest width in a high window.
    let hasRoomBeside = width >= height || width - words >= Int(Self.leastSceneWidth * scale)
    if Double(width) >= Double(height) * 0.8, hasRoomBeside {
      scene = WindowSurface.Area(width: width - words, height: height)
      self.words = WindowSurface.Area(x: width - words, width: words, height: height)
    } else {
      let words = min(Int(Self.wordsHeight * scale), height / 2)
      scene = WindowSurface.Area(width: width, height: height - words)
      self.words = WindowSurface.Area(y: height - words, width: width, height: words)
    }
  }
}
