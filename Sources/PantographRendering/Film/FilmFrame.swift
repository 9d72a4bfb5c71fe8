import Foundation

/// A picture of a scene at one moment.
public struct FilmFrame: Hashable, Sendable {
  /// The picture of the scene.
  public var image: PixelImage
  /// The number of pixels for each point.
  public var scale: CGFloat
  /// The time in seconds since the film's beginning.
  public var time: TimeInterval
  /// The progress of the transition, 0...1; nil without a transition.
  public var progress: Double?
  /// A short text about the frame's moment.
  public var caption: String?

  public init(
    image: PixelImage, scale: CGFloat = 1, time: TimeInterval, progress: Double? = nil,
    caption: String? = nil
  ) {
    self.image = image
    self.scale = scale
    self.time = time
    self.progress = progress
    self.caption = caption
  }
}
