import Foundation

/// The properties of a picture that is to be drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Pixels for each point; the screen's.
  open var scale = UIScreen.main.scale
  /// Whether nothing is seen through it.
  @Inert("pictures always have an alpha channel")
  open var opaque = false
  @Inert("pixels have eight bits for each color")
  open var preferredRange = Range.automatic
  open var bounds: CGRect { .zero }

  public override init() { super.init() }

  public init(for traitCollection: UITraitCollection) { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Handed to those who draw a picture.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// The picture so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext, scale: format.scale) ?? UIImage() }

  /// Fills at once; the path that is being made stays.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills at once; the path that is being made stays.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing(with: blendMode) { $0.fill(rect) }
  }

  /// A frame of one point within the rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Nothing outside is drawn from now on, until the state is restored.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what is drawn. They are kept as what was drawn, and become pixels where they are
/// shown.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.isPlace ? bounds.standardized : .zero
    self.format = format
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  public var allowsImageOutput: Bool { true }

  /// A picture without a size where there is no room, or more of it than can be drawn.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(bounds: bounds)
    GraphicsStack.push(context)
    actions(UIGraphicsImageRendererContext(context, format))
    GraphicsStack.pop()
    return UIImage(drawnIn: context, scale: format.scale) ?? UIImage()
  }

  /// The picture as PNG; empty where nothing in the program can draw (`DrawingSupport.install()`).
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
