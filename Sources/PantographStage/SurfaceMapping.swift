import PantographTouches
import UIKit

extension TouchSession.Placement {
  /// Returns the placement of a surface that fills the window, such as a touchscreen behind it or a
  /// pad that stands for one.
  @MainActor
  public static func filling(_ window: UIWindow, with surface: SurfaceGeometry) -> Self {
    placement(of: surface, over: window.bounds)
  }

  /// Returns the placement of a surface that lies over the window's screen. The window's frame says
  /// which part of the screen the window covers. Without a screen, the surface fills the window.
  @MainActor
  public static func onScreen(of window: UIWindow, _ surface: SurfaceGeometry) -> Self {
    guard let screen = window.ownScreen else { return filling(window, with: surface) }
    var area = screen.bounds
    area.origin.x += window.bounds.origin.x - window.frame.origin.x
    area.origin.y += window.bounds.origin.y - window.frame.origin.y
    return placement(of: surface, over: area)
  }

  private static func placement(of surface: SurfaceGeometry, over area: CGRect) -> Self {
    TouchSession.Placement(
      pointsPerMillimetre: CGVector(
        dx: area.width / CGFloat(max(surface.size.x, 1)),
        dy: area.height / CGFloat(max(surface.size.y, 1))),
      origin: area.origin)
  }
}
