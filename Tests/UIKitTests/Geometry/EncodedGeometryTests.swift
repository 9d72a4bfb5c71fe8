import Foundation
import Testing
import UIKit

/// Geometry in archives.
@MainActor
@Suite struct EncodedGeometryTests {
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
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(
      reader.decodeCGAffineTransform(forKey: "transform")
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(
      reader.decodeDirectionalEdgeInsets(forKey: "insets")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try reader.decodeTopLevelDecodable(Place.self, forKey: "place") == Place(row: 7))
    #expect(reader.decodeCGPoint(forKey: "none") == .zero)
    #expect(reader.decodeCGSize(forKey: "none") == .zero)
    #expect(reader.decodeCGAffineTransform(forKey: "none") == .identity)
    #expect(reader.decodeDirectionalEdgeInsets(forKey: "none") == .zero)
  }
}
