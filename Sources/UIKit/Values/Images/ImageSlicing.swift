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

  /// Returns the picture without the part that is left out, with its edges; nil for edges that the
  /// picture has no room for.
  @MainActor
  func cut(_ image: UIImage) -> UIImage? {
    let (size, scale) = (image.size, max(image.scale, 1))
    let insets = UIEdgeInsets(
      top: edges.top / scale, left: edges.left / scale, bottom: edges.bottom / scale,
      right: edges.right / scale)
    let room = CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    guard room.width >= 0, room.height >= 0 else { return nil }
    func side(_ wanted: CGFloat, _ room: CGFloat) -> CGFloat {
      wanted > 0 ? min(wanted / scale, room) : room
    }
    let left = CGSize(
      width: insets.left + side(center.width, room.width),
      height: insets.top + side(center.height, room.height))
    let whole = CGSize(width: left.width + insets.right, height: left.height + insets.bottom)
    guard whole.width > 0, whole.height > 0 else { return nil }
    let mode = isTiled ? UIImage.ResizingMode.tile : .stretch
    guard whole != size else {
      return image.resizableImage(withCapInsets: insets, resizingMode: mode)
    }
    let out = CGPoint(x: size.width - whole.width, y: size.height - whole.height)
    let context = CGContext(bounds: CGRect(origin: .zero, size: whole))
    GraphicsStack.push(context)
    for (x, width) in [(0, left.width), (left.width, insets.right)] {
      for (y, height) in [(0, left.height), (left.height, insets.bottom)]
      where width > 0 && height > 0 {
        context.saveGState()
        context.clip(to: CGRect(x: x, y: y, width: width, height: height))
        image.draw(at: CGPoint(x: x > 0 ? -out.x : 0, y: y > 0 ? -out.y : 0))
        context.restoreGState()
      }
    }
    GraphicsStack.pop()
    let parts = UIImage(drawnIn: context, scale: image.scale)
    return parts?.resizableImage(withCapInsets: insets, resizingMode: mode)
  }
}
