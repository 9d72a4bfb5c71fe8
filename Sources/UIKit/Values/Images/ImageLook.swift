import Foundation

/// The appearance of a picture, apart from its pixels.
struct ImageLook: Hashable {
  var renderingMode = UIImage.RenderingMode.automatic
  var orientation = UIImage.Orientation.up
  /// The edges that are not stretched; nil for a picture that is stretched as a whole.
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.stretch
  var alignmentRectInsets = UIEdgeInsets.zero
  /// Whether the picture is mirrored if text runs from right to left.
  var flips = false
  var baselineOffset: CGFloat?
  var symbol: Symbol?
  /// The color in which the picture's shape is drawn.
  var tint: UIColor?
  /// The pixels before they were tinted; nil unless the picture has a tint.
  var untinted: CGImage?
  /// The pictures to show one after another.
  var frames: [UIImage] = []
  var duration: TimeInterval = 0

  /// A symbol by its name, so that it can be drawn in another size.
  struct Symbol: Hashable {
    let name: String
    var look: SymbolLook
  }
}

extension UIImage {
  /// The appearance of a picture: its own colors, or a shape in the tint color.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Shows symbols as shapes, and in buttons and bars all pictures.
    case automatic
    case alwaysOriginal, alwaysTemplate
  }

  /// The orientation of the pixels, relative to upright.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    var isOnSide: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    var isMirrored: Bool { rawValue >= Self.upMirrored.rawValue }

    /// This orientation mirrored at a vertical line.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// Returns the transform from the rectangle of the pixels to the one that is shown.
    func map(width: CGFloat, height: CGFloat) -> CGAffineTransform {
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      }
    }
  }

  /// The filling of the part between the edges that are not stretched.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile, stretch
  }

  // MARK: Properties

  public var renderingMode: RenderingMode { look.renderingMode }
  public var imageOrientation: Orientation { look.orientation }
  public var capInsets: UIEdgeInsets { look.capInsets ?? .zero }
  public var resizingMode: ResizingMode { look.resizingMode }
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  public var flipsForRightToLeftLayoutDirection: Bool { look.flips }
  /// The pictures of an animated image; nil for a still one.
  public var images: [UIImage]? { look.frames.isEmpty ? nil : look.frames }
  /// The duration of all pictures of an animated image, in seconds.
  public var duration: TimeInterval { look.duration }

  // MARK: The same, shown otherwise

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self) { $0.renderingMode = renderingMode }
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(self) { $0.alignmentRectInsets = alignmentInsets }
  }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(self) { $0.orientation = $0.orientation.mirrored }
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(self) { $0.flips = true }
  }

  /// Returns the picture with edges of constant width when it is stretched, in image views and
  /// behind buttons.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the picture with edges of constant width. The part between the edges is stretched or
  /// filled with tiles.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(self) {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the picture with one column and one row that stretch, after edges of these widths. An
  /// edge of width 0 means that the whole picture stretches in that direction.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left),
        bottom: top > 0 ? max(size.height - CGFloat(top) - 1, 0) : 0,
        right: left > 0 ? max(size.width - CGFloat(left) - 1, 0) : 0),
      resizingMode: .stretch)
  }

  // MARK: Baseline

  public var hasBaseline: Bool { look.baselineOffset != nil }
  public var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    UIImage(self) { $0.baselineOffset = baselineOffset }
  }
  public func imageWithoutBaseline() -> UIImage { UIImage(self) { $0.baselineOffset = nil } }

  // MARK: One that moves

  /// Returns an image that shows the pictures one after another in an image view. Without a
  /// duration, each takes a thirtieth of a second.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(first) {
      $0.frames = images
      // UIKit's documented default: 30 images per second.
      $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }
  }

  /// Returns an animated image of the pictures `name0`, `name1` and so on.
  @preconcurrency @MainActor
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    var index = 0
    // UIKit's documented limit: names end in 0 to 1024.
    while index < 1024 {
      if let image = UIImage(named: "\(name)\(index)") {
        images.append(image)
      } else if index > 0 {
        break
      }
      index += 1
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Prepared

  /// Returns the picture itself, as pictures are decoded when they are made.
  public func preparingForDisplay() -> UIImage? { self }

  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the picture drawn in the given size.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    guard let picture = uprightImage else { return nil }
    context.draw(content: picture, in: context.bounds)
    return UIImage(drawnIn: context, scale: 1)
  }

  // MARK: As it is shown

  /// The picture's pixels, turned upright.
  var uprightImage: CGImage? {
    guard let cgImage, look.orientation != .up else { return cgImage }
    let (width, height) = (CGFloat(cgImage.width), CGFloat(cgImage.height))
    let room =
      look.orientation.isOnSide
      ? CGRect(x: 0, y: 0, width: height, height: width)
      : CGRect(x: 0, y: 0, width: width, height: height)
    let context = CGContext(bounds: room)
    context.concatenate(look.orientation.map(width: width, height: height))
    context.draw(content: cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let drawing = context.drawing else { return cgImage }
    return CGImage(
      width: Int(room.width), height: Int(room.height), drawing: drawing,
      sharpness: cgImage.sharpness)
  }

  /// Returns the shape of a picture in the given color, in pixels.
  static func tinted(_ image: CGImage, _ color: CGColor) -> CGImage {
    let room = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let context = CGContext(bounds: room)
    context.draw(content: image, in: room)
    context.setFillColor(color)
    context.setBlendMode(.sourceIn)
    context.fill(room)
    guard let drawing = context.drawing else { return image }
    return CGImage(
      width: image.width, height: image.height, drawing: drawing, sharpness: image.sharpness)
  }

  /// Returns the pixels that a view with this tint color shows. They are mirrored if the picture
  /// depends on the text direction, and are a shape in that color if the picture is a template.
  func shown(tint: UIColor?, asTemplate: Bool = false, isMirrored: Bool = false) -> CGImage? {
    let image =
      look.flips && isMirrored ? withHorizontallyFlippedOrientation() : self
    guard let upright = image.uprightImage else { return nil }
    guard let tint, isTemplate(by: asTemplate) else { return upright }
    return Self.tinted(upright, tint.cgColor)
  }

  /// Whether the picture is shown as a shape in the tint color.
  ///
  /// - Parameter asTemplate: Whether the view shows pictures without a rendering mode as shapes.
  func isTemplate(by asTemplate: Bool) -> Bool {
    switch look.renderingMode {
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    case .automatic:
      // A symbol with colors of its own is shown in these.
      look.symbol.map { $0.look.colors?.isEmpty != false } ?? asTemplate
    }
  }
}
