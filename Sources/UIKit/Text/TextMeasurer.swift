import Foundation

/// Says how large text is. What draws knows the fonts; UIKit alone has none.
package protocol TextMeasurer {
  /// The ascender upwards and the descender, which is negative, in points.
  func metrics(of font: UIFont) -> (ascender: CGFloat, descender: CGFloat)

  /// - Parameter width: What there is for each line.
  func size(of text: TextBlock, in width: CGFloat) -> CGSize
}

/// Who measures now.
@MainActor
package enum TextMeasuring {
  /// Until something that draws takes its place every letter counts as half as wide as it is high:
  /// layouts differ from those with fonts, but are the same on every machine.
  package static var current: any TextMeasurer = PlainTextMeasurer()
}
