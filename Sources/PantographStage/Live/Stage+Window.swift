import Foundation
import PantographTouches
import UIKit

/// What comes from a window system, and from no surface.
extension Stage {
  /// Something scrolls over that point of the window, at the stage's own time.
  package func scroll(_ step: ScrollStep, at point: CGPoint) {
    input.scroll(step, at: point, time: time)
  }

  /// The window has another size, which its surface fills or lies over as before.
  package func windowWasResized(_ mapping: TouchMapping, on surface: SurfaceGeometry) {
    input.place(mapping, on: surface, in: window, at: time)
  }
}
