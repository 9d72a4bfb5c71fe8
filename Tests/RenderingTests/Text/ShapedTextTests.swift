import Expectations
import PantographRendering
import Testing
import UIKit

/// Text is drawn with the installed fonts; these tests are true for all fonts.
@MainActor
struct ShapedTextTests {
  private func label(_ text: String, _ frame: CGRect, _ prepare: (UILabel) -> Void = { _ in })
    -> UILabel
  {
    let label = UILabel(frame: frame)
    label.text = text
    prepare(label)
    return label
  }

  /// The smallest box that contains all drawn pixels.
  private func ink(of view: UIView) throws -> CGRect {
    let image = try LayerRenderer().image(of: view)
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] >> 24 > 40 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `text stands where its alignment says, in the middle of the height`() throws {
    try DrawingSupport.installed {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      let left = try ink(of: label("HHH", frame))
      expect(left.minX < 6 && abs(left.midY - 30) < 4)
      let center = try ink(of: label("HHH", frame) { $0.textAlignment = .center })
      expect(abs(center.midX - 100), isBelow: 2)
      let right = try ink(of: label("HHH", frame) { $0.textAlignment = .right })
      expect(right.maxX > 194 && abs(right.width - left.width) <= 1)
      let cut = try ink(
        of: label("HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH", frame) { $0.lineBreakMode = .byClipping })
      expect(cut.maxX, equals: 200)
    }
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `what a label asks for holds its text`() throws {
    try DrawingSupport.installed {
      for (text, lines) in [("Pantograph", 1), ("some words that are broken into lines", 0)] {
        let label = label(text, CGRect(x: 0, y: 0, width: 120, height: 0)) {
          $0.numberOfLines = lines
          $0.lineBreakMode = .byWordWrapping
        }
        label.sizeToFit()
        let fitting = try ink(of: label)
        label.frame = label.frame.insetBy(dx: -20, dy: -20)
        if lines == 1 {
          let free = try ink(of: label)
          expect(abs(free.width - fitting.width) <= 1 && abs(free.height - fitting.height) <= 1)
        }
        expect(fitting.height, isAbove: 8)
      }
    }
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `text that has room as it was measured is drawn whole, with narrower letters`() throws {
    let label = label("WWWWWWWW", .zero) { $0.font = .boldSystemFont(ofSize: 20) }
    label.sizeToFit()
    let fitting = try ink(of: label)
    let narrow = label.bounds
    expect(fitting.minX < 4 && fitting.maxX > narrow.maxX - 4)
    // A truncated text would end with three dots on the baseline.
    let end = CGRect(x: narrow.maxX - 8, y: 0, width: 8, height: narrow.height)
    let image = try LayerRenderer().image(of: label)
    var high = 0
    for y in 0..<Int(narrow.midY) {
      for x in Int(end.minX)..<image.width where image[x, y] >> 24 > 40 { high += 1 }
    }
    expect(high, isAbove: 10)
    label.bounds.size.width -= 20
    try expect(ink(of: label).maxX, isBelow: fitting.maxX)
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `no more lines are shown than are wanted`() throws {
    try DrawingSupport.installed {
      let text = "one two three four five six seven eight nine ten"
      let heights = try [1, 2, 3].map { lines in
        try ink(
          of: label(text, CGRect(x: 0, y: 0, width: 90, height: 120)) { $0.numberOfLines = lines }
        ).height
      }
      expect(heights[0] < heights[1] && heights[1] < heights[2])
      let paragraphs = try ink(of: label("H\nH\nH", CGRect(x: 0, y: 0, width: 90, height: 120)))
      expect(paragraphs.height, isBelow: 20)
    }
  }

  @Test func `any text can be shown, whatever fonts there are`() throws {
    for text in ["a\0b", "日本語 العربية 👩‍👩‍👧", "\n\n", String(repeating: "x", count: 10_000)] {
      let label = label(text, CGRect(x: 0, y: 0, width: 50, height: 30)) {
        $0.font = UIFont(name: "No Such Font", size: 12)
        $0.numberOfLines = 0
      }
      try expect(LayerRenderer().image(of: label).width, equals: 50)
    }
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `labels and buttons look as they did`() throws {
    try DrawingSupport.installed {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
      page.backgroundColor = .white
      @MainActor func add(
        _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
      ) {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        page.addSubview(view)
      }
      add(label("Title", .zero) { $0.font = .boldSystemFont(ofSize: 22) }, 10, 6, 100, 30)
      add(label("A line that is far too long for its room", .zero), 10, 38, 150, 22)
      let several = label("Several lines of text that are broken between words", .zero) {
        $0.numberOfLines = 2
        $0.font = .systemFont(ofSize: 12)
        $0.textAlignment = .center
        $0.textColor = .systemPurple
      }
      add(several, 10, 64, 120, 34)
      let mixed = UILabel(frame: .zero)
      let text = NSMutableAttributedString(string: "red under struck wide")
      func set(_ key: NSAttributedString.Key, _ value: Any, _ start: Int, _ length: Int) {
        text.addAttribute(key, value: value, range: NSRange(location: start, length: length))
      }
      set(.foregroundColor, UIColor.red, 0, 3)
      set(.underlineStyle, NSUnderlineStyle.single.rawValue, 4, 5)
      set(.strikethroughStyle, 1, 10, 6)
      set(.kern, 3, 17, 4)
      mixed.attributedText = text
      add(mixed, 10, 100, 220, 24)
      let button = UIButton(type: .system)
      button.setTitle("Press me", for: .normal)
      button.backgroundColor = .systemGray5
      button.layer.cornerRadius = 8
      add(button, 140, 60, 90, 32)
      let small = label("Shrinks to fit its room", .zero) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.3
        $0.alpha = 0.5
      }
      add(small, 10, 130, 100, 24)
      let image = try LayerRenderer(scale: 1).image(of: page)
      try Golden(name: "text", tolerance: 60, fraction: 0.03).expect(image)
    }
  }
}
