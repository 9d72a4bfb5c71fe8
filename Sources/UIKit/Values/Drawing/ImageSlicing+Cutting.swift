import Foundation

extension ImageSlicing {
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
