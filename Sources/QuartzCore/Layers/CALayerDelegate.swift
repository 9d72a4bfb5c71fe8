/// Answers for a layer; the view of a layer is its delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Returns what to do about a change: nil asks on, `NSNull` ends the search with nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
