import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Subclasses of layers and animations that override properties.
@MainActor
struct OverriddenLayerMemberTests {
  /// Logs the values that are set and the animations that are added.
  private final class Logging: CALayer {
    var log: [String] = []
    override var position: CGPoint {
      get { super.position }
      set {
        log.append("position")
        super.position = newValue
      }
    }
    override var opacity: Float { didSet { log.append("opacity \(oldValue)") } }
    override var backgroundColor: CGColor? { didSet { log.append("background") } }
    override func add(_ anim: CAAnimation, forKey key: String?) { log.append("add \(key ?? "-")") }
    override func removeAllAnimations() { log.append("remove") }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      log.append("above")
      super.insertSublayer(layer, above: sibling)
    }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      log.append("set \(keyPath)")
      super.setValue(value, forKeyPath: keyPath)
    }
  }

  @Test func `observers of a subclass hear of changes, which count all the same`() {
    let layer = Logging()
    layer.position = CGPoint(x: 3, y: 4)
    layer.opacity = 0.5
    layer.backgroundColor = .black
    layer.setValue(0.25, forKeyPath: "opacity")
    expect(layer.log.contains("position") && layer.log.contains("opacity 1.0"))
    expect(layer.log.contains("background") && layer.log.contains("set opacity"))
    expect(layer.values.position == CGPoint(x: 3, y: 4) && layer.values.opacity == 0.25)
  }

  @Test func `a layer that takes no animations has none`() {
    let layer = Logging()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    layer.removeAllAnimations()
    expect(layer.log == ["add fade", "remove"] && layer.animationKeys() == nil)
  }

  @Test func `a sublayer is put above another by the subclass`() {
    let (layer, one, two) = (Logging(), CALayer(), CALayer())
    layer.addSublayer(one)
    layer.insertSublayer(two, above: one)
    expect(layer.log == ["above"] && layer.sublayers == [one, two])
  }

  @Test func `what a layer says of itself does not change what is drawn of it`() {
    final class Liar: CALayer {
      override var opacity: Float {
        get { 0.1 }
        set { super.opacity = newValue }
      }
      override var sublayers: [CALayer]? {
        get { nil }
        set { super.sublayers = newValue }
      }
    }
    let (root, liar, inner) = (CALayer(), Liar(), CALayer())
    root.addSublayer(liar)
    liar.addSublayer(inner)
    expect(liar.opacity == 0.1 && liar.sublayers == nil)
    expect(inner.superlayer === liar && liar.values.opacity == 1)
    inner.removeFromSuperlayer()
    expectNil(inner.superlayer)
  }

  @Test func `an animation says its own duration and delegate`() {
    final class Quick: CABasicAnimation {
      override var duration: CFTimeInterval {
        get { 0.25 }
        set {}
      }
    }
    let animation: CAAnimation = Quick(keyPath: "opacity")
    animation.duration = 9
    expect(animation.duration, equals: 0.25)
  }
}
