import Foundation
import QuartzCore

/// Takes pictures of a scene, its fingers drawn in.
///
/// One camera for a whole film: what stands still between two pictures is not drawn again.
@MainActor
public final class FilmCamera {
  private let renderer: LayerRenderer

  /// - Parameters:
  ///   - scale: Pixels for each point.
  ///   - background: What stands behind the layers; nil for nothing.
  public init(scale: CGFloat = 1, background: CGColor? = .white) {
    renderer = LayerRenderer(scale: scale, background: background)
  }

  /// The view as it is seen now.
  public func frame(
    of view: some LayerOwner, time: TimeInterval, progress: Double? = nil, fingers: [Finger] = []
  ) throws(RenderingError) -> FilmFrame {
    var image = try renderer.image(of: view)
    if !fingers.isEmpty {
      image = try FingerOverlay(
        fingers: fingers, origin: view.layer.bounds.origin, scale: renderer.scale
      ).drawn(over: image)
    }
    return FilmFrame(image: image, scale: renderer.scale, time: time, progress: progress)
  }
}
