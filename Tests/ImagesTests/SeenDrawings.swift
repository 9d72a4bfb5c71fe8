import CoreGraphics
import Expectations
import GoldenTexts
import PantographImages

extension PDFPage {
  /// Draws the page as the library does, and compares all steps with those that the test saw before.
  func drawing(reading read: (([UInt8]) -> CGImage?)?) throws(ImageError) -> Drawing {
    let drawing = try self.PantographImages::drawing(reading: read)
    SeenMarks.see(ShortText.thousandths("\(drawing.bounds) \(drawing.steps)"))
    return drawing
  }
}

extension SVGPicture {
  /// The library's drawing, whose steps are compared with those that the test saw before.
  var drawing: Drawing {
    let drawing = self.PantographImages::drawing
    SeenMarks.see(ShortText.thousandths("\(drawing.bounds) \(drawing.steps)"))
    return drawing
  }
}
