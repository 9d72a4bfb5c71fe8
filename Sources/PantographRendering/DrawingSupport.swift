import QuartzCore

/// Gives layers and views what only a drawing library knows: the size of text, and pictures from files.
///
/// They alone measure text by a plain rule and read no pictures. A program chooses this once, before it
/// lays anything out; nothing that draws does it by itself. Without it layouts are the same on every
/// machine, and whether something draws makes no difference to them.
@MainActor
public enum DrawingSupport {
  /// Lets them measure text with the machine's fonts, and read pictures, for the rest of the program.
  public static func install() {
    if PangoFonts.areThere { TextMeasuring.choose(PangoTextMeasurer()) }
    installPictures()
  }

  /// Lets them read and write pictures alone: text keeps its plain rule, the same on every machine.
  package static func installPictures() {
    ImageReading.choose(readPicture)
    ImageWriting.choose(writePNG)
    ImageWriting.chooseJPEG(writeJPEG)
  }

  /// The same for as long as the body takes.
  package static func installed<Result, Failure: Error>(
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (reader, writer, other) = (
      ImageReading.read, ImageWriting.write, ImageWriting.writeJPEG
    )
    ImageReading.choose(readPicture)
    ImageWriting.choose(writePNG)
    ImageWriting.chooseJPEG(writeJPEG)
    defer {
      ImageWriting.chooseJPEG(other)
      ImageReading.choose(reader)
      ImageWriting.choose(writer)
    }
    guard PangoFonts.areThere else { return try body() }
    return try TextMeasuring.with(PangoTextMeasurer(), body)
  }

  private static func readPicture(_ bytes: [UInt8]) -> CGImage? {
    let image =
      PixelImage.isJPEG(bytes) ? try? PixelImage(jpeg: bytes) : try? PixelImage(png: bytes)
    return image.map { CGImage(width: $0.width, height: $0.height, pixels: $0.pixels) }
  }

  private static func writePNG(_ image: CGImage) -> [UInt8]? {
    try? LayerStore().surface(of: image).surface.pngBytes()
  }

  private static func writeJPEG(_ image: CGImage, _ quality: Double) -> [UInt8]? {
    guard let pixels = try? LayerStore().surface(of: image).surface.image() else { return nil }
    return JPEGWriter.bytes(of: pixels, quality: quality)
  }

  /// Says in a sentence what is wrong with the machine's fonts; nil where text can be drawn.
  public static var fontProblem: String? {
    guard !PangoFonts.areThere else { return nil }
    return "this machine has no fonts, so text is drawn as bars: install fonts-dejavu-core"
  }
}
