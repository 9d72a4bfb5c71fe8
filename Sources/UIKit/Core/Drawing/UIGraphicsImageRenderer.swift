import Foundation

/// The properties of a picture that is to be drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The number of pixels per point; by default that of the screen.
  open var scale = UIScreen.main.scale
  /// Whether the picture is opaque.
  @Inert("pictures always have an alpha channel")
  open var opaque = false
  @Inert("pixels have eight bits for each color")
  open var preferredRange = Range.automatic
  /// The bounds of the picture that is drawn now; empty before the first picture.
  open var bounds: CGRect { drawnBounds }
  fileprivate var drawnBounds = CGRect.zero

  public override init() { super.init() }

  public init(for traitCollection: UITraitCollection) { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context for drawing a picture, passed to the drawing code.
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

  /// The picture as it has been drawn so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext, scale: format.scale) ?? UIImage() }

  /// Fills the rectangle. The current path does not change.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills the rectangle with the given blend mode. The current path does not change.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing(with: blendMode) { $0.fill(rect) }
  }

  /// Draws a frame, one point wide, inside the rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Restricts drawing to the rectangle until the graphics state is restored.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that makes pictures from drawing code. A picture is stored as drawing operations,
/// and becomes pixels where it is shown.
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

  /// Returns the picture; one of no size if the bounds are empty or too large to be drawn.
  open func image(actions: DrawingActions) -> UIImage {
    format.drawnBounds = bounds
    let context = CGContext(bounds: bounds)
    GraphicsStack.push(context)
    actions(UIGraphicsImageRendererContext(context, format))
    GraphicsStack.pop()
    return UIImage(drawnIn: context, scale: format.scale) ?? UIImage()
  }

  /// Returns the picture as PNG data; empty if nothing in the program can draw
  /// (`DrawingSupport.install()`).
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
