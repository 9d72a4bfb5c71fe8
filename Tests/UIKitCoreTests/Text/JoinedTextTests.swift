import Expectations
import Foundation
import Testing
import UIKit

/// Attributed strings made of parts.
@MainActor struct JoinedTextTests {
  @Test func `texts with fonts, colors, styles and shadows are joined`() {
    let whole = NSMutableAttributedString()
    for index in 0..<6 {
      let style = NSMutableParagraphStyle()
      style.headIndent = CGFloat(index / 2)
      let shadow = NSShadow()
      shadow.shadowBlurRadius = CGFloat(index / 2)
      whole.append(
        NSAttributedString(
          string: "ab",
          attributes: [
            .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.black,
            .backgroundColor: UIColor.red, .paragraphStyle: style, .shadow: shadow,
          ]))
    }
    var ranges: [NSRange] = []
    whole.enumerateAttributes(in: NSRange(location: 0, length: whole.length)) { _, range, _ in
      ranges.append(range)
    }
    expect(ranges, equals: [0, 4, 8].map { NSRange(location: $0, length: 4) })
  }
}
