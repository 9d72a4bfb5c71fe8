import Rendering
import Testing
import UIKit

/// Views that blur what lies below them.
@MainActor
struct BackdropTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
  private let stripe = UIView(frame: CGRect(x: 70, y: 0, width: 20, height: 100))
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  init() {
    root.backgroundColor = .white
    stripe.backgroundColor = .systemRed
    let dot = UIView(frame: CGRect(x: 10, y: 35, width: 30, height: 30))
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 15
    glass.frame = CGRect(x: 20, y: 20, width: 120, height: 60)
    glass.layer.cornerRadius = 16
    glass.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 0, y: 20, width: 120, height: 20))
    label.text = "through glass"
    label.textAlignment = .center
    glass.contentView.addSubview(label)
    for view in [stripe, dot, glass] { root.addSubview(view) }
  }

  @Test func `a blurred view looks as it did`() throws {
    try Golden(name: "blur").expect(LayerRenderer(scale: 2).image(of: root))
    let line = glass.treeDescription().split(separator: "\n")[0]
    #expect(
      line
        == "UIVisualEffectView 20,20 120×60 clips corners 16 blurRadius 20 blurTint #FFFFFF66")
  }

  @Test func `what changes below is blurred anew, and nothing else is drawn for it`() throws {
    let renderer = LayerRenderer()
    try renderer.draw(root)
    #expect(try renderer.draw(root).isEmpty)
    for x in [60.0, 100, 150, 0, 70] {
      stripe.frame.origin.x = x
      try renderer.draw(root)
      let difference = PixelDifference(
        try renderer.image, try LayerRenderer().image(of: root), tolerance: 1)
      #expect(difference.count == 0, "with the stripe at \(x)")
    }
  }

  @Test func `without an effect nothing is blurred`() throws {
    let before = try LayerRenderer().image(of: root)
    glass.effect = nil
    let sharp = try LayerRenderer().image(of: root)
    #expect(sharp[72, 25] != before[72, 25] && sharp[65, 25] == 0xFFFF_FFFF)
    glass.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    #expect(try LayerRenderer().image(of: root) == sharp)
  }
}
