import QuartzCore

/// Finds out whether a view determines the actions of its layer as `UIView` does. The layers of such views need not ask
/// for an action at each change of a property.
@MainActor
enum LayerActions {
  private static let method = MethodOverride(
    of: UIView.self, plain: PlainView.self, by: ProbeView.self)

  static func areUsual(of view: UIView) -> Bool {
    // A subclass of a layer may have actions of its own.
    type(of: view.ownLayer) == CALayer.self && method.isFound && !method.isMade(by: type(of: view))
  }
}

private class PlainView: UIView {}

private final class ProbeView: UIView {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
