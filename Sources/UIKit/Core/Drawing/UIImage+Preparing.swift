import Foundation

extension UIImage {
  /// The format for drawing pictures that look like this one: with the same number of pixels per
  /// point.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Returns the picture itself: pictures are decoded when they are made.
  @preconcurrency @MainActor
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Calls the handler at once with the picture drawn in the given size.
  @preconcurrency @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Returns the picture drawn in the given size.
  @preconcurrency @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
