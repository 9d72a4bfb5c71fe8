import Foundation
import PantographObjects

extension CALayer {
  private func keep(_ key: String, _ value: LayerValue?) {
    change(key) { $0.more[key] = value }
  }

  /// The part of the contents that is stretched when they are resized, as shares. The parts around
  /// it keep their size.
  public final var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      require(newValue.isDrawable, "a contents center must be finite, not \(newValue)")
      keep("contentsCenter", newValue == LayerValues.wholeContents ? nil : .rect(newValue))
    }
  }

  /// The filter for an image that is drawn smaller than it is.
  public final var minificationFilter: CALayerContentsFilter {
    get { filter("minificationFilter") }
    set { keep("minificationFilter", .other(newValue.rawValue)) }
  }

  /// The filter for an image that is drawn larger than it is.
  public final var magnificationFilter: CALayerContentsFilter {
    get { filter("magnificationFilter") }
    set { keep("magnificationFilter", .other(newValue.rawValue)) }
  }

  private func filter(_ key: String) -> CALayerContentsFilter {
    guard case .other(let value)? = values.more[key], let name = value as? String else {
      return .linear
    }
    return CALayerContentsFilter(rawValue: name)
  }

  /// The name of the blend mode with the content below, such as `"multiplyBlendMode"`. Other values
  /// are stored without effect, because there are no filters here.
  public final var compositingFilter: Any? {
    get {
      guard case .other(let value)? = values.more["compositingFilter"] else { return nil }
      return value
    }
    set { keep("compositingFilter", newValue.map { .other($0) }) }
  }

  /// Whether the y axis of the sublayers points up. They and their pictures are then upside down.
  public final var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { keep("geometryFlipped", newValue ? .other(true) : nil) }
  }

  /// Whether an odd number of layers from this one to the root has a flipped geometry.
  public final func contentsAreFlipped() -> Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.isGeometryFlipped { isFlipped.toggle() }
      layer = current.superlayer
    }
    return isFlipped
  }

  // MARK: Scrolling

  /// Scrolls the nearest enclosing scroll layer, so that this point is at its origin.
  public final func scroll(_ p: CGPoint) {
    guard let layer = nearestScrollLayer else { return }
    layer.scroll(to: layer.convert(p, from: self))
  }

  /// Scrolls the nearest enclosing scroll layer by the smallest distance that shows the rectangle.
  public final func scrollRectToVisible(_ r: CGRect) {
    guard let layer = nearestScrollLayer else { return }
    let rect = layer.convert(r, from: self)
    var origin = layer.bounds.origin
    let size = layer.bounds.size
    if rect.maxX > origin.x + size.width { origin.x = rect.maxX - size.width }
    if rect.minX < origin.x { origin.x = rect.minX }
    if rect.maxY > origin.y + size.height { origin.y = rect.maxY - size.height }
    if rect.minY < origin.y { origin.y = rect.minY }
    layer.scroll(to: origin)
  }

  private var nearestScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let found = current as? CAScrollLayer { return found }
      layer = current.superlayer
    }
    return nil
  }

  // MARK: Without effect

  private func kept<Value>(_ key: String, _ usual: Value) -> Value {
    keptLooks?[key] as? Value ?? usual
  }

  private func keepLook(_ key: String, _ value: Any?) {
    if keptLooks == nil { keptLooks = [:] }
    keptLooks?[key] = value
  }

  public final var filters: [Any]? {
    get { kept("filters", nil) }
    set { keepLook("filters", inert("there are no image filters", is: newValue)) }
  }
  public final var backgroundFilters: [Any]? {
    get { kept("backgroundFilters", nil) }
    set { keepLook("backgroundFilters", inert("there are no image filters", is: newValue)) }
  }
  public final var style: [AnyHashable: Any]? {
    get { kept("style", nil) }
    set {
      keepLook("style", inert("properties that were not set do not come from it", is: newValue))
    }
  }
  public final var minificationFilterBias: Float {
    get { kept("minificationFilterBias", 0) }
    set {
      keepLook(
        "minificationFilterBias", inert("pictures are made smaller without mipmaps", is: newValue))
    }
  }
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      kept(
        "edgeAntialiasingMask",
        [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
    }
    set { keepLook("edgeAntialiasingMask", inert("edges are always smooth", is: newValue)) }
  }
  public final var drawsAsynchronously: Bool {
    get { kept("drawsAsynchronously", false) }
    set { keepLook("drawsAsynchronously", inert("drawing is always recorded", is: newValue)) }
  }
  public final var contentsFormat: CALayerContentsFormat {
    get { kept("contentsFormat", .RGBA8Uint) }
    set { keepLook("contentsFormat", inert("pixels have eight bits for each color", is: newValue)) }
  }
  public final var wantsExtendedDynamicRangeContent: Bool {
    get { kept("wantsExtendedDynamicRangeContent", false) }
    set {
      keepLook(
        "wantsExtendedDynamicRangeContent", inert("nothing is brighter than white", is: newValue))
    }
  }
  public final var toneMapMode: ToneMapMode {
    get { kept("toneMapMode", .automatic) }
    set { keepLook("toneMapMode", inert("nothing is brighter than white", is: newValue)) }
  }

  /// Returns the ratio of a continuous corner's size to its radius. Corners are drawn as circular
  /// here.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Returns false: no layer is archived here.
  public final func shouldArchiveValue(forKey key: String) -> Bool { false }
}

/// A layer that shows a part of its content and can scroll to other parts.
open class CAScrollLayer: CALayer {
  /// The axes along which the layer scrolls.
  public struct ScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = ScrollMode(rawValue: "none")
    public static let vertically = ScrollMode(rawValue: "vertically")
    public static let horizontally = ScrollMode(rawValue: "horizontally")
    public static let both = ScrollMode(rawValue: "both")
  }

  open var scrollMode = ScrollMode.both

  package override class var usualValues: LayerValues { CAScrollLayer().values }

  public required init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Scrolls the point to the layer's origin, along the axes of `scrollMode`.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls the rectangle into view.
  open func scroll(to r: CGRect) { scrollRectToVisible(r) }
}

/// The placement of contents in bounds of another size.
public enum CALayerContentsGravity: Hashable, Sendable {
  /// Stretches the contents to the bounds.
  case resize
  /// Scales the contents to fit, or to cover, the bounds and keeps their aspect ratio.
  case resizeAspect, resizeAspectFill
  /// Shows the contents in their own size.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
