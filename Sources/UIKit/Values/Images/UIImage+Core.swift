import Foundation

/// A picture as Core Image names it. There are no filters here: it holds pixels, and a part of them.
public final class CIImage: NSObject, @unchecked Sendable {
  public let cgImage: CGImage?
  /// In pixels.
  public var extent: CGRect {
    CGRect(x: 0, y: 0, width: cgImage?.width ?? 0, height: cgImage?.height ?? 0)
  }

  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    super.init()
  }

  /// Nil for a picture of nothing.
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

  /// Nil: pictures have pixels here, also those that were made of one.
  public var ciImage: CIImage? { nil }

  /// The traits that it is for: no picture here is chosen by them.
  public var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection()
  }

  /// Nil: a picture has one form, and none is registered for other traits.
  public var imageAsset: UIImageAsset? { nil }

  /// The pictures `name0`, `name1` and so on, one after another, each stretched between its caps; nil where
  /// there is none.
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

/// A picture's forms for several traits. No picture has more than one here.
@preconcurrency @MainActor
public final class UIImageAsset: NSObject {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  public override init() { super.init() }

  /// The picture registered for such traits, or the first.
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
  /// Tiles of a picture beside one another, from the corner of what has the color.
  public convenience init(patternImage image: UIImage) {
    guard let picture = image.cgImage, image.size.width > 0, image.size.height > 0 else {
      self.init(cgColor: .clear)
      return
    }
    self.init(cgColor: CGColor(tiles: ColorTiles(picture, size: image.size)))
  }
}
