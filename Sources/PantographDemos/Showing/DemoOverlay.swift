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
      for line in lines(along: finger.trail.suffix(longestTrail)) { root.addSublayer(line) }
      root.addSublayer(disk(at: finger.position, radius: 22, red, alpha: 0.5, edge: true))
    }
    return root
  }

  /// Returns lines over one another, each thicker and nearer to the finger than the one before, so
  /// that the trail becomes thinner and fainter towards its start.
  ///
  /// A disk for each position would look smoother, but would take ten times as long to draw.
  private static func lines(along trail: ArraySlice<CGPoint>) -> [CALayer] {
    stride(from: 1, through: lineCount, by: 1).compactMap { number in
      let part = trail.suffix(trail.count * (lineCount + 1 - number) / lineCount)
      guard let first = part.first, part.contains(where: { $0 != first }) else { return nil }
      let path = CGMutablePath()
      // Every other position is enough for a smooth line, and takes half as long to draw.
      path.addLines(
        between: stride(from: part.startIndex, to: part.endIndex, by: 2).map { part[$0] })
      path.addLine(to: part[part.endIndex - 1])
      let line = CAShapeLayer()
      line.path = path
      line.fillColor = nil
      line.strokeColor = red.withAlphaComponent(0.12).cgColor
      line.lineWidth = 6 * CGFloat(number) + 2
      line.lineCap = .round
      line.lineJoin = .round
      return line
    }
  }

  /// The number of lines of a trail.
  private static let lineCount = 3

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
