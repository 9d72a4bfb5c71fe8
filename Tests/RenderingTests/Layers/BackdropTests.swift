import Expectations
import PantographRendering
import Testing
import UIKit

/// Views that blur the views below them.
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
    expect(
      line,
      equals: "UIVisualEffectView 20,20 120×60 clips corners 16 blurRadius 20 blurTint #FFFFFF66")
  }

  @Test func `what changes below is blurred anew, and nothing else is drawn for it`() throws {
    let renderer = LayerRenderer()
    try renderer.draw(root)
    try expect(renderer.draw(root).isEmpty)
    for x in [60.0, 100, 150, 0, 70] {
      stripe.frame.origin.x = x
      try renderer.draw(root)
      let difference = PixelDifference(
        try renderer.image, try LayerRenderer().image(of: root), tolerance: 1)
      expect(difference.count, equals: 0, "with the stripe at \(x)")
    }
  }

  @Test func `without an effect nothing is blurred`() throws {
    let before = try LayerRenderer().image(of: root)
    glass.effect = nil
    let sharp = try LayerRenderer().image(of: root)
    expect(sharp[72, 25] != before[72, 25] && sharp[65, 25] == 0xFFFF_FFFF)
    glass.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    let vibrant = try LayerRenderer().image(of: root)
    expect(vibrant[72, 25] == sharp[72, 25] && vibrant[65, 25] == 0xFFFF_FFFF)
  }

  private func vibrantBar(
    _ style: UIBlurEffect.Style, _ vibrancy: UIVibrancyEffectStyle = .label
  ) -> (view: UIVisualEffectView, bar: UIView) {
    let blur = UIBlurEffect(style: style)
    glass.effect = blur
    for view in glass.contentView.subviews { view.removeFromSuperview() }
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: vibrancy))
    view.frame = glass.bounds
    let bar = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 20))
    bar.backgroundColor = .systemGreen
    view.contentView.addSubview(bar)
    glass.contentView.addSubview(view)
    return (view, bar)
  }

  private func light(_ pixel: UInt32) -> Int {
    Int(pixel >> 16 & 0xFF) + Int(pixel >> 8 & 0xFF) + Int(pixel & 0xFF)
  }

  @Test(arguments: [
    (UIBlurEffect.Style.light, true), (.systemMaterial, true), (.dark, false),
    (.systemThinMaterialDark, false),
  ])
  func `what is vibrant shows what is below it, darker on a light blur and lighter on a dark one`(
    style: UIBlurEffect.Style, isDarker: Bool
  ) throws {
    let (_, bar) = vibrantBar(style)
    let shown = try LayerRenderer().image(of: root)
    bar.isHidden = true
    let bare = try LayerRenderer().image(of: root)
    for x in [40, 60, 80, 100] {
      expect((light(shown[x, 50]) < light(bare[x, 50])), equals: isDarker, "at \(x)")
      expect(shown[x, 30], equals: bare[x, 30], "outside of the bar at \(x)")
    }
    // The red stripe below is visible through the layer, and no green of the bar is.
    expect(shown[80, 50] >> 16 & 0xFF, isAtLeast: shown[80, 50] >> 8 & 0xFF)
  }

  @Test func `weaker styles differ less from what is below`() throws {
    var last = 0
    for style in [
      UIVibrancyEffectStyle.quaternaryLabel, .tertiaryLabel, .secondaryLabel, .label,
    ] {
      let (view, bar) = vibrantBar(.light, style)
      let shown = try LayerRenderer().image(of: root)
      bar.isHidden = true
      let bare = try LayerRenderer().image(of: root)
      view.removeFromSuperview()
      let difference = light(bare[60, 50]) - light(shown[60, 50])
      expect(difference, isAbove: last)
      last = difference
    }
  }

  @Test func `a vibrant view fades, moves and is drawn anew in its part as any other`() throws {
    let (view, bar) = vibrantBar(.dark)
    let renderer = LayerRenderer()
    try renderer.draw(root)
    let steps: [() -> Void] = [
      { bar.frame.origin.x = 20 }, { view.alpha = 0.5 }, { bar.alpha = 0.3 }, {},
      { view.transform = CGAffineTransform(rotationAngle: 0.2) }, { view.effect = nil },
    ]
    for (index, step) in steps.enumerated() {
      step()
      try renderer.draw(root)
      let difference = PixelDifference(
        try renderer.image, try LayerRenderer().image(of: root), tolerance: 1)
      expect(difference.count, equals: 0, "after step \(index)")
    }
  }

  @Test func `an opaque vibrant view hides nothing of what is behind it`() throws {
    let (view, _) = vibrantBar(.light)
    view.contentView.backgroundColor = .black
    let image = try LayerRenderer().image(of: root)
    expect(light(image[60, 40]) > 0 && image[60, 40] != image[80, 40])
  }
}
