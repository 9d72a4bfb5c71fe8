import UIKit

/// Gives `UIKit` what only a drawing library knows: the size of text, and pictures from files.
///
/// `UIKit` alone measures text by a plain rule and reads no pictures. Whatever draws installs this by
/// itself; a program that lays views out before it draws installs it first.
@MainActor
public enum DrawingSupport {
  /// Lets `UIKit` measure text with pango and read pictures with cairo from now on.
  public static func install() {
    TextMeasuring.current = PangoFonts.areThere ? PangoTextMeasurer() : PlainTextMeasurer()
    ImageReading.read = { bytes in
      guard let image = try? PixelImage(png: bytes) else { return nil }
      return CGImage(width: image.width, height: image.height, pixels: image.pixels)
    }
  }

  /// Says in a sentence what is wrong with the machine's fonts; nil where text can be drawn.
  public static var fontProblem: String? {
    guard !PangoFonts.areThere else { return nil }
    return "this machine has no fonts, so text is drawn as bars: install fonts-dejavu-core"
  }
}
