import Foundation
import QuartzCore

/// Limits for cairo: a map or position beyond them would end the whole picture with an error.
extension PlaneMap {
  /// Whether the map gives visible pixels: it does not shrink an area to less than 10⁻¹² of itself,
  /// and its numbers are not too large to be pixels.
  var isDrawable: Bool {
    let depth = third.z
    guard depth != 0 else { return false }
    let (across, down, place) = (first / depth, second / depth, third / depth)
    let growth = (across.x * down.y - across.y * down.x).magnitude
    let longest = max(across.x.magnitude, across.y.magnitude, down.x.magnitude, down.y.magnitude)
    return growth > 1e-12 && longest < 1e7 && place.x.isWithinReach && place.y.isWithinReach
  }
}

extension PlaneMap {
  /// Returns the length, in pixels, of the shorter side of a picture's pixel that is scaled and
  /// then mapped. pixman cannot represent lengths below 1/32,768.
  func thickness(across: Double, down: Double) -> Double {
    let scaled = PlaneMap(rows: [[across, 0, 0], [0, down, 0], [0, 0, 1]]).followed(by: self)
    let depth = third.z
    let (one, two) = (scaled.first / depth, scaled.second / depth)
    let area = (one.x * two.y - one.y * two.x).magnitude
    let longest = max(
      (one.x * one.x + one.y * one.y).squareRoot(), (two.x * two.x + two.y * two.y).squareRoot())
    return longest > 0 ? area / longest : 0
  }
}

extension Double {
  /// Whether this is a possible number of points or pixels of a picture.
  var isWithinReach: Bool { magnitude < 1e9 }

  /// Whether this number is a valid scale.
  var isScale: Bool { magnitude > 1e-9 && magnitude < 1e9 }
}

extension CGFloat {
  var isWithinReach: Bool { Double(self).isWithinReach }
}

extension CGPoint {
  var isWithinReach: Bool { x.isWithinReach && y.isWithinReach }
}

extension CGRect {
  var isWithinReach: Bool {
    origin.isWithinReach && size.width.isWithinReach && size.height.isWithinReach
  }
}
