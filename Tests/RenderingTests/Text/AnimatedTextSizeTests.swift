import Expectations
import PantographRendering
import Testing
import UIKit

/// Text in a view whose size is animated: it is that of the view's own size all the time.
@MainActor
struct AnimatedTextSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 4, height: 20))

  init() {
    window.backgroundColor = .white
    label.text = "Two words"
    label.textColor = .black
    window.addSubview(label)
    window.advance(to: 1)
  }

  /// The number of pixels of letters, from `x` on.
  private func letters(from x: Int = 0) throws -> Int {
    let image = try LayerRenderer().image(of: window.layer)
    return image.pixels.indices.count { index in
      index % image.width >= x && image.pixels[index] & 0xFF < 0x80
    }
  }

  @Test func `the text of a label that grows is whole from the start`() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame.size.width = 120
    }
    window.advance(to: 1.5)
    let halfway = try letters()
    window.advance(to: 3)
    try expect(halfway > 50 && halfway == letters())
  }

  @Test func `the text of a label that shrinks is cut at once`() throws {
    label.frame.size.width = 120
    let whole = try letters()
    UIView.animate(withDuration: 1) { label.frame.size.width = 40 }
    window.advance(to: 1.1)
    let early = try letters()
    window.advance(to: 3)
    try expect(early < whole && early == letters())
  }

  @Test func `a label that has its contents at the right has the text there`() throws {
    label.contentMode = .right
    label.frame = CGRect(x: 20, y: 10, width: 100, height: 20)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame.size.width = 160
    }
    window.advance(to: 1.5)
    // Halfway, the view ends at 150, and so does the room of 160 points of the text.
    try expect(letters() > 0 && letters(from: 100) == 0)
    label.clipsToBounds = true
    try expect(letters(from: 20) == letters())
  }
}
