import Expectations
import QuartzCore
import Testing
import UIKit

/// The contents that a label gives to its layer.
@MainActor
struct UILabelDrawingTests {
  private final class PaddedLabel: UILabel {
    var asked: [CGRect] = []

    override func drawText(in rect: CGRect) {
      asked.append(rect)
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)))
    }
  }

  private final class OtherLabel: UILabel {
    override var text: String? { didSet {} }
  }

  @Test func `a class that draws its text itself is drawn by it, at each size`() throws {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    expect(label.asked.last, equals: CGRect(x: 0, y: 0, width: 100, height: 20))
    let drawing = try #require(label.layer.contents as? Drawing)
    guard case .picture(let content, let rect, let map, _)? = drawing.steps.first else {
      Issue.record("nothing was drawn")
      return
    }
    expect((content.base as? TextBlock)?.text, equals: "Text")
    expect(rect.applying(map), equals: CGRect(x: 30, y: 0, width: 70, height: 20))
    label.frame.size.width = 200
    label.layoutIfNeeded()
    expect(label.asked.last?.width, equals: 200)
  }

  @Test func `another class shows its text as every label does`() {
    let label = OtherLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    expect(label.layer.contents is TextBlock)
  }

  @Test func `a shadow lies below the letters`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let shadow = try #require((label.layer.contents as? TextBlock)?.shadow)
    expect(shadow.x == 2 && shadow.y == 3 && shadow.color == UIColor.red.cgColor)
  }

  @Test
  func `a line that was written smaller stands on the base line, in the middle or at the top`()
    throws
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    label.text = "A long line"
    label.adjustsFontSizeToFitWidth = true
    func block() throws -> TextBlock { try #require(label.layer.contents as? TextBlock) }
    try expect(block().drop > 0 && !block().isAtTop)
    label.baselineAdjustment = .alignCenters
    try expect(block().drop == 0 && !block().isAtTop)
    label.baselineAdjustment = .none
    try expect(block().isAtTop)
    label.frame.size.width = 500
    label.layoutIfNeeded()
    try expect(!block().isAtTop)
  }
}
