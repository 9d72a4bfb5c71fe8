import Expectations
import Testing
import UIKit

@MainActor
struct DrawingTests {
  private final class Chart: UIView {
    var rects: [CGRect] = []
    var drawing: (CGRect) -> Void = { UIRectFill($0) }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      rects.append(rect)
      drawing(rect)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func chart(_ frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 20)) -> Chart {
    let chart = Chart(frame: frame)
    window.addSubview(chart)
    return chart
  }

  @Test func `a view is drawn once before it is seen, and again when it asks`() {
    let chart = chart()
    expect(chart.rects.isEmpty)
    for time in 1...3 { window.advance(to: Double(time)) }
    expect(chart.rects, equals: [CGRect(x: 0, y: 0, width: 40, height: 20)])
    chart.setNeedsDisplay()
    chart.setNeedsDisplay(.zero)
    window.advance(to: 4)
    window.advance(to: 5)
    expect(chart.rects.count, equals: 2)
    expect(chart.treeDescription(), equals: "Chart 0,0 40×20 draws 1 step")
  }

  @Test func `a change of size draws only where the content mode says so, once for each turn`() {
    let (plain, redrawn) = (chart(), chart())
    redrawn.contentMode = .redraw
    window.advance(to: 1)
    for width in [50.0, 60, 70] {
      plain.frame.size.width = width
      redrawn.frame.size.width = width
    }
    window.advance(to: 2)
    expect(plain.rects.count, equals: 1)
    expect(redrawn.rects.map(\.width), equals: [40, 70])
    redrawn.center.x += 5
    window.advance(to: 3)
    expect(redrawn.rects.count, equals: 2)
  }

  @Test func `a snapshot after updates shows what a view that was never seen draws`() {
    let chart = Chart(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let now = chart.snapshotView(afterScreenUpdates: false)
    expect(chart.rects.isEmpty && now?.treeDescription().contains("draws") == false)
    let updated = chart.snapshotView(afterScreenUpdates: true)
    expect(updated?.treeDescription().contains("draws 1 step"), equals: true)
  }

  @Test func `a view without room is drawn once it has some`() {
    let chart = chart(.zero)
    window.advance(to: 1)
    expect(chart.rects.isEmpty)
    chart.frame.size = CGSize(width: 10, height: 10)
    window.advance(to: 2)
    expect(chart.rects.count, equals: 1)
  }

  @Test func `views that draw nothing have no contents, and labels keep theirs`() {
    let (view, empty) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), chart())
    empty.drawing = { _ in }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    label.text = "Height"
    window.addSubview(view)
    window.addSubview(label)
    window.advance(to: 1)
    label.frame.size.width = 95
    window.advance(to: 2)
    expect(view.layer.contents == nil && empty.layer.contents == nil)
    expect(label.layer.contents != nil)
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test func `a view that draws itself in its own drawing ends`() {
    let chart = chart()
    chart.drawing = { [unowned chart] rect in
      UIRectFill(rect)
      chart.setNeedsDisplay()
      chart.layer.render(in: UIGraphicsGetCurrentContext()!)
      chart.drawHierarchy(in: rect, afterScreenUpdates: true)
    }
    for time in 1...200 {
      chart.setNeedsDisplay()
      window.advance(to: Double(time))
    }
    expect(chart.rects.count, equals: 200)
  }

  @Test func `a layer asks its delegate, and its own class what has it drawn anew`() {
    final class Owner: CALayerDelegate {
      var drawn = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        drawn += 1
        ctx.fillEllipse(in: layer.bounds)
      }
    }
    final class Dial: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
    }
    let (owner, layer) = (Owner(), Dial())
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.delegate = owner
    window.layer.addSublayer(layer)
    window.advance(to: 1)
    expect(owner.drawn == 0 && !layer.needsDisplay())
    layer.cornerRadius = 2
    expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    expect(owner.drawn == 1 && layer.contents != nil)
  }

  @Test func `pictures are made of what is drawn, and drawn again in others`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 15, height: 10))
      expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    expect(image.size, equals: CGSize(width: 30, height: 10))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), false, 2)
    image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    let small = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    expect(small.size == CGSize(width: 5, height: 5) && small.scale == 2)
    expect(small.cgImage?.width, equals: 10)
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test func `a picture has a size only if both lengths are positive and finite`() {
    let lengths: [CGFloat] = [5, 0, -1, .infinity, -.infinity, .nan]
    for width in lengths {
      for height in lengths {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
        let bounds = UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath
        UIGraphicsEndImageContext()
        let isRoom = width == 5 && height == 5
        expect(bounds?.size, equals: isRoom ? CGSize(width: 5, height: 5) : .zero)
      }
    }
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test func `a picture within a picture within a picture ends somewhere`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    var image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    for _ in 0..<5000 {
      let before = image
      image = renderer.image { _ in
        before.draw(at: .zero)
        before.draw(at: .zero)
      }
    }
    expect((image.cgImage?.depth ?? 0), isAtMost: CGContext.maximumDepth)
  }

  @Test func `what makes no sense is left out`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      let context = context.cgContext
      for _ in 0..<3 { context.restoreGState() }
      for number in [CGFloat.nan, .infinity, -.greatestFiniteMagnitude] {
        context.translateBy(x: number, y: 0)
        context.scaleBy(x: number, y: number)
        context.rotate(by: number)
        context.setLineWidth(number)
        context.setAlpha(number)
        context.setLineDash(phase: number, lengths: [number, 1])
        context.setShadow(offset: CGSize(width: number, height: 0), blur: number)
        context.move(to: CGPoint(x: number, y: 0))
        context.addLine(to: CGPoint(x: number, y: number))
        context.addCurve(to: .zero, control1: CGPoint(x: number, y: 0), control2: .zero)
        context.addArc(
          center: .zero, radius: number, startAngle: number, endAngle: 0, clockwise: true)
        context.addEllipse(in: CGRect(x: 0, y: number, width: 1, height: number))
        context.drawPath(using: .eoFillStroke)
        context.fill(CGRect(x: number, y: 0, width: 1, height: number))
        context.strokeEllipse(in: CGRect(x: 0, y: 0, width: number, height: 1))
      }
      context.fill(.infinite)
      context.fill(.null)
      for _ in 0..<10 { context.saveGState() }
    }
    expect(image.size, equals: CGSize(width: 4, height: 4))
    for size in [
      CGSize.zero, CGSize(width: -1, height: CGFloat.nan), CGSize(width: 1e9, height: 1),
    ] {
      let image = UIGraphicsImageRenderer(size: size).image { $0.fill(.infinite) }
      expect(image.size, equals: .zero)
    }
  }

  @Test func `text has its size without a context, and is drawn in one`() {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    expect("four".size(withAttributes: font), equals: CGSize(width: 20, height: 12))
    "four".draw(at: .zero, withAttributes: font)
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
    UIGraphicsPushContext(context)
    "four".draw(at: CGPoint(x: 3, y: 4), withAttributes: font)
    NSAttributedString(string: "five", attributes: font).draw(at: .zero)
    UIGraphicsPopContext()
    expect(context.drawing?.steps.count, equals: 2)
  }
}
