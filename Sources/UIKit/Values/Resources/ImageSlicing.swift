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
    let insets = listed["capInsets"] as? [String: Any] ?? [:]
    func number(_ key: String, in list: [String: Any]) -> CGFloat {
      let number = (list[key] as? NSNumber)?.doubleValue ?? 0
      // A picture's side has at most as many pixels as a file of it can state.
      return number.isFinite ? CGFloat(min(max(number, 0), Double(UInt16.max))) : 0
    }
    edges = UIEdgeInsets(
      top: number("top", in: insets), left: number("left", in: insets),
      bottom: number("bottom", in: insets), right: number("right", in: insets))
    let middle = listed["center"] as? [String: Any] ?? [:]
    center = CGSize(width: number("width", in: middle), height: number("height", in: middle))
    isTiled = middle["mode"] as? String == "tile"
    if edges == .zero, center == .zero { return nil }
  }
}
