import Expectations
import PantographRendering
import Testing
import UIKit

/// Drawings of views, played with cairo.
@MainActor
struct RecordedDrawingTests {
  private final class Sheet: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 60, height: 40), cornerRadius: 8).fill()
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 3, height: 3), blur: 6, color: UIColor.black.cgColor)
      context.setFillColor(UIColor.systemOrange.cgColor)
      context.fillEllipse(in: CGRect(x: 85, y: 10, width: 40, height: 40))
      context.restoreGState()
      context.saveGState()
      context.translateBy(x: 165, y: 30)
      context.rotate(by: .pi / 6)
      context.setStrokeColor(UIColor.systemRed.cgColor)
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [8, 4])
      context.stroke(CGRect(x: -20, y: -15, width: 40, height: 30))
      context.restoreGState()
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.systemGreen.cgColor, UIColor.systemPurple.cgColor] as CFArray,
        locations: [0, 1])!
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 60, width: 60, height: 40))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 60, y: 0),
        options: .drawsBeforeStartLocation)
      context.restoreGState()
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 105, y: 80), startRadius: 4,
        endCenter: CGPoint(x: 105, y: 80), endRadius: 20, options: [])
      let star = UIBezierPath()
      for index in 0..<5 {
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(x: 165 + 22 * cos(angle), y: 80 + 22 * sin(angle))
        index == 0 ? star.move(to: point) : star.addLine(to: point)
      }
      star.close()
      star.usesEvenOddFillRule = true
      UIColor.systemIndigo.set()
      star.fill()
      star.lineJoinStyle = .round
      star.stroke()
      let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        UIColor.systemPink.setFill()
        context.fill(CGRect(x: 0, y: 10, width: 20, height: 10), blendMode: .multiply)
        context.cgContext.clear(CGRect(x: 12, y: 4, width: 4, height: 12))
      }
      dot.draw(in: CGRect(x: 10, y: 110, width: 40, height: 30))
      context.draw(dot.cgImage!, in: CGRect(x: 55, y: 110, width: 40, height: 30))
      dot.draw(in: CGRect(x: 100, y: 110, width: 40, height: 30), blendMode: .normal, alpha: 0.4)
      "drawn".draw(
        at: CGPoint(x: 148, y: 115),
        withAttributes: [
          .font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.darkGray,
        ])
    }
  }

  @Test func `a drawing looks as it did`() throws {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    sheet.backgroundColor = .white
    try Golden(name: "drawing").expect(LayerRenderer(scale: 2).image(of: sheet))
  }

  @Test func `a picture of a view looks as the view does`() throws {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    sheet.backgroundColor = .white
    let seen = try LayerRenderer().image(of: sheet)
    for usesLayer in [true, false] {
      let image = UIGraphicsImageRenderer(bounds: sheet.bounds).image { context in
        if usesLayer { return sheet.layer.render(in: context.cgContext) }
        sheet.drawHierarchy(in: sheet.bounds, afterScreenUpdates: true)
      }
      let view = UIImageView(image: image)
      let difference = PixelDifference(try LayerRenderer().image(of: view), seen, tolerance: 2)
      expect(difference.haveEqualSize && difference.fraction < 0.001)
    }
  }

  @Test func `a picture is written as PNG where something can draw`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4))
    let draw: UIGraphicsImageRenderer.DrawingActions = { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    let data = DrawingSupport.installed { renderer.pngData(actions: draw) }
    let image = try PixelImage(png: [UInt8](data))
    expect(image.width == 6 && image[1, 1] == 0xFFFF_0000 && image[4, 1] == 0)
  }

  @Test func `drawing without measure does no harm`() throws {
    final class Wild: UIView {
      override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()!
        for _ in 0..<100 { context.saveGState() }
        for _ in 0..<300 { context.restoreGState() }
        for _ in 0..<100 { context.saveGState() }
        context.fill(.infinite)
        context.scaleBy(x: 0, y: 0)
        context.stroke(rect)
        "flat".draw(at: .zero)
        context.clear(rect.insetBy(dx: 2, dy: 2))
      }
    }
    let wild = Wild(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = try LayerRenderer().image(of: wild)
    expect(image[5, 5], equals: 0xFF00_0000)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    var nested = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    for _ in 0..<200 {
      let before = nested
      nested = renderer.image { _ in for _ in 0..<3 { before.draw(at: .zero) } }
    }
    _ = try LayerRenderer().image(of: UIImageView(image: nested))
  }
}
