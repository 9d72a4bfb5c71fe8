import CoreGraphics
import Expectations
import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

/// Values of transactions and of layers by name, scroll layers, and rates of emitters.
@MainActor
struct LayerPartTests {
  @Test func `a transaction has its values by name`() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(0.75, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
    let pace = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setValue(pace, forKey: kCATransactionAnimationTimingFunction)
    var count = 0
    let block: () -> Void = { count += 1 }
    CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
    expect(CATransaction.animationDuration() == 0.75 && CATransaction.disableActions())
    expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, equals: 0.75)
    expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, equals: true)
    expect(
      CATransaction.value(forKey: kCATransactionAnimationTimingFunction)
        as? CAMediaTimingFunction === pace)
    expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
    expect(CATransaction.value(forKey: "other") == nil)
    CATransaction.setValue(nil, forKey: kCATransactionDisableActions)
    CATransaction.setValue(nil, forKey: kCATransactionAnimationTimingFunction)
    CATransaction.setValue(nil, forKey: kCATransactionCompletionBlock)
    expect(!CATransaction.disableActions() && CATransaction.animationTimingFunction() == nil)
    // The block that is replaced has no animations to wait for.
    expect(CATransaction.completionBlock() == nil && count == 1)
    CATransaction.lock()
    CATransaction.lock()
    CATransaction.unlock()
    CATransaction.unlock()
  }

  @Test func `scroll layers show points and rectangles`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      func number(_ count: Int) -> CGFloat { CGFloat(random.below(count)) - 3 }
      let scroll = CAScrollLayer()
      scroll.frame = CGRect(x: 5, y: 5, width: 10, height: 8)
      scroll.scrollMode = [.none, .vertically, .horizontally, .both][random.below(4)]
      let inner = CALayer()
      inner.frame = CGRect(x: 2, y: 3, width: 40, height: 40)
      scroll.addSublayer(inner)
      let alone = CALayer()
      var lines = ["\(scroll.masksToBounds)"]
      for _ in 0..<8 {
        let rect = CGRect(
          x: number(40), y: number(40), width: number(12) + 3, height: number(12) + 3)
        switch random.below(4) {
        case 0: scroll.scroll(to: rect)
        case 1: scroll.scroll(to: rect.origin)
        case 2: inner.scroll(rect.origin)
        default: inner.scrollRectToVisible(rect)
        }
        alone.scrollRectToVisible(rect)
        alone.scroll(rect.origin)
        lines.append("\(rect) \(scroll.bounds) \(inner.visibleRect) \(alone.bounds)")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  private final class Own: CALayer {
    @LayerProperty("place") var place: CGPoint
    @LayerProperty("room") var room: CGSize
    @LayerProperty("box") var box: CGRect
    @LayerProperty("turn") var turn: CATransform3D
    @LayerProperty("label") var label: String?
    @LayerProperty("count") var count: Int
    @LayerProperty("isOn") var isOn: Bool
    @LayerProperty("share") var share: Float

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      if event == "opacity" { return NSNull() }
      guard event == "place" else { return nil }
      let animation = CABasicAnimation(keyPath: "place")
      animation.fromValue = CGPoint.zero
      return animation
    }
  }

  @Test func `a layer's own properties begin with zero, and some have no action`() {
    let tree = LayerTree()
    let own = Own()
    tree.layer.addSublayer(own)
    tree.advance(to: 1)
    expect(own.place == .zero && own.room == .zero && own.box == .zero && own.label == nil)
    expect(CATransform3DIsIdentity(own.turn) && own.count == 0 && !own.isOn && own.share == 0)
    expect(own.action(forKey: "opacity") == nil && own.action(forKey: "place") is CABasicAnimation)
    own.place = CGPoint(x: 8, y: 0)
    own.room = CGSize(width: 1, height: 2)
    own.box = CGRect(x: 1, y: 2, width: 3, height: 4)
    own.turn = CATransform3DMakeScale(2, 1, 1)
    (own.label, own.count, own.isOn, own.share) = ("a", 3, true, 0.1)
    own.opacity = 0.5
    tree.advance(to: 1.125)
    let shown = own.seen
    expect(shown.place.x > 0 && shown.place.x < 8 && shown.opacity == 0.5)
    expect(own.room == CGSize(width: 1, height: 2) && own.box.maxY == 6 && own.turn.m11 == 2)
    expect(own.label == "a" && own.count == 3 && own.isOn && own.share == 0.1)
    own.label = nil
    expectNil(own.label)
  }

  @Test func `values are equal if they are of a kind and the same`() {
    let values: [LayerValue] = [
      LayerValue(1.0), LayerValue(CGPoint.zero), LayerValue(CGSize.zero), LayerValue(CGRect.zero),
      LayerValue(CGColor.white), LayerValue(CATransform3DIdentity), LayerValue([1.0, 2.0]),
      LayerValue(CGPath(rect: .zero, transform: nil)), LayerValue("text"),
      LayerValue(NSValue(cgRect: CGRect(x: 1, y: 0, width: 0, height: 0))),
      LayerValue(CGPoint(x: 1, y: 0)), LayerValue(CGSize(width: 1, height: 0)), LayerValue([1.0]),
    ]
    for (one, first) in values.enumerated() {
      for (two, second) in values.enumerated() where one != 8 && two != 8 {
        expect((first == second) == (one == two), "\(one) \(two)")
      }
    }
    SeenMarks.see(values.map(\.text).joined(separator: "\n"))
    let bridged = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    var rect: CGRect?
    CGRect._forceBridgeFromObjectiveC(bridged, result: &rect)
    expect(rect, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(CGRect._unconditionallyBridgeFromObjectiveC(nil), equals: CGRect.zero)
    expect(CGRect._unconditionallyBridgeFromObjectiveC(bridged).maxX, equals: 4)
    let map = NSValue(cgAffineTransform: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    expect(
      map.cgAffineTransformValue.d == 4 && NSValue(cgPoint: .zero).cgAffineTransformValue.isIdentity
    )
    expect(CATransform3DIsIdentity(NSValue(cgPoint: CGPoint.zero).caTransform3DValue))
    expect(
      map.isEqual(NSValue(cgAffineTransform: map.cgAffineTransformValue)) && !map.isEqual(bridged))
    expect(map.hash, equals: NSValue(cgAffineTransform: map.cgAffineTransformValue).hash)
  }

  @Test func `an emitter remembers the last changes of its rate, and draws in its order`() throws {
    let tree = CALayer()
    let clock = LayerClock(time: 0)
    tree.ownClock = clock
    let emitter = CAEmitterLayer()
    tree.addSublayer(emitter)
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity) = (4, 2, 10)
    cell.contents = CGImage(
      width: 2, height: 2,
      drawing: Drawing(bounds: CGRect(x: 0, y: 0, width: 2, height: 2), steps: []))
    emitter.emitterCells = [cell]
    for step in 1...3700 {
      clock.advance(to: Double(step) / 1000)
      emitter.birthRate = Float(step % 2)
    }
    func steps() throws -> [String] {
      let drawing = try #require(emitter.drawing(at: 3.7))
      return drawing.steps.map { "\($0)".replacing(/0x[0-9a-f]+/, with: "") }
    }
    emitter.renderMode = .oldestFirst
    let first = try steps()
    emitter.renderMode = .oldestLast
    expect(try steps(), equals: first.reversed())
    expect(first.count, isAtLeast: 2)
    emitter.birthRate = .nan
    clock.advance(to: 9)
    expect(emitter.drawing(at: 9) == nil)
  }
}
