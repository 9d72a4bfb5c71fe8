import Foundation

/// A picture with its size in points.
open class UIImage: NSObject, LayerImage, @unchecked Sendable {
  public let cgImage: CGImage?
  /// Pixels for each point.
  public let scale: CGFloat

  public init(cgImage: CGImage, scale: CGFloat) {
    precondition(scale.isFinite && scale > 0, "an image's scale must be positive, not \(scale)")
    self.cgImage = cgImage
    self.scale = scale
    super.init()
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// A picture of nothing, without a size.
  public override init() {
    cgImage = nil
    scale = 1
    super.init()
  }

  /// Reads a PNG; nil where it is none, or where the program has not chosen who reads it.
  @MainActor
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let image = ImageReading.read?([UInt8](data)) else { return nil }
    self.init(cgImage: image, scale: scale)
  }

  /// Reads a PNG file. A name that ends in `@2x` or `@3x` says its scale.
  @MainActor
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The picture as PNG; nil where nothing in the program can draw (`DrawingSupport.install()`).
  @preconcurrency @MainActor
  public func pngData() -> Data? {
    guard let cgImage else { return nil }
    return ImageWriting.write?(cgImage).map { Data($0) }
  }

  /// Nil: nothing here writes JPEG, and `pngData()` keeps every pixel.
  @preconcurrency @MainActor
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// In points.
  open var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.cgImage == cgImage && other.scale == scale
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage)
    hasher.combine(scale)
    return hasher.finalize()
  }

  open override var description: String {
    ObjectText.of(self, "\(size.width)×\(size.height) at \(scale)")
  }
}
