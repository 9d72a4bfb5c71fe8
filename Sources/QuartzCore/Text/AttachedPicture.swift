import Foundation

/// A picture that stands in a text like a letter.
package struct AttachedPicture: Hashable, Sendable {
  /// The picture; nil leaves its room empty.
  package var image: CGImage?
  /// The size in points.
  package let width: CGFloat
  package let height: CGFloat
  /// The distance of the lower edge above the baseline, in points.
  package let rise: CGFloat
  /// The empty room at each side, which is a part of the width.
  package let padding: CGFloat

  package init(
    image: CGImage?, width: CGFloat, height: CGFloat, rise: CGFloat, padding: CGFloat = 0
  ) {
    self.padding = min(Self.limited(padding), Self.limited(width) / 2)
    self.image = image
    self.width = Self.limited(width)
    self.height = Self.limited(height)
    self.rise = rise.isFinite ? min(max(rise, -Self.most), Self.most) : 0
  }

  /// The parts above and below the baseline, in points.
  var extent: (ascender: CGFloat, depth: CGFloat) { (max(height + rise, 0), max(-rise, 0)) }

  /// The largest side, in points; no screen is larger.
  private static let most: CGFloat = 10_000

  private static func limited(_ side: CGFloat) -> CGFloat {
    side.isFinite ? min(max(side, 0), most) : 0
  }
}
