import Foundation

/// A picture with Core Image's name. There are no filters here: it only holds pixels.
public final class CIImage: NSObject, @unchecked Sendable {
  public let cgImage: CGImage?
  /// The rectangle of the picture, in pixels.
  public var extent: CGRect {
    CGRect(x: 0, y: 0, width: cgImage?.width ?? 0, height: cgImage?.height ?? 0)
  }

  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    super.init()
  }

  /// Creates a picture from an image; nil for an image without pixels.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let picture = ciImage.cgImage {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// Always nil: images have pixels here, also those made from a `CIImage`.
  public var ciImage: CIImage? { nil }

  /// The traits of the image's configuration. No picture here is chosen by them.
  public var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection()
  }

  /// Always nil: a picture has one variant here.
  public var imageAsset: UIImageAsset? { nil }

  /// Returns an image of the pictures `name0`, `name1` and so on, one after another, each
  /// stretched between its caps; nil without any.
  @preconcurrency @MainActor
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    let pictures = (0...mostFrames).lazy.map { UIImage(named: "\(name)\($0)") }
      .prefix { $0 != nil }.compactMap { $0?.resizableImage(withCapInsets: capInsets) }
    let frames = Array(pictures)
    return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
  }

  private static let mostFrames = 1024
}

/// The variants of a picture for several traits. No picture of the program has more than one.
@preconcurrency @MainActor
public final class UIImageAsset: NSObject {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  public override init() { super.init() }

  /// Returns the picture that was registered for these traits, or else the first one.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    images.last { $0.traits == traitCollection }?.image
      ?? images.first?.image ?? UIImage()
  }

  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits == traitCollection }
    images.append((traitCollection, image))
  }

  public func unregister(imageWith traitCollection: UITraitCollection) {
    images.removeAll { $0.traits == traitCollection }
  }
}

extension UIColor {
  /// Creates a color of tiles of a picture, from the corner of what is drawn in the color.
  public convenience init(patternImage image: UIImage) {
    guard let picture = image.cgImage, image.size.width > 0, image.size.height > 0 else {
      self.init(cgColor: .clear)
      return
    }
    self.init(cgColor: CGColor(tiles: ColorTiles(picture, size: image.size)))
  }
}
