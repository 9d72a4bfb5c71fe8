import PantographPlainText

/// The surface that fingers were on.
public struct PlottedSurface: Hashable, Sendable {
  /// The width of the surface in millimetres.
  public var widthMillimetres: Double
  /// The height of the surface in millimetres.
  public var heightMillimetres: Double
  /// Whether the device did not say its size, so that all millimetres are a guess.
  public var isAssumed: Bool

  public init(widthMillimetres: Double, heightMillimetres: Double, isAssumed: Bool = false) {
    self.widthMillimetres = widthMillimetres
    self.heightMillimetres = heightMillimetres
    self.isAssumed = isAssumed
  }

  /// Nil where no surface can have this size.
  var drawable: PlottedSurface? {
    let sides = 1.0...1e5
    return sides.contains(widthMillimetres) && sides.contains(heightMillimetres) ? self : nil
  }

  /// "102 × 68 mm", and whether that is a guess or cannot be.
  public var caption: String {
    guard widthMillimetres.isFinite, heightMillimetres.isFinite else { return "size unknown" }
    let width = DecimalText(widthMillimetres, decimals: 1, extremes: .bounded)
    let height = DecimalText(heightMillimetres, decimals: 1, extremes: .bounded)
    let size = "\(width) × \(height) mm"
    guard drawable != nil else { return size + " (impossible)" }
    return isAssumed ? size + " (assumed)" : size
  }
}
