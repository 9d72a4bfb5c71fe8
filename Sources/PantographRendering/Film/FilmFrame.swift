import Foundation

/// A picture of a scene at one moment.
public struct FilmFrame: Hashable, Sendable {
  /// The picture.
  public var image: PixelImage
  /// Pixels of the image for each point.
  public var scale: CGFloat
  /// In seconds, from whatever the film begins with.
  public var time: TimeInterval
  /// How far a transition has come, 0 to 1; nil where there is none.
  public var progress: Double?
  /// What happens at this moment, in a few words.
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
