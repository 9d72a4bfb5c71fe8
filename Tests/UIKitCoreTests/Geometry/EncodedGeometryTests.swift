import Expectations
import Foundation
import Testing
import UIKit

/// Geometry in archives.
@MainActor
struct EncodedGeometryTests {
  private struct Place: Codable, Equatable {
    var row: Int
  }

  @Test func `geometry that is archived comes back, and is zero if there is none`() throws {
    let archive = NSKeyedArchiver(requiringSecureCoding: false)
    archive.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archive.encode(CGSize(width: 3, height: 4), forKey: "size")
    archive.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
    archive.encode(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "insets")
    try archive.encodeEncodable(Place(row: 7), forKey: "place")
    archive.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
    reader.requiresSecureCoding = false
    expect(reader.decodeCGPoint(forKey: "point"), equals: CGPoint(x: 1, y: 2))
    expect(reader.decodeCGSize(forKey: "size"), equals: CGSize(width: 3, height: 4))
    expect(
      reader.decodeCGAffineTransform(forKey: "transform"),
      equals: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    expect(
      reader.decodeDirectionalEdgeInsets(forKey: "insets"),
      equals: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    try expect(reader.decodeTopLevelDecodable(Place.self, forKey: "place"), equals: Place(row: 7))
    expect(reader.decodeCGPoint(forKey: "none"), equals: .zero)
    expect(reader.decodeCGSize(forKey: "none"), equals: .zero)
    expect(reader.decodeCGAffineTransform(forKey: "none"), equals: .identity)
    expect(reader.decodeDirectionalEdgeInsets(forKey: "none"), equals: .zero)
  }
}
