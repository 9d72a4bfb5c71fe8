import Expectations
import PantographRendering
import Testing
import UIKit

@MainActor
struct LayerRendererTests {
  @Test(arguments: LayerScene.names)
  func `a scene looks as it did`(name: String) throws {
    let image = try LayerRenderer().image(of: LayerScene(named: name).root)
    try Golden(name: name).expect(image)
  }

  @Test(arguments: LayerScene.names)
  func `the same tree gives the same pixels, whatever was drawn before`(name: String) throws {
    let scene = LayerScene(named: name)
    let renderer = LayerRenderer()
    for other in LayerScene.names { _ = try renderer.image(of: LayerScene(named: other).root) }
    let first = try renderer.image(of: scene.root)
    try expect(renderer.image(of: scene.root), equals: first)
    try expect(LayerRenderer().image(of: LayerScene(named: name).root), equals: first)
  }

  private func pixel(_ layer: CALayer, _ x: Int, _ y: Int, scale: CGFloat = 1) throws -> UInt32 {
    try LayerRenderer(scale: scale).image(of: layer)[x, y]
  }

  private func root(_ layers: [CALayer]) -> CALayer {
    let root = LayerScene.box(0, 0, 40, 40, LayerScene.white)
    for layer in layers { root.addSublayer(layer) }
    return root
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func `layers that overlap fade together`() throws {
    let group = LayerScene.box(0, 0, 40, 40, green)
    group.addSublayer(LayerScene.box(0, 0, 40, 40, red))
    group.opacity = 0.5
    // Half red over white; green is not visible.
    let seen = try pixel(root([group]), 20, 20)
    expect(seen >> 16 == 0xFFFF && seen >> 8 & 0xFF == seen & 0xFF)
    expect((126...129).contains(seen & 0xFF))
  }

  @Test func `the nearer layer covers the farther, the later one the earlier`() throws {
    let first = LayerScene.box(0, 0, 40, 40, red)
    let second = LayerScene.box(0, 0, 40, 40, green)
    try expect(pixel(root([first, second]), 20, 20), equals: 0xFF00_FF00)
    first.zPosition = 1
    try expect(pixel(root([first, second]), 20, 20), equals: 0xFFFF_0000)
  }

  @Test func `hidden layers, and single ones seen from behind, are not drawn`() throws {
    let layer = LayerScene.box(0, 0, 40, 40, red)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    try expect(pixel(root([layer]), 20, 20), equals: 0xFFFF_0000)
    layer.isDoubleSided = false
    try expect(pixel(root([layer]), 20, 20), equals: 0xFFFF_FFFF)
    layer.transform = CATransform3DIdentity
    layer.isHidden = true
    try expect(pixel(root([layer]), 20, 20), equals: 0xFFFF_FFFF)
  }

  @Test func `the bounds' origin scrolls what is inside`() throws {
    let scroll = LayerScene.box(0, 0, 40, 40)
    scroll.bounds.origin.y = 100
    scroll.addSublayer(LayerScene.box(0, 110, 40, 10, red))
    let root = root([scroll])
    try expect(pixel(root, 5, 9), equals: 0xFFFF_FFFF)
    try expect(pixel(root, 5, 10), equals: 0xFFFF_0000)
    try expect(pixel(root, 10, 39, scale: 2), equals: 0xFFFF_0000)
  }

  @Test func `what an animation shows is drawn`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = LayerScene.box(0, 0, 10, 40, red)
    window.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (5, 35, 2)
    layer.add(animation, forKey: nil)
    window.advance(to: 1)
    let image = try LayerRenderer().image(of: window)
    expect(image[5, 20] == 0 && image[20, 20] == 0xFFFF_0000)
  }

  @Test func `a sublayer that shows nothing leaves a layer's shadow and damage as they are`() throws
  {
    let card = LayerScene.box(10, 10, 20, 20, LayerScene.white)
    (card.shadowOpacity, card.shadowOffset) = (1, CGSize(width: 0, height: 0))
    let empty = CALayer()
    card.addSublayer(empty)
    let root = root([card])
    try expect(pixel(root, 8, 20) & 0xFF, isBelow: 200)
    let renderer = LayerRenderer()
    try renderer.draw(root)
    empty.position.x += 5
    try expect(renderer.draw(root), equals: [])
  }

  @Test func `impossible geometry draws nothing and spoils nothing`() throws {
    let flat = LayerScene.box(0, 0, 40, 40, red)
    flat.transform = CATransform3DMakeScale(0, 1, 1)
    let edge = LayerScene.box(0, 0, 40, 40, red)
    edge.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let behind = LayerScene.box(0, 0, 40, 40, red)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 10
    behind.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 50), eye)
    let empty = LayerScene.box(10, 10, 0, 0, red)
    empty.shadowOpacity = 1
    let huge = LayerScene.box(-1e7, -1e7, 1, 1, red)
    huge.shadowOpacity = 1
    try expect(pixel(root([flat, edge, behind, empty, huge]), 20, 20), equals: 0xFFFF_FFFF)
  }

  @Test func `a picture has at least one pixel and not too many`() {
    #expect(throws: RenderingError.self) { try LayerRenderer().image(of: CALayer()) }
    let large = LayerScene.box(0, 0, 40_000, 10)
    #expect(throws: RenderingError.self) { try LayerRenderer().image(of: large) }
  }
}
