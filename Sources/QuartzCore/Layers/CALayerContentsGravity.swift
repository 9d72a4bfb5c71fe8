/// The placement of contents in bounds of another size.
public enum CALayerContentsGravity: Hashable, Sendable {
  /// Stretches the contents to the bounds.
  case resize
  /// Scales the contents to fit, or to cover, the bounds and keeps their aspect ratio.
  case resizeAspect, resizeAspectFill
  /// Shows the contents in their own size.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
