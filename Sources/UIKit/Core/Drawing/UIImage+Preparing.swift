import Foundation

extension UIImage {
  /// How a renderer draws pictures that are to look like this one: with as many pixels for each point.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The picture itself: pictures are read when they are made.
  @preconcurrency @MainActor
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Calls the handler at once with the picture drawn in that size.
  @preconcurrency @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// The picture drawn in that size.
  @preconcurrency @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
