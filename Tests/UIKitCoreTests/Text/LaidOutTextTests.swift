import Expectations
import Foundation
import Testing

@testable import UIKit

/// Lines of a container with the plain measurer: letters of 10 points are 5 wide, lines 12 high.
@MainActor
struct LaidOutTextTests {
  private func laid(
    _ text: String, _ size: CGSize, padding: CGFloat = 0, lines: Int = 0
  ) -> LaidOutText {
    let container = NSTextContainer(size: size)
    container.lineFragmentPadding = padding
    container.maximumNumberOfLines = lines
    let string = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    return LaidOutText(string, from: 0, in: container)
  }

  @Test(arguments: [
    (36.0, 3), (35.9, 2), (24, 2), (23.9, 1), (12, 1), (11.9, 0), (48, 4), (0, 4), (1e6, 4),
  ])
  func `a line that ends with its container belongs to it`(height: Double, lines: Int) {
    // Four words of five letters, two words do not fit in a line.
    let text = laid("aaaaa bbbbb ccccc ddddd", CGSize(width: 40, height: height))
    expect(text.rows.count, equals: lines)
    expect(text.range, equals: 0..<min(lines * 6, 23))
  }

  @Test func `the next container begins behind the line break`() {
    let text = laid("aa\nbb\ncc", CGSize(width: 40, height: 24))
    expect(text.rows.count == 2 && text.range == 0..<6)
  }

  @Test func `a container that shortens text ends with an ellipsis`() {
    let container = NSTextContainer(size: CGSize(width: 40, height: 24))
    container.lineFragmentPadding = 0
    container.lineBreakMode = .byTruncatingTail
    let string = NSAttributedString(
      string: "aaaaa bbbbb ccccc", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let text = LaidOutText(string, from: 0, in: container)
    expect(text.rows.count == 2 && text.range == 0..<17)
    // Five letters, a space and the ellipsis.
    expect(text.used(text.rows[1]).width, equals: 35)
  }

  @Test func `lines have the characters up to the next line`() {
    let text = laid("aaaaa bbbbb ccccc", CGSize(width: 40, height: 0))
    expect(text.rows.map { text.characters($0) }, equals: [0..<6, 6..<12, 12..<17])
    expect(text.rows.map { text.frame($0).minY }, equals: [0, 12, 24])
    expect(text.rows.map { text.used($0).width }, equals: [25, 25, 25])
  }

  @Test func `the padding is at both sides of a line`() {
    let text = laid("aaaaa bbbbb", CGSize(width: 40, height: 0), padding: 5)
    expect(text.rows.count, equals: 2)
    expect(text.frame(text.rows[0]), equals: CGRect(x: 0, y: 0, width: 40, height: 12))
    expect(text.used(text.rows[0]), equals: CGRect(x: 0, y: 0, width: 35, height: 12))
    expect(
      text.rectangles(of: NSRange(location: 1, length: 2)),
      equals: [CGRect(x: 10, y: 0, width: 10, height: 12)])
    // 30 points are left between the paddings.
    expect(laid("aaaaaa", CGSize(width: 40, height: 0), padding: 5).rows.count, equals: 1)
    expect(laid("aaaaaaa", CGSize(width: 40, height: 0), padding: 5).rows.count, equals: 2)
  }

  @Test func `a container of a million points has no side`() {
    let text = laid("aaaaa bbbbb", CGSize(width: 1e6, height: 1e6))
    expect(text.rows.count == 1 && text.frame(text.rows[0]).width == 55)
    expect(laid("aaaaa bbbbb", CGSize(width: 0, height: 0)).rows.count, equals: 1)
  }

  @Test func `no text has a line of twelve points' font`() {
    let text = LaidOutText(
      NSAttributedString(string: ""), from: 0,
      in: NSTextContainer(size: CGSize(width: 40, height: 0))
    )
    expect(text.rows.count == 1 && abs(text.rows[0].frame.height - 14.4) < 1e-9)
    expect(text.range, equals: 0..<0)
  }

  @Test func `a limit of lines ends the text`() {
    let text = laid("aaaaa bbbbb ccccc", CGSize(width: 40, height: 0), lines: 2)
    expect(text.rows.count, equals: 2)
  }

  @Test func `a point finds the nearest character, and how far it is in it`() {
    let text = laid("abcde fghij", CGSize(width: 40, height: 0), padding: 5)
    func near(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
      text.character(near: CGPoint(x: x, y: y)).map { [CGFloat($0.index), $0.fraction] } ?? []
    }
    expect(near(5, 0) == [0, 0] && near(7.5, 0) == [0, 0.5] && near(10, 11.9) == [1, 0])
    expect(near(0, 5) == [0, 0] && near(12.5, 12) == [7, 0.5])
    expect(near(5, -9) == [0, 0] && near(6, 99)[0] == 6)
    expect(near(39, 13), equals: [10, 1])
  }
}
