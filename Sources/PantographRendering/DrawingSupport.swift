import PantographObjects
import QuartzCore

/// Text measurement and picture files for layers and views, which need a drawing library.
///
/// Without it, text is measured by a simple rule and picture files are not read. A program installs
/// it once, before its first layout; drawing never does. So layouts without it are the same on
/// every machine, whether or not anything is drawn.
@MainActor
public enum DrawingSupport {
  /// Measures text with the machine's fonts, and reads and writes picture files, for the rest of
  /// the program.
  public static func install() {
    if PangoFonts.areThere { TextMeasuring.choose(PangoTextMeasurer()) }
    installPictures()
  }

  /// Installs the functions that read and write picture files. Does not install the measurement of
  /// text with the machine's fonts, so layouts stay the same on every machine.
  package static func installPictures() {
    ImageReading.choose(readPicture)
    ImageWriting.choose(writePNG)
    ImageWriting.choosePixels(makePixels)
    ImageWriting.chooseJPEG(writeJPEG)
    FontLibrary.choose(add: AddedFonts.add, removeAll: AddedFonts.removeAll)
  }

  /// Does the same as `install()`, but only while `body` runs.
  package static func installed<Result, Failure: Error>(
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (reader, writer, other, maker) = (
      ImageReading.read, ImageWriting.write, ImageWriting.writeJPEG, ImageWriting.pixels
    )
    ImageReading.choose(readPicture)
    ImageWriting.choose(writePNG)
    ImageWriting.choosePixels(makePixels)
    ImageWriting.chooseJPEG(writeJPEG)
    defer {
      ImageWriting.chooseJPEG(other)
      ImageWriting.choosePixels(maker)
      ImageReading.choose(reader)
      ImageWriting.choose(writer)
    }
    guard PangoFonts.areThere else { return try body() }
    return try TextMeasuring.with(PangoTextMeasurer(), body)
  }

  private nonisolated static func readPicture(_ bytes: [UInt8]) -> CGImage? {
    do throws(RenderingError) {
      let image =
        try PixelImage.isJPEG(bytes) ? PixelImage(jpeg: bytes) : PixelImage(png: bytes)
      return CGImage(width: image.width, height: image.height, pixels: image.pixels)
    } catch {
      // UIKit returns nil for a file that is no picture, but this one would be one elsewhere.
      if case .tooManyPixels = error {
        MainQueue.run { Misuse.warn("a picture was not read: \(error)") }
      }
      return nil
    }
  }

  private static func writePNG(_ image: CGImage) -> [UInt8]? {
    try? LayerStore().surface(of: image).surface.pngBytes()
  }

  private nonisolated static func makePixels(_ image: CGImage) -> [UInt32]? {
    MainQueue.run { try? LayerStore().surface(of: image).surface.image().pixels }
  }

  private static func writeJPEG(_ image: CGImage, _ quality: Double) -> [UInt8]? {
    guard let pixels = try? LayerStore().surface(of: image).surface.image() else { return nil }
    return JPEGWriter.bytes(of: pixels, quality: quality)
  }

  /// A sentence about missing fonts; nil if text can be drawn.
  public static var fontProblem: String? {
    guard !PangoFonts.areThere else { return nil }
    return "this machine has no fonts, so text is drawn as bars: install fonts-dejavu-core"
  }
}
