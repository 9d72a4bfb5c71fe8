import Expectations
import Foundation
import Testing
import UIKit

/// Drawings of UIKit's functions, as the steps of the picture.
@MainActor
struct DrawnStepTests {
  private func steps(_ draw: (CGContext) -> Void) -> String {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    var text = ""
    dump(context.drawing?.steps ?? [], to: &text)
    return text
  }

  @Test func `a line has the color of the stroke, with the ends of the path`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 9, y: 9))
    let plain = steps { _ in path.stroke() }
    expect(path.lineCapStyle, equals: .butt)
    expect(
      plain,
      differsFrom: steps { _ in
        UIColor.red.setStroke()
        path.stroke()
      })
    path.lineCapStyle = .round
    expect(plain, differsFrom: steps { _ in path.stroke() })
    path.removeAllPoints()
    expect(path.isEmpty && path.bounds.isNull)
  }

  @Test func `a clip keeps what is drawn inside`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let half = CGRect(x: 0, y: 0, width: 10, height: 20)
    let all = steps { _ in UIRectFill(rect) }
    let clipped = steps { _ in
      UIRectClip(half)
      UIRectFill(rect)
    }
    let byPath = steps { _ in
      UIBezierPath(ovalIn: half).addClip()
      UIRectFill(rect)
    }
    expect(all != clipped && clipped != byPath && byPath != all)
  }

  @Test func `a frame is one point wide, and a mode blends what is filled`() {
    let rect = CGRect(x: 2, y: 2, width: 10, height: 10)
    let frame = steps { _ in
      UIColor.red.setFill()
      UIRectFrame(rect)
    }
    let stroked = steps {
      $0.saveGState()
      $0.setStrokeColor(UIColor.red.cgColor)
      $0.stroke(CGRect(x: 2.5, y: 2.5, width: 9, height: 9), width: 1)
      $0.restoreGState()
    }
    expect(frame, equals: stroked)
    expect(
      steps { _ in UIRectFillUsingBlendMode(rect, .multiply) },
      differsFrom: steps { _ in UIRectFill(rect) })
  }

  @Test func `a picture is drawn as a pattern of tiles`() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let tiled = steps { _ in tile.drawAsPattern(in: rect) }
    expect(tiled != steps { _ in } && tiled != steps { _ in tile.draw(in: rect) })
    expect(tiled.contains("fill"))
  }

  @Test func `a picture of one pixel a point is read while it is drawn`() {
    UIGraphicsBeginImageContext(CGSize(width: 30, height: 20))
    UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
    let picture = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    expect(picture?.size == CGSize(width: 30, height: 20) && picture?.scale == 1)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4))
    expect(renderer.allowsImageOutput)
    var early: UIImage?
    _ = renderer.image {
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
      early = $0.currentImage
    }
    expect(early?.size, equals: CGSize(width: 6, height: 4))
  }

  @Test func `corners and insets have Apple's bits`() {
    expect(UIRectCorner.topRight.rawValue, equals: 2)
    expect(
      UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]))
    expect(UIRectCorner.allCorners, differsFrom: [.topLeft, .topRight, .bottomLeft, .bottomRight])
  }
}
