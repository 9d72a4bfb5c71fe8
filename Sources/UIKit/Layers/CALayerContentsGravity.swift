/// How contents lie in bounds of another size.
public enum CALayerContentsGravity: Hashable, Sendable {
  /// Stretched to the bounds.
  case resize
  /// As large as fits, as large as covers.
  case resizeAspect, resizeAspectFill
  /// In their own size.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}
