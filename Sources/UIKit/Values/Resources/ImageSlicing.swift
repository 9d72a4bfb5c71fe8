import Foundation

/// The slicing of a picture in an asset catalog: edges of constant width around a center. The part
/// of the picture between the center and the right and lower edges is left out.
struct ImageSlicing: Equatable {
  /// The widths of the edges, in pixels of the picture.
  let edges: UIEdgeInsets
  /// The size of the center, in pixels; a side of 0 is all that is between the edges.
  let center: CGSize
  let isTiled: Bool

  /// Reads the `resizing` of an image in a `Contents.json`; nil for another value.
  init?(_ listed: Any?) {
    guard let listed = listed as? [String: Any] else { return nil }
    edges = Self.insets(listed["capInsets"] as? [String: Any] ?? [:])
    let middle = listed["center"] as? [String: Any] ?? [:]
    center = CGSize(
      width: Self.number("width", in: middle), height: Self.number("height", in: middle))
    isTiled = middle["mode"] as? String == "tile"
    if edges == .zero, center == .zero { return nil }
  }

  /// Reads insets of a `Contents.json`, in pixels.
  static func insets(_ listed: [String: Any]) -> UIEdgeInsets {
    UIEdgeInsets(
      top: number("top", in: listed), left: number("left", in: listed),
      bottom: number("bottom", in: listed), right: number("right", in: listed))
  }

  private static func number(_ key: String, in list: [String: Any]) -> CGFloat {
    let number = (list[key] as? NSNumber)?.doubleValue ?? 0
    // A picture's side has at most as many pixels as a file of it can state.
    return number.isFinite ? CGFloat(min(max(number, 0), Double(UInt16.max))) : 0
  }
}
