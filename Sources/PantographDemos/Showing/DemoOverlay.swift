import Foundation
import PantographStage
import UIKit

/// Draws the fingers, their trails, and a pad's pointer as layers over a scene.
@MainActor
struct DemoOverlay {
  private static let red = UIColor(red: 0.9, green: 0.15, blue: 0.3, alpha: 1)
  private static let longestTrail = 48

  /// Returns the layers in the scene's points. They are not part of the scene, which must not
  /// change when it is shown.
  static func layer(of run: SceneRun) -> CALayer {
    let root = CALayer()
    root.frame = run.window.bounds
    if let pad = run.stage.touchpad {
      root.addSublayer(disk(at: pad.pointer, radius: 9, .darkGray, alpha: 0.55, edge: true))
    }
    for finger in run.fingers where finger.isDown {
      let trail = finger.trail.suffix(longestTrail)
      for (index, place) in trail.enumerated() {
        let age = CGFloat(index + 1) / CGFloat(trail.count)
        root.addSublayer(disk(at: place, radius: 5 + 6 * age, red, alpha: 0.05 + 0.2 * age))
      }
      root.addSublayer(disk(at: finger.position, radius: 22, red, alpha: 0.5, edge: true))
    }
    return root
  }

  private static func disk(
    at place: CGPoint, radius: CGFloat, _ color: UIColor, alpha: CGFloat, edge: Bool = false
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(
      x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2)
    layer.cornerRadius = radius
    layer.backgroundColor = color.withAlphaComponent(alpha).cgColor
    if edge {
      layer.borderWidth = 2
      layer.borderColor = UIColor.white.cgColor
    }
    return layer
  }
}
