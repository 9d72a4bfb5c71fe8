import Foundation
import QuartzCore

/// Takes pictures of a scene, with its fingers drawn in.
///
/// Use one camera for a whole film: it redraws only the changes between two pictures.
@MainActor
public final class FilmCamera {
  private let renderer: LayerRenderer

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels for each point.
  ///   - background: The color behind the layers; nil draws none.
  public init(scale: CGFloat = 1, background: CGColor? = .white) {
    renderer = LayerRenderer(scale: scale, background: background)
  }

  /// Returns a picture of the view as it is shown now.
  public func frame(
    of view: some LayerOwner, time: TimeInterval, progress: Double? = nil, fingers: [Finger] = []
  ) throws(RenderingError) -> FilmFrame {
    try film(
      try renderer.image(of: view), origin: view.layer.bounds.origin, time, progress, fingers)
  }

  /// Returns a picture of a saved layer tree.
  package func frame(
    of snapshot: LayerSnapshot, time: TimeInterval, progress: Double? = nil, fingers: [Finger] = []
  ) throws(RenderingError) -> FilmFrame {
    renderer.drawsChangesOnly = false
    try renderer.draw(snapshot)
    return try film(
      try renderer.image, origin: snapshot.values.bounds.origin, time, progress, fingers)
  }

  private func film(
    _ picture: PixelImage, origin: CGPoint, _ time: TimeInterval, _ progress: Double?,
    _ fingers: [Finger]
  ) throws(RenderingError) -> FilmFrame {
    var image = picture
    if !fingers.isEmpty {
      image = try FingerOverlay(
        fingers: fingers, origin: origin, scale: renderer.scale
      ).drawn(over: image)
    }
    return FilmFrame(image: image, scale: renderer.scale, time: time, progress: progress)
  }
}
