import Foundation

/// The surface that windows are shown on.
@MainActor
public final class UIScreen: IdentityHashable {
  /// In points.
  public let bounds: CGRect
  public let scale: CGFloat

  public init(bounds: CGRect, scale: CGFloat = 1) {
    self.bounds = bounds
    self.scale = scale
  }
}
