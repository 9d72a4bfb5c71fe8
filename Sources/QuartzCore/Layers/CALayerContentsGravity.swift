/// How contents lie in bounds of another size.
public enum CALayerContentsGravity: Hashable, Sendable {
  /// Stretched to the bounds.
  case resize
  /// Scales the contents to fit, or to cover, and keeps their shape.
  case resizeAspect, resizeAspectFill
  /// In their own size.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
