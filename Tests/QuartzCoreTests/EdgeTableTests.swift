import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import Testing

@testable import QuartzCore

/// Lines of text at every width, transforms, paths and shares of animations at the ends of their ranges.
///
/// Long results are stored as marks of four digits.
struct EdgeTableTests {
  private func compare(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  /// Rounds to thousandths, in which machines agree.
  private func rounded(_ text: String) -> String {
    ShortText.thousandths(text)
  }

  private func number(_ value: CGFloat) -> String {
    let thousandths = (Double(value) * 1000).rounded()
    return thousandths.isFinite && abs(thousandths) < 1e15 ? "\(Int(thousandths))" : "\(value)"
  }

  // MARK: Text

  private func block(_ texts: [String], _ change: (inout TextParagraph) -> Void) -> TextBlock {
    var paragraph = TextParagraph()
    change(&paragraph)
    var block = TextBlock(
      runs: texts.enumerated().map { place, text in
        var run = TextBlock.Run(
          text: text, font: TextFont(familyName: "Any", pointSize: 10 + CGFloat(place) * 4),
          color: .black, kern: CGFloat(place))
        run.paragraph = paragraph
        return run
      })
    block.numberOfLines = 0
    block.isAtTop = true
    return block
  }

  private func description(_ block: TextBlock, in room: CGSize) -> String {
    let layout = TextLayout(block, in: room, by: PlainTextMeasurer())
    let rows = layout.rows(in: room.width)
    let lines = zip(layout.lines, rows).map { line, row in
      let letters = row.letters.map { "\($0.offset) \(number($0.from)) \(number($0.to))" }
      let text = line.runs.map(\.text).joined(separator: "|")
      return "“\(text)” \(number(line.width)) \(number(line.advance)) \(number(line.height)) "
        + "\(number(line.ascender)) \(number(line.top)) \(number(line.start)) \(number(line.room)) "
        + "\(line.endsParagraph) \(line.beginsParagraph) \(row.range) \(row.isFromRight) "
        + "\(number(row.used.minX)) \(number(row.used.width)) \(number(row.frame.height)) \(letters)"
    }
    return "\(number(layout.size.width)) \(number(layout.size.height))\n"
      + lines.joined(separator: "\n")
  }

  private let texts: [(String, [String])] = [
    ("words", ["The quick brown fox ", "jumps over ", "the lazy dog."]),
    ("long", ["Wonderfully-understandable hyphenation winter paper father secret hundred"]),
    ("lines", ["One\nTwo two\n\nFour ", "four four\r\nFive\n"]), ("empty", [""]),
    ("spaces", ["   a   b   "]),
    ("letters", ["é€😀 a\u{00ad}bcdef\u{00ad}ghi 日本語の文字 x"]),
    ("tabs", ["a\tbb\tccc\t\td 3.14\t22.5\te"]),
    ("hebrew", ["שלום abc עולם\nabc שלום"]),
  ]

  @Test func `lines of every width`() throws {
    var lines: [String] = []
    let styles: [(String, (inout TextParagraph) -> Void)] = [
      ("plain", { _ in }),
      ("indented", { ($0.firstIndent, $0.indent, $0.tailIndent) = (12, 6, -8) }),
      ("ended", { ($0.tailIndent, $0.alignment) = (70, .right) }),
      ("spaced", { ($0.lineSpacing, $0.spacingAfter, $0.spacingBefore) = (3, 5, 7) }),
      ("high", { ($0.lineHeightMultiple, $0.minimumLineHeight) = (1.5, 17) }),
      ("low", { ($0.lineHeightMultiple, $0.maximumLineHeight) = (0.5, 9) }),
      ("hyphenated", { $0.hyphenationFactor = 1 }), ("half", { $0.hyphenationFactor = 0.5 }),
      ("justified", { $0.alignment = .justified }), ("centered", { $0.alignment = .center }),
      (
        "tabs",
        {
          $0.tabs = [
            .init(location: 20), .init(location: 50, alignment: .right),
            .init(location: 80, alignment: .center),
          ]
          $0.tabInterval = 33
        }
      ), ("no tabs", { $0.tabs = [] }), ("mirrored", { $0.isFromRight = true }),
    ]
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    for (name, runs) in texts {
      for (style, change) in styles {
        var text = block(runs, change)
        lines.append("# \(name) \(style)")
        // Only plain paragraphs are broken in every mode.
        for count in style == "plain" ? [0, 1, 2] : [0, 2] {
          for mode in style == "plain" ? modes : [.byWordWrapping] {
            (text.numberOfLines, text.lineBreakMode) = (count, mode)
            // Letters are 5 points wide, and the widths around multiples of that are the ends.
            let marks = [0, 1, 4, 5, 6, 10, 15, 24, 25, 26, 40, 50, 63, 75, 99, 100, 101, 150, 300]
              .map {
                GoldenText.mark(description(text, in: CGSize(width: $0, height: 1000)))
              }
            let low = [0, 9, 11, 12, 13, 23, 24, 25, 36].map {
              GoldenText.mark(description(text, in: CGSize(width: 60, height: $0)))
            }
            lines.append(
              "\(count) \(mode.rawValue): \(marks.joined(separator: " ")) | \(low.joined(separator: " "))"
            )
          }
        }
        (text.numberOfLines, text.lineBreakMode, text.tightens) = (1, .byTruncatingTail, true)
        let marks = stride(from: 40, to: 120, by: 3).map {
          GoldenText.mark(description(text, in: CGSize(width: $0, height: 100)))
        }
        lines.append("tight: \(marks.joined(separator: " "))")
      }
      // The whole lines of one width.
      lines.append(description(block(runs) { _ in }, in: CGSize(width: 75, height: 1000)))
    }
    try compare("lines", lines)
  }

  // MARK: Animations

  @MainActor @Test func `shares of an animator's time`() throws {
    var lines: [String] = []
    let ends = [-0.1, 0, 1e-10, 1e-8, 0.25, 0.5, 1 - 1e-10, 1, 1.1]
    for start in ends {
      for end in ends {
        let shares = ([-0.5, -0.1, 0, 0.25, 0.5, 0.75, 1, 1.1, 1.5] + [start, end]).map {
          number(CGFloat(AnimatorAnimation.share(of: $0, in: (start, end))))
        }
        lines.append("\(start)...\(end): \(shares.joined(separator: " "))")
      }
    }
    try compare("shares", lines)
  }

  @Test func `rotations of every transform`() throws {
    var lines: [String] = []
    let maps: [(String, CATransform3D)] = [
      ("identity", CATransform3DIdentity), ("moved", CATransform3DMakeTranslation(1, 2, 3)),
      ("scaled", CATransform3DMakeScale(2, 3, 4)), ("mirrored", CATransform3DMakeScale(-1, 1, 1)),
      ("inverted", CATransform3DMakeScale(-1, -1, -1)), ("flat", CATransform3DMakeScale(1, 1, 0)),
      ("tiny", CATransform3DMakeScale(1e-5, 1e-5, 1e-5)),
    ]
    var all = maps
    for angle in [-3, -1.5707963267948966, -0.5, 0.5, 1.5707963267948966, 2.5, 3.141592653589793] {
      for axis in 0..<3 {
        let rotation = CATransform3DMakeRotation(
          angle, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
        all.append(("\(number(angle)) around \(axis)", rotation))
        all.append(("and scaled", CATransform3DScale(rotation, 2, -3, 0.5)))
      }
    }
    var skewed = CATransform3DIdentity
    (skewed.m12, skewed.m23, skewed.m34) = (0.5, -0.25, -1.0 / 500)
    all.append(("skewed", skewed))
    func text(_ map: CATransform3D?) -> String {
      guard let map else { return "none" }
      return [
        map.m11, map.m12, map.m13, map.m14, map.m21, map.m22, map.m23, map.m24, map.m31, map.m32,
        map.m33, map.m34, map.m41, map.m42, map.m43, map.m44,
      ].map(number).joined(separator: " ")
    }
    for (name, map) in all {
      lines.append("# \(name)\n\(text(TransformParts(map)?.transform))")
      for axis in 0..<3 {
        var angle = 0.0
        let turned = TransformParts.rotating(map, axis: axis) { old in
          angle = old
          return old + 0.3
        }
        lines.append("\(axis): \(number(CGFloat(angle))) \(text(turned))")
      }
    }
    try compare("rotations", lines)
  }

  // MARK: Paths

  @Test func `paths of numbers that are no shape`() throws {
    var lines: [String] = []
    let numbers: [CGFloat] = [0, 1e-9, 1, -1, 3, .infinity, .nan]
    let points = numbers.flatMap { x in [0, 1, 4, -.infinity].map { CGPoint(x: x, y: $0) } }
    func mark(_ change: (CGMutablePath) -> Void) -> String {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2))
      change(path)
      return GoldenText.mark(rounded("\(path.steps) \(path.boundingBox) \(path.boundingBoxOfPath)"))
    }
    for first in points {
      var marks: [String] = []
      for second in [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 9, y: 9), first] {
        for radius in [0, 1, 5, -1, .infinity] as [CGFloat] {
          marks.append(
            mark { $0.addArc(tangent1End: first, tangent2End: second, radius: radius) })
        }
      }
      lines.append("tangents \(first): \(marks.joined(separator: " "))")
    }
    for radius in numbers {
      var marks: [String] = []
      for start in [0, 1, -1, 6.283185307179586, 7] as [CGFloat] {
        for end in [0, 1, -1, 3.141592653589793, 6.283185307179586, 6.3, -6.3, 14, .nan]
          as [CGFloat]
        {
          for isClockwise in [true, false] {
            marks.append(
              mark {
                $0.addArc(
                  center: CGPoint(x: 3, y: 4), radius: radius, startAngle: start, endAngle: end,
                  clockwise: isClockwise)
              })
          }
          marks.append(
            mark {
              $0.addRelativeArc(
                center: CGPoint(x: 3, y: 4), radius: radius, startAngle: start, delta: end)
            })
        }
      }
      lines.append("arcs \(radius): \(marks.joined(separator: " "))")
    }
    for width in numbers {
      var marks: [String] = []
      for height in numbers {
        let rect = CGRect(x: 2, y: 3, width: width, height: height)
        marks.append(mark { $0.addRect(rect) })
        marks.append(mark { $0.addEllipse(in: rect) })
        guard width >= 0, height >= 0, width.isFinite, height.isFinite else { continue }
        for corner in [0, 0.25, 0.5] as [CGFloat] {
          marks.append(
            mark {
              $0.addRoundedRect(
                in: rect, cornerWidth: width * corner, cornerHeight: height * corner)
            })
        }
      }
      lines.append("boxes \(width): \(marks.joined(separator: " "))")
    }
    try compare("paths", lines)
  }
}
