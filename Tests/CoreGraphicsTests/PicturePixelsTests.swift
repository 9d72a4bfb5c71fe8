import CoreGraphics
import Expectations
import Foundation
import Testing

/// The limit of pixels that an environment variable sets.
@Suite(.serialized) struct PicturePixelsTests {
  @Test(
    arguments: [
      (nil, 1 << 26), ("1", 1), ("5000", 5000), ("0", 1 << 26), ("-3", 1 << 26), ("", 1 << 26),
      ("many", 1 << 26), ("12x", 1 << 26),
    ] as [(String?, Int)])
  func `only a positive number changes it`(text: String?, limit: Int) {
    let name = "PANTOGRAPH_PICTURE_PIXELS"
    let before = getenv(name).map { String(cString: $0) }
    func set(_ text: String?) {
      if let text { setenv(name, text, 1) } else { unsetenv(name) }
    }
    defer { set(before) }
    set(text)
    expect(PicturePixels.limit, equals: limit)
  }
}
