import Expectations
import Testing
import UIKit

private final class PressView: UIView {
  private(set) var sender: AnyObject?
  private(set) var keys = 0

  override var interfaceActions: [InterfaceAction] {
    [InterfaceAction("pressed:", PressView.pressed)]
  }

  func pressed(_ sender: UIButton) { self.sender = sender }
}

private final class KeyWindow: UIWindow {
  private(set) var told: [String] = []

  override func becomeKey() { told.append("become") }
  override func resignKey() { told.append("resign") }
}

@MainActor
struct NamesTests {
  @Test func `an action goes to its target, or to the first who does it`() {
    let (view, button) = (PressView(), UIButton())
    view.addSubview(button)
    button.sendAction("pressed:", to: view, for: nil)
    expect(view.sender === button)
    let other = PressView()
    other.addSubview(button)
    expect(UIApplication.shared.sendAction("pressed:", to: nil, from: button, for: nil))
    expect(other.sender === button)
    expect(!UIApplication.shared.sendAction("nothing:", to: nil, from: button, for: nil))
  }

  @Test func `levels, weights and priorities are counted with`() {
    var level = UIWindow.Level.alert + 1
    expect(level.rawValue == 2001 && level > .alert && level - .statusBar == 1001)
    level -= 1
    level += 2
    expect(level == UIWindow.Level(2002) && 1 + UIWindow.Level.normal == UIWindow.Level(1))
    expect(UIFont.Weight.bold > .regular && UILayoutPriority.required - 1 < .required)
    let window = UIWindow(frame: .zero)
    window.windowLevel = .statusBar + 1
    expect(window.windowLevel.rawValue, equals: 1001)
  }

  @Test func `a window is told when it becomes the key window`() {
    let window = KeyWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.makeKey()
    window.makeKey()
    expect(window.isKeyWindow && window.told == ["become"])
  }

  @Test func `a color gives its components back`() {
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9)
    expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.25)
    var white = CGFloat()
    expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil) && white == 0.3)
    expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `a path is turned round`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 12, y: 5))
    path.close()
    let back = UIBezierPath()
    back.move(to: CGPoint(x: 10, y: 10))
    back.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 12, y: 5))
    back.addLine(to: CGPoint(x: 0, y: 0))
    back.close()
    expect(path.reversing().cgPath, equals: back.cgPath)
    expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `a layer gives its place to another`() {
    let (layer, one, other, new) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.addSublayer(one)
    layer.addSublayer(other)
    layer.replaceSublayer(one, with: new)
    expect(layer.sublayers == [new, other] && one.superlayer == nil)
    layer.replaceSublayer(one, with: CALayer())
    expect(layer.sublayers, equals: [new, other])
  }

  @Test func `what layers above clip is not visible`() {
    let (clip, layer) = (CALayer(), CALayer())
    clip.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.frame = CGRect(x: 5, y: -5, width: 10, height: 10)
    clip.addSublayer(layer)
    expect(layer.visibleRect, equals: layer.bounds)
    clip.masksToBounds = true
    expect(layer.visibleRect, equals: CGRect(x: 0, y: 5, width: 5, height: 5))
  }

  @Test func `a view converts to and from its screen`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    expect(view.convert(CGPoint(x: 1, y: 1), to: screen), equals: CGPoint(x: 11, y: 21))
    expect(screen.convert(CGPoint(x: 11, y: 21), to: view), equals: CGPoint(x: 1, y: 1))
    expect(screen.convert(view.bounds, from: view.coordinateSpace), equals: view.frame)
  }

  @Test func `a view says which way its content runs`() {
    let view = UIView()
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    view.traitOverrides.layoutDirection = .rightToLeft
    view.semanticContentAttribute = .playback
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .leftToRight)
  }

  @Test func `traits that differ are told`() {
    let old = UITraitCollection(displayScale: 1)
    expect(UITraitCollection(displayScale: 2).changedTraits(from: old).count, equals: 1)
    expect(old.changedTraits(from: old).isEmpty)
  }

  @Test func `a curve has four points`() {
    var values: [Float] = [9, 9]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &values)
    expect(values, equals: [0.42, 0])
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 3, values: &values)
    expect(values, equals: [1, 1])
  }
}
