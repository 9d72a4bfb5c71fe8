import Touches
import UIKit

extension TouchSession.Placement {
  /// The surface fills the window: a touchscreen behind it, or a pad that stands for it.
  @MainActor
  public static func filling(_ window: UIWindow, with surface: SurfaceGeometry) -> Self {
    TouchSession.Placement(
      pointsPerMillimetre: CGVector(
        dx: window.bounds.width / CGFloat(max(surface.size.x, 1)),
        dy: window.bounds.height / CGFloat(max(surface.size.y, 1))),
      origin: window.bounds.origin)
  }
}
