import CoreGraphics
import Expectations
import GoldenTexts
import Testing
import UIKit

/// Steps, boxes and insides of paths, and the steps of drawings.
@MainActor
struct PathGalleryTests {
  private func samples() -> [(String, CGPath)] {
    var all: [(String, CGPath)] = []
    func add(_ name: String, _ make: (CGMutablePath) -> Void) {
      let path = CGMutablePath()
      make(path)
      all.append((name, path))
    }
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    add("empty") { _ in }
    add("lines") { $0.addLines(between: [.zero, CGPoint(x: 9, y: 3), CGPoint(x: 4, y: 30)]) }
    add("rectangle") { $0.addRect(rect) }
    add("turned rectangle") { $0.addRect(rect, transform: CGAffineTransform(rotationAngle: 0.4)) }
    add("ellipse") { $0.addEllipse(in: rect) }
    for (width, height) in [(5.0, 9.0), (0, 9), (30, 20), (29.9, 20), (12, 12)] {
      add("corners \(width) \(height)") {
        $0.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height)
      }
    }
    for (start, end) in [
      (0.0, 1.0), (0, 3), (0, 6.3), (0, 9), (1, -2), (3, 1), (-4, 4), (0, 0), (2, 2 + 2 * .pi),
    ] {
      for clockwise in [false, true] {
        add("arc \(start) \(end) \(clockwise)") {
          $0.move(to: CGPoint(x: 3, y: 3))
          $0.addArc(
            center: CGPoint(x: 40, y: 40), radius: 20, startAngle: start, endAngle: end,
            clockwise: clockwise)
        }
      }
    }
    for delta in [-7.0, -1, 0, 2, 7] {
      add("relative arc \(delta)") {
        $0.addRelativeArc(
          center: CGPoint(x: 40, y: 40), radius: 20, startAngle: 0.5, delta: delta)
      }
    }
    for (first, second) in [
      (CGPoint(x: 60, y: 10), CGPoint(x: 60, y: 60)),
      (CGPoint(x: 60, y: 10), CGPoint(x: 90, y: 10)),
      (CGPoint(x: 60, y: 10), CGPoint(x: 5, y: 12)), (CGPoint(x: 10, y: 10), CGPoint(x: 5, y: 12)),
    ] {
      add("tangents \(first) \(second)") {
        $0.move(to: CGPoint(x: 10, y: 10))
        $0.addArc(tangent1End: first, tangent2End: second, radius: 9)
      }
    }
    add("two parts") {
      $0.addRect(rect)
      $0.addRect(rect.insetBy(dx: 10, dy: 10))
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 50, y: 0), control: CGPoint(x: 25, y: 90))
      $0.addCurve(
        to: CGPoint(x: 80, y: 80), control1: CGPoint(x: 90, y: -20), control2: CGPoint(x: 10, y: 99)
      )
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: 7, y: 8))
    }
    return all
  }

  @Test func `paths`() throws {
    var lines: [String] = []
    for (name, path) in samples() {
      lines.append("# \(name)")
      lines += path.steps.map { shortened("  \($0)") }
      lines.append(
        shortened(
          "\(path.isEmpty) \(path.currentPoint) \(path.boundingBox) \(path.boundingBoxOfPath)"))
      for rule in [CGPathFillRule.winding, .evenOdd] {
        var inside = ""
        for y in stride(from: 0.0, to: 90, by: 10) {
          for x in stride(from: 0.0, to: 90, by: 5) {
            inside += path.contains(CGPoint(x: x, y: y), using: rule) ? "#" : "."
          }
          inside += " "
        }
        lines.append(inside)
      }
      for (cap, join) in [
        (CGLineCap.butt, CGLineJoin.miter), (.round, .round), (.square, .bevel),
      ] {
        let stroked = path.copy(strokingWithWidth: 6, lineCap: cap, lineJoin: join, miterLimit: 3)
        lines.append(shortened("stroked \(stroked.steps.count) \(stroked.boundingBox)"))
      }
      let dashed = path.copy(dashingWithPhase: 3, lengths: [7, 2, 4])
      lines.append(shortened("dashed \(dashed.steps.count) \(dashed.boundingBox)"))
      let bezier = UIBezierPath(cgPath: path)
      let back = bezier.reversing().cgPath
      lines.append(shortened("reversed \(back.steps.prefix(4))"))
    }
    let difference = try GoldenText("paths").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `drawings`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60))
    let image = renderer.image { context in
      let cg = context.cgContext
      UIColor.red.setFill()
      UIColor.blue.withAlphaComponent(0.5).setStroke()
      context.fill(CGRect(x: 1, y: 2, width: 30, height: 20))
      context.stroke(CGRect(x: 5, y: 6, width: 30, height: 20))
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      cg.saveGState()
      cg.translateBy(x: 5, y: 6)
      cg.rotate(by: 0.3)
      cg.scaleBy(x: 2, y: 1.5)
      cg.setLineWidth(3)
      cg.setLineCap(.round)
      cg.setLineJoin(.bevel)
      cg.setMiterLimit(7)
      cg.setLineDash(phase: 2, lengths: [3, 4])
      cg.setAlpha(0.7)
      cg.setBlendMode(.multiply)
      cg.setShadow(offset: CGSize(width: 3, height: 4), blur: 5, color: UIColor.green.cgColor)
      for (_, path) in samples().prefix(8) {
        cg.addPath(path)
        cg.drawPath(using: .fillStroke)
      }
      cg.restoreGState()
      for mode: CGPathDrawingMode in [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke] {
        cg.addEllipse(in: CGRect(x: 3, y: 4, width: 20, height: 10))
        cg.drawPath(using: mode)
      }
      let colors = [UIColor.red.cgColor, UIColor.clear.cgColor] as CFArray
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0.2, 0.9])
      {
        cg.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 30, y: 40), options: [.drawsAfterEndLocation])
        cg.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 3,
          endCenter: CGPoint(x: 25, y: 20), endRadius: 15, options: [.drawsBeforeStartLocation])
      }
      ("Text" as NSString).draw(
        in: CGRect(x: 2, y: 3, width: 60, height: 20),
        withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.purple])
      UIImage(systemName: "star.fill")?.draw(
        in: CGRect(x: 4, y: 5, width: 20, height: 20), blendMode: .normal, alpha: 0.4)
      let bezier = UIBezierPath(
        roundedRect: CGRect(x: 10, y: 10, width: 30, height: 20),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 6, height: 8))
      bezier.lineWidth = 2.5
      bezier.usesEvenOddFillRule = true
      bezier.setLineDash([4, 2], count: 2, phase: 1)
      bezier.fill(with: .screen, alpha: 0.2)
      bezier.stroke()
      bezier.addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIRectFrame(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let layer = CALayer()
    layer.contents = image.cgImage
    layer.bounds.size = image.size
    let steps = ((layer.contents as AnyObject) as? CGImage).map { "\($0.width)×\($0.height)" }
    let view = UIImageView(image: image)
    view.sizeToFit()
    let text = "\(steps ?? "none")\n\(view.layer.wholeText(pictures: true))"
    try expectNil(GoldenText("drawings").difference(from: text))
  }

  @Test func `symbols`() throws {
    var lines: [String] = []
    for name in [
      "star", "star.fill", "heart", "plus", "minus", "xmark", "checkmark", "chevron.left",
      "chevron.right", "chevron.up.chevron.down", "magnifyingglass", "gear", "trash", "house",
      "person", "bell", "folder", "square.and.arrow.up", "ellipsis", "circle", "play", "pause",
      "arrow.up", "arrow.clockwise", "info.circle", "exclamationmark.triangle", "photo", "camera",
    ] {
      for scale in [UIImage.SymbolScale.small, .medium, .large] {
        let image = UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: scale)
        )
        lines.append("\(name) \(scale.rawValue) \(image.map { $0.size.text } ?? "none")")
        guard scale == .medium, let image else { continue }
        let view = UIImageView(image: image)
        view.sizeToFit()
        view.layer.displayTreeIfNeeded()
        lines.append(view.layer.wholeText(pictures: true))
      }
    }
    try expectNil(GoldenText("symbols").difference(from: lines.joined(separator: "\n")))
  }

  /// The sum of a text, in which a changed letter changes the sum.
  private func digest(_ text: String) -> String {
    String(text.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }, radix: 16)
  }

  @Test func `symbols with badges, slashes and enclosures`() throws {
    var lines: [String] = []
    let endings = [
      "", ".fill", ".badge.plus", ".fill.badge.minus", ".badge.checkmark", ".badge.xmark",
      ".slash", ".slash.fill", ".circle", ".circle.fill", ".square", ".square.fill", ".rectangle",
    ]
    for base in [
      "person", "folder", "bell", "heart", "mic", "plus", "a", "1", "50", "arrow.up", "calendar",
      "doc", "wifi", "questionmark",
    ] {
      for ending in endings {
        guard let image = UIImage(systemName: base + ending) else { continue }
        for (look, configuration) in [
          ("plain", UIImage.SymbolConfiguration(weight: .light)),
          ("two", UIImage.SymbolConfiguration(paletteColors: [.red, .blue])),
        ] {
          let view = UIImageView(image: image.applyingSymbolConfiguration(configuration))
          view.sizeToFit()
          view.layer.displayTreeIfNeeded()
          let text = view.layer.wholeText(pictures: true)
          let count = text.split(separator: "\n").count
          lines.append(
            "\(base)\(ending) \(look) \(view.bounds.size.text) \(count) steps \(digest(text))")
        }
      }
    }
    try expectNil(
      GoldenText("symbol-forms").difference(from: lines.joined(separator: "\n")))
  }
}
