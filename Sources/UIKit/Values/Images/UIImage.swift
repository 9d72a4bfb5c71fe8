import Foundation
import PantographObjects

/// A picture with its size in points.
open class UIImage: NSObject, LayerImage, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  public let cgImage: CGImage?
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The appearance, apart from the pixels.
  var look = ImageLook()
  /// The name of the file that it was read from, without its ending.
  var fileName: String?

  public init(cgImage: CGImage, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    super.init()
  }

  /// Creates an image whose pixels are shown turned and mirrored according to the orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage, scale: scale)
    look.orientation = orientation
  }

  /// Creates an image with the same pixels as `image`, or with `cgImage`, and a changed appearance.
  convenience init(_ image: UIImage, cgImage: CGImage? = nil, _ change: (inout ImageLook) -> Void) {
    guard let picture = cgImage ?? image.cgImage else {
      self.init()
      look = image.look
      fileName = image.fileName
      change(&look)
      return
    }
    self.init(cgImage: picture, scale: image.scale)
    look = image.look
    fileName = image.fileName
    change(&look)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Creates an image without pixels, of size zero.
  public override init() {
    cgImage = nil
    scale = 1
    super.init()
  }

  /// Reads a PNG, a JPEG or the first frame of a GIF; nil for anything else. Warns if the program
  /// has installed no reader of pictures.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    let bytes = [UInt8](data)
    guard let image = PictureBytes.picture(in: bytes) else { return nil }
    self.init(cgImage: image, scale: scale)
    look.orientation = PictureBytes.orientation(ofJPEG: bytes)
  }

  /// Reads a PNG, a JPEG or a GIF file. `@2x` or `@3x` at the end of the name is the scale. A name
  /// without an ending means `.png`.
  public convenience init?(contentsOfFile path: String) {
    let file =
      (path as NSString).pathExtension.isEmpty && !FileManager.default.fileExists(atPath: path)
      ? path + ".png" : path
    let name = (file as NSString).deletingPathExtension
    self.init(contentsOf: file, scale: CGFloat(ResourceFiles.scale(ofName: name)))
  }

  convenience init?(contentsOf file: String, scale: CGFloat) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    self.init(data: data, scale: scale)
    let last = ((file as NSString).deletingPathExtension as NSString).lastPathComponent
    let isScaled = last.hasSuffix("@3x") || last.hasSuffix("@2x")
    // The length of `@2x`.
    fileName = isScaled ? String(last.dropLast(3)) : last
  }

  /// Returns the image as PNG data; nil if nothing in the program can draw
  /// (`DrawingSupport.install()`). Like all functions that make data, it may be called on any
  /// thread.
  public nonisolated func pngData() -> Data? {
    MainQueue.run {
      uprightImage.flatMap { ImageWriting.write?($0) }.map { Data($0) }
    }
  }

  /// Returns the image as JPEG data, with transparent parts on white. The quality goes from 0 for
  /// the smallest to 1 for the best. Nil if nothing in the program can draw.
  public nonisolated func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
    return MainQueue.run {
      uprightImage.flatMap { ImageWriting.writeJPEG?($0, quality) }.map { Data($0) }
    }
  }

  /// The size in points, in the orientation in which the image is shown.
  open var size: CGSize {
    let size = CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    return look.orientation.isOnSide ? CGSize(width: size.height, height: size.width) : size
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    guard other.scale == scale, other.look == look else { return false }
    // A symbol is drawn again each time it is requested, and so is a tinted picture.
    return other.cgImage == cgImage || look.symbol != nil || look.untinted != nil
  }

  open override var hash: Int {
    var hasher = Hasher()
    if look.symbol == nil, look.untinted == nil { hasher.combine(cgImage) }
    hasher.combine(look)
    hasher.combine(scale)
    return hasher.finalize()
  }

  open override var description: String {
    let symbol = look.symbol.map { "symbol “\($0.name)” " } ?? ""
    return ObjectText.of(self, "\(symbol)\(size.width)×\(size.height) at \(scale)")
  }
}
