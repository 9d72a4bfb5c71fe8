import Foundation
import PantographObjects

extension CALayer {
  private func keep(_ key: String, _ value: LayerValue?) {
    change(key) { $0.more[key] = value }
  }

  /// The part of the contents that is stretched where they are resized, as shares: what lies around it keeps
  /// its size.
  public final var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      require(newValue.isDrawable, "a contents center must be finite, not \(newValue)")
      keep("contentsCenter", newValue == LayerValues.wholeContents ? nil : .rect(newValue))
    }
  }

  /// How an image is drawn smaller than it is.
  public final var minificationFilter: CALayerContentsFilter {
    get { filter("minificationFilter") }
    set { keep("minificationFilter", .other(newValue.rawValue)) }
  }

  /// How an image is drawn larger than it is.
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

  /// How the layer meets what is below it: the name of a blend mode, such as `"multiplyBlendMode"`. Another
  /// value is kept, for there are no filters here.
  public final var compositingFilter: Any? {
    get {
      guard case .other(let value)? = values.more["compositingFilter"] else { return nil }
      return value
    }
    set { keep("compositingFilter", newValue.map { .other($0) }) }
  }

  /// Whether sublayers stand from the bottom up, and all of them on their heads, their pictures included.
  public final var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { keep("geometryFlipped", newValue ? .other(true) : nil) }
  }

  /// Whether an odd number of layers from here to the root has flipped its geometry.
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

  /// Lets the nearest scroll layer above show this point at its corner.
  public final func scroll(_ p: CGPoint) {
    guard let layer = nearestScrollLayer else { return }
    layer.scroll(to: layer.convert(p, from: self))
  }

  /// Lets the nearest scroll layer above move as little as it takes to show the rectangle.
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

  /// Ratio of a continuous corner's size to its radius. Corners are drawn as circular here.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Nothing archives layers here: no value is to be written.
  public final func shouldArchiveValue(forKey key: String) -> Bool { false }
}

/// A layer of which a part is shown, which moves over what is in it.
open class CAScrollLayer: CALayer {
  /// Along which sides it moves.
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

  /// The point comes to the corner, as far as the mode lets it.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// The rectangle is moved into sight.
  open func scroll(to r: CGRect) { scrollRectToVisible(r) }
}
