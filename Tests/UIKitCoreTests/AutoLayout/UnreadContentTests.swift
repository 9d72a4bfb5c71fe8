import Expectations
import Foundation
import Testing

@testable import UIKit

/// Labels that are not measured while frames and required constraints alone determine their sizes.
@MainActor
struct UnreadContentTests {
  /// Counts the texts that are measured.
  private final class CountingMeasurer: TextMeasurer {
    private(set) var count = 0
    var families: [String] { [] }

    func metrics(of font: TextFont) -> (ascender: CGFloat, descender: CGFloat) {
      PlainTextMeasurer().metrics(of: font)
    }

    func heights(of font: TextFont) -> (capital: CGFloat, small: CGFloat) {
      PlainTextMeasurer().heights(of: font)
    }

    func size(of text: TextBlock, in width: CGFloat) -> CGSize {
      count += 1
      return PlainTextMeasurer().size(of: text, in: width)
    }

    /// Returns the number of texts that are measured while `body` runs.
    func count(_ body: () -> Void) -> Int {
      let before = count
      body()
      return count - before
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
  private let label = UILabel()
  private let measurer = CountingMeasurer()
  /// The constraints at the label's end and at its bottom.
  private let ends: [NSLayoutConstraint]

  init() {
    label.numberOfLines = 0
    label.text = "The first text"
    label.translatesAutoresizingMaskIntoConstraints = false
    let content = cell.contentView
    content.addSubview(label)
    ends = [
      content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(
      ends + [
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      ])
    window.addSubview(cell)
    window.layoutIfNeeded()
  }

  private var fittingHeight: CGFloat {
    cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `a label that fills a cell of a given size is not measured`() {
    TextMeasuring.with(measurer) {
      window.layoutIfNeeded()
      let count = measurer.count {
        label.text = "Another text, which is longer"
        window.layoutIfNeeded()
      }
      expect(count, equals: 0)
      expect(label.frame, equals: CGRect(x: 8, y: 8, width: 184, height: 64))
    }
  }

  @Test func `a label is measured when its size comes to depend on its text`() {
    TextMeasuring.with(measurer) {
      label.text = "Another text, which is longer"
      window.layoutIfNeeded()
      NSLayoutConstraint.deactivate(ends)
      window.layoutIfNeeded()
      expect(label.frame.origin, equals: CGPoint(x: 8, y: 8))
      expect(label.frame.size, equals: label.sizeThatFits(.zero))
    }
  }

  @Test func `a label that determines the height of a cell is measured once for a text`() {
    TextMeasuring.with(measurer) {
      _ = fittingHeight
      var height: CGFloat = 0
      let count = measurer.count {
        label.text = "Another text, which is long enough that it does not fit in one line"
        height = fittingHeight
      }
      expect(count, equals: 1)
      expect(height, equals: label.sizeThatFits(CGSize(width: 184, height: 0)).height + 16)
      cell.frame.size.height = height
      window.layoutIfNeeded()
      expect(label.frame, equals: CGRect(x: 8, y: 8, width: 184, height: height - 16))
    }
  }

  @Test func `a label measures again in another width`() {
    TextMeasuring.with(measurer) {
      label.text = "Another text, which is long enough that it does not fit in one line"
      window.layoutIfNeeded()
      cell.frame.size.width = 120
      window.layoutIfNeeded()
      let narrow = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      expect(narrow, equals: label.sizeThatFits(CGSize(width: 104, height: 0)).height + 16)
      expect(narrow, isAbove: fittingHeight)
    }
  }
}
