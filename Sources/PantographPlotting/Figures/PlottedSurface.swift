import PantographPlainText

/// The touch surface of a recording.
public struct PlottedSurface: Hashable, Sendable {
  /// The width of the surface in millimetres.
  public var widthMillimetres: Double
  /// The height of the surface in millimetres.
  public var heightMillimetres: Double
  /// Whether the device did not report its size, so that all millimetres are a guess.
  public var isAssumed: Bool

  public init(widthMillimetres: Double, heightMillimetres: Double, isAssumed: Bool = false) {
    self.widthMillimetres = widthMillimetres
    self.heightMillimetres = heightMillimetres
    self.isAssumed = isAssumed
  }

  /// The surface itself; nil if no surface can have this size.
  var drawable: PlottedSurface? {
    let sides = 1.0...1e5
    return sides.contains(widthMillimetres) && sides.contains(heightMillimetres) ? self : nil
  }

  /// The size as text, such as "102 × 68 mm", with a note if it is assumed or impossible.
  public var caption: String {
    guard widthMillimetres.isFinite, heightMillimetres.isFinite else { return "size unknown" }
    let width = DecimalText(widthMillimetres, decimals: 1, extremes: .bounded)
    let height = DecimalText(heightMillimetres, decimals: 1, extremes: .bounded)
    let size = "\(width) × \(height) mm"
    guard drawable != nil else { return size + " (impossible)" }
    return isAssumed ? size + " (assumed)" : size
  }
}
