/// Where the scene and the words are in a window, in pixels.
package struct WindowLayout: Hashable, Sendable {
  /// The scene's place.
  package var scene: WindowSurface.Area
  /// The words' place, beside the scene or below it.
  package var words: WindowSurface.Area
  /// Pixels for each of the words' units.
  package var scale: Double

  /// How wide the words beside a scene are, in units.
  package static let wordsWidth = 400.0
  private static let wordsHeight = 280.0
  /// No scene is made narrower, in points.
  private static let leastSceneWidth = 240.0

  /// A window that is wide has the words at its right, any other one below.
  package init(width: Int, height: Int, scale: Double) {
    self.scale = scale
    let words = min(Int(Self.wordsWidth * scale), width * 3 / 5)
    // A high window keeps as much of its width for the scene as that needs.
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
