import Foundation
import PantographPlotting
import PantographRendering
import PantographStage
import UIKit

/// Draws the fingers, their trails, and a pad's pointer as layers over a scene.
@MainActor
struct DemoOverlay {
  private static let red = UIColor(red: 0.9, green: 0.15, blue: 0.3, alpha: 1)
  private static let longestTrail = 48

  /// The pictures of the disks in `scale`. A picture is copied in a tenth of the time in which cairo
  /// fills a circle and its edge.
  private var pictures: [Disk: CGImage] = [:]
  private var scale = 0.0

  /// Returns the layers in the scene's points. They are not part of the scene, which must not
  /// change when it is shown.
  ///
  /// - Parameter scale: The number of pixels for each point.
  mutating func layer(of run: SceneRun, scale: Double) throws(RenderingError) -> CALayer {
    if scale != self.scale {
      pictures = [:]
      self.scale = scale
    }
    let root = CALayer()
    root.frame = run.window.bounds
    if let pad = run.stage.touchpad { root.addSublayer(try layer(of: .pointer, at: pad.pointer)) }
    for finger in run.fingers where finger.isDown {
      for line in Self.lines(along: finger.trail.suffix(Self.longestTrail)) {
        root.addSublayer(line)
      }
      root.addSublayer(try layer(of: .finger, at: finger.position))
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
      // The fewer points a line has, the less time it takes to draw.
      let points = LineDecimation(tolerance: 0.3)(part.map { Point(Double($0.x), Double($0.y)) })
      path.addLines(between: points.map { CGPoint(x: $0.x, y: $0.y) })
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

  /// A disk with a white edge.
  private enum Disk {
    case finger
    case pointer

    @MainActor var color: UIColor {
      switch self {
      case .finger: red.withAlphaComponent(0.5)
      case .pointer: UIColor.darkGray.withAlphaComponent(0.55)
      }
    }

    var radius: CGFloat {
      switch self {
      case .finger: 22
      case .pointer: 9
      }
    }
  }

  /// Returns a layer with the picture of a disk, placed on whole pixels.
  private mutating func layer(
    of disk: Disk, at center: CGPoint
  ) throws(RenderingError) -> CALayer {
    let picture = try picture(of: disk)
    let layer = CALayer()
    let size = CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    layer.frame = CGRect(
      x: (Double(center.x - size.width / 2) * scale).rounded() / scale,
      y: (Double(center.y - size.height / 2) * scale).rounded() / scale, width: size.width,
      height: size.height)
    layer.contents = picture
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .nearest
    return layer
  }

  private mutating func picture(of disk: Disk) throws(RenderingError) -> CGImage {
    if let known = pictures[disk] { return known }
    let pixels = (Double(disk.radius) * 2 * scale).rounded(.up)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: pixels / scale, height: pixels / scale)
    layer.cornerRadius = layer.bounds.width / 2
    layer.backgroundColor = disk.color.cgColor
    layer.borderWidth = 2
    layer.borderColor = UIColor.white.cgColor
    let image = try LayerRenderer(scale: CGFloat(scale)).image(of: layer)
    let picture = CGImage(width: image.width, height: image.height, pixels: image.pixels)
    pictures[disk] = picture
    return picture
  }
}
