import PantographRendering
import Testing
import UIKit

/// Transitions as a person sees them, five moments each.
@MainActor
struct TransitionFilmTests {
  private func options(_ name: String) -> UIView.AnimationOptions {
    switch name {
    case "flip": [.transitionFlipFromRight, .curveLinear]
    case "curl up": [.transitionCurlUp, .curveLinear]
    case "curl down": [.transitionCurlDown, .curveLinear]
    default: [.transitionCrossDissolve, .curveLinear]
    }
  }

  private func page(_ color: UIColor, lines: Int) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 90))
    page.backgroundColor = color
    for line in 0..<lines {
      let bar = UIView(frame: CGRect(x: 8, y: 8 + line * 14, width: 44 - line * 4, height: 7))
      bar.backgroundColor = UIColor(white: 1, alpha: 0.8)
      page.addSubview(bar)
    }
    return page
  }

  @Test(arguments: ["flip", "curl up", "curl down", "dissolve"])
  func `a transition looks as it did`(name: String) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 110))
    window.backgroundColor = .darkGray
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 90))
    window.addSubview(box)
    let (old, new) = (page(.systemBlue, lines: 5), page(.systemOrange, lines: 3))
    box.addSubview(old)
    window.advance(to: 0)
    UIView.transition(from: old, to: new, duration: 1, options: options(name))
    let camera = FilmCamera()
    let frames = try [0, 0.25, 0.5, 0.75, 0.99].map { time in
      window.advance(to: time)
      return try camera.frame(of: window, time: time, progress: time)
    }
    // Without captions, because they depend on the fonts.
    var strip = PixelImage(width: 80 * frames.count, height: 110)
    for (index, frame) in frames.enumerated() {
      for y in 0..<110 {
        for x in 0..<80 { strip[index * 80 + x, y] = frame.image[x, y] }
      }
    }
    try Golden(name: "transition-\(name.replacing(" ", with: "-"))").expect(strip)
  }
}
