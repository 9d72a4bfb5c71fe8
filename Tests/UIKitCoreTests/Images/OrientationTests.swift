import Expectations
import Foundation
import Testing

@testable import UIKit

/// The eight orientations, by the corners that their pixels come to.
struct OrientationTests {
  private typealias Orientation = UIImage.Orientation

  /// The corners of the shown picture to which the corners of the pixels come: first that at the top left, then those at
  /// the top right and at the bottom left.
  private static let corners: [(Orientation, [String])] = [
    (.up, ["top left", "top right", "bottom left"]),
    (.down, ["bottom right", "bottom left", "top right"]),
    (.left, ["bottom left", "top left", "bottom right"]),
    (.right, ["top right", "bottom right", "top left"]),
    (.upMirrored, ["top right", "top left", "bottom right"]),
    (.downMirrored, ["bottom left", "bottom right", "top left"]),
    (.leftMirrored, ["top left", "bottom left", "top right"]),
    (.rightMirrored, ["bottom right", "top right", "bottom left"]),
  ]

  @Test func `corners of each orientation`() {
    let (width, height) = (40.0, 30.0)
    for (orientation, expected) in Self.corners {
      let size =
        orientation.isOnSide
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
      let map = orientation.map(width: width, height: height)
      let found = [CGPoint(x: 0, y: 0), CGPoint(x: width, y: 0), CGPoint(x: 0, y: height)].map {
        let point = $0.applying(map)
        let row = point.y == 0 ? "top" : point.y == size.height ? "bottom" : "\(point.y)"
        let column = point.x == 0 ? "left" : point.x == size.width ? "right" : "\(point.x)"
        return "\(row) \(column)"
      }
      expect(found, equals: expected, "\(orientation)")
      expect(
        orientation.isOnSide,
        equals: [.left, .right, .leftMirrored, .rightMirrored].contains(orientation))
      expect(orientation.isMirrored, equals: map.a * map.d - map.b * map.c < 0, "\(orientation)")
    }
  }

  @Test func `a mirrored picture has its sides exchanged`() {
    for (orientation, corners) in Self.corners {
      let mirrored = corners.map {
        $0.contains("left")
          ? $0.replacing("left", with: "right") : $0.replacing("right", with: "left")
      }
      let other = Self.corners.first { $0.1 == mirrored }?.0
      expect(orientation.mirrored, equals: other, "\(orientation)")
      expect(orientation.mirrored.mirrored, equals: orientation)
    }
  }
}
