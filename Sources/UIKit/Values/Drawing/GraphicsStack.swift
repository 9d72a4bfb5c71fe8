import Foundation

/// The contexts that are drawn in, nested.
@MainActor
enum GraphicsStack {
  private struct Entry {
    let context: CGContext
    /// The number of pixels per point, for a picture that is being made; nil for any other
    /// context.
    let imageScale: CGFloat?
  }

  private static var entries: [Entry] = []

  static var current: CGContext? { entries.last?.context }

  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    entries.append(Entry(context: context, imageScale: imageScale))
  }

  static func pop() { _ = entries.popLast() }

  /// Ends the latest picture, if it is the one being drawn in.
  static func popImage() {
    if entries.last?.imageScale != nil { entries.removeLast() }
  }

  static var image: UIImage? {
    guard let entry = entries.last, let scale = entry.imageScale else { return nil }
    return UIImage(drawnIn: entry.context, scale: scale)
  }
}

extension UIImage {
  /// Creates a picture of the context's drawing. Nil if a side has less than one pixel or more
  /// pixels than `CGImage.maximumSide`.
  convenience init?(drawnIn context: CGContext, scale: CGFloat) {
    let room = context.bounds.size
    let (width, height) = ((room.width * scale).rounded(.up), (room.height * scale).rounded(.up))
    let sides = 1...CGFloat(CGImage.maximumSide)
    guard scale > 0, sides.contains(width), sides.contains(height) else { return nil }
    self.init(
      cgImage: CGImage(
        width: Int(width), height: Int(height),
        drawing: context.drawing ?? Drawing(bounds: context.bounds, steps: [])),
      scale: scale)
  }
}

extension CGContext {
  /// Draws with the given blend mode and alpha in `body`, and then restores the previous blend mode
  /// and alpha.
  func drawing(
    with blendMode: CGBlendMode, alpha: CGFloat = 1, _ body: (CGContext) -> Void
  ) {
    let before = paint
    setBlendMode(blendMode)
    setAlpha(before.alpha * (alpha.isFinite ? alpha : 1))
    body(self)
    paint = before
  }
}
