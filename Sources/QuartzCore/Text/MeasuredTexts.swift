import Foundation

/// The sizes of the texts that a label measured last. Layout measures a text several times in the
/// same widths.
@MainActor
package struct MeasuredTexts {
  private struct Measured {
    let text: TextBlock
    let width: CGFloat
    let size: CGSize
  }

  private var known: [Measured] = []
  /// The number of the measurer of the sizes.
  private var choice = 0

  /// Without a width, in the width that layout gives the text, and in one that is asked for.
  private static let most = 3

  package init() {}

  /// Returns the size of the text, in points.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - width: The width available for each line.
  package mutating func size(of text: TextBlock, in width: CGFloat) -> CGSize {
    if choice != TextMeasuring.choice {
      choice = TextMeasuring.choice
      known = []
    }
    for index in known.indices where known[index].width == width && known[index].text == text {
      return known[index].size
    }
    let size = TextMeasuring.current.size(of: text, in: width)
    if known.count == Self.most { known.removeFirst() }
    known.append(Measured(text: text, width: width, size: size))
    return size
  }
}
