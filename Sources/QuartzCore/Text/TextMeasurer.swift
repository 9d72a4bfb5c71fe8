import Foundation

/// A measurer of text. Renderers know fonts; layers alone have none.
package protocol TextMeasurer {
  /// Returns the ascender and the descender, which is negative, in points.
  func metrics(of font: TextFont) -> (ascender: CGFloat, descender: CGFloat)

  /// Returns the heights of capital letters and of small ones like x above the baseline, in points.
  func heights(of font: TextFont) -> (capital: CGFloat, small: CGFloat)

  /// The families that text can be drawn with, in order.
  var families: [String] { get }

  /// Returns the size of the text, in points.
  ///
  /// - Parameter width: The width available for each line.
  func size(of text: TextBlock, in width: CGFloat) -> CGSize

  /// Returns the lines that are visible in the room. They are then drawn as they are broken here.
  /// Returns nil if the renderer breaks lines by the same rule.
  func lines(of text: TextBlock, in room: CGSize) -> [TextLine]?

  /// Returns the width of each character of the run, in points, as without its neighbors.
  func widths(of run: TextBlock.Run) -> [CGFloat]
}

extension TextMeasurer {
  package func lines(of text: TextBlock, in room: CGSize) -> [TextLine]? { nil }
  package func widths(of run: TextBlock.Run) -> [CGFloat] { PlainTextMeasurer().widths(of: run) }
}

/// The measurer of text that is in use. The program chooses it; a renderer does not.
@MainActor
package enum TextMeasuring {
  /// The measurer. By default every letter counts as half as wide as it is high. Layouts then
  /// differ from those with fonts, but are the same on every machine, with or without a renderer.
  package private(set) static var current: any TextMeasurer = PlainTextMeasurer()

  /// Sets the measurer for the rest of the program.
  package static func choose(_ measurer: some TextMeasurer) {
    current = measurer
    choices += 1
    choice = choices
  }

  /// The number of the measurer. Sizes that other measurers gave are of no use to it.
  package private(set) static var choice = 0
  private static var choices = 0

  /// Uses the measurer while `body` runs.
  package static func with<Result, Failure: Error>(
    _ measurer: some TextMeasurer, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = (current, choice)
    choose(measurer)
    defer { (current, choice) = before }
    return try body()
  }
}
