import Foundation
import PantographMotion

/// How a sheet follows a finger past the heights at which it may rest: less and less, and not at all
/// above full height.
struct SheetBand {
  /// Nearer than this two heights are one: half a point is not seen.
  static let tolerance: CGFloat = 0.5

  let lowest: CGFloat
  private let highest: CGFloat
  private let isFull: Bool
  private let band: RubberBand

  /// - Parameter heights: At which it may rest, at least one, the lowest first.
  init(heights: [CGFloat], containerHeight: CGFloat, fullHeight: CGFloat) {
    lowest = heights.first ?? fullHeight
    highest = heights.last ?? fullHeight
    isFull = highest >= fullHeight - Self.tolerance
    band = RubberBand(dimension: Double(containerHeight))
  }

  /// The height that is seen while the finger holds it at `held`.
  func shown(_ held: CGFloat) -> CGFloat {
    if held > highest {
      return isFull ? highest : highest + CGFloat(band.offset(pull: Double(held - highest)))
    }
    return held < lowest ? lowest - CGFloat(band.offset(pull: Double(lowest - held))) : held
  }

  /// The height at which a finger holds it that sees it at `shown`.
  func held(_ shown: CGFloat) -> CGFloat {
    if shown > highest { return highest + CGFloat(band.pull(offset: Double(shown - highest))) }
    return shown < lowest ? lowest - CGFloat(band.pull(offset: Double(lowest - shown))) : shown
  }
}
