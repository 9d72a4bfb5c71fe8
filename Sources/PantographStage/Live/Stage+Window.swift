import Foundation
import PantographTouches
import UIKit

/// Input from a window system instead of a surface.
extension Stage {
  /// Delivers a scroll at a point of the window, at the stage's own time.
  package func scroll(_ step: ScrollStep, at point: CGPoint) {
    input.scroll(step, at: point, time: time)
  }

  /// Adapts the surface to the window's new size: it fills the window or lies over the screen, as
  /// before.
  package func windowWasResized(_ mapping: TouchMapping, on surface: SurfaceGeometry) {
    input.place(mapping, on: surface, in: window, at: time)
  }
}
