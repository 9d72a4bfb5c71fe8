import Rendering
import UIKit

extension GestureTest {
  /// Compares the window as it is drawn with the picture `Expectations/NAME.png` beside the test's file.
  ///
  /// `tolerance` is how much a channel of a pixel may differ, of 255: other versions of cairo round
  /// otherwise. `share` is the share of pixels that may differ by more.
  public func expectPicture(
    named name: String, tolerance: Int = 8, share: Double = 0.001, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, file: file, line: line, column: column)
    let golden = ExpectationFile(name, ending: "png", at: place)
    do throws(RenderingError) {
      let image = try LayerRenderer(scale: 1).image(of: window)
      if TestResults.records {
        if let problem = golden.write(try image.pngBytes()) {
          TestIssue.record(problem, at: place)
        }
        return
      }
      guard let bytes = golden.bytes else { return TestIssue.record(golden.missing, at: place) }
      let expected = try PixelImage(png: bytes)
      guard let problem = Self.difference(image, expected, tolerance, share) else { return }
      let actual = TestResults(name, at: place).keep(picture: image, beside: expected)
      TestIssue.record("the picture is not \(golden.path): \(problem)\n\(actual)", at: place)
    } catch {
      TestIssue.record("\(name) cannot be drawn or read: \(error)", at: place)
    }
  }

  private static func difference(
    _ image: PixelImage, _ expected: PixelImage, _ tolerance: Int, _ share: Double
  ) -> String? {
    guard image.width == expected.width, image.height == expected.height else {
      return
        "\(image.width) × \(image.height) pixels, not \(expected.width) × \(expected.height)"
    }
    let count = zip(image.pixels, expected.pixels).count { one, other in
      stride(from: 0, to: 32, by: 8).contains { shift in
        let (first, second) = (Int(one >> UInt32(shift)) & 255, Int(other >> UInt32(shift)) & 255)
        return (first - second).magnitude > tolerance
      }
    }
    guard Double(count) > share * Double(image.pixels.count) else { return nil }
    return "\(count) of \(image.pixels.count) pixels differ by more than \(tolerance)"
  }
}
