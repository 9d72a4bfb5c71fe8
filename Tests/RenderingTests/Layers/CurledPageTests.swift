import Expectations
import Testing
import UIKit

@testable import PantographRendering

@MainActor
struct CurledPageTests {
  private var page: CALayer {
    let page = LayerScene.box(0, 0, 60, 80, LayerScene.white)
    for line in 0..<6 {
      page.addSublayer(LayerScene.box(6, CGFloat(6 + line * 12), 48, 6, LayerScene.blue))
    }
    return page
  }

  @Test func `a page rolls off what lies below`() throws {
    let root = LayerScene.box(0, 0, 304, 84, LayerScene.orange)
    for (index, curl) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
      let page = page
      page.position.x += CGFloat(2 + index * 61)
      page.position.y += 2
      page.pageCurl = curl
      root.addSublayer(page)
    }
    let image = try LayerRenderer(scale: 2).image(of: root)
    try Golden(name: "curl").expect(image)
    // The page is flat at the beginning and gone at the end.
    expect(image[10, 10] == 0xFFFF_FFFF && image[(2 + 4 * 61) * 2 + 4, 10] == image[1, 1])
  }

  @Test func `a curl is animated`() {
    let window = UIWindow(frame: .zero)
    let page = page
    window.layer.addSublayer(page)
    let animation = CABasicAnimation(keyPath: "pageCurl")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
    page.add(animation, forKey: nil)
    window.advance(to: 1)
    expect(page.presentation()?.pageCurl == 0.5 && page.pageCurl == 0)
  }
}
