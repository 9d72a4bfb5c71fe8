import Expectations
import PantographPlotting
import PantographRendering
import Testing

struct RecordingFigureTests {
  @Test func `a figure has the size it says and colors of its contacts`() throws {
    let samples = (0...60).map { index in
      PlottedContact.Sample(
        seconds: Double(index) / 60, xMillimetres: 10 + Double(index), yMillimetres: 30)
    }
    let figure = RecordingFigure(
      title: "swipe.evemu", device: "Pad",
      surface: PlottedSurface(widthMillimetres: 102, heightMillimetres: 68), duration: 1,
      contacts: [PlottedContact(label: "1", samples: samples, end: .lifted)])
    let drawing = figure.drawing()
    let image = try PixelImage(drawing, scale: 1)
    expect(image.width == 1200 && image.height == Int(drawing.height.rounded(.up)))
    expect(image.pixels.count { $0 == 0xFF00_72B2 }, isAbove: 200)
    try expect(PixelDifference(image, PixelImage(drawing, scale: 1)).count, equals: 0)
    try expect(DrawingFormat.png.bytes(of: drawing).count, isAbove: 10_000)
  }
}
