import PantographRendering
import UIKit

extension GestureExpecting {
  /// Compares the window at the end of the section with the picture `Expectations/NAME.png` beside
  /// the test's file.
  ///
  /// `tolerance` is the greatest difference of a color channel, of 255, because versions of cairo
  /// round differently. `share` is the share of pixels that may differ by more.
  public func expect(
    picture name: String, tolerance: Int = 8, share: Double = 0.001,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    guard let last = expectedSection.last else {
      return TestIssue.record("there is nothing to draw; play a gesture first", at: place)
    }
    PictureCheck(name, tolerance, share, at: place).compare { renderer throws(RenderingError) in
      try renderer.draw(last)
      return try renderer.image
    }
  }
}

extension GestureTest {
  /// Compares the window as it is drawn now with the picture `Expectations/NAME.png` beside the
  /// test's file.
  ///
  /// `tolerance` is the greatest difference of a color channel, of 255, because versions of cairo
  /// round differently. `share` is the share of pixels that may differ by more.
  public func expectPicture(
    named name: String, tolerance: Int = 8, share: Double = 0.001, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    PictureCheck(name, tolerance, share, at: place).compare { renderer throws(RenderingError) in
      try renderer.image(of: window)
    }
  }

  /// Compares the window's current views with the file `Expectations/NAME.txt` beside the test's
  /// file.
  public func expectTree(
    named name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) {
    let place = TestPlace(
      fileID: fileID, file: file, line: line, column: column, function: function)
    let actual = window.treeDescription(.presentation).split(separator: "\n").map(String.init)
    SectionCheck(expectedSection, at: place).compare(actual, withFile: name) {
      LineDifference(expected: $0, actual: $1)
    }
  }
}

/// Compares a picture with the picture in a file.
@MainActor
private struct PictureCheck {
  private let name: String
  private let tolerance: Int
  private let share: Double
  private let place: TestPlace

  init(_ name: String, _ tolerance: Int, _ share: Double, at place: TestPlace) {
    self.name = name
    self.tolerance = tolerance
    self.share = share
    self.place = place
  }

  func compare(_ draw: (LayerRenderer) throws(RenderingError) -> PixelImage) {
    let golden = ExpectationFile(name, ending: "png", at: place)
    do throws(RenderingError) {
      let image = try draw(LayerRenderer(scale: 1))
      if TestResults.records {
        if let problem = golden.write(try image.pngBytes()) {
          TestIssue.record(problem, at: place)
        }
        return
      }
      guard let bytes = golden.bytes else { return TestIssue.record(golden.missing, at: place) }
      let expected = try PixelImage(png: bytes)
      guard let problem = difference(image, expected) else { return }
      let message = "the picture differs from \(golden.path): \(problem)"
      let kept = TestResults(name, at: place).keep(picture: image, beside: expected, message)
      TestIssue.record("\(message)\n\(kept)", at: place)
    } catch {
      TestIssue.record("\(name) cannot be drawn or read: \(error)", at: place)
    }
  }

  private func difference(_ image: PixelImage, _ expected: PixelImage) -> String? {
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
