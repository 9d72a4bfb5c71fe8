import Expectations
import Testing
import UIKit

@MainActor
struct UIViewTests {
  @Test func `a point goes through a turned view and back`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corner = inner.convert(CGPoint(x: 0, y: 0), to: outer)
    expect(abs(corner.x - 150) < 1e-9 && abs(corner.y - 50) < 1e-9)
    let back = inner.convert(corner, from: outer)
    expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test func `the frontmost view is hit, and a hidden or faint one is not`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: root.bounds)
    root.addSubview(back)
    root.addSubview(front)
    let middle = CGPoint(x: 50, y: 50)
    expect(root.hitTest(middle, with: nil) === front)
    front.alpha = 0.005
    expect(root.hitTest(middle, with: nil) === back)
    back.isHidden = true
    expect(root.hitTest(middle, with: nil) === root)
    expectNil(root.hitTest(CGPoint(x: 101, y: 50), with: nil))
  }

  @Test func `perspective is undone on the way back`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(card)
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    card.transform3D = CATransform3DRotate(map, 0.7, 0, 1, 0)
    let point = CGPoint(x: 80, y: 20)
    let back = card.convert(card.convert(point, to: root), from: root)
    expect(abs(back.x - 80) < 1e-9 && abs(back.y - 20) < 1e-9)
  }

  @Test func `moving a view between superviews tells it once`() {
    final class Mover: UIView {
      var moves: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { moves.append("will") }
      override func didMoveToSuperview() { moves.append("did") }
    }
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    let mover = Mover(frame: .zero)
    first.addSubview(mover)
    second.addSubview(mover)
    expect(mover.moves, equals: ["will", "did", "will", "did"])
    expect(first.subviews.isEmpty && second.subviews == [mover])
    expect(mover.layer.superlayer === second.layer)
  }
}
