import Foundation
import PantographRendering
import Testing

/// A reference picture in `Tests/RenderingTests/Goldens`, with which a test compares its picture.
///
/// `PANTOGRAPH_KEEP_GOLDENS=1` stores the pictures of the tests as the new references.
struct Golden {
  let name: String
  /// The largest difference of a channel in a pixel that counts as equal.
  var tolerance = usualTolerance
  /// The share of pixels that may differ more, because other versions of cairo round edges differently.
  var fraction = 0.002
  /// The largest number of pixels in a block of 16 by 16 that may differ by more than 64. Rounded edges differ less,
  /// and a word that is missing in a large picture differs more.
  private static let mostInBlock = 24
  private static let usualTolerance = 12

  /// Compares the picture. On failure, the picture and the difference are written to `build/goldens`.
  func expect(_ image: PixelImage, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = Self.folder.appending(path: "\(name).png").path
    if ProcessInfo.processInfo.environment["PANTOGRAPH_KEEP_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      return try image.writePNG(to: path)
    }
    let expected = try PixelImage(pngAt: path)
    let difference = PixelDifference(expected, image, tolerance: tolerance)
    let isEqual =
      difference.haveEqualSize && difference.fraction <= fraction
      && (tolerance > Self.usualTolerance
        || Self.largestBlock(PixelDifference(expected, image, tolerance: 64)) <= Self.mostInBlock)
    guard !isEqual else { return }
    try FileManager.default.createDirectory(at: Self.kept, withIntermediateDirectories: true)
    let kept = Self.kept.appending(path: name).path
    try image.writePNG(to: kept + ".png")
    try difference.picture.writePNG(to: kept + "-difference.png")
    Issue.record(
      """
      \(name) does not look as it did: \(difference.count) pixels differ by more than \(tolerance), \
      the most by \(difference.largest); see \(kept)-difference.png
      """, sourceLocation: sourceLocation)
  }

  /// Returns the number of pixels that differ in the block with most of them. They are red in the picture.
  private static func largestBlock(_ difference: PixelDifference) -> Int {
    guard difference.count > mostInBlock else { return difference.count }
    let picture = difference.picture
    var counts: [Int: Int] = [:]
    for (place, pixel) in picture.pixels.enumerated() where pixel == 0xFFE0_0020 {
      counts[place / picture.width / 16 * 65536 + place % picture.width / 16, default: 0] += 1
    }
    return counts.values.max() ?? 0
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let folder = tests.appending(path: "Goldens")
  private static let kept = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "build/goldens")
}
