import Expectations
import Foundation
import QuartzCore
import Testing

private enum Keys {
  nonisolated(unsafe) static var name: UInt8 = 0
  nonisolated(unsafe) static var other: UInt8 = 0
}

@MainActor
struct AssociatedObjectTests {
  private final class Plain {}
  private final class Kept {}

  @Test func `a value is kept with a layer, and with any other object`() {
    for object in [CALayer(), NSObject(), Plain()] as [AnyObject] {
      expectNil(objc_getAssociatedObject(object, &Keys.name))
      objc_setAssociatedObject(object, &Keys.name, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, &Keys.other, 2, .OBJC_ASSOCIATION_ASSIGN)
      expect(objc_getAssociatedObject(object, &Keys.name) as? String, equals: "one")
      expect(objc_getAssociatedObject(object, &Keys.other) as? Int, equals: 2)
      objc_setAssociatedObject(object, &Keys.name, nil, .OBJC_ASSOCIATION_RETAIN)
      expectNil(objc_getAssociatedObject(object, &Keys.name))
      objc_removeAssociatedObjects(object)
      expectNil(objc_getAssociatedObject(object, &Keys.other))
    }
  }

  @Test func `it goes with the object`() {
    weak var kept: Kept?
    do {
      let layer = CALayer()
      let value = Kept()
      kept = value
      objc_setAssociatedObject(layer, &Keys.name, value, .OBJC_ASSOCIATION_RETAIN)
    }
    expectNil(kept)
  }

  @Test func `what an object without a place for it kept goes with one of the next`() {
    weak var kept: Kept?
    do {
      let plain = Plain()
      let value = Kept()
      kept = value
      objc_setAssociatedObject(plain, &Keys.name, value, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<200).map { _ in Plain() }
    for other in others {
      objc_setAssociatedObject(other, &Keys.name, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    expectNil(kept)
    expect(others.allSatisfy { objc_getAssociatedObject($0, &Keys.name) as? Int == 1 })
  }

  @Test func `an object that is only assigned is not kept alive, a copy is one`() {
    let layer = CALayer()
    do {
      let value = Kept()
      objc_setAssociatedObject(layer, &Keys.name, value, .OBJC_ASSOCIATION_ASSIGN)
      expect(objc_getAssociatedObject(layer, &Keys.name) as? Kept === value)
    }
    expectNil(objc_getAssociatedObject(layer, &Keys.name))
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(layer, &Keys.name, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    expect("\(objc_getAssociatedObject(layer, &Keys.name)!)", equals: "a")
  }

  @Test func `a value whose end keeps another does not wait for itself`() {
    final class Chain {
      let layer: CALayer
      init(_ layer: CALayer) { self.layer = layer }
      deinit { objc_setAssociatedObject(layer, &Keys.other, 3, .OBJC_ASSOCIATION_RETAIN) }
    }
    let layer = CALayer()
    objc_setAssociatedObject(layer, &Keys.name, Chain(layer), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(layer, &Keys.name, nil, .OBJC_ASSOCIATION_RETAIN)
    expect(objc_getAssociatedObject(layer, &Keys.other) as? Int, equals: 3)
  }

  @Test func `names of Darwin's count as there`() {
    expect(Float(HUGE), equals: .greatestFiniteMagnitude)
    expect(
      NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 3, height: 4)), equals: "{{1, 2.5}, {3, 4}}")
    expect(autoreleasepool { 1 }, equals: 1)
    expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate), isBelow: 3600)
    objc_sync_enter(self as AnyObject)
    objc_sync_exit(self as AnyObject)
  }

  @Test func `a layer that cannot be made by its type is printed`() {
    final class Ring: CAShapeLayer {
      init(width: CGFloat) {
        super.init()
        lineWidth = width
      }
      required init() { fatalError("there is none") }
      required init?(coder: NSCoder) { fatalError("there is none") }
      override init(layer: Any) { super.init(layer: layer) }
    }
    expect(Ring(width: 4).description.contains("Ring"))
  }
}
