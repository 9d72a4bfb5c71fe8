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
    try film(
      try renderer.image(of: view), origin: view.layer.bounds.origin, time, progress, fingers)
  }

  /// The same of a tree that was kept.
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
