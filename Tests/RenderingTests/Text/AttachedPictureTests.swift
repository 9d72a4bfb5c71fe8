import Expectations
import PantographRendering
import Testing
import UIKit

/// Pictures that stand in a text.
@MainActor
struct AttachedPictureTests {
  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `a picture stands after its letters, on the baseline`() throws {
    try DrawingSupport.installed {
      let red = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
      }
      let text = NSMutableAttributedString(
        string: "ab",
        attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.black])
      let before = text.size().width
      text.append(NSAttributedString(attachment: NSTextAttachment(image: red)))
      text.append(
        NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
      label.attributedText = text
      let image = try LayerRenderer(scale: 1).image(of: label)
      let places = (0..<image.height).flatMap { y in
        (0..<image.width).compactMap { x in image[x, y] == 0xFFFF_0000 ? (x, y) : nil }
      }
      let columns = places.map(\.0)
      let rows = places.map(\.1)
      let (left, right) = try (#require(columns.min()), #require(columns.max()))
      let (top, bottom) = try (#require(rows.min()), #require(rows.max()))
      expect(abs(Double(left) - Double(before)) <= 1.5 && (28...30).contains(right - left + 1))
      expect((38...40).contains(bottom - top + 1))
      // Letters are on both sides of the picture, and none is inside it.
      func hasInk(_ columns: Range<Int>) -> Bool {
        columns.contains { x in (0..<image.height).contains { image[x, $0] >> 24 > 100 } }
      }
      expect(hasInk(0..<left - 1) && hasInk(right + 2..<image.width))
    }
  }
}
